// The invariants of Dou Dizhu as a Watch, and in words.
#include <string>

#include <fmt/format.h>

#include "replay/record.h"
#include "verify/games/dou_dizhu/books.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::verify {
namespace ddz {
namespace {

#define TALLY_R(...) \
  { __VA_ARGS__ }
#define TALLY_X(name, id, rules, ...) constexpr Rule rules_of_##name[] = rules;
TALLY_DDZ_INVARIANTS(TALLY_X)
#undef TALLY_X
#undef TALLY_R

constexpr Invariant table[] = {
#define TALLY_X(name, id, rules, en, zh) {id, en, zh, rules_of_##name},
    TALLY_DDZ_INVARIANTS(TALLY_X)
#undef TALLY_X
};

std::string player(int seat, bool zh) {
  return State::seated(static_cast<Seat>(seat)) ? fmt::format("P{}", seat + 1)
         : zh                                   ? "无人"
                                                : "nobody";
}

std::string seats_words(int bits, bool zh) {
  std::string out;
  for (int s = 0; s < players; ++s)
    if ((bits >> s & 1) != 0) out += (out.empty() ? "" : " ") + player(s, zh);
  return out.empty() ? player(nobody, zh) : out;
}

std::string words(const Breach& b, bool books, bool zh) {
  const int n = books ? b.books : b.state;
  const std::string who = player(b.seat, zh);
  if (n < 0 && b.books == b.state) {
    const bool rising = b.which == Inv::bids;
    if (books) return zh ? "另有所是" : rising ? "a higher bid, or none" : "other cards";
    return zh ? who + "的牌或叫分不符" : who + (rising ? " bids no more" : " has or plays others");
  }
  switch (b.which) {
    case Inv::held: return fmt::format(fmt::runtime(zh ? "{}有{}张牌" : "{} has {} cards"), who, n);
    case Inv::deal:
    case Inv::bids:
    case Inv::turn: return fmt::format(fmt::runtime(zh ? "轮到{}" : "it is for {}"), player(n, zh));
    case Inv::trick:
      if (b.seat == nobody) return fmt::format(fmt::runtime(zh ? "第{}轮" : "trick {}"), n);
      if (books) return zh ? "一轮尚未结束，或由另一家领出" : "the trick goes on, or another leads";
      return fmt::format(fmt::runtime(zh ? "{}领出或不出" : "{} leads, or passes a lead"), who);
    case Inv::end:
      if (n == 0) return zh ? "已有一家出完牌" : "a hand is empty, or there is no game";
      return zh ? "游戏仍在继续，或过早结束" : "the game goes on, or ends too early";
    case Inv::winner: return seats_words(n, zh);
    case Inv::score:
      return b.seat == nobody
                 ? fmt::format(fmt::runtime(zh ? "得分之和为{}" : "the points add up to {}"), n)
                 : fmt::format(fmt::runtime(zh ? "{}得{}分" : "{} has {} points"), who, n);
  }
  return std::to_string(n);
}

class DouDizhuWatch final : public TableWatch {
 public:
  void start(const Setup& /*setup*/, const Ruleset& rules, const Match& match) override {
    books_.open(Options(rules));
    state_ = reinterpret_cast<const State*>(match.state().data());  // NOLINT: its own bytes
    first_ = true;
    last_ = nobody;
  }

  bool event(const Event& e, const Match& /*match*/, const Question* /*q*/) override {
    const bool same =
        e.kind == kind::trick ? books_.same_to_lead(*state_) : books_.same(last_, *state_);
    if (first_ || !same) [[unlikely]]
      return event_closely(e);
    last_ = e.seat;
    return books_.fold(e);
  }

  bool end(const Match& /*match*/, bool whole) override {
    return whole ? books_.close(*state_) : first_ || books_.agree(*state_);
  }

  bool straight(const Record& record, const Ruleset& rules, const Match& match) override {
    state_ = reinterpret_cast<const State*>(match.state().data());  // NOLINT: its own bytes
    Books books;
    books.open(Options(rules));
    bool holds = true;
    if (record.packed().empty()) {
      for (const Observation& o : record.seen())
        if (!(holds = books.fold(o.event))) break;
    } else {
      for (const PackedEvent& e : record.packed())
        if (!(holds = books.fold(e))) break;
    }
    if (holds && books.close(*state_)) return true;
    books_ = books;
    return false;
  }
  [[nodiscard]] bool watches_straight() const override { return true; }

 private:
  // The books are not the same as the state, or cannot be yet: whether they have to be.
  [[gnu::noinline]] bool event_closely(const Event& e) {
    // Before the first event the state is still that of the game before.
    if (first_) {
      first_ = false;
    } else if (!(e.kind == kind::trick ? books_.agree(*state_) : books_.agree_on(last_, *state_))) {
      return false;
    }
    last_ = e.seat;
    return books_.fold(e);
  }
  [[nodiscard]] Broken broken() const override {
    const Breach& b = books_.breach();
    return {table[static_cast<std::size_t>(b.which)], b.seat};
  }
  [[nodiscard]] std::string says(bool books, bool zh) const override {
    return words(books_.breach(), books, zh);
  }

  const State* state_ = nullptr;
  Books books_;
  bool first_ = true;
  Seat last_ = nobody;  // about whom the last event was
};

}  // namespace
}  // namespace ddz

std::span<const Invariant> dou_dizhu_invariants() { return ddz::table; }
std::unique_ptr<Watch> dou_dizhu_watch() { return std::make_unique<ddz::DouDizhuWatch>(); }

}  // namespace tally::verify
