#include "verify/proofs/smt2.h"

#include <set>

#include <fmt/format.h>

namespace tally::proofs {
namespace {

// The variables of an expression, by name.
void variables_in(const z3::expr& e, std::set<unsigned>& seen, std::set<std::string>& declared,
                  std::string& out) {
  if (!seen.insert(e.id()).second || !e.is_app()) return;
  if (e.is_const() && e.decl().decl_kind() == Z3_OP_UNINTERPRETED) {
    const std::string name = e.decl().name().str();
    if (declared.insert(name).second)
      out += fmt::format("(declare-const {} {})\n", name, e.get_sort().to_string());
    return;
  }
  for (unsigned i = 0; i < e.num_args(); ++i) variables_in(e.arg(i), seen, declared, out);
}

}  // namespace

std::string smt2_of(const TheoremText& text, const Theorem& theorem, Status status,
                    std::string_view ruleset) {
  std::string out = fmt::format("; {}\n; {}\n; {}\n", text.id, text.en, text.zh);
  for (const std::string_view rule : text.rules) out += fmt::format("; rule {}\n", rule);
  out += fmt::format("; ruleset {}\n", ruleset);
  // Of a theorem that says something is possible every claim has an example of its own.
  Truth whole(text.possible);
  for (const Claim& c : theorem.claims)
    if (c.absent.en.empty())
      whole = text.possible ? both(whole, both(c.given, c.then))
                            : either(whole, both(c.given, negate(c.then)));
  const bool holds = status == Status::proved;
  const char* expected = status == Status::unknown ? "unknown"
                         : holds == text.possible  ? "sat"
                                                   : "unsat";
  out +=
      fmt::format("; {}\n(set-info :status {})\n(set-logic QF_BV)\n",
                  text.possible ? "sat: there are such positions"
                                : "the negation: unsat is the proof, a model is a counterexample",
                  expected);
  std::set<unsigned> seen;
  std::set<std::string> declared;
  variables_in(whole.expr(), seen, declared, out);
  // As one term, shared parts by let.
  out += fmt::format("(assert {})\n(check-sat)\n", Z3_ast_to_string(context(), whole.expr()));
  return out;
}

}  // namespace tally::proofs
