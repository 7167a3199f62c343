#include "verify/compare/aim.h"

#include "verify/compare/kit.h"

namespace tally::versus {

Aim aim_for(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t cards) {
  const auto aim = verify::compare_kit_of(game).aim;
  return aim == nullptr ? Aim() : aim(game, a, b, cards);
}

}  // namespace tally::versus
