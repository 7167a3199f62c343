#include "tests/outputs/variants.h"

#include <vector>

namespace tally::outputs {
namespace {

void each_cards(const Schema& schema, Event e, const Variant& f) {
  std::vector<Card> cards(e.cards.begin(), e.cards.end());
  const auto try_it = [&] {
    e.cards = cards;
    f(e, Field::cards);
  };
  const auto another = [&](Card c, unsigned by) {
    return static_cast<Card>((static_cast<unsigned>(c) + by) % schema.cards.size());
  };
  if (cards.empty()) {
    for (unsigned by = 3; by < schema.cards.size(); by += 29) {
      cards = {another(Card{0}, by)};
      try_it();
    }
    return;
  }
  const std::vector<Card> as_told = cards;
  for (const unsigned by : {1U, 13U, 53U, 101U}) {
    cards.back() = another(as_told.back(), by);
    try_it();
  }
  cards = as_told;
  cards.push_back(another(as_told.front(), 7));
  try_it();
  cards.back() = as_told.front();  // twice
  try_it();
  cards = as_told;
  cards.back() = unknown_card;
  try_it();
  cards.pop_back();
  try_it();
}

void each_seats(int players, Event e, const Variant& f) {
  const SeatList as_told = e.seats;
  for (Seat s = 0; s < players; ++s) {
    e.seats = as_told;
    e.seats.push(s);
    f(e, Field::seats);
    e.seats = {s};
    if (e.seats != as_told) f(e, Field::seats);
  }
  e.seats = {};
  if (!as_told.empty()) f(e, Field::seats);
}

}  // namespace

void each_variant(const Schema& schema, int players, const Event& e, const Variant& f) {
  for (const FieldInfo& field : schema.of(e).fields) {
    Event v = e;
    v.hide(field.field);
    f(v, field.field);
    v = e;
    switch (field.field) {
      case Field::what:
        for (std::size_t step = 1; step < field.names.size(); step = 2 * step + 1) {
          v.what = static_cast<What>((e.what + step) % field.names.size());
          f(v, field.field);
        }
        break;
      case Field::seat:
        for (Seat s = 0; s < players; ++s) {
          v.seat = s;
          if (s != e.seat) f(v, field.field);
        }
        break;
      case Field::other:
        for (Seat s = nobody; s < players; ++s) {
          v.other = s;
          if (s != e.other) f(v, field.field);
        }
        break;
      case Field::value:
        for (const int by : {-1, 1}) {
          v.value = e.value + by;
          f(v, field.field);
        }
        break;
      case Field::extra:
        v.extra = e.extra + 1;
        f(v, field.field);
        break;
      case Field::more:
        v.more = e.more + 1;
        f(v, field.field);
        break;
      case Field::seats: each_seats(players, v, f); break;
      case Field::cards: each_cards(schema, v, f); break;
    }
  }
}

}  // namespace tally::outputs
