#pragma once
// The quick players game by game.
#include "verify/fuzz/player.h"

namespace tally::verify {

std::unique_ptr<Player> identity_player(const Game& game);
std::unique_ptr<Player> dou_dizhu_player(const Game& game);

}  // namespace tally::verify
