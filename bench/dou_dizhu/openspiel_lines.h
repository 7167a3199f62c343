#pragma once
// Random games as lines of our JSON for OpenSpiel.
#include <string>

namespace tally {

// That many legal games under the ruleset "openspiel", a game a line, every key there is; the same
// for the same count.
std::string openspiel_lines(int games);

}  // namespace tally
