#pragma once
// What `tally fuzz` says of the games it has played: in words and to programs.
#include <string>

#include "cli/arguments.h"
#include "cli/fuzz_crew.h"
#include "engine/core/game.h"

namespace tally::cli {

std::string words_of(const FuzzResult& result, const Game& game, const Ruleset& rules,
                     const FuzzArguments& arguments);
// `failure`: of the game that failed, as keep_failure() tells it; "" where none did.
std::string json_of(const FuzzResult& result, const Game& game, const Ruleset& rules,
                    const FuzzArguments& arguments, const std::string& failure);

}  // namespace tally::cli
