#pragma once
// Random games that go where two rulesets differ, when plain ones hardly come there.
#include <cstdint>
#include <memory>

#include "verify/fuzz/player.h"

namespace tally::versus {

// A player who aims, and how many of his games at a table are enough.
struct Aim {
  std::unique_ptr<verify::Player> player;
  std::uint64_t games = ~std::uint64_t{0};
};

// By the options that differ:
// - which cards are a combination: one hand is dealt `ranks` (as many of each rank as there are, in
//   dou_dizhu's Counts) and leads with just these, as a type that only one of the two has them as;
// - whom a card turned up among the last cards makes landlord: it lies there;
// - what a game counts: one hand is dealt what can be played at once;
// - when spies have won: all others are attacked until none is left, the lord last;
// - what happens when the piles run out, or the rounds: nobody fights, everybody keeps what he can;
// - skills, where nobody chooses a general: the set-up brings some, as a record may.
// Without a player where none of these differs.
Aim aim_for(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t ranks);

}  // namespace tally::versus
