#pragma once
// A random game as the properties see it: by which rules, for how many, from which seed.
//
// A property tries 100 cases; RC_PARAMS="seed=7 max_success=2000" tries more. TALLY_GAME="PLAYERS
// SEED RULESET" makes every property try that one game only; a failure prints the line to use, and
// leaves the log and the ruleset beside it.
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "engine/core/game.h"
#include "tests/support/repeatable.h"
#include "tests/support/sanitized.h"

namespace tally::properties {

using test::sanitized;
inline constexpr int games_a_case = sanitized ? 2 : 10;

struct GameCase {
  int players = 4;
  std::uint64_t seed = 0;
  Ruleset rules;
};

const Game& identity();
rc::Gen<GameCase> any_case();

// Ends the property: `what` is wrong with this game.
[[noreturn]] void fail(const GameCase& c, std::string_view what);

std::string log_of(const GameCase& c);
Setup setup_of(const GameCase& c);
// The bits the players of this game are moved by, as in random_game.
std::uint64_t player_bits(const GameCase& c);

std::ostream& operator<<(std::ostream& out, const GameCase& c);

}  // namespace tally::properties
