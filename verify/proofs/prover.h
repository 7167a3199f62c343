#pragma once
// Proves the theorems of a game for a ruleset.
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "verify/proofs/theorem.h"

namespace tally::proofs {

struct Wanted {
  // Only theorems that cite one of these rules, or have one of these ids; none: all.
  std::vector<std::string> rules = {};
  bool examples = false;  // find one for theorems that say something is possible
  bool smt2 = false;      // write them for another solver as well
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

  // Why a theorem is refuted of `rules`: of the options that differ from `base` those that, put
  // back alone, make it hold; if none does, those that alone refute it of the base (with those it
  // has nothing to prove without); if none does, all. Indices of the game's options. Empty where
  // the base is refuted as well.
  std::vector<std::size_t> causes(const Game& game, const Ruleset& rules, const Ruleset& base,
                                  const TheoremText& theorem, const Wanted& wanted = {});

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally::proofs
