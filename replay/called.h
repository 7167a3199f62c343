#pragma once
// What players are called as a game stands: where it gives each a name of his own (a general) and
// has shown it, by that, else as the record calls them.
#include <vector>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally {

std::vector<SeatLabel> called_now(const Record& record, const Match& match);

}  // namespace tally
