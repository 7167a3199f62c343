// The theorems of the identity game, over the very templates the rules play by
// (engine/sanguosha/rulebook/numbers.h, modes/identity/numbers.h).
#include "engine/sanguosha/game.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::proofs {

std::vector<Theorem> sanguosha_theorems(const Ruleset& rules) {
  const sanguosha::Options options(rules);
  std::vector<Theorem> out;
  if (sanguosha::plays_identity(options)) {
    setting_theorems(options, out);
    ending_theorems(options, out);
  } else {
    sides_theorems(out);
  }
  distance_theorems(out);
  judgement_theorems(options, out);
  return out;
}

}  // namespace tally::proofs
