#pragma once
// Every general as his card shows him, in words: kingdom, gender, hit points, companions.
#include <vector>

#include "engine/core/rulebook.h"

namespace tally::sanguosha {

[[nodiscard]] std::vector<CharacterWords> all_characters();

}  // namespace tally::sanguosha
