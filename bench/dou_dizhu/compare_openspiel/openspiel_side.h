#pragma once
// OpenSpiel's part of the comparison, apart from ours: it is built as C++17.
#include <vector>

namespace compare {

using Actions = std::vector<int>;  // of one game, chance included

enum class Asked { choices, all };  // for which actions the legal ones are asked

// Replays each game through State::LegalActions and State::ApplyAction, `rounds` times. Returns for
// each whether all that was asked was legal and the game came to its end; `seconds` is the CPU time
// of the fastest round.
std::vector<bool> replay(const std::vector<Actions>& games, Asked asked, int rounds,
                         double& seconds);

}  // namespace compare
