#include "verify/hidden/roles.h"

#include "verify/hidden/kit.h"

namespace tally::hidden {
namespace {

class Enumeration {
 public:
  explicit Enumeration(const Identities& i) : of_(i), left_(i.table.count), fixed_(i.table.fixed) {
    for (const RoleStatement& s : i.says)
      if (s.kind == RoleStatement::Kind::is && s.seat >= 0) {
        auto& fixed = fixed_[static_cast<std::size_t>(s.seat)];
        impossible_ = impossible_ || (fixed != 0 && fixed != s.role);
        fixed = s.role;
      }
  }
  std::vector<Roles> all() {
    if (!impossible_) next(0);
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool agrees(const RoleStatement& s) const {
    if (s.kind == RoleStatement::Kind::is)
      return roles_[static_cast<std::size_t>(s.seat)] == s.role;
    return of_.table.rules->agrees(s, roles_);
  }

  void next(int seat) {
    if (seat == of_.table.players) {
      for (const RoleStatement& s : of_.says)
        if (!agrees(s)) return;
      found_.push_back(roles_);
      return;
    }
    for (std::size_t n = 1; n < left_.size(); ++n) {
      const auto role = static_cast<What>(n);
      const auto i = static_cast<std::size_t>(seat);
      if (left_[n] == 0 || (fixed_[i] != 0 && fixed_[i] != role)) continue;
      --left_[n];
      roles_[i] = role;
      next(seat + 1);
      ++left_[n];
    }
  }

  const Identities& of_;
  std::vector<int> left_;  // by role: how many are not given yet
  Roles fixed_;
  bool impossible_ = false;
  Roles roles_{};
  std::vector<Roles> found_;
};

}  // namespace

std::optional<Identities> identities(const Trace& trace, const Game& game, const Ruleset& rules,
                                     std::size_t steps) {
  const auto found = verify::identity_kit_of(game).identities;
  return found == nullptr ? std::nullopt : found(trace, rules, steps);
}

std::vector<Roles> assignments(const Identities& i) { return Enumeration(i).all(); }

std::optional<Winners> due_winners(const Identities& all) {
  if (all.says.empty() || !all.says.back().names_winners) return {};
  Identities others = all;
  others.says.back().names_winners = false;  // the game ended, whoever won
  std::optional<Winners> due;
  for (const Roles& roles : assignments(others)) {
    const Winners here = all.table.rules->winners(all.says.back(), roles);
    if (here.seats.empty() || (due && (due->seats != here.seats || due->rule != here.rule)))
      return {};
    due = here;
  }
  return due;
}

std::vector<std::size_t> role_core(const Identities& all) {
  std::vector<std::size_t> core(all.says.size());
  for (std::size_t i = 0; i < core.size(); ++i) core[i] = i;
  // From the end: what came first explains best.
  for (std::size_t at = core.size(); at-- > 0;) {
    Identities fewer{all.table, {}};
    for (std::size_t i = 0; i < core.size(); ++i)
      if (i != at) fewer.says.push_back(all.says[core[i]]);
    if (assignments(fewer).empty()) core.erase(core.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return core;
}

}  // namespace tally::hidden
