// What a record of the identity game says of who is who.
#include "verify/games/sanguosha/roles.h"

#include <algorithm>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/modes/identity/identities.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::hidden {

using sanguosha::Role;
using Kind = RoleStatement::Kind;

bool IdentityRules::agrees(const RoleStatement& s, const Roles& roles) const {
  if (s.kind == Kind::rewarded || s.kind == Kind::punished) {
    const auto role_of = [&](Seat i) {
      return static_cast<int>(roles[static_cast<std::size_t>(i)]);
    };
    const auto due = sanguosha::desert(role_of(s.seat), role_of(s.killer), true, options_);
    return (s.kind == Kind::rewarded ? due.reward : due.punishment) == s.so;
  }
  const auto alive = [&](Seat i) { return !s.dead.contains(i); };
  const auto role = [&](Seat i) { return roles[static_cast<std::size_t>(i)]; };
  const auto outcome = sanguosha::outcome_of(sanguosha::living_roles(players_, role, alive), ends_);
  int living = 0;
  for (int i = 0; i < players_; ++i) living += alive(static_cast<Seat>(i)) ? 1 : 0;
  const bool ended = sanguosha::ends_game(outcome, living);
  if (s.kind == Kind::went_on) return !ended;
  if (!ended) return false;
  return !s.names_winners ||
         s.winners == set_of(sanguosha::winners_of(outcome, players_, role, alive));
}

Winners IdentityRules::winners(const RoleStatement& s, const Roles& roles) const {
  const auto alive = [&](Seat i) { return !s.dead.contains(i); };
  const auto role = [&](Seat i) { return roles[static_cast<std::size_t>(i)]; };
  const auto living = sanguosha::living_roles(players_, role, alive);
  const auto outcome = sanguosha::outcome_of(living, ends_);
  namespace rule = sanguosha::rule;
  const bool lord = living[static_cast<std::size_t>(Role::lord)] > 0;
  return {set_of(sanguosha::winners_of(outcome, players_, role, alive)),
          !outcome.lord_side ? rule::end_lord : (lord ? rule::end_rebels : rule::end_lone)};
}

namespace {

// What a death brought its killer, by what comes after it: what the rules could have paid, as they
// asked whether the record has it.
void deserved(const Trace& trace, std::size_t death, std::size_t steps, RoleStatement s,
              std::vector<RoleStatement>& says) {
  namespace rule = sanguosha::rule;
  const Event e = trace.event(death);
  s.seat = e.seat;
  s.killer = e.other;
  s.step = death + 1;
  const auto goes_before = [&](const Event& next) {
    return trace.step(s.step).shuffles ||
           (next.kind == sanguosha::kind::forfeit && next.seat == e.seat);
  };
  const auto goes_on = [&] {
    while (s.step < steps && goes_before(trace.event(s.step))) ++s.step;
    return s.step < steps;
  };
  if (!goes_on()) return;
  Event next = trace.event(s.step);
  const auto brought = [&](Kind kind, bool yes, bool no) {
    s.kind = kind;
    s.so = yes;
    if (yes || no) says.push_back(s);
  };
  const auto passed = [&](Rule asked) { return trace.passed(asked, death, s.step); };
  // A reward that cannot be drawn ends the game, and one for which the pile is short shuffles
  // first.
  constexpr KindSet pays{sanguosha::kind::draw, sanguosha::kind::heal};
  const bool paid = pays.contains(next.kind) && next.rule == rule::reward;
  brought(Kind::rewarded, paid,
          passed(rule::reward) || passed(rule::draw_reshuffle) || passed(rule::draw_exhausted));
  if (paid) {  // what the killer loses comes after it
    ++s.step;
    if (!goes_on()) return;
    next = trace.event(s.step);
  }
  brought(Kind::punished, next.kind == sanguosha::kind::forfeit && next.rule == rule::punish,
          passed(rule::punish));
}

}  // namespace

RoleTable table_of(std::vector<int> count, const sanguosha::Options& options,
                   const sanguosha::EndRules& ends) {
  RoleTable out;
  out.count = std::move(count);
  for (const int n : out.count) out.players += n;
  out.fixed[0] = static_cast<std::uint8_t>(Role::lord);
  out.rules = std::make_shared<IdentityRules>(out.players, options, ends);
  return out;
}

std::optional<Identities> sanguosha_identities(const Trace& trace, const Ruleset& rules,
                                               std::size_t steps) {
  const Setup& setup = trace.setup();
  const sanguosha::Options options(rules);
  if (!sanguosha::mode_of(sanguosha::all_modes(), options).has_secret_roles()) return {};
  const auto table = sanguosha::table_of(setup.players, options);
  if (table.lord == 0) return {};
  Identities out;
  out.table = table_of({0, table.lord, table.loyalists, table.rebels, table.spies}, options,
                       sanguosha::EndRules(options));
  for (Seat s = 0; s < setup.players; ++s)
    if (const What role = setup.seat[static_cast<std::size_t>(s)][0];
        role != 0 && role <= static_cast<What>(Role::spy))
      out.says.push_back({.seat = s, .role = role});
  SeatSet dead;
  std::vector<std::size_t> deaths;
  bool told = setup.midway;  // not played: how the game stood when the record began
  steps = std::min(steps, trace.size());
  for (std::size_t i = 0; i < steps; ++i) {
    const Event e = trace.event(i);
    if (e.kind == sanguosha::kind::resume) {
      told = false;
      if (!dead.empty())
        out.says.push_back({.kind = Kind::went_on, .step = i, .dead = dead, .deaths = deaths});
    }
    if (e.kind != sanguosha::kind::death || e.seat < 0 || e.seat >= setup.players) continue;
    dead.add(e.seat);
    deaths.push_back(i);
    if (e.shows(Field::what) && e.what != 0)
      out.says.push_back({.step = i, .seat = e.seat, .role = e.what});
    if (told) continue;
    // The dead's cards may go before it is seen whether the game is over (AMB-SGS-006).
    std::size_t after = i + 1;
    while (after < steps && trace.event(after).kind == sanguosha::kind::forfeit &&
           trace.event(after).seat == e.seat)
      ++after;
    if (after == steps) continue;
    const Event next = trace.event(after);
    RoleStatement s{.kind = Kind::went_on, .step = after, .dead = dead, .deaths = deaths};
    // A game nobody wins is drawn just then, or the ruleset leaves a gap; the rules have seen to
    // it.
    if (next.kind == sanguosha::kind::over && next.shows(Field::seats) && next.seats.empty())
      continue;
    if (next.kind == sanguosha::kind::over) {
      s.kind = Kind::ended;
      s.names_winners = next.shows(Field::seats);
      s.winners = set_of(next.seats);
    }
    out.says.push_back(s);
    const bool unnamed = !e.shows(Field::what) || e.what == 0;
    if (s.kind == Kind::went_on && unnamed && e.other != nobody && e.other != e.seat &&
        !dead.contains(e.other))
      deserved(trace, i, steps, {.dead = dead, .deaths = deaths}, out.says);
  }
  return out;
}

}  // namespace tally::hidden
