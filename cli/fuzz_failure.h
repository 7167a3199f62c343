#pragma once
// What `tally fuzz` keeps of a game that failed: its smallest log, with the command that plays the
// game again in its header.
#include <cstdint>
#include <string>

#include "cli/arguments.h"
#include "verify/fuzz/fuzz.h"

namespace tally::cli {

struct FailedGame {
  std::uint64_t index = 0;  // of those played
  verify::FuzzCase game;
  verify::Failure failure;
  verify::Played played;
};

// The command that plays this one game again, as a shell reads it.
std::string command_of(const FuzzArguments& arguments, const Game& game,
                       const verify::FuzzCase& played);

struct Kept {
  std::string words;  // what failed, and where the log is, or why it is not; for people
  std::string json;   // the same as an object
};

// Writes the log to where the arguments say, or to tally-fuzz-SEED.jsonl: as small as it was made,
// else all of it.
Kept keep_failure(const FuzzArguments& arguments, const Game& game, verify::Fuzzer& fuzzer,
                  const FailedGame& failed);

}  // namespace tally::cli
