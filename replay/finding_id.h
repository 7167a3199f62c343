#pragma once
// Numbers by which a finding is known again on another day: in a file that was moved, among other
// games, with another version of the words. What they are made of: docs/reports.md.
#include <cstdint>
#include <string>
#include <string_view>

#include "replay/check.h"
#include "replay/record.h"

namespace tally {

// The game that a record is of: its set-up, and what it tells before the first turn.
std::uint64_t game_id(const Record& record);

// Fills Finding::id of all findings; of a report without any nothing is looked at.
void identify(const Record& record, Report& report);

// Of what is said of a record as a whole: "it is incomplete, because …". `of` says which record.
std::uint64_t remark_id(std::string_view of, VerdictKind verdict, std::string_view reason_id);

// "0123456789abcdef"
std::string id_words(std::uint64_t id);

}  // namespace tally
