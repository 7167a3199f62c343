#pragma once
// A table of the identity game as variables of a formula, and in words.
#include <string>

#include "engine/sanguosha/numbers.h"
#include "verify/proofs/claim.h"

namespace tally::proofs {

using sanguosha::Options;
using Roles = sanguosha::RoleCounts<Number>;
using Living = sanguosha::Survivors<Truth, Number>;
using Ended = sanguosha::Outcome<Truth>;

inline Truth between(int low, const Number& n, int high) { return both(low <= n, n <= high); }

// Who is alive, out of a row of roles.
Living living(const std::string& name);
// Not more are alive than were dealt.
Truth lives_among(const Living& s, const Roles& row);
inline Number count_of(const Living& s) {
  return ite(s.lord, 1, 0) + s.loyalists + s.rebels + s.spies;
}

// A row as plain numbers.
using Row = sanguosha::RoleCounts<int>;
inline int sum_of(const Row& row) { return row.lord + row.loyalists + row.rebels + row.spies; }
inline Roles numbers_of(const Row& row) { return {row.lord, row.loyalists, row.rebels, row.spies}; }
inline bool is_played(const Row& row, int players) {
  return row.lord == 1 && sum_of(row) == players;
}
Row row_of(int players, const Options& options);

// "1 lord, 1 loyalist, 3 rebels, 1 spy"
Words row_words(const Row& row);
// "5 players; alive: seat 5 (spy); dead: seat 1 (lord), seat 2 (loyalist) …". Seats in the order
// lord, loyalists, rebels, spies; of each role the first are alive.
Words table_words(const Row& row, const Values& v, const Living& s);
// "the rebels have won", "the game goes on", both if both hold, "nobody has won" if nothing does.
Words outcome_words(const Values& v, const Ended& o);
Words together(const Words& a, const Words& b);

}  // namespace tally::proofs
