#pragma once
// Proves the theorems of a game for a ruleset.
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "verify/proofs/theorem.h"

namespace tally::proofs {

struct Wanted {
  std::string_view rule = {};  // only theorems that cite this rule, or have this id; "": all
  bool examples = false;       // find one for theorems that say something is possible
  bool smt2 = false;           // write them for another solver as well
  // The ruleset is that of a recorded program, which is as it is: plays it knows two types for are
  // listed. In anybody's own ruleset they are a mistake.
  bool observed = false;
  // After so many of the solver's own steps on one question it gives up; 0: it does not.
  unsigned effort = 0;
};

// One context for all; what was proved for one ruleset need not be proved again for the next.
class Prover {
 public:
  Prover();
  ~Prover();
  Prover(const Prover&) = delete;
  Prover& operator=(const Prover&) = delete;

  std::vector<Proof> prove(const Game& game, const Ruleset& rules, const Wanted& wanted = {});

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally::proofs
