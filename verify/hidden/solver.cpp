// With Z3: for each take that is not determined, which origin it takes; and no hand ever gives more
// tokens of an origin than it has.
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include <z3++.h>

#include "verify/hidden/deal.h"

namespace tally::hidden {
namespace {

// One context a thread and record, and a solver for each question: what one has learnt must not
// count for another, or the order of the records would decide what can be decided, and how.
struct Asked {
  explicit Asked(z3::context& c) : context(c), solver(c, z3::solver::simple()) {}

  z3::context& context;
  z3::solver solver;
  void allow(std::uint64_t work) {
    z3::params p(context);
    p.set("rlimit", static_cast<unsigned>(std::min<std::uint64_t>(work, 0xFFFFFFFFU)));
    p.set("ctrl_c", false);  // Ctrl-C is the program's
    solver.set(p);
  }
  std::uint64_t done() {
    const z3::stats s = solver.statistics();
    for (unsigned i = 0; i < s.size(); ++i)
      if (s.key(i) == "rlimit count" && s.is_uint(i)) return s.uint_value(i);
    return 0;
  }
};

std::unique_ptr<z3::context>& pool() {
  thread_local std::unique_ptr<z3::context> c;
  return c;
}

z3::context& pooled_context() {
  std::unique_ptr<z3::context>& c = pool();
  if (c == nullptr) c = std::make_unique<z3::context>();
  return *c;
}

// To write a constraint down takes time as well: as much as so many steps for each of its terms.
constexpr std::uint64_t work_of_a_term = 8;

// Tokens of one origin in one hand, so far: a number, and what open choices add or take away.
struct Stock {
  int sure = 0;
  std::vector<std::pair<z3::expr, int>> open;
};

class Encoding {
 public:
  Encoding(const Problem& p, Asked& z3) : p_(p), context_(z3.context), solver_(z3.solver) {}

  // `unknown`: it would be too large.
  Answer build(std::uint64_t& work) {
    for (std::size_t i = 0; i < p_.ops.size(); ++i) {
      const Op& op = p_.ops[i];
      if (!op.take)
        ++stock(op.at, op.origin).sure;
      else if (!take(i, op))
        return Answer::no;
      if (terms_ > work) return Answer::unknown;
    }
    work -= terms_;
    return Answer::yes;
  }

  [[nodiscard]] Answer solve(Choice& out) {
    switch (solver_.check()) {
      case z3::unsat: return Answer::no;
      case z3::unknown: return Answer::unknown;
      default: break;
    }
    const z3::model model = solver_.get_model();
    out = sure_;
    for (const auto& [i, origin, yes] : choices_)
      if (model.eval(yes, true).is_true()) out[i] = origin;
    return Answer::yes;
  }

 private:
  Stock& stock(Site hand, Origin o) { return stocks_[{hand, o}]; }

  bool take(std::size_t i, const Op& op) {
    sure_.resize(p_.ops.size());
    std::vector<Origin> may;
    for (auto at = stocks_.lower_bound({op.at, 0}); at != stocks_.end() && at->first.first == op.at;
         ++at)
      if (p_.fits(at->first.second, op) && (at->second.sure > 0 || !at->second.open.empty()))
        may.push_back(at->first.second);
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
    terms_ += work_of_a_term * s.open.size();
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
  std::map<std::pair<Site, Origin>, Stock> stocks_;
  std::vector<std::tuple<std::size_t, Origin, z3::expr>> choices_;
  Choice sure_;
  std::uint64_t terms_ = 0;  // of all constraints together
};

// A token that no event sees again is as good as any other such token, wherever it came from.
class Reduced {
 public:
  explicit Reduced(const Problem& p) : whole_(p) {
    std::set<Origin> seen;
    std::set<Origin> sets;
    for (const Op& op : p.ops)
      if (op.take && op.card != unknown_card)
        seen.insert(op.origin);
      else if (!op.take && op.origin >= of_any)
        sets.insert(op.origin);
    for (const Origin o : sets)
      if (std::any_of(p.ops.begin(), p.ops.end(), [&](const Op& op) {
            return op.take && op.card != unknown_card && p.fits(o, op);
          }))
        seen.insert(o);
    seen_ = std::move(seen);
    reduced_.sets = p.sets;
    reduced_.ops = p.ops;
    for (Op& op : reduced_.ops)
      if (!op.take && !seen_.contains(op.origin)) op.origin = never_seen;
  }
  [[nodiscard]] const Problem& problem() const { return reduced_; }

  // From a choice for the reduced problem to one for the whole.
  void restore(Choice& choice) const {
    std::array<std::vector<Origin>, sites> spare;
    for (std::size_t i = 0; i < whole_.ops.size(); ++i) {
      const Op& op = whole_.ops[i];
      auto& here = spare[static_cast<std::size_t>(op.at)];
      if (!op.take && reduced_.ops[i].origin == never_seen) here.push_back(op.origin);
      if (!op.take || choice[i] != never_seen || here.empty()) continue;
      choice[i] = here.back();
      here.pop_back();
      if (op.to >= 0) spare[static_cast<std::size_t>(op.to)].push_back(choice[i]);
    }
  }

 private:
  static constexpr Origin never_seen = of_any - 1;

  const Problem& whole_;
  Problem reduced_;
  std::set<Origin> seen_;
};

}  // namespace

void forget_questions() { pool().reset(); }

Answer by_solver(const Problem& p, Choice& out, std::uint64_t& work) {
  if (p.clash >= 0) return Answer::no;
  if (work == 0) return Answer::unknown;
  const Reduced reduced(p);
  Asked z3(pooled_context());
  Encoding encoding(reduced.problem(), z3);
  out.assign(p.ops.size(), 0);
  Answer answer = encoding.build(work);
  if (answer == Answer::yes) {
    z3.allow(std::max<std::uint64_t>(work, 1));
    const std::uint64_t before = z3.done();
    answer = encoding.solve(out);
    // The counter is one of 32 bits.
    const auto steps = static_cast<std::uint32_t>(z3.done() - before);
    work -= std::min<std::uint64_t>(work, steps);
  }
  if (answer == Answer::unknown) work = 0;
  out.resize(p.ops.size());
  if (answer == Answer::yes) reduced.restore(out);
  return answer;
}

}  // namespace tally::hidden
