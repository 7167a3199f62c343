#pragma once
// The tables of the log's documentation, made from the schema so that they cannot be out of date.
#include <string>

#include "engine/core/game.h"
#include "engine/core/message.h"

namespace tally {

// Markdown: the keys of a seat, every kind of event with its fields, every list of names, every
// card. docs/log-format.md contains the English one word for word.
std::string describe_schema(const Game& game, Lang lang = Lang::en);

}  // namespace tally
