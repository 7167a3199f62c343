#include "replay/guide/matching.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tally {
namespace {

bool same_cards(std::span<const Card> a, std::span<const Card> b, bool ordered) {
  if (a.size() != b.size()) return false;
  bool equal = true;
  for (std::size_t i = 0; i < a.size() && equal; ++i)
    equal = a[i] == b[i] || a[i] == unknown_card || b[i] == unknown_card;
  if (equal || ordered) return equal;
  // In any order: every card one side names must be named by the other as often (a card without a
  // suit may stand there twice), or stand for an unseen one.
  std::array<std::int16_t, card_ids> more{};  // how often a names it more than b
  std::size_t unseen_a = 0;
  std::size_t unseen_b = 0;
  for (Card c : a) c == unknown_card ? static_cast<void>(++unseen_a) : static_cast<void>(++more[c]);
  for (Card c : b) c == unknown_card ? static_cast<void>(++unseen_b) : static_cast<void>(--more[c]);
  std::size_t only_a = 0;
  std::size_t only_b = 0;
  for (const std::int16_t n : more)
    (n > 0 ? only_a : only_b) += static_cast<std::size_t>(n > 0 ? n : -n);
  return only_a <= unseen_b && only_b <= unseen_a;
}

bool same_field(Field f, const Event& a, const Event& b, bool ordered) {
  switch (f) {
    case Field::what: return a.what == b.what;
    case Field::seat: return a.seat == b.seat;
    case Field::other: return a.other == b.other;
    case Field::value: return a.value == b.value;
    case Field::extra: return a.extra == b.extra;
    case Field::more: return a.more == b.more;
    // In which order a program names several players says nothing.
    case Field::seats:
      return std::is_permutation(a.seats.begin(), a.seats.end(), b.seats.begin(), b.seats.end());
    case Field::cards: return same_cards(a.cards, b.cards, ordered);
  }
  return true;
}

}  // namespace

std::optional<Field> difference(const KindInfo& kind, const Event& told, const Event& shown) {
  // Nearly every event of a sound record agrees in all fields, used or not.
  if (((told.hidden | shown.hidden) == 0) && told.what == shown.what && told.seat == shown.seat &&
      told.other == shown.other && told.value == shown.value && told.extra == shown.extra &&
      told.more == shown.more && told.seats.n == shown.seats.n &&
      (told.seats.n == 0 || told.seats == shown.seats) &&
      std::equal(told.cards.begin(), told.cards.end(), shown.cards.begin(), shown.cards.end()))
    return {};
  for (const FieldInfo& f : kind.fields) {
    if (!told.shows(f.field) || !shown.shows(f.field)) continue;
    if (!same_field(f.field, told, shown, kind.ordered)) return f.field;
  }
  return {};
}

bool agrees_but_for_cards(const KindInfo& kind, const Event& told, const Event& shown) {
  Event so = shown;
  so.cards = told.cards;
  so.value = told.value;
  return agree(kind, told, so);
}

bool cards_agree(const KindInfo& kind, const Event& told, const Event& shown) {
  return told.shows(Field::cards) && shown.shows(Field::cards) &&
         same_cards(told.cards, shown.cards, kind.ordered);
}

bool has(std::span<const Card> cards, Card c) {
  return std::find(cards.begin(), cards.end(), c) != cards.end();
}

void fill(const KindInfo& kind, Event& told, const Event& shown,
          std::array<Card, max_cards>& room) {
  if (told.hidden == 0 && told.cards.empty()) return;
  if (has(told.cards, unknown_card) && shown.shows(Field::cards)) {
    const std::span<const Card> known = told.cards;
    told.cards = shown.cards;
    const bool names =
        std::any_of(known.begin(), known.end(), [](Card c) { return c != unknown_card; });
    if (names && !kind.ordered && has(shown.cards, unknown_card) &&
        shown.cards.size() <= room.size()) {
      const auto end = std::copy(shown.cards.begin(), shown.cards.end(), room.begin());
      auto at = room.begin();
      for (const Card c : known) {
        if (c == unknown_card || has(shown.cards, c)) continue;
        at = std::find(at, end, unknown_card);
        if (at == end) break;
        *at++ = c;
      }
      told.cards = {room.data(), shown.cards.size()};
    }
  }
  if (told.hidden == 0) return;
  for (const FieldInfo& f : kind.fields) {
    if (told.shows(f.field) || !shown.shows(f.field)) continue;
    switch (f.field) {
      case Field::what: told.what = shown.what; break;
      case Field::seat: told.seat = shown.seat; break;
      case Field::other: told.other = shown.other; break;
      case Field::value: told.value = shown.value; break;
      case Field::extra: told.extra = shown.extra; break;
      case Field::more: told.more = shown.more; break;
      case Field::seats: told.seats = shown.seats; break;
      case Field::cards: told.cards = shown.cards; break;
    }
    told.show(f.field);
  }
}

void take_as_shown(const KindInfo& kind, Event& told, const Event& shown,
                   std::array<Card, max_cards>& room) {
  const Event before = told;
  told = shown;
  told.rule = before.rule;
  for (const FieldInfo& field : kind.fields) {
    if (shown.shows(field.field) || !before.shows(field.field)) continue;
    Event known = before;
    known.hidden = 0;
    Event target = told;
    target.hidden = static_cast<std::uint8_t>(1U << static_cast<unsigned>(field.field));
    fill(kind, target, known, room);
    target.hidden = told.hidden;
    target.show(field.field);
    told = target;
  }
}

bool may_answer(const Question& q, const Event& e) {
  if (!q.accepts.contains(e.kind)) return false;
  const bool another = (q.own_seat && e.shows(Field::seat) && e.seat != q.who) ||
                       (q.same_what && e.shows(Field::what) && e.what != q.what);
  if (another) return q.rules->answers_only_this(q, e);
  // Who says for whom he answers, answers only that.
  if (q.who == nobody && q.same_what && e.shows(Field::other) && e.other != nobody &&
      e.other != q.other)
    return false;
  return q.rules->could_answer(q, e);
}

}  // namespace tally
