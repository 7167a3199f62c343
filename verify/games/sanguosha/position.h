#pragma once
// A table of the identity game as variables of a formula, and in words.
#include <string>

#include "engine/sanguosha/modes/identity/numbers.h"
#include "engine/sanguosha/state/state.h"
#include "verify/proofs/claim.h"

namespace tally::proofs {

using sanguosha::Options;
using Roles = sanguosha::RoleCounts<Number>;
using Living = sanguosha::Survivors<Truth, Number>;
using Ended = sanguosha::Outcome<Truth>;

// Who is alive, out of a row of roles.
Living living(const std::string& name);
// Not more are alive than were dealt.
Truth lives_among(const Living& s, const Roles& row);
inline Number count_of(const Living& s) {
  return ite(s.lord, 1, 0) + s.loyalists + s.rebels + s.spies;
}

// A death leads to these from some state `before` of which in_play(before) holds. Others no game
// comes to: it has ended before.
template <class F>
Truth after_a_death(const Living& s, F in_play) {
  Living lord = s;
  lord.lord = Truth(true);
  Living loyalist = s;
  loyalist.loyalists = s.loyalists + 1;
  Living rebel = s;
  rebel.rebels = s.rebels + 1;
  Living spy = s;
  spy.spies = s.spies + 1;
  return any(
      {both(negate(s.lord), in_play(lord)), in_play(loyalist), in_play(rebel), in_play(spy)});
}

// Roles of a killer who lives and of another player: there is one lord.
Truth two_players(const Number& killer, const Number& victim);

// A row as plain numbers.
using Row = sanguosha::RoleCounts<int>;
inline int sum_of(const Row& row) { return row.lord + row.loyalists + row.rebels + row.spies; }
inline Roles numbers_of(const Row& row) { return {row.lord, row.loyalists, row.rebels, row.spies}; }
inline bool is_played(const Row& row, int players) {
  return row.lord == 1 && sum_of(row) == players;
}
Row row_of(int players, const Options& options);

inline constexpr int least_players = 2;

// f(players, row) for every table that can be dealt, the smallest first.
template <class F>
void each_table(const Options& options, F f) {
  for (int n = least_players; n <= sanguosha::identity_seats; ++n)
    if (const Row row = row_of(n, options); is_played(row, n)) f(n, row);
}

// Nobody looks at the end before the first death: with everybody alive every game is in play.
using sanguosha::EndRules;
Truth in_play(const Living& s, const Row& row, const EndRules& rules);
// A death leaves these of a game in play.
Truth left_by_a_death(const Living& s, const Row& row, const EndRules& rules);

using sanguosha::Role;
// "the lord", "a rebel"
Words role_words(Role role);
// "2 rebels"
Words roles_words(int n, Role role);

// "1 lord, 1 loyalist, 3 rebels, 1 spy"
Words row_words(const Row& row);
// "5 players; alive: seat 5 (spy); dead: seat 1 (lord), seat 2 (loyalist) …". Seats in the order
// lord, loyalists, rebels, spies; of each role the first are alive.
Words table_words(const Row& row, const Values& v, const Living& s);
// "the rebels have won", "the game goes on", "nobody has won" if nothing holds. If both a win and
// going on are said, that they are conditions, and what the rules do. So many spies live to win.
Words outcome_words(const Values& v, const Ended& o, int spies);
// The same where nobody has died: the rules look at the end after a death alone.
Words conditions_words(const Values& v, const Ended& o, int spies);
Words together(const Words& a, const Words& b);
// "the lord kills a loyalist"; roles are numbers of Role.
Words kills_words(const Values& v, const Number& killer, const Number& victim);

}  // namespace tally::proofs
