#pragma once
// How an event comes to its numbers, in words: what Match::sums says.
#include <vector>

#include "engine/core/event.h"
#include "engine/core/message.h"
#include "engine/dou_dizhu/legal.h"
#include "engine/dou_dizhu/state.h"

namespace tally::dou_dizhu {

void sums(const State& state, const Legal& legal, const Event& e, std::vector<Message>& out);

}  // namespace tally::dou_dizhu
