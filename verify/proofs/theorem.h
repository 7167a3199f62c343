#pragma once
// What is proved of the rules, and what came of it. No solver is seen here.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"

namespace tally::proofs {

struct Words {
  std::string en;
  std::string zh;
};

// A theorem as people read it. Its id stays the same for ever.
struct TheoremText {
  std::string_view id;  // "THM-SGS-END-TOTAL"
  std::string_view en;  // one sentence
  std::string_view zh;
  std::vector<std::string_view> rules;  // the ids of the rules it speaks of
  bool possible = false;                // says that there is such a position, not that all are so
};

enum class Status : std::uint8_t {
  proved,
  refuted,  // the position says where it fails
  listed,   // it holds but for the positions listed, which a recorded program's rules have
  absent,   // the ruleset has no case of it; nothing is claimed, and the position says why
  unknown,  // the solver gave up
};
std::string_view name_of(Status s);

struct Proof {
  const TheoremText* theorem = nullptr;
  Status status = Status::proved;
  // Refuted or listed: where it fails. Proved, and `possible`: an example. Absent: why.
  std::vector<Words> positions;
  // A theorem is so many claims, one for each table for example. Looked at until one is refuted.
  std::size_t claims = 0;
  std::size_t undecided = 0;       // of them
  std::vector<Words> open = {};    // which, where there are several
  std::vector<Words> absent = {};  // those about nothing, and why: nothing is claimed of these
  // The negation for any solver (SMT-LIB 2), and what it has to answer: "unsat", or "sat" where the
  // theorem says that something is possible, or "unknown". Empty unless asked for.
  std::string smt2;
};

// What is to be said of a position when the solver gave up on a smaller one.
void add_not_smallest(Words& position);

// Ways a game of these rules can end that no theorem speaks of, each a sentence.
std::vector<Words> not_in_proofs(const Game& game, const Ruleset& rules);

// All theorems of a game, in the order of its rulebook; empty for a game that has none.
std::span<const TheoremText> theorems_of(const Game& game);

}  // namespace tally::proofs
