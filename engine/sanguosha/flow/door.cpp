// The door: every question and every event of this game passes here.
#include <algorithm>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/state/carry.h"

namespace tally::sanguosha {

Event Play::put(Question& q) {
  q.rules = &legal_;
  if (rehearsal_ != nullptr) [[unlikely]]
    return rehearsed(q);
  Event a = table_->answer(q);
  if (stopped_) [[unlikely]]
    a = {};
  else
    a.rule = q.rule;
  return a;
}

void Play::commit(Event& e) {
  if (e.kind == nothing) return;
  fold(e);
  if (state_.unsettled()) settle();
}

// Cards that are about to move, and have: of a choice it is said only that they have.
bool Play::may_move(const Event& e) {
  if (!carries[e.kind].moves()) return true;
  CardsMove move{e};
  open<Timing::cards_moving>(move);
  return !move.done;
}

void Play::moved(const Event& e) {
  if (!carries[e.kind].moves()) return;
  CardsMove move{e};
  open<Timing::cards_moved>(move);
}

bool Play::tell(Event& e) {
  if (stopped_ || rehearsal_ != nullptr) return false;
  if (!state_.acting_at(Timing::cards_moving).empty() && !may_move(e)) return false;
  const bool happened = table_->tell(e);
  if (!happened) return false;
  fold(e);
  // What is replaced goes in one with what replaces it.
  if (state_.unsettled() && e.kind != kind::replace) settle();
  return true;
}

bool Play::tell_cards(Event& e, Ask what) {
  const bool unseen =
      std::any_of(e.cards.begin(), e.cards.end(), [](Card c) { return c == unknown_card; });
  if (!unseen) return tell(e);
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = e.seat;
  q.what = e.what;
  q.value = static_cast<std::int16_t>(e.cards.size());
  q.accepts = e.kind;
  q.rule = e.rule;
  q.may_pass = false;
  const Event told = e;
  q.told = &told;
  Event a = ask(q);
  if (a.kind == nothing) return false;
  e = a;
  commit(e);
  return true;
}

void Play::say(Kind k, Seat seat, Rule rule, std::span<const Card> cards) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.rule = rule;
  e.cards = cards;
  tell(e);
}

Suit Play::suit(Card c) const { return legal_.suit(c); }
Color Play::color(std::span<const Card> cards) const { return legal_.color(cards); }

}  // namespace tally::sanguosha
