// What the books know of the identity game alone.
#include "engine/sanguosha/modes/identity/identities.h"
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {
namespace {

constexpr auto role_in = [](const Course& c) { return [&c](Seat i) { return c.at(i).role; }; };

ModeBooks::Roles roles_of_table(const Course& c, const Options& options) {
  const LivingRoles count = living_roles(c.players(), role_in(c), [](Seat) { return true; });
  const auto table = table_of(static_cast<int>(c.players()), options);
  const std::array<int, 5> due{0, table.lord, table.loyalists, table.rebels, table.spies};
  for (std::size_t r = 1; r < due.size(); ++r)
    if (count[r] != due[r]) return {false, due[r], count[r]};
  return {};
}

SeatSet next_seat(const Course& c, const Options& /*options*/) {
  if (c.regular == nobody) return SeatSet{Seat{0}};
  Seat due = c.regular;
  do due = static_cast<Seat>((due + 1) % c.players());
  while (!c.alive.contains(due));
  return SeatSet{due};
}

// A round begins when play comes back past the first living seat.
bool comes_round(const Course& c, const Options& /*options*/, Seat next) {
  return c.turns == 0 || next <= c.regular;
}

bool won(const Course& c, const Options& options, SeatSet& winners) {
  const SeatSet counting = c.alive - c.reborn;
  const auto alive = [&](Seat i) { return counting.contains(i); };
  const auto out = outcome_of(living_roles(c.players(), role_in(c), alive), EndRules(options));
  if (!ends_game(out, counting.size())) return false;
  winners = set_of(winners_of(out, c.players(), role_in(c), alive));
  return true;
}

Due deserved(const Course& c, const Options& options, Seat dead, Seat killer) {
  if (c.reborn.contains(dead)) return {};
  const auto role = [&](Seat i) { return static_cast<int>(role_in(c)(i)); };
  const auto d = desert(role(dead), role(killer), true, options);
  const Reward reward = d.reward ? reward_of(options) : Reward{};
  return {reward.cards, d.punishment, reward.points};
}

}  // namespace

constinit const ModeBooks identity_books{.roles = roles_of_table,
                                         .next = next_seat,
                                         .begins_round = comes_round,
                                         .decided = won,
                                         .due = deserved,
                                         .reward = rule::reward,
                                         .additions = true};

const ModeBooks& books_of(const Options& options) {
  static constexpr const ModeBooks* all[] = {&identity_books, &sides_books, &kingdoms_books,
                                             &twos_books, &landlord_books};
  return *all[static_cast<std::size_t>(options[Opt::mode])];
}

}  // namespace tally::verify::identity
