#pragma once
// Rules by what somebody calls them: an id, a title, a card, a general.
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/message.h"
#include "replay/books/rulebook.h"
#include "replay/words.h"

namespace tally::cli {

struct NamedRule {
  const Game* game = nullptr;
  Rule rule = no_rule;
  RuleText text;
};

// All that are meant: of this id, this title, this card or general; else the one whose title has
// these words, where nothing else comes as near. `only`: of this game.
std::vector<NamedRule> rules_called(const std::string& name, const Game* only = nullptr);
// That these were taken, where neither id nor title was given, and what else comes near.
void say_which(const std::string& name, const std::vector<NamedRule>& taken);

// What else than rules can be meant.
enum class Also : std::uint8_t { nothing, options };
// Throws Failure (usage): `none` says that nothing is called so, and in its second place what comes
// near.
[[noreturn]] void refuse_rule(const Says<Verbatim, Message>& none, const std::string& name,
                              Also also = Also::nothing);

}  // namespace tally::cli
