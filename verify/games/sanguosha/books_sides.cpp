// What the books know of 3v3 alone: by the words of the rules, not by what the engine makes of
// them.
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {
namespace {

bool warm(Role r) { return r == Role::warm_commander || r == Role::warm_vanguard; }
bool commander(Role r) { return r == Role::warm_commander || r == Role::cool_commander; }

Role role_of(const Course& c, Seat i) { return c.role[static_cast<std::size_t>(i)]; }

SeatSet those(const Course& c, auto holds) {
  SeatSet seats;
  for (Seat i = 0; i < c.players; ++i)
    if (holds(role_of(c, i))) seats.add(i);
  return seats;
}

// A commander and two vanguards of each colour.
ModeBooks::Roles three_a_side(const Course& c, const Options& /*options*/) {
  for (const bool of_warm : {true, false}) {
    const auto have = [&](bool commands) {
      const auto so = [&](Role r) { return warm(r) == of_warm && commander(r) == commands; };
      return static_cast<int>(those(c, so).size());
    };
    if (have(true) != 1) return {false, 1, have(true)};
    if (have(false) != 2) return {false, 2, have(false)};
  }
  return {};
}

bool all_acted(const Course& c) { return (c.alive - c.acted).empty(); }

SeatSet with_the_right(const Course& c, const Options& options) {
  const bool fresh = c.regular == nobody;
  const SeatSet left = fresh || all_acted(c) ? c.alive : c.alive - c.acted;
  const auto side = [&](bool of_warm) {
    return left & those(c, [&](Role r) { return warm(r) == of_warm; });
  };
  const SeatSet vanguards = those(c, [](Role r) { return !commander(r); });
  const bool first_side_begins = all_acted(c) && options.is(Opt::round_start, 1);
  SeatSet may;
  if (fresh || first_side_begins) {
    // Where nobody has said so: the cool side where it always is, else either.
    const bool chosen = c.first != nobody;
    if (chosen || options.is(Opt::first_right, 1))
      may = side(chosen && warm(role_of(c, c.first)));
    else
      may = left;
  } else {
    const bool last = warm(role_of(c, c.regular));
    const SeatSet partner = side(last) & vanguards;
    if (!commander(role_of(c, c.regular)) && !all_acted(c) && !partner.empty()) return partner;
    may = side(!last).empty() ? side(last) : side(!last);
  }
  const auto opens = [&](bool of_warm) {
    if (options.is(Opt::first_turn, 0)) return c.turns == 0;
    return options.is(Opt::first_turn, 1) && c.round <= 1 &&
           (c.acted & those(c, [&](Role r) { return warm(r) == of_warm; })).empty();
  };
  for (const bool of_warm : {true, false})
    if (opens(of_warm)) may -= side(of_warm) & vanguards;
  return may;
}

bool when_all_acted(const Course& c, Seat /*next*/) { return c.turns == 0 || all_acted(c); }

// The side whose commander is dead has lost.
bool commander_dead(const Course& c, const Options& /*options*/, SeatSet& winners) {
  const SeatSet dead = those(c, commander) - c.alive;
  if (dead.empty()) return false;
  const bool lost = warm(role_of(c, dead.first()));
  winners = those(c, [&](Role r) { return warm(r) != lost; });
  return true;
}

Due for_anybody(const Course& /*c*/, const Options& options, Seat /*dead*/, Seat /*killer*/) {
  return {options[Opt::kill_reward], false};
}

}  // namespace

constinit const ModeBooks sides_books{.roles = three_a_side,
                                      .next = with_the_right,
                                      .begins_round = when_all_acted,
                                      .decided = commander_dead,
                                      .due = for_anybody,
                                      .reward = rule::v3_reward};

}  // namespace tally::verify::identity
