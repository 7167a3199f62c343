#include "engine/core/game.h"
#include "engine/dou_dizhu/game.h"
#include "engine/sanguosha/game.h"

namespace tally {

std::span<const Game* const> games() {
  static const Game* const all[] = {&sanguosha::identity_game(), &dou_dizhu::three_player_game()};
  return all;
}

const Game* find_game(std::string_view name) {
  for (const Game* g : games())
    if (g->name() == name) return g;
  return nullptr;
}

}  // namespace tally
