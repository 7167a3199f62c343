#pragma once
// Rules by what somebody calls them: an id, a title, a card, a general.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "replay/books/rulebook.h"
#include "replay/words.h"

namespace tally::cli {

struct NamedRule {
  const Game* game = nullptr;
  Rule rule = no_rule;
  RuleText text;
};

// All that are meant, as `tally rules` finds them; none when nothing is called so.
std::vector<NamedRule> rules_called(const std::string& name);
// Throws Failure (usage): what comes near it.
// "did you mean …?" of ids and titles; nothing when none is close.
[[nodiscard]] std::optional<Message> close_rule(const std::string& name);
[[noreturn]] void refuse_rule(const std::string& name, Lang lang);

}  // namespace tally::cli
