#include "replay/random/random_table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tally {

// Keeps one of the offers, each with the same probability, and stops after `most` of them: the list
// may be very long.
class RandomTable::Choice final : public AnswerSink {
 public:
  Choice(RandomTable& table, int most) : table_(table), most_(most) {}
  bool take(const Event& offer) override {
    ++seen_;
    if (table_.random_.below(seen_) == 0) {
      event_ = offer;
      const std::size_t n = std::min(offer.cards.size(), table_.cards_.size());
      std::copy_n(offer.cards.begin(), n, table_.cards_.begin());
      event_.cards = {table_.cards_.data(), n};
    }
    return seen_ < most_;
  }
  [[nodiscard]] const Event& event() const { return event_; }

 private:
  RandomTable& table_;
  int most_;
  int seen_ = 0;
  Event event_;  // "nothing" until there is an offer
};

// Players would rather act than wait, and save their cards more often than not when it is not
// their turn; after a hundred turns nobody defends himself any more, so that every game ends.
int RandomTable::pass_percent(const Question& q) const {
  constexpr int patience = 100;
  const bool tired = match_.turn() > patience;
  if (!q.may_pass) return 0;
  if (q.who == match_.current()) return tired ? 3 : 10;
  if (tired) return 100;
  return q.who == nobody ? 75 : 50;
}

Event RandomTable::answer(const Question& q) {
  const auto kind = static_cast<std::size_t>(std::countr_zero(q.accepts));
  if (schema_.kinds[kind].role == EventRole::chance) return by_chance(q);
  if (random_.percent(pass_percent(q))) return {};
  Choice choice(*this, 8 << random_.below(6));
  q.each(choice);
  const Event& e = choice.event();
  if (e.kind != nothing) happened(e);
  return e;
}

Event RandomTable::by_chance(const Question& q) {
  const Lot lot = match_.lot(q, cards_.data());
  const int wanted = std::min<int>(q.value, lot.cards);
  for (int i = lot.fixed; i < wanted; ++i) {
    const int other = i + random_.below(lot.cards - i);
    std::swap(cards_[static_cast<std::size_t>(i)], cards_[static_cast<std::size_t>(other)]);
  }
  Event e = lot.answer;
  e.cards = {cards_.data(), static_cast<std::size_t>(wanted)};
  happened(e);
  return e;
}

bool RandomTable::tell(Event& e) {
  happened(e);
  return true;
}

void RandomTable::happened(const Event& e) {
  ++events_;
  if (sink_ != nullptr) sink_->event(e, match_, events_);
}

}  // namespace tally
