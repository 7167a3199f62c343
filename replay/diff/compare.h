#pragma once
// Two games side by side: how far they are the same, and where they first differ.
#include <cstddef>
#include <optional>

#include "replay/diff/story.h"

namespace tally::diff {

// Indices into both stories' turns.
struct Divergence {
  std::size_t turn = 0;
  // Within that turn: the first `head` and the last `tail` events are the same in both.
  std::size_t head = 0;
  std::size_t tail = 0;
};

// Compares the events of one turn of each story; no value when they are all the same.
std::optional<Divergence> compare_turn(const Story& a, const Story& b, std::size_t turn);

// The first turn that differs; no value when the stories are the same from start to end.
std::optional<Divergence> first_divergence(const Story& a, const Story& b);

}  // namespace tally::diff
