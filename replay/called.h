#pragma once
// What players are called as a game stands: where it gives each a name of his own (a general) and
// has shown it, by that, else as the record calls them.
#include <vector>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally {

std::vector<SeatLabel> called_now(const Record& record, const Match& match);

// Whether a field of a seat is such a name: it has words of its own, and is no secret.
[[nodiscard]] bool is_name(const SeatFieldInfo& f);

// Whether an event of this kind may change what somebody is called: it says such a name.
[[nodiscard]] bool renames(const Schema& schema, Kind kind);

}  // namespace tally
