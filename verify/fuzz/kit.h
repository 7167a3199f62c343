#pragma once
// What a game brings for random games (verify/games/): players, and records told otherwise.
#include <cstddef>
#include <memory>
#include <span>

#include "engine/core/game.h"
#include "replay/record.h"
#include "verify/fuzz/player.h"

namespace tally::verify {

struct FuzzKit {
  // Who plays quickly. Without one, games are played by somebody who lists all answers.
  std::unique_ptr<Player> (*player)(const Game& game) = nullptr;
  // The same game with its seats renumbered: seat s is s + by, who begins moves with it. `rules`
  // become those that say so. False where a record cannot say who begins.
  bool (*renumbered)(const Record& from, int by, Ruleset& rules, Record& out) = nullptr;
  // Neighbouring events that do not depend on each other, exchanged; some of those there are. False
  // when there are none.
  bool (*exchanged)(const Record& from, Random& chance, Record& out) = nullptr;
  // What such an exchange leaves in another order at the end of a game, put in one order.
  void (*put_in_order)(std::span<std::byte> state) = nullptr;
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const FuzzKit& fuzz_kit_of(const Game& game);

}  // namespace tally::verify
