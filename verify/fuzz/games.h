#pragma once
// What fuzzing needs of each game: quick players, and changes of a record that should not matter.
#include "replay/record.h"
#include "verify/fuzz/player.h"

namespace tally::verify {

std::unique_ptr<Player> identity_player(const Game& game);
std::unique_ptr<Player> dou_dizhu_player(const Game& game);

// The same game with its seats renumbered: seat s is s + by, who begins moves with it. `rules`
// become those that say so. False where a record cannot say who begins.
bool identity_renumbered(const Record& from, int by, Ruleset& rules, Record& out);
bool dou_dizhu_renumbered(const Record& from, int by, Ruleset& rules, Record& out);

// Neighbouring events that do not depend on each other, exchanged; some of those there are. False
// when there are none.
bool identity_exchanged(const Record& from, Random& chance, Record& out);
// A state with its discard pile in the order of the cards' numbers.
void identity_discards_sorted(std::span<std::byte> state);

}  // namespace tally::verify
