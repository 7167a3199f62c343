// With Z3: for each take that is not determined, which origin it takes; and no hand ever gives more
// tokens of an origin than it has.
#include <algorithm>
#include <map>
#include <utility>

#include <z3++.h>

#include "verify/hidden/deal.h"

namespace tally::hidden {
namespace {

// One context and one solver a thread: a new one takes longer than a question.
struct Pool {
  z3::context context;
  z3::solver solver{context, z3::solver::simple()};
};

Pool& pool() {
  thread_local Pool p;
  return p;
}

// Tokens of one origin in one hand, so far: a number, and what open choices add or take away.
struct Stock {
  int sure = 0;
  std::vector<std::pair<z3::expr, int>> open;
};

class Encoding {
 public:
  Encoding(const Problem& p, Pool& pool) : p_(p), context_(pool.context), solver_(pool.solver) {}

  bool build() {
    for (std::size_t i = 0; i < p_.ops.size(); ++i) {
      const Op& op = p_.ops[i];
      if (!op.take)
        ++stock(op.at, op.origin).sure;
      else if (!take(i, op))
        return false;
    }
    return true;
  }

  [[nodiscard]] bool solve(Choice& out) {
    if (solver_.check() != z3::sat) return false;
    const z3::model model = solver_.get_model();
    out = sure_;
    for (const auto& [i, origin, yes] : choices_)
      if (model.eval(yes, true).is_true()) out[i] = origin;
    return true;
  }

 private:
  Stock& stock(Place hand, Origin o) { return stocks_[{hand, o}]; }

  bool take(std::size_t i, const Op& op) {
    sure_.resize(p_.ops.size());
    std::vector<Origin> may;
    for (const auto& [key, s] : stocks_)
      if (key.first == op.at && p_.fits(key.second, op.card, op.origin) &&
          (s.sure > 0 || !s.open.empty()))
        may.push_back(key.second);
    if (may.empty()) return false;
    if (may.size() == 1) {
      sure_[i] = may[0];
      Stock& s = stock(op.at, may[0]);
      --s.sure;
      if (op.to >= 0 && op.card == unknown_card) ++stock(op.to, may[0]).sure;
      return not_less_than_none(s);
    }
    z3::expr_vector any(context_);
    for (const Origin o : may) {
      const z3::expr yes =
          context_.bool_const(("t" + std::to_string(i) + "_" + std::to_string(o)).c_str());
      any.push_back(yes);
      choices_.emplace_back(i, o, yes);
      Stock& s = stock(op.at, o);
      s.open.emplace_back(yes, -1);
      if (!not_less_than_none(s)) return false;
      if (op.to >= 0 && op.card == unknown_card) stock(op.to, o).open.emplace_back(yes, 1);
    }
    const std::vector<int> ones(any.size(), 1);
    solver_.add(z3::pbeq(any, ones.data(), 1));
    return true;
  }

  bool not_less_than_none(const Stock& s) {
    const int worst = static_cast<int>(
        std::count_if(s.open.begin(), s.open.end(), [](const auto& o) { return o.second < 0; }));
    if (s.sure >= worst) return true;
    if (s.open.empty()) return false;
    z3::expr_vector terms(context_);
    std::vector<int> weights;
    for (const auto& [term, weight] : s.open) {
      terms.push_back(term);
      weights.push_back(weight);
    }
    solver_.add(z3::pbge(terms, weights.data(), -s.sure));
    return true;
  }

  const Problem& p_;
  z3::context& context_;
  z3::solver& solver_;
  std::map<std::pair<Place, Origin>, Stock> stocks_;
  std::vector<std::tuple<std::size_t, Origin, z3::expr>> choices_;
  Choice sure_;
};

}  // namespace

Answer by_solver(const Problem& p, Choice& out) {
  if (p.clash >= 0) return Answer::no;
  Pool& z3 = pool();
  z3.solver.push();
  Encoding encoding(p, z3);
  out.assign(p.ops.size(), 0);
  const bool yes = encoding.build() && encoding.solve(out);
  out.resize(p.ops.size());
  z3.solver.pop();
  return yes ? Answer::yes : Answer::no;
}

}  // namespace tally::hidden
