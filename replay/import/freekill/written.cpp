#include "replay/import/freekill/written.h"

#include <algorithm>

#include "engine/sanguosha/schema.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/names.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

namespace {

bool same_cards(std::span<const Card> a, std::span<const Card> b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

// What is told of one thing stands within so many packets.
constexpr std::uint32_t one_thing = 12;

bool unseen(std::span<const Card> cards) {
  return std::ranges::find(cards, unknown_card) != cards.end();
}

bool same_seats(const SeatList& a, const SeatList& b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

sanguosha::Role Written::role_in_mode(std::string_view role) const {
  using sanguosha::Role;
  const Role r = role_of(role);
  if (!of_landlord) return r;
  return r == Role::lord ? Role::landlord : r == Role::rebel ? Role::peasant : Role::hidden;
}

Seat Written::seat_of(std::int64_t id) const {
  const auto it = std::find(ids.begin(), ids.end(), id);
  return it == ids.end() ? nobody : static_cast<Seat>(it - ids.begin());
}

Seat Written::seat_of(cbor::Value v) const {
  const auto id = v.untagged().as_int();
  return id ? seat_of(*id) : nobody;
}

SeatList Written::seats_of(cbor::Value list) const {
  SeatList seats;
  for (cbor::Value one : list.items())
    if (const Seat s = seat_of(one); s != nobody) seats.push(s);
  return seats;
}

void Written::read_cards(cbor::Value list) {
  at_most_the_deck(list, say::a_list);
  listed.clear();
  for (cbor::Value c : list.items()) listed.push_back(card_of(number(c)));
}

void Written::at_most_the_deck(cbor::Value list, const Says<>& what) const {
  if (list.size() > sanguosha::deck_size)
    throw io::InputError(
        say::longer_than_deck(index, what(), static_cast<int>(sanguosha::deck_size)));
}

// Where the last event of one of these kinds stands in the record, counted from 1; 0
// if there is none. Each event is looked at once, however often this is asked.
std::size_t Written::latest_at(const KindSet& kinds) {
  const std::vector<Observation>& seen = out.seen();
  for (; looked_at_ < seen.size(); ++looked_at_) {
    const Event& e = seen[looked_at_].event;
    last_of_[e.kind] = looked_at_ + 1;
    if (!laid_out.contains(e.kind)) continue;
    for (const Card c : e.cards)
      if (c < used_at_.size()) used_at_[c] = looked_at_ + 1;
  }
  std::size_t at = 0;
  for (const Kind k : kinds) at = std::max(at, last_of_[k]);
  return at;
}

Event* Written::latest(const KindSet& kinds) {
  const std::size_t at = latest_at(kinds);
  return at == 0 ? nullptr : &out.seen()[at - 1].event;
}

const Event* Written::unrepeated(const KindSet& kinds, std::size_t& again) {
  const std::size_t at = latest_at(kinds);
  if (at <= again) return nullptr;
  again = at;
  return &out.seen()[at - 1].event;
}

const Event* Written::use_of(Card c) {
  latest_at(laid_out);
  return c < used_at_.size() && used_at_[c] > 0 ? &out.seen()[used_at_[c] - 1].event : nullptr;
}

// Of what happened before the record began there is no fact (a judgement card that was turned
// already).
bool Written::held_against(Rule rule, const Event& fact, const Event& said) {
  if (fact.kind == nothing) return true;
  const auto both = [&](Field f) { return said.shows(f) && fact.shows(f); };
  Event told = fact;
  if (both(Field::seat)) told.seat = said.seat;
  if (both(Field::other)) told.other = said.other;
  if (both(Field::what)) told.what = said.what;
  if (both(Field::value)) told.value = said.value;
  if (both(Field::seats)) told.seats = said.seats;
  // What another laid down for him has no cards of his.
  const bool shown = !fact.cards.empty() && !unseen(fact.cards) && !unseen(said.cards);
  if (both(Field::cards) && shown) told.cards = said.cards;
  if (told.seat == fact.seat && told.other == fact.other && told.what == fact.what &&
      told.value == fact.value && same_seats(told.seats, fact.seats) &&
      same_cards(told.cards, fact.cards))
    return true;
  if (told.seat == nobody) told.hide(Field::seat);
  // Where several statements speak against one it is that which is told, and once.
  const auto& before = out.contradictions;
  const bool known =
      !before.empty() && before.back().message.is(say::said_twice) &&
      before.back().source_at + one_thing >= index && before.back().one.kind != nothing &&
      before.back().one.seat == fact.seat &&
      (laid_out.contains(before.back().one.kind) && laid_out.contains(fact.kind)
           ? same_cards(before.back().one.cards, fact.cards)
           : before.back().one.kind == fact.kind && before.back().one.what == fact.what);
  if (!known) disagree(rule, fact, told);
  return false;
}

void Written::take_back() {
  out.seen().pop_back();
  looked_at_ = std::min(looked_at_, out.size());
}

void Written::disagree(Rule rule, const Event& first, const Event& then) {
  contradiction(rule, say::said_twice(), first, then);
}

void Written::contradiction(Rule rule, Message message, const Event& one, const Event& other) {
  const auto nothing_else = [](const Event& e) {
    return e.kind == nothing ? say::nothing_of_the_kind() : Message();
  };
  contradiction(rule, one.kind == nothing ? other.seat : one.seat, std::move(message),
                nothing_else(one), nothing_else(other));
  Contradiction& c = out.contradictions.back();
  c.one = one;
  c.other = other;
  c.one.cards = out.keep(one.cards);
  c.other.cards = out.keep(other.cards);
}

}  // namespace tally::freekill
