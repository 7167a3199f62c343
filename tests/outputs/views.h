#pragma once
// The same game as others wrote it down.
#include "replay/record.h"

namespace tally::outputs {

// As this seat saw the game.
void view_of(const Record& record, Seat viewer, Record& out);

// As somebody wrote it down who was told nothing that is kept secret, not even when a player left
// the game.
void untold(const Record& record, Record& out);

}  // namespace tally::outputs
