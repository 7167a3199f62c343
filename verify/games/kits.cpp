// The kits of all games: one line each.
#include "verify/games/dou_dizhu/kit.h"
#include "verify/games/kit.h"
#include "verify/games/sanguosha/kit.h"

namespace tally::verify {
namespace {

constexpr const Kit* kits[] = {&sanguosha_kit, &dou_dizhu_kit};

}  // namespace

const Kit& kit_of(const Game& game) {
  static constexpr Kit none{};
  for (const Kit* kit : kits)
    if (kit->game().name() == game.name()) return *kit;
  return none;
}

const BookKit& book_kit_of(const Game& game) { return kit_of(game).books; }
const FuzzKit& fuzz_kit_of(const Game& game) { return kit_of(game).fuzz; }
const ProofKit& proof_kit_of(const Game& game) { return kit_of(game).proofs; }
const CompareKit& compare_kit_of(const Game& game) { return kit_of(game).compare; }
const ExploreKit& explore_kit_of(const Game& game) { return kit_of(game).explore; }
const GraphKit& graph_kit_of(const Game& game) { return kit_of(game).graphs; }
const IdentityKit& identity_kit_of(const Game& game) { return kit_of(game).identities; }
const ScoreKit& score_kit_of(const Game& game) { return kit_of(game).score; }
const StandingKit& standing_kit_of(const Game& game) { return kit_of(game).standings; }
const WhyKit& why_kit_of(const Game& game) { return kit_of(game).why; }

}  // namespace tally::verify
