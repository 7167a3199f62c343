#pragma once
// What is wrong with a choice that breaks a rule.
#include "engine/core/game.h"

namespace tally::dou_dizhu {

// nullptr where the rule's own text says it best.
const Breach* breach_of(Rule broken);

}  // namespace tally::dou_dizhu
