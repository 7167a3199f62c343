#pragma once
// Which rule a finding cites, as things stand in a game; what each is for says Match.
#include <span>

#include "engine/core/event.h"
#include "engine/core/schema.h"
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

[[nodiscard]] Rule rule_against(const Play& play, const Event& e);
[[nodiscard]] Rule rule_for(const Play& play, const Event& e, const Event& shown, Field f);
int also(const Play& play, const Event& e, std::span<Rule> out);

}  // namespace tally::sanguosha
