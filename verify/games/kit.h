#pragma once
// What a game brings to verify/ besides its rules: its kit, a part for each folder that asks for
// one. What stays null the game has not, and the tool that would use it says so. All kits are
// listed in kits.cpp. The folders know their own part alone (`verify/<folder>/kit.h`).
#include "engine/core/game.h"
#include "verify/compare/kit.h"
#include "verify/explore/kit.h"
#include "verify/fuzz/kit.h"
#include "verify/graphs/kit.h"
#include "verify/hidden/kit.h"
#include "verify/invariants/kit.h"
#include "verify/proofs/kit.h"
#include "verify/score/kit.h"
#include "verify/standings/kit.h"
#include "verify/why/kit.h"

namespace tally::verify {

struct Kit {
  const Game& (*game)();
  BookKit books = {};
  FuzzKit fuzz = {};
  ProofKit proofs = {};
  CompareKit compare = {};
  GraphKit graphs = {};
  IdentityKit identities = {};
  ExploreKit explore = {};
  ScoreKit score = {};
  StandingKit standings = {};
  WhyKit why = {};
};

// An empty one for a game that brings none.
const Kit& kit_of(const Game& game);

}  // namespace tally::verify
