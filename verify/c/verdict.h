#pragma once
// A report's verdict as tally.h numbers it.
#include "replay/report/entry.h"
#include "verify/c/tally.h"

namespace tally::c {

inline tally_verdict verdict_of(const report::Entry& entry) {
  if (entry.internal) return TALLY_INTERNAL;
  if (!entry.error.empty()) return TALLY_UNREADABLE;
  switch (entry.report.verdict) {
    case VerdictKind::clean: return TALLY_CLEAN;
    case VerdictKind::violations: return TALLY_VIOLATIONS;
    case VerdictKind::undecided: return TALLY_UNDECIDED;
    case VerdictKind::incomplete: return TALLY_INCOMPLETE;
    case VerdictKind::unreadable: return TALLY_UNREADABLE;
  }
  return TALLY_NONE;
}

}  // namespace tally::c
