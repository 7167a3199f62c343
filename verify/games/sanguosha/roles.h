#pragma once
// What the identity game makes of roles.
#include "engine/sanguosha/modes/identity/numbers.h"
#include "verify/hidden/roles.h"

namespace tally::hidden {

class IdentityRules final : public RoleRules {
 public:
  IdentityRules(int players, const sanguosha::Options& options, const sanguosha::EndRules& ends)
      : players_(players), options_(options), ends_(ends) {}

  [[nodiscard]] bool agrees(const RoleStatement& s, const Roles& roles) const override;
  [[nodiscard]] Winners winners(const RoleStatement& s, const Roles& roles) const override;

 private:
  int players_;
  sanguosha::Options options_;
  sanguosha::EndRules ends_;
};

// So many of each role, by its number; the lord sits first.
RoleTable table_of(std::vector<int> count, const sanguosha::Options& options,
                   const sanguosha::EndRules& ends);

}  // namespace tally::hidden
