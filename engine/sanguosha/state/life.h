#pragma once
// How long the state remembers something.
#include <cstdint>

namespace tally::sanguosha {

// Until the next phase, turn or round begins, or for the whole game; none: not at all.
enum class Life : std::uint8_t { none, phase, turn, round, game };

}  // namespace tally::sanguosha
