// A judgement: the card is turned, may be replaced, and takes effect (Play::judgement).
#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {

bool Play::judgement_by(Seat who, Cause why, Rule rule, const void* good,
                        bool (*decides)(const void* good, Suit, int rank), Card* stands) {
  Card card = unknown_card;
  if (!turn_judgement_card(who, why, rule, card)) return false;
  const SeatSet waiting = replaced(who, why, card);
  if (stopped_) return false;
  const auto effect = [&](Card c) {
    return c < deck_size && decides(good, legal().suit(c, who), static_cast<int>(face(c).rank));
  };
  Event e;
  e.kind = kind::judged;
  e.seat = who;
  e.what = why;
  e.cards = {&card, 1};
  e.rule = rule;
  if (card == unknown_card) [[unlikely]] {
    // Nobody has seen it: it is named when the judgement stands, or only its effect is.
    e.hide(Field::value);
    Event next = e;
    if (comes_next(next) && next.cards.size() == 1) card = next.cards[0];
  }
  if (card != unknown_card) {
    e.value = effect(card) ? 1 : 0;
    e.show(Field::value);
  }
  const bool told = tell(e);
  // A record may have another final card, or say the effect outright: its word stands.
  const Card final_card = told && e.cards.size() == 1 ? e.cards[0] : card;
  bool holds = told ? e.value != 0 : effect(card);
  if (final_card != card) {
    holds = effect(final_card);
    put_away({&card, 1}, rule::judgement);
  }
  const Card shown = final_card;
  if (stands != nullptr) *stands = shown;
  judged(who, why, shown, holds);
  put_away({&shown, 1}, rule::judgement);
  if (!waiting.empty()) [[unlikely]]
    cards_lost(waiting);
  return holds;
}

// SGS-JUDGEMENT: the top card of the draw pile is turned; suit and rank decide, not its name.
bool Play::turn_judgement_card(Seat who, Cause why, Rule rule, Card& out) {
  Judging before{who, why};
  open<Timing::before_judgement>(before);
  if (supply(1) == 0) return false;
  top(1, &out);
  Event e;
  e.kind = kind::flip;
  e.seat = who;
  e.what = why;
  e.rule = rule;
  e.cards = {&out, 1};
  const Card expected = out;
  const bool told = tell_cards(e, Ask::flip);
  if (told && e.cards.size() == 1) out = e.cards[0];
  if (!told) out = expected;
  settle_pile();
  return !stopped_;
}

// J2: once round, from the current player; a later one may replace what an earlier one laid. For
// whom it waits that he has lost a card by it (OPT-SGS-TUNTIAN).
SeatSet Play::replaced(Seat judge, Cause why, Card& card) {
  Judging time{judge, why, card};
  open<Timing::retrial>(time);
  card = time.card;
  return time.waiting;
}

// J4: the card is still on the table.
void Play::judged(Seat judge, Cause why, Card card, bool holds) {
  Judging time{judge, why, card, holds};
  open<Timing::judged>(time);
}

}  // namespace tally::sanguosha
