#pragma once
#include "engine/core/game.h"

namespace tally::sanguosha {
// The identity game 身份局, without generals.
const Game& identity_game();
}  // namespace tally::sanguosha
