// What the books know of 2v2 and of 1v2 alone, in which a partner is paid for a death: by the words
// of the rules, not by what the engine makes of them.
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {
namespace {

SeatSet all_of(const Course& c, Role role) {
  SeatSet seats;
  for (Seat i = 0; i < c.players(); ++i)
    if (c.at(i).role == role) seats.add(i);
  return seats;
}

// Two of each colour; the first and the fourth are of one.
ModeBooks::Roles two_a_side(const Course& c, const Options& /*options*/) {
  for (const Role side : {Role::warm, Role::cool}) {
    const SeatSet seats = all_of(c, side);
    if (seats.size() != 2) return {false, 2, static_cast<int>(seats.size())};
    if (seats.contains(0) != seats.contains(3)) return {false, 2, 1};
  }
  return {};
}

// A landlord, who sits first, and two peasants.
ModeBooks::Roles one_against_two(const Course& c, const Options& /*options*/) {
  const auto peasants = static_cast<int>(all_of(c, Role::peasant).size());
  if (peasants != 2) return {false, 2, peasants};
  return {c.at(0).role == Role::landlord, 1, 0};
}

SeatSet next_in_turn(const Course& c, const Options& /*options*/) {
  for (int i = c.regular == nobody ? 0 : c.regular + 1; i < 2 * c.players(); ++i)
    if (const auto due = static_cast<Seat>(i % c.players()); c.alive.contains(due))
      return SeatSet{due};
  return {};
}

// A round begins when play comes back past the first living seat.
bool first_again(const Course& c, const Options& /*options*/, Seat next) {
  return c.turns == 0 || next <= c.regular;
}

// All of one role are dead.
template <Role one, Role other>
bool either_is_out(const Course& c, const Options& /*options*/, SeatSet& winners) {
  for (const Role side : {one, other})
    if ((all_of(c, side) & c.alive).empty()) {
      winners = all_of(c, side == one ? other : one);
      return true;
    }
  return false;
}

Due one_card(const Course& /*c*/, const Options& options, Seat /*dead*/, Seat /*paid*/) {
  return {.cards = 1, .may = options.is<Opt::partner_draw>("may")};
}

Due two_cards_or_a_point(const Course& /*c*/, const Options& /*options*/, Seat /*dead*/,
                         Seat /*paid*/) {
  return {.cards = 2, .may = true, .instead = 1};
}

Seat his_partner(const Course& c, Seat dead) {
  const SeatSet left = all_of(c, c.at(dead).role) & c.alive;
  return left.empty() ? nobody : left.first();
}

}  // namespace

constinit const ModeBooks twos_books{.roles = two_a_side,
                                     .next = next_in_turn,
                                     .begins_round = first_again,
                                     .decided = either_is_out<Role::warm, Role::cool>,
                                     .due = one_card,
                                     .paid = his_partner,
                                     .reward = rule::v2_partner};

constinit const ModeBooks landlord_books{.roles = one_against_two,
                                         .next = next_in_turn,
                                         .begins_round = first_again,
                                         .decided = either_is_out<Role::landlord, Role::peasant>,
                                         .due = two_cards_or_a_point,
                                         .paid = his_partner,
                                         .reward = rule::v12_legacy};

}  // namespace tally::verify::identity
