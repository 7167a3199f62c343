#pragma once
// What is said of a game that is not the identity game.
#include <string_view>

#include "engine/core/message.h"
#include "replay/import/noname/video.h"

namespace tally::noname {

// Empty of the identity game. `players`: those of the event "init".
[[nodiscard]] Message mode_not_covered(std::string_view mode, Value players);

}  // namespace tally::noname
