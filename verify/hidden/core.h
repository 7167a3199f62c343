#pragma once
// Whether a trace has a deal, and where it has none, statements that show it: a set of which none
// can be left out.
#include <vector>

#include "verify/hidden/deal.h"

namespace tally::hidden {

// How much work is allowed, in the solver's own steps (by_solver).
struct Allowance {
  std::uint64_t decide = solver_work;        // on whether there is a deal
  std::uint64_t shorten = 4 * solver_work;   // and where there is none, on what to leave out
  std::uint64_t question = solver_work / 2;  // of `shorten`, on one set
};

struct Found {
  bool possible = true;
  bool decided = true;  // false: possible or not, it would take too much work to say
  Choice choice;        // possible: of Ledger::problem() of the whole trace
  // The first so many steps are impossible. One fewer are possible, where each question of the
  // search was decided within the allowance.
  std::size_t steps = 0;
  std::vector<std::size_t> core;  // steps that exclude each other; less any one there is a deal
  bool minimal = true;            // false: whether one can be left out was too much work to say
  std::uint64_t shortened = 0;    // what was spent on leaving out
};

// Looks at the first `steps` of the trace, and takes no notice of what the steps `unsaid` say.
Found examine(const Trace& trace, std::size_t steps, const Allowance& allowed = {},
              const std::vector<std::size_t>& unsaid = {});

// Whether the first `steps` can be, as far as the statements of `core` go.
bool possible(const Trace& trace, const std::vector<std::size_t>& core, std::size_t steps);

}  // namespace tally::hidden
