#pragma once
// What a game brings that has identities (verify/games/): the first seat field is who somebody is.
#include <memory>
#include <optional>
#include <vector>

#include "verify/hidden/concealed.h"
#include "verify/hidden/roles.h"
#include "verify/hidden/witness.h"

namespace tally::verify {

struct IdentityKit {
  // As hidden::identities() says.
  std::optional<hidden::Identities> (*identities)(const hidden::Trace& trace, const Ruleset& rules,
                                                  std::size_t steps) = nullptr;
  // Without roles where a record hides none; nullptr where it then hides nothing but cards.
  std::unique_ptr<hidden::Unveiling> (*unveiling)(const hidden::Trace& trace, const Ruleset& rules,
                                                  const std::optional<hidden::Roles>& roles) =
      nullptr;
  // Of the first `steps` of a game: what lies face down before players, by seat.
  std::vector<hidden::Concealed> (*concealed)(const hidden::Trace& trace, const Ruleset& rules,
                                              std::size_t steps) = nullptr;
  Kind death = nothing;  // the event that tells in Field::what who somebody was
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const IdentityKit& identity_kit_of(const Game& game);

}  // namespace tally::verify
