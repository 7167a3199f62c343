#include "replay/random/answers.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tally {

// Keeps one of the offers, each with the same probability, and stops after `most` of them.
class RandomAnswers::Choice final : public AnswerSink {
 public:
  Choice(RandomAnswers& answers, int most) : answers_(answers), most_(most) {}
  bool take(const Event& offer) override {
    ++seen_;
    if (answers_.random_.below(seen_) == 0) event_ = answers_.keep(offer, offer.cards);
    return seen_ < most_;
  }
  [[nodiscard]] const Event& event() const { return event_; }

 private:
  RandomAnswers& answers_;
  int most_;
  int seen_ = 0;
  Event event_;  // "nothing" until there is an offer
};

Event RandomAnswers::keep(Event e, std::span<const Card> cards) {
  if (cards.size() == 1) {  // nearly always
    cards_[0] = cards[0];
    e.cards = {cards_.data(), 1};
    return e;
  }
  const std::size_t n = std::min(cards.size(), cards_.size());
  if (cards.data() != cards_.data()) std::copy_n(cards.begin(), n, cards_.begin());
  e.cards = {cards_.data(), n};
  return e;
}

Event RandomAnswers::one_of_first(const Question& q, int most) {
  Choice choice(*this, most);
  q.each(choice);
  return choice.event();
}

Event RandomAnswers::by_chance(const Match& match, const Question& q) {
  const ChanceAnswer chance = match.chance_answer(q, cards_.data());
  const int wanted = std::min<int>(q.value, chance.cards);
  for (int i = chance.fixed; i < wanted; ++i) {
    const int other = i + random_.below(chance.cards - i);
    std::swap(cards_[static_cast<std::size_t>(i)], cards_[static_cast<std::size_t>(other)]);
  }
  Event e = chance.answer;
  e.cards = {cards_.data(), static_cast<std::size_t>(wanted)};
  return e;
}

bool RandomAnswers::of_chance(const Schema& schema, const Question& q) {
  return schema.kinds[q.accepts.first()].role == EventRole::chance;
}

}  // namespace tally
