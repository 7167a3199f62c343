#pragma once
// From where a recorded game can be played on by another choice.
#include <cstdint>

#include "replay/check.h"

namespace tally::report {

// What is wrong before the choice at an event: by then it is not known any more how the game
// stands. nullptr: nothing is.
inline const Finding* fault_before(const Report& report, std::uint32_t at) {
  for (const Finding& f : report.findings)
    if (f.at < at || (f.at == at && f.kind != FindingKind::illegal)) return &f;
  return nullptr;
}

// Whether all cards are shown, or a deal of those that are not is known to explain the game.
inline bool deal_known(const Report& report) {
  return report.hidden == HiddenCards::not_looked_at ||
         (report.hidden == HiddenCards::explained && report.findings.empty());
}

}  // namespace tally::report
