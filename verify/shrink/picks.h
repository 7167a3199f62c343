#pragma once
// Answers for whom the script has none, out of all that are legal.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/table.h"
#include "verify/shrink/script.h"

namespace tally::verify {

using CardSet = std::array<bool, card_ids>;

// The first that takes no card somebody needs; the first of all if each does. Where the script has
// a step of another number of cards, those with most of its cards come first, and of these those
// with most that the fault names.
class LeastNeeded final : public AnswerSink {
 public:
  LeastNeeded(const CardSet& needed, const Step* scripted, const std::vector<Card>& of_fault)
      : needed_(needed), scripted_(scripted), of_fault_(of_fault) {}
  bool take(const Event& answer) override {
    constexpr int most = 200;
    const int worth = worth_of(answer);
    if (seen_++ == 0 || worth > best_) {
      best_ = worth;
      line_ = Line(answer);
    }
    return (scripted_ != nullptr || worth < harmless) && seen_ < most;
  }
  // Nothing where there is no legal answer.
  [[nodiscard]] const Line& line() const { return line_; }

 private:
  static constexpr int harmless = 1'000;
  [[nodiscard]] int worth_of(const Event& answer) const {
    const auto among = [](const std::vector<Card>& cards, Card c) {
      return std::find(cards.begin(), cards.end(), c) != cards.end();
    };
    constexpr int of_fault = 10;
    int worth = harmless;
    for (const Card c : answer.cards) {
      if (scripted_ != nullptr && among(scripted_->line.cards, c))
        worth += among(of_fault_, c) ? of_fault : 1;
      else if (needed_[c])
        worth -= harmless;
    }
    return worth;
  }

  const CardSet& needed_;
  const Step* scripted_;
  const std::vector<Card>& of_fault_;
  Line line_;
  int best_ = 0;
  int seen_ = 0;
};

// The first that is done to one seat and no other, with no card somebody needs.
class Attack final : public AnswerSink {
 public:
  Attack(const CardSet& needed, Seat on) : needed_(needed), on_(on) {}
  bool take(const Event& answer) override {
    constexpr int most = 2'000;
    const bool aimed =
        answer.seats.size() == 1 && answer.seats[0] == on_ &&
        std::none_of(answer.cards.begin(), answer.cards.end(), [&](Card c) { return needed_[c]; });
    if (aimed) line_ = Line(answer);
    return !aimed && ++seen_ < most;
  }
  // Nothing where there is none.
  [[nodiscard]] const Line& line() const { return line_; }

 private:
  const CardSet& needed_;
  Seat on_;
  Line line_;
  int seen_ = 0;
};

}  // namespace tally::verify
