// A judgement: the card is turned, may be replaced, and takes effect (Play::judgement).
#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {

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
