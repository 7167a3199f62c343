#pragma once
// What somebody is asked to do, in words that stand behind "may" and "has to".
#include "engine/core/message.h"
#include "engine/core/schema.h"
#include "engine/core/table.h"

namespace tally {

// Whether it is a decision that is asked for, and not chance.
bool asks_a_player(const Schema& schema, const Question& q);

// "use, recast or invoke"; "choose a general" where nothing but a name of that sort is an answer.
Message said_acts(const Schema& schema, const Question& q);

}  // namespace tally
