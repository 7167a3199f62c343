// The identities once more, by Z3: the same end conditions over solver expressions.
#include <z3++.h>

#include "engine/sanguosha/numbers.h"
#include "verify/hidden/roles.h"

namespace z3 {
// For the templates of numbers.h; found by the namespace of their arguments.
static expr both(const expr& a, const expr& b) { return a && b; }
static expr either(const expr& a, const expr& b) { return a || b; }
static expr negate(const expr& a) { return !a; }
}  // namespace z3

namespace tally::hidden {
namespace {

using Kind = RoleStatement::Kind;
using Truth = z3::expr;
using Number = z3::expr;

class Encoding {
 public:
  explicit Encoding(const Identities& i) : of_(i), solver_(context_) {
    for (int s = 0; s < i.table.players; ++s)
      role_.push_back(context_.int_const(("role" + std::to_string(s)).c_str()));
    for (int role = 1; role < 5; ++role) {
      solver_.add(living(role, 0) == i.table.count[static_cast<std::size_t>(role)]);
      if (role == 1) solver_.add(role_[0] == 1);
    }
    for (const z3::expr& r : role_) solver_.add(r >= 1 && r <= 4);
    for (const RoleStatement& s : i.says) solver_.add(holds(s));
  }
  bool possible() { return solver_.check() == z3::sat; }

 private:
  // How many of this role are not among the dead.
  Number living(int role, unsigned dead) {
    Number n = context_.int_val(0);
    for (int s = 0; s < of_.table.players; ++s)
      if ((dead >> s & 1U) == 0)
        n = n + z3::ite(role_[static_cast<std::size_t>(s)] == role, context_.int_val(1),
                        context_.int_val(0));
    return n;
  }

  Truth holds(const RoleStatement& s) {
    if (s.kind == Kind::is) return role_[static_cast<std::size_t>(s.seat)] == s.role;
    const sanguosha::Survivors<Truth, Number> left{living(1, s.dead) > 0, living(2, s.dead),
                                                   living(3, s.dead), living(4, s.dead)};
    const auto outcome = sanguosha::identity_outcome(left, of_.table.ends);
    if (s.kind == Kind::went_on) return outcome.open;
    Truth all = !outcome.open;
    for (int i = 0; i < of_.table.players && s.names_winners; ++i) {
      const z3::expr& r = role_[static_cast<std::size_t>(i)];
      const Truth won = sanguosha::wins(outcome, Truth(r <= 2), Truth(r == 3),
                                        Truth(context_.bool_val((s.dead >> i & 1) == 0)));
      all = all && won == context_.bool_val((s.winners >> i & 1) != 0);
    }
    return all;
  }

  const Identities& of_;
  z3::context context_;
  z3::solver solver_;
  std::vector<z3::expr> role_;
};

}  // namespace

bool possible_by_solver(const Identities& i) { return Encoding(i).possible(); }

}  // namespace tally::hidden
