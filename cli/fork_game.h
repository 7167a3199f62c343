#pragma once
// The game that takes another way: every event of it, also those the record leaves out, and its
// hidden cards dealt.
#include <vector>

#include "cli/arguments.h"
#include "cli/one_game.h"
#include "engine/core/game.h"
#include "replay/record.h"
#include "replay/words.h"
#include "verify/record_checker.h"

namespace tally::cli {

struct ForkGame {
  OneGame read;  // as it is recorded
  Ruleset rules;
  Record whole;
  std::vector<SeatLabel> labels;
  bool dealt = false;  // the record hides cards: they are those of a deal that explains it
};

// Throws Failure where it cannot be played on from the event that is asked for.
ForkGame game_to_fork(const ForkArguments& a, RecordChecker& checker);

}  // namespace tally::cli
