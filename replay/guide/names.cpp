// Cards that a record does not name, and cards that it calls by another's name.
#include <algorithm>

#include "replay/guide/matching.h"
#include "replay/guide/guide.h"

namespace tally {
namespace {

bool has_unnamed(const Event& e) { return has(e.cards, unknown_card); }

}  // namespace

// Cards that everybody saw go, or that were taken, that the record does not name and that cannot
// have been of the hand: where by the rules only one other can have gone, it was that one.
void Guide::name_left_out(const Question& q, Event& a, Verdict& v) {
  const KindInfo& kind = schema_.of(a);
  if (!(kind.all_see_it_go() || takes(kind)) || a.cards.size() > named_.size()) return;
  const auto unnamed = std::count(a.cards.begin(), a.cards.end(), unknown_card);
  if (unnamed == 0) return;
  if (const std::uint64_t place = place_of(q, a, left_out); !recall(place)) {
    find_left_out(q, a);
    keep(place);
  }
  if (fillings_.size() == 1) {
    name_as(a, fillings_.front());
    v = q.judge(a);
  } else if (!fillings_.empty()) {
    v.undecided = true;  // nobody can say which
  } else if (unnamed > 2) {
    name_all_left_out(q, a, v);
  }
}

// One of them, or two; no more than two ways, as only that there are several matters.
void Guide::find_left_out(const Question& q, const Event& a) {
  fillings_.clear();
  const auto unnamed = std::count(a.cards.begin(), a.cards.end(), unknown_card);
  std::array<Card, max_cards> cards{};
  std::copy(a.cards.begin(), a.cards.end(), cards.begin());
  Card* const end = cards.data() + a.cards.size();
  Card* const first = std::find(cards.data(), end, unknown_card);
  Card* const second = std::find(first + (first != end ? 1 : 0), end, unknown_card);
  Event x = a;
  x.cards = {cards.data(), a.cards.size()};
  const auto try_all = [&](Card* into, auto&& then) {
    for (std::size_t i = 0; i < schema_.cards.size() && fillings_.size() < 2; ++i) {
      const Card c = static_cast<Card>(i);
      if (!match_->plays_with(c) || has(a.cards, c)) continue;
      // What he has later on nobody has taken.
      if (takes(schema_.of(a)) && named_from(c, a.other) == From::him) continue;
      *into = c;
      ++work_;
      then(c);
    }
    *into = unknown_card;
  };
  try_all(first, [&](Card c) {
    if (q.judge(x).legal()) fillings_.push_back({a, 1, {c, unknown_card, unknown_card}, true});
  });
  if (!fillings_.empty() || unnamed != 2) return;
  try_all(first, [&](Card c) {
    try_all(second, [&](Card d) {
      if (d > c && q.judge(x).legal()) fillings_.push_back({a, 2, {c, d, unknown_card}, true});
    });
  });
}

// More of them: all that he can have lost beside those named, if they are as many.
void Guide::name_all_left_out(const Question& q, Event& a, Verdict& v) {
  const std::span<const Card> said = a.cards;
  const auto unnamed = static_cast<std::size_t>(std::count(said.begin(), said.end(), unknown_card));
  if (said.data() != named_.data()) std::copy(said.begin(), said.end(), named_.begin());
  a.cards = {named_.data(), said.size()};
  Event with_one = a;
  auto* const end = std::remove(named_.data(), named_.data() + said.size(), unknown_card);
  Card* next = end + 1;
  with_one.cards = {named_.data(), static_cast<std::size_t>(next - named_.data())};
  std::array<Card, max_cards> fit{};
  std::size_t n = 0;
  for (std::size_t i = 0; i < schema_.cards.size(); ++i) {
    *end = static_cast<Card>(i);
    ++work_;
    if (match_->plays_with(*end) && !has(said, *end) && q.judge(with_one).legal()) fit[n++] = *end;
  }
  const bool all = n == unnamed;
  std::copy_n(fit.begin(), all ? n : 0, end);
  if (!all) std::fill_n(end, unnamed, unknown_card);
  v = q.judge(a);
  v.undecided = !v.legal() && n > unnamed;
  if (!v.legal()) a.cards = said;
}

// Whose hand a card left that the record calls by another's name.
void Guide::lose_unseen(Seat who) const {
  if (discarding_ == nothing) return;
  Event e;
  e.kind = discarding_;
  e.seat = who;
  e.cards = unseen_cards(1);
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
  e.cards = unseen_cards(1);
  match_->apply(e);
}

// Whether by the rules another card may have gone in its place.
bool Guide::another_may_go(const Question& q, const Event& a) const {
  Event unseen = a;
  unseen.cards = unseen_cards(1);
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
                         agree(kind, *e, so);
  const bool laid_away =
      kind.to == Spot::discard && kind.role == EventRole::claim && so.cards.size() == 1;
  if (!told_next && !laid_away) return GoesOn::no;
  misnamed_ = unknown_card;
  go_on();
  if (told_next) e->cards = so.cards;
  told_next ? told(*e) : fold(so);
  return told_next ? GoesOn::as_told : GoesOn::alone;
}

}  // namespace tally
