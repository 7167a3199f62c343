#pragma once
#include "engine/core/game.h"

namespace tally::dou_dizhu {
// Dou Dizhu 斗地主 for three players.
const Game& three_player_game();
}  // namespace tally::dou_dizhu
