#pragma once
// How many may sit at a table.
#include "engine/core/types.h"

namespace tally::sanguosha {

inline constexpr int most_players = 12;  // of kingdom war
inline constexpr int seat_room = 20;     // of the state, whatever is played
static_assert(most_players <= seat_room && seat_room <= max_seats);

}  // namespace tally::sanguosha
