#pragma once
// What a game brings to be proved (verify/games/): theorems, and what rules say of a state.
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "verify/proofs/theorem.h"

namespace tally::proofs {
struct Formula;  // formula.h
struct Theorem;  // claim.h
}  // namespace tally::proofs

namespace tally::verify {

struct ProofKit {
  std::span<const proofs::TheoremText> (*texts)() = nullptr;
  std::vector<proofs::Theorem> (*theorems)(const Ruleset& rules) = nullptr;
  const std::vector<proofs::Formula>& (*formulas)() = nullptr;
  std::vector<proofs::Words> (*not_in_proofs)(const Ruleset& rules) = nullptr;
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const ProofKit& proof_kit_of(const Game& game);

}  // namespace tally::verify
