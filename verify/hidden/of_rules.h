#pragma once
// Findings that say of a record what it does against the rules.
#include "replay/check.h"

namespace tally::hidden {

// Not what could not be decided, and not that the rules' own books do not agree with them.
[[nodiscard]] inline bool is_of_rules(const Finding& f) {
  return f.kind != FindingKind::undecided && f.kind != FindingKind::invariant;
}

}  // namespace tally::hidden
