#pragma once
// One pooled solver: a question costs microseconds where a new solver costs milliseconds.
#include <functional>
#include <optional>
#include <vector>

#include "verify/proofs/z3_logic.h"

namespace tally::proofs {

enum class Answer : std::uint8_t { unsat, sat, unknown };

class Solver {
 public:
  Solver();

  // Whether there is a position where it holds. The answer to a formula asked before is remembered.
  Answer holds_somewhere(const Truth& formula);

  // What the solver has learnt of earlier formulas slows it down in the end. Answers are kept.
  void forget_lemmas() { solver_.reset(); }

  // Questions it does not answer in so many steps of its own are unknown; 0: none.
  void limit(unsigned steps);

  struct Position {
    z3::model model;
    bool smallest = true;  // false: it gave up on a smaller one
  };
  // The position where `smallest` are least, the first first. Only for formulas that hold
  // somewhere. None: it gave up.
  std::optional<Position> smallest_position(const Truth& formula,
                                            const std::vector<Number>& smallest);

 private:
  // What is added while it lives is forgotten with it.
  class Scope {
   public:
    explicit Scope(z3::solver& solver) : solver_(solver) { solver_.push(); }
    ~Scope() { solver_.pop(); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    z3::solver& solver_;
  };

  Answer check();

  z3::solver solver_;
  std::vector<std::pair<z3::expr, Answer>> known_;
  unsigned limit_ = 0;
  std::vector<std::size_t> by_id_;  // place in known_ + 1, by the expression's id
};

}  // namespace tally::proofs
