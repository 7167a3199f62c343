#pragma once
// How an event comes to its numbers, in words: what Match::sums says.
#include <vector>

#include "engine/core/event.h"
#include "engine/core/message.h"
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

void sums(const Play& play, const Event& e, std::vector<Message>& out);

}  // namespace tally::sanguosha
