// What the books know of 2v2 alone: by the words of the rules, not by what the engine makes of
// them.
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {
namespace {

constexpr int players_of_twos = 4;

Role colour(const Course& c, Seat i) { return c.at(i).role; }

SeatSet partners(const Course& c, Role side) {
  SeatSet seats;
  for (Seat i = 0; i < c.players(); ++i)
    if (colour(c, i) == side) seats.add(i);
  return seats;
}

// Two of each colour; the first and the fourth are of one.
ModeBooks::Roles two_a_side(const Course& c, const Options& /*options*/) {
  for (const Role side : {Role::warm, Role::cool}) {
    const SeatSet seats = partners(c, side);
    if (seats.size() != 2) return {false, 2, static_cast<int>(seats.size())};
    if (seats.contains(0) != seats.contains(3)) return {false, 2, 1};
  }
  return {};
}

SeatSet next_in_turn(const Course& c, const Options& /*options*/) {
  for (int i = c.regular == nobody ? 0 : c.regular + 1; i < 2 * players_of_twos; ++i)
    if (const auto due = static_cast<Seat>(i % players_of_twos); c.alive.contains(due))
      return SeatSet{due};
  return {};
}

// A round begins when play comes back past the first living seat.
bool first_again(const Course& c, const Options& /*options*/, Seat next) {
  return c.turns == 0 || next <= c.regular;
}

bool both_are_dead(const Course& c, const Options& /*options*/, SeatSet& winners) {
  for (const Role side : {Role::warm, Role::cool})
    if ((partners(c, side) & c.alive).empty()) {
      winners = partners(c, side == Role::warm ? Role::cool : Role::warm);
      return true;
    }
  return false;
}

Due one_card(const Course& /*c*/, const Options& options, Seat /*dead*/, Seat /*paid*/) {
  return {.cards = 1, .may = options.is(Opt::partner_draw, 1)};
}

Seat his_partner(const Course& c, Seat dead) {
  const SeatSet left = partners(c, colour(c, dead)) & c.alive;
  return left.empty() ? nobody : left.first();
}

}  // namespace

constinit const ModeBooks twos_books{.roles = two_a_side,
                                     .next = next_in_turn,
                                     .begins_round = first_again,
                                     .decided = both_are_dead,
                                     .due = one_card,
                                     .paid = his_partner,
                                     .reward = rule::v2_partner};

}  // namespace tally::verify::identity
