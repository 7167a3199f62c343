#pragma once
// What somebody may have meant who wrote a name that does not exist.
#include <string_view>
#include <vector>

#include "engine/core/message.h"

namespace tally::log {

// "did you mean "use"?", or, if no name is close, "it can be …" with all of them, up to twelve.
Message close_names(std::string_view wrong, const std::vector<std::string_view>& names);

}  // namespace tally::log
