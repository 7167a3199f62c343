#pragma once
// Whether a trace has a deal, and where it has none, the smallest set of statements that shows it.
#include <vector>

#include "verify/hidden/deal.h"

namespace tally::hidden {

struct Found {
  bool possible = true;
  bool decided = true;            // false: possible or not, it would take too much work to say
  Choice choice;                  // possible: of Reading::problem() of the whole trace
  std::size_t steps = 0;          // the first so many are impossible, one fewer are not
  std::vector<std::size_t> core;  // steps that say so; without any one of them there is a deal
};

// Looks at the first `steps` of the trace, with so much work for the solver (by_solver).
Found examine(const Trace& trace, std::size_t steps, std::uint64_t work = solver_work);

// Whether the first `steps` can be, as far as the statements of `core` go.
bool possible(const Trace& trace, const std::vector<std::size_t>& core, std::size_t steps);

}  // namespace tally::hidden
