#pragma once
// The numbers of the identity game that are also to be proved: one text, two meanings, as in
// rulebook/numbers.h.
#include <array>
#include <cstdint>

#include "engine/core/logic.h"
#include "engine/core/rulebook.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally::sanguosha {

// SGS-SETUP-ROLES: the tables end with ten.
inline constexpr int identity_seats = 10;

// SGS-SETUP-GENERALS: how many the ruleset wants to offer another than the lord (AMB-SGS-009); it
// has a number of its own for the table of ten (OPT-SGS-CHOICE-COUNT-10).
template <class B, class N>
[[nodiscard]] constexpr N generals_wanted(const N& players, const Options& options) {
  return ite(B(players == 10), N(0 * players + options[Opt::choice_count_10]),
             N(0 * players + options[Opt::choice_count]));
}

// SGS-SETUP-GENERALS: how many the lord is offered; one of them stays his.
inline constexpr int lord_offer = 5;

// SGS-SETUP-GENERALS: as many as the ruleset says, but no more than leave `choosing` players, this
// one among them, equal shares of the generals that are left.
template <class N>
[[nodiscard]] constexpr N generals_offered(const N& wanted, const N& left, const N& choosing) {
  return smaller(wanted, N(left / choosing));
}

// SGS-SETUP-HP: `own` is the general's number, 4 without generals; the lord has one more
// (OPT-SGS-LORD-BONUS) from so many players on (AMB-SGS-003).
template <class B, class N>
[[nodiscard]] constexpr N first_hp(const B& is_lord, const N& players, const N& own,
                                   const Options& options) {
  return ite(both(is_lord, players >= options[Opt::lord_bonus_min_players]),
             N(own + options[Opt::lord_bonus]), own);
}

// SGS-REWARD-REBEL: what whoever kills a rebel gets. OPT-SGS-REWARD-SIZE, OPT-SGS-REWARD-KIND: so
// many cards, or so many hit points.
struct Reward {
  int cards = 0;
  int points = 0;
  bool operator==(const Reward&) const = default;
};
[[nodiscard]] inline Reward reward_of(const Options& options) {
  const int size = options[Opt::reward_size];
  return options.is<Opt::reward_kind>("recover") ? Reward{0, size} : Reward{size, 0};
}

// Who is left, as the end conditions see it.
template <class B, class N>
struct Survivors {
  B lord;       // the lord is alive
  N loyalists;  // living loyalists
  N rebels;
  N spies;
};

// What the end conditions say. By the sources' conditions exactly one holds.
template <class B>
struct Outcome {
  B open;       // the game goes on
  B lord_side;  // the lord and all loyalists have won
  B rebels;     // all rebels have won
  B spy;        // the spies who are alive have won; by the sources only a last survivor
};

// SGS-END-NOT-YET: a death that leaves this ends nothing.
template <class B>
[[nodiscard]] constexpr B goes_on(const Outcome<B>& o) {
  return both(o.open, negate(o.lord_side));
}

// Whether a death that leaves this ends the game. Where a ruleset's own conditions leave a gap, and
// where nobody knows of the dead that they were the last of their camp, it may be over without
// winners.
template <class B, class N>
[[nodiscard]] constexpr B ends_game(const Outcome<B>& o, const N& living) {
  return either(negate(goes_on(o)), living <= 1);
}

// What a ruleset says of the end.
struct EndRules {
  bool own_camp = false;         // OPT-SGS-LONE-SURVIVOR: a sole survivor's camp wins
  bool lord_needs_spies = true;  // OPT-SGS-END-LORD-SIDE: the spies have to be dead as well
  // OPT-SGS-END-REBELS, both of a dead lord:
  bool rebels_otherwise = true;  // the rebels win where nobody else does
  bool rebels_alive = false;     // they win only while one of them lives
  bool spy_last = true;          // OPT-SGS-END-SPY: one spy, nobody else

  EndRules() = default;
  explicit EndRules(const Options& o)
      : own_camp(o.is<Opt::lone_survivor>("own_camp")),
        lord_needs_spies(o.is<Opt::end_lord_side>("rebels_and_spies")),
        rebels_otherwise(o.is<Opt::end_rebels>("otherwise")),
        rebels_alive(o.is<Opt::end_rebels>("rebel_alive")),
        spy_last(o.is<Opt::end_spy>("last")) {}
};

// SGS-END-LORD-DEAD, SGS-END-REBELS-DEAD, SGS-END-LONE-SURVIVOR, SGS-END-NOT-YET.
template <class B, class N>
[[nodiscard]] constexpr Outcome<B> identity_outcome(const Survivors<B, N>& s,
                                                    const EndRules& rules) {
  const N others = s.loyalists + s.rebels + s.spies;
  const B lord_dead = negate(s.lord);
  const B only_spies = both(s.spies > 0, s.loyalists + s.rebels == 0);
  const B spy = both(lord_dead, rules.spy_last ? both(s.spies == 1, others == 1) : only_spies);
  const B no_rebels = s.rebels == 0;
  B lord_side = both(s.lord, rules.lord_needs_spies ? both(no_rebels, s.spies == 0) : no_rebels);
  B rebels = lord_dead;
  if (rules.own_camp) {
    const B lone_loyalist = both(lord_dead, both(s.loyalists == 1, others == 1));
    lord_side = either(lord_side, lone_loyalist);
    if (rules.rebels_otherwise) rebels = both(rebels, negate(lone_loyalist));
  }
  if (rules.rebels_otherwise) rebels = both(rebels, negate(spy));
  if (rules.rebels_alive) rebels = both(rebels, s.rebels > 0);
  return {both(s.lord, either(s.rebels > 0, s.spies > 0)), lord_side, rebels, spy};
}

// SGS-DECAY: so many are left when it begins.
inline constexpr int decaying = 3;

// SGS-DECAY: whether this round, so many since there came to be three, costs everybody a hit point.
// AMB-SGS-044: each one after the first `free`, or only the last of these.
template <class B, class N>
[[nodiscard]] constexpr B decays(const N& round, const N& free, bool each_round) {
  return each_round ? B(free < round) : B(round == free);
}

// SGS-DECAY: a loss of all that would leave nobody with a hit point is none. `most`: what any of
// the three has.
template <class B, class N>
[[nodiscard]] constexpr B leaves_one(const N& most) {
  return B(1 < most);
}

// SGS-REINCARNATION: so many sacrifices bring somebody back.
template <class B, class N>
[[nodiscard]] constexpr N sacrifices(const N& players) {
  return ite(B(players <= 5), N(0 * players + 3), N(0 * players + 4));
}

// What a killing brings the killer.
template <class B>
struct Desert {
  B reward;      // what reward_of says
  B punishment;  // he loses his cards
};

// SGS-REWARD-REBEL, SGS-PUNISH-LORD. Roles are numbers of Role; `paid`: is_paid, in
// rulebook/numbers.h. OPT-SGS-REWARD, OPT-SGS-PUNISH: for whom.
template <class B, class N>
[[nodiscard]] constexpr Desert<B> desert(const N& victim, const N& killer, const B& paid,
                                         const Options& options) {
  const auto is = [](const N& role, Role r) { return B(role == static_cast<int>(r)); };
  const B by_lord = both(paid, is(killer, Role::lord));
  const bool all_rewarded = options.is<Opt::reward>("anyone");
  const bool all_punished = options.is<Opt::punish>("anyone");
  return {all_rewarded ? paid : both(paid, is(victim, Role::rebel)),
          all_punished ? by_lord : both(by_lord, is(victim, Role::loyalist))};
}

// Who has won, by his own role, a number of Role. Whoever lives when a spy has won is one.
template <class B, class N>
[[nodiscard]] constexpr B wins(const Outcome<B>& o, const N& role, const B& alive) {
  const auto is = [&](Role r) { return B(role == static_cast<int>(r)); };
  const B lords = either(is(Role::lord), is(Role::loyalist));
  return either(both(o.lord_side, lords),
                either(both(o.rebels, is(Role::rebel)), both(o.spy, alive)));
}

// SGS-SETUP-ROLES: how many of each role a table of this size has (000 "identify yourself").
template <class N>
struct RoleCounts {
  N lord;
  N loyalists;
  N rebels;
  N spies;
};

// The table of the seeds; all zero where they have no row. `two_spies` is AMB-SGS-002 (6 and 8
// players), `small` adds rows for 2 and 3 players, `ten_one_spy` is a published variant for ten.
template <class B, class N>
[[nodiscard]] constexpr RoleCounts<N> identity_table(const N& players, const B& two_spies,
                                                     const B& small, const B& ten_one_spy) {
  const auto is = [&](int n) { return B(players == n); };
  const auto number = [&](int n) { return N(0 * players + n); };
  const B row = either(both(players >= 4, players <= 10), both(small, either(is(2), is(3))));
  const B second_spy = both(two_spies, either(is(6), is(8)));
  const N loyalists = ite(players <= 3, number(0),
                          ite(players <= 6, number(1), ite(players <= 8, number(2), number(3))));
  const N rebels =
      ite(players <= 4, number(1),
          ite(is(5), number(2),
              ite(is(6), ite(second_spy, number(2), number(3)),
                  ite(is(7), number(3),
                      ite(is(8), ite(second_spy, number(3), number(4)),
                          ite(is(9), number(4), ite(ten_one_spy, number(5), number(4))))))));
  const N spies =
      ite(is(2), number(0),
          ite(either(second_spy, both(is(10), negate(ten_one_spy))), number(2), number(1)));
  const N none = number(0);
  return {ite(row, number(1), none), ite(row, loyalists, none), ite(row, rebels, none),
          ite(row, spies, none)};
}

// The same for a ruleset: its own rows (OPT-SGS-ROLES-2 to OPT-SGS-ROLES-10) stand before those of
// the seeds (AMB-SGS-002, OPT-SGS-SMALL-TABLES, OPT-SGS-TEN-ONE-SPY).
template <class B, class N>
[[nodiscard]] constexpr RoleCounts<N> role_table(const N& players, const Options& options) {
  const B any = players >= 0;  // "yes" and "no" as a B: a formula knows no plain bool
  const auto given = [&](Opt o) {
    return options.is(o, 1) ? either(any, negate(any)) : both(any, negate(any));
  };
  RoleCounts<N> row = identity_table<B, N>(players, given(Opt::two_spies), given(Opt::small_tables),
                                           given(Opt::ten_one_spy));
  for (int n = 2; n <= 10; ++n) {
    const int own = options[static_cast<Opt>(static_cast<int>(Opt::roles_2) + n - 2)];
    if (own == 0) continue;
    const B here = B(players == n);
    std::array<int, 4> counts{};
    counts_of_row(own, counts);
    const auto take = [&](N& count, int of_row) {
      count = ite(here, N(0 * players + of_row), count);
    };
    take(row.lord, counts[0]);
    take(row.loyalists, counts[1]);
    take(row.rebels, counts[2]);
    take(row.spies, counts[3]);
  }
  return row;
}

// SGS-SETUP-ROLES: `have` of each role, and `hidden` that are not shown, can be a deal of the row.
template <class B, class N>
[[nodiscard]] constexpr B deal_fits(const RoleCounts<N>& have, const N& hidden,
                                    const RoleCounts<N>& row) {
  const auto each = [&](auto holds) {
    return both(both(holds(have.lord, row.lord), holds(have.loyalists, row.loyalists)),
                both(holds(have.rebels, row.rebels), holds(have.spies, row.spies)));
  };
  const B room = each([](const N& a, const N& b) { return B(a <= b); });
  const B all = each([](const N& a, const N& b) { return B(a == b); });
  return both(room, either(hidden > 0, all));
}

}  // namespace tally::sanguosha
