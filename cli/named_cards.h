#pragma once
// Cards as somebody names them on the command line.
#include <string>
#include <vector>

#include "engine/core/game.h"

namespace tally::cli {

// "S7.slash H2.dodge", or with commas. `taken`: the cards named so far; of several with a name the
// first that is not among them is meant. Throws Failure for what is no card, or too often.
std::vector<Card> cards_called(const Game& game, const std::string& text, std::vector<Card>& taken);

}  // namespace tally::cli
