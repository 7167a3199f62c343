#pragma once
// A death that tells another identity than the one by which the game goes on.
#include <cstdint>
#include <optional>

#include "engine/core/rulebook.h"
#include "replay/check.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

struct ToldRole {
  std::size_t step = 0;  // the death
  What role = 0;         // the true one, if all that follows is right
};

// Nothing where the record breaks no rule, where no single other identity at one death before the
// first finding mends all of it, or where several do. Of identities that are known from the start
// the rules themselves say it.
std::optional<ToldRole> told_role(const Trace& trace, const Record& record, const Ruleset& rules,
                                  const Report& report);

}  // namespace tally::hidden
