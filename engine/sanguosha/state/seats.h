#pragma once
// How many may sit at a table.
#include "engine/core/types.h"

namespace tally::sanguosha {

inline constexpr int most_players = 10;
static_assert(most_players <= max_seats);

}  // namespace tally::sanguosha
