#pragma once
// What is wrong with a choice that breaks a rule, in a few words.
#include <string_view>

#include "engine/core/types.h"

namespace tally::dou_dizhu {

// "" where the rule's own text says it best.
std::string_view breach_of(Rule broken);

}  // namespace tally::dou_dizhu
