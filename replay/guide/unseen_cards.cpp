// Cards that nobody has seen where the record names another one: how they leave a hand, and how
// they go on.
#include <algorithm>

#include "replay/guide/matching.h"
#include "replay/guide/telling.h"

namespace tally::guide {

void Telling::lose_unseen(Seat who) {
  if (cursor_.kinds.discarding == nothing) return;
  Event e;
  e.kind = cursor_.kinds.discarding;
  e.seat = who;
  e.cards = unseen_cards(1);
  cursor_.match->apply(e);
}

void Telling::hand_over_unseen(Seat from, Seat to) {
  Event e;
  e.kind = cursor_.kinds.taking;
  e.seat = to;
  e.other = from;
  e.cards = unseen_cards(1);
  cursor_.match->apply(e);
}

Telling::GoesOn Telling::misnamed_goes_on(Event* e) {
  const Card misnamed = cursor_.course.misnamed;
  const Event* const n = misnamed != unknown_card ? cursor_.peek() : nullptr;
  if (n == nullptr || !has(n->cards, misnamed)) return GoesOn::no;
  const KindInfo& kind = cursor_.schema.of(*n);
  Event so = *n;
  std::replace_copy(n->cards.begin(), n->cards.end(), cards_.begin(), misnamed, unknown_card);
  so.cards = {cards_.data(), n->cards.size()};
  const bool told_next =
      e != nullptr && n->kind == e->kind && has(e->cards, unknown_card) && agree(kind, *e, so);
  const bool laid_away =
      kind.to == Spot::discard && kind.role == EventRole::outcome && so.cards.size() == 1;
  if (!told_next && !laid_away) return GoesOn::no;
  cursor_.course.misnamed = unknown_card;
  cursor_.go_on();
  if (!told_next) {
    fold(so);
    return GoesOn::alone;
  }
  e->cards = so.cards;
  happens(*e);
  return GoesOn::as_told;
}

}  // namespace tally::guide
