#pragma once
#include <memory>
#include <span>

#include "engine/core/game.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

using Modes = std::span<const Mode* const>;

// Three Kingdoms Kill 三国杀 in the modes of modes/list.h, the identity game by default.
const Game& identity_game();
// The same with other modes, which must outlive it: the option `mode` chooses by their order.
std::unique_ptr<Game> game_with(Modes modes);

std::unique_ptr<Match> match_with(Modes modes);
[[nodiscard]] const Mode& mode_of(Modes modes, const Options& options);
// Of the modes of modes/list.h.
[[nodiscard]] bool plays_identity(const Options& options);

}  // namespace tally::sanguosha
