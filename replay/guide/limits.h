#pragma once
// How far the guide goes for one record, all in one place. Where a limit is reached the record is
// read as it is best read by then, or given up, and the report says which.
#include <cstddef>
#include <cstdint>

#include "replay/check.h"

namespace tally {

// Of the work that is allowed (Checker::allow) so much may be spent until it is found that what is
// not shown can be filled in without a disagreement, and so much until it is filled in with the
// fewest. The rest is for how disagreements are read.
constexpr std::uint64_t work_to_fit(std::uint64_t allowed) { return allowed / 4; }
constexpr std::uint64_t work_to_fill(std::uint64_t allowed) { return allowed / 2; }
// What it takes to list the ways to fill in the gaps of one reading.
inline constexpr std::uint64_t most_work_of_gaps = Checker::most_work / 2;
// To hash so many bytes of a state is as much work as a question.
inline constexpr std::size_t hashed_as_one = 512;

// Games that are played to fill in gaps.
inline constexpr std::size_t most_filled = 4096;
// Ways of one gap that are held against the rules; those of them one is chosen of (the others pass
// for not being there); and those kept, of all gaps.
inline constexpr std::size_t most_tried = 20000;
inline constexpr std::size_t most_ways = 200;
inline constexpr std::size_t most_known = 50000;

// Disagreements that are read with care; of a record with more, the rest as they come.
inline constexpr std::size_t most_searched = 64;
// Rules that tell so much while the record stands still would do so for ever.
inline constexpr std::uint32_t most_idle = 4096;
// A game of more turns is played again from the last of them.
inline constexpr std::size_t most_marks = 1024;

// How far ahead an expected event is looked for before it counts as missing, …
inline constexpr std::size_t horizon = 8;
// … an answer that is due, …
inline constexpr std::size_t answer_horizon = 3;
// … and what a card that lies open is called next.
inline constexpr std::size_t names_horizon = 48;

}  // namespace tally
