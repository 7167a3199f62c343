#pragma once
// The ways to make a record smaller that has a finding.
#include <cstddef>

#include "replay/check.h"
#include "replay/record.h"
#include "verify/shrink/script.h"
#include "verify/shrink/shrink.h"

namespace tally::verify {

// A native record, its rules, and the finding that is looked for.
struct Wanted {
  const Record& native;
  const Ruleset& rules;
  const Finding& finding;
};

// Whether a finding is that hidden cards or identities exclude something.
[[nodiscard]] bool is_of_hidden(const Finding& f);

// The game of this script is played again with less of it; `of_setup` findings are of its set-up.
void play_smaller(const Wanted& wanted, Script& script, std::size_t of_setup,
                  const ShrinkOptions& options, Shrunk& out);

// With a deal of what is hidden that explains all that comes before the finding the game is played
// again with less of it, and what is left is seen as the record sees it.
void deal_smaller(const Wanted& wanted, const ShrinkOptions& options, Shrunk& out);

// A wrong result follows from all of a game, of which hardly anything can be left out: short random
// games are told with one too and made smaller. Goes on from the smallest that `out` has.
void other_games(const Wanted& wanted, const ShrinkOptions& options, Shrunk& out);

// Line by line: nothing is played again.
void cut_smaller(const Wanted& wanted, const ShrinkOptions& options, Shrunk& out);

}  // namespace tally::verify
