#include "verify/proofs/solver.h"

namespace tally::proofs {

z3::context& context() {
  static thread_local z3::context c;
  return c;
}

// QF_FD: finite domains, which all of ours are.
Solver::Solver() : solver_(context(), "QF_FD") {
  // Ctrl-C is the program's: the solver would take it for itself and say "unknown".
  z3::params p(context());
  p.set("ctrl_c", false);
  solver_.set(p);
}

Answer Solver::check() {
  switch (solver_.check()) {
    case z3::sat: return Answer::sat;
    case z3::unsat: return Answer::unsat;
    default: return Answer::unknown;
  }
}

Answer Solver::holds_somewhere(const Truth& formula) {
  const unsigned id = formula.expr().id();
  if (id >= by_id_.size()) by_id_.resize(id + 1, 0);
  if (by_id_[id] != 0) return known_[by_id_[id] - 1].second;
  const Answer answer = [&] {
    const Scope scope(solver_);
    solver_.add(formula.expr());
    return check();
  }();
  if (answer == Answer::unknown) return answer;  // with more time it may be found
  known_.emplace_back(formula.expr(), answer);   // kept, so that its id stays its own
  by_id_[id] = known_.size();
  return answer;
}

void Solver::limit(unsigned steps) {
  if (steps == limit_) return;
  limit_ = steps;
  z3::params p(context());
  p.set("rlimit", steps);
  solver_.set(p);
}

std::optional<Solver::Position> Solver::smallest_position(const Truth& formula,
                                                          const std::vector<Number>& smallest) {
  const Scope scope(solver_);
  solver_.add(formula.expr());
  if (check() != Answer::sat) return std::nullopt;
  Position out{solver_.get_model()};
  for (const Number& n : smallest) {
    const int found = out.model.eval(n.expr(), true).get_numeral_int();
    int least = found;
    for (int value = 0; value < found; ++value) {
      const Scope tried(solver_);
      solver_.add((n == value).expr());
      const Answer answer = check();
      if (answer == Answer::unknown) out.smallest = false;
      if (answer != Answer::sat) continue;
      out.model = solver_.get_model();
      least = value;
      break;
    }
    solver_.add((n == least).expr());
  }
  return out;
}

}  // namespace tally::proofs
