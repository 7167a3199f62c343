// Cards that a record does not name, and cards that it calls by another's name.
#include <algorithm>

#include "replay/compare.h"
#include "replay/guide.h"

namespace tally {
namespace {

constexpr Card one_unseen = unknown_card;

bool has(std::span<const Card> cards, Card c) {
  return std::find(cards.begin(), cards.end(), c) != cards.end();
}

bool has_unnamed(const Event& e) { return has(e.cards, unknown_card); }

// Of the legal answers those that say the same but for unnamed cards: the first, and of few cards
// the last of the others.
class Namings final : public AnswerSink {
 public:
  static constexpr std::size_t few = 2;
  static constexpr std::size_t most = 8;
  using Few = std::array<Card, few>;

  Namings(const Event& like, std::array<Card, max_cards>& first) : like_(like), first_(first) {}

  bool take(const Event& e) override {
    const std::size_t n = e.cards.size();
    if (e.kind != like_.kind || e.seat != like_.seat || e.other != like_.other ||
        e.what != like_.what || e.seats != like_.seats || n != like_.cards.size())
      return true;
    for (const Card c : like_.cards)
      if (c != unknown_card && !has(e.cards, c)) return true;
    if (count == 0) {
      std::copy(e.cards.begin(), e.cards.end(), first_.begin());
      count = 1;
    } else if (!std::equal(e.cards.begin(), e.cards.end(), first_.begin())) {
      count = 2;
    }
    if (n > few) return count < 2;
    Few cards{};
    std::copy(e.cards.begin(), e.cards.end(), cards.begin());
    if (std::count(e.cards.begin(), e.cards.end(), unknown_card) ==
        std::count(like_.cards.begin(), like_.cards.end(), unknown_card))
      return true;
    if (const auto end = last.begin() + kept; std::find(last.begin(), end, cards) != end)
      return true;
    std::copy_backward(last.begin(), last.end() - 1, last.end());
    last[0] = cards;
    kept = std::min(kept + 1, static_cast<std::ptrdiff_t>(most));
    return true;
  }

  int count = 0;  // 2: or more
  std::ptrdiff_t kept = 0;
  std::array<Few, most> last{};

 private:
  const Event& like_;
  std::array<Card, max_cards>& first_;
};

}  // namespace

// A card that everybody saw go and the record does not name: the one that must have gone, or where
// it can have been one that lay open as well as one of the hand, either.
void Guide::name_left_out(const Question& q, Event& a) {
  const KindInfo& kind = schema_.of(a);
  if (kind.sight != Sight::all || (kind.from != Spot::seat && kind.from != Spot::other) ||
      !has_unnamed(a))
    return;
  const std::size_t n = a.cards.size();
  Namings ways(a, answer_room_);
  q.each(ways);
  const std::uint8_t stands = q.judge(a).legal() ? 1 : 0;  // a card of the hand, then
  if (ways.count == 0 || (ways.count == 1 && stands == 1)) return;
  if (ways.count > 1) {
    std::uint8_t chosen = 0;
    for (const LeftOut& l : names_)
      if (l.at == at_) chosen = l.chosen;
    if (careful_ && (left_out_.empty() || left_out_.back().at != at_))
      left_out_.push_back({at_, kind.from == Spot::other ? a.other : a.seat,
                           static_cast<std::uint8_t>(ways.kept + stands), chosen});
    if (chosen < stands) return;
    const std::ptrdiff_t one = chosen - stands;
    if (one < ways.kept)
      std::copy_n(ways.last[static_cast<std::size_t>(one)].begin(), n, answer_room_.begin());
  }
  a.cards = {answer_room_.data(), n};
}

namespace {

// Whether there is a legal answer that differs only in its card: one of the same name, where it
// matters what it is.
class Another final : public AnswerSink {
 public:
  Another(const Schema& schema, const Event& like) : schema_(schema), like_(like) {}

  bool take(const Event& e) override {
    if (e.kind != like_.kind || e.seat != like_.seat || e.other != like_.other ||
        e.what != like_.what || e.seats != like_.seats || e.cards.size() != 1)
      return true;
    const Card c = e.cards[0];
    const Card like = like_.cards[0];
    found = c == unknown_card || schema_.of(e).to == Spot::discard ||
            (schema_.cards[c].en == schema_.cards[like].en &&
             schema_.cards[c].name_only == schema_.cards[like].name_only);
    return !found;
  }

  bool found = false;

 private:
  const Schema& schema_;
  const Event& like_;
};

}  // namespace

// Whose hand a card left that the record calls by another's name.
void Guide::lose_unseen(Seat who) const {
  if (discarding_ == nothing) return;
  Event e;
  e.kind = discarding_;
  e.seat = who;
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
  Another another(schema_, a);
  q.each(another);
  return another.found;
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
