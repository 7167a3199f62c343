// Cards that a record does not name, and cards that it calls by another's name.
#include <algorithm>

#include "replay/compare.h"
#include "replay/guide.h"

namespace tally {
namespace {

constexpr Card one_unseen = unknown_card;

bool has_unnamed(const Event& e) { return has(e.cards, unknown_card); }

}  // namespace

// A card that everybody saw go, that the record does not name and that cannot have been one of the
// hand: where by the rules only one other can have gone, it was that one.
void Guide::name_left_out(const Question& q, Event& a, Verdict& v) {
  const KindInfo& kind = schema_.of(a);
  if (kind.sight != Sight::all || kind.to != Spot::discard ||
      (kind.from != Spot::seat && kind.from != Spot::other) || a.cards.size() != 1 ||
      a.cards[0] != unknown_card)
    return;
  Card only = unknown_card;
  Event named = a;
  for (std::size_t i = 0; i < schema_.cards.size() && !v.undecided; ++i) {
    const Card c = static_cast<Card>(i);
    if (!match_->plays_with(c)) continue;
    named.cards = {&c, 1};
    if (!q.judge(named).legal()) continue;
    v.undecided = only != unknown_card;  // nobody can say which
    only = c;
  }
  if (only == unknown_card || v.undecided) return;
  named_ = only;
  a.cards = {&named_, 1};
  v = q.judge(a);
}

// Whose hand a card left that the record calls by another's name.
void Guide::lose_unseen(Seat who) const {
  if (discarding_ == nothing) return;
  Event e;
  e.kind = discarding_;
  e.seat = who;
  e.cards = {&one_unseen, 1};
  match_->apply(e);
}

// To whose hand it came when the record named it last; nobody where that is not what it said.
Seat Guide::last_given_to(Card c) const {
  for (std::size_t k = at_; k-- > 0;) {
    const Event& e = record_->event(k);
    const auto at =
        static_cast<std::size_t>(std::find(e.cards.begin(), e.cards.end(), c) - e.cards.begin());
    const KindInfo& kind = schema_.of(e);
    if (at == e.cards.size() || kind.to == Spot::none) continue;
    const auto players = static_cast<std::size_t>(record_->setup.players);
    switch (kind.to) {
      case Spot::seat: return e.seat;
      case Spot::other: return e.other;
      case Spot::each:
        return e.cards.size() % players == 0 ? static_cast<Seat>(at / (e.cards.size() / players))
                                             : nobody;
      default: return nobody;
    }
  }
  return nobody;
}

// The card came to the one who shows it, and in its place went one that nobody has seen.
void Guide::hand_over_unseen(Seat from, Seat to) const {
  Event e;
  e.kind = taking_;
  e.seat = to;
  e.other = from;
  e.cards = {&one_unseen, 1};
  match_->apply(e);
}

// Whether by the rules another card may have gone in its place.
bool Guide::another_may_go(const Question& q, const Event& a) const {
  Event unseen = a;
  unseen.cards = {&one_unseen, 1};
  const auto fields = schema_.of(a).fields;
  const bool says_what = std::any_of(fields.begin(), fields.end(), [](const FieldInfo& f) {
    return f.field == Field::what && !f.optional;
  });
  // Where the card itself decides what it is, another is another choice.
  if (const Verdict v = q.judge(unseen); v.legal() || (v.undecided && says_what)) return true;
  if (a.cards[0] >= schema_.cards.size()) return false;
  // One of the same name, where it matters what it is.
  const CardInfo& like = schema_.cards[a.cards[0]];
  const bool any = schema_.of(a).to == Spot::discard;
  Event another = a;
  for (std::size_t i = 0; i < schema_.cards.size(); ++i) {
    const CardInfo& card = schema_.cards[i];
    const Card c = static_cast<Card>(i);
    const bool same = card.en == like.en && card.name_only == like.name_only;
    if (!(any || same) || !match_->plays_with(c)) continue;
    another.cards = {&c, 1};
    if (q.judge(another).legal()) return true;
  }
  return false;
}

// What the record calls by another card's name goes on as what it is, which nobody has seen: as the
// rules tell next, or, as they know of no such card, laid away without them.
Guide::GoesOn Guide::goes_on(Event* e) {
  const Event* const n = misnamed_ != unknown_card ? peek() : nullptr;
  if (n == nullptr || !has(n->cards, misnamed_)) return GoesOn::no;
  const KindInfo& kind = schema_.of(*n);
  Event so = *n;
  std::replace_copy(n->cards.begin(), n->cards.end(), room_.begin(), misnamed_, unknown_card);
  so.cards = {room_.data(), n->cards.size()};
  const bool told_next = e != nullptr && n->kind == e->kind && has_unnamed(*e) &&
                         compare(kind, *e, so, kind.ordered).same;
  const bool laid_away =
      kind.to == Spot::discard && kind.role == EventRole::claim && so.cards.size() == 1;
  if (!told_next && !laid_away) return GoesOn::no;
  misnamed_ = unknown_card;
  consume();
  in_extras_ = in_missing_ = false;
  idle_ = 0;
  if (told_next) e->cards = so.cards;
  told_next ? told(*e) : fold(so);
  return told_next ? GoesOn::as_told : GoesOn::alone;
}

}  // namespace tally
