#pragma once
// Two games side by side: how far they are the same, and where they first differ.
#include <cstddef>
#include <optional>
#include <vector>

#include "replay/diff/story.h"

namespace tally::diff {

struct Side {
  const Story& story;
  const std::vector<Finding>& findings;
};

// How one turn differs; `turn` is an index into both stories' turns.
struct Divergence {
  std::size_t turn = 0;
  bool events = false;    // what happened differs
  bool findings = false;  // what is wrong with it differs
  // The first `head` and the last `tail` events of the turn are the same in both.
  std::size_t head = 0;
  std::size_t tail = 0;
};

// No value when the turn is the same in both. A turn that one side lacks has no events there.
std::optional<Divergence> compare_turn(const Side& a, const Side& b, std::size_t turn);

// The first turn that differs; no value when both are the same from start to end.
std::optional<Divergence> first_divergence(const Side& a, const Side& b);

// The findings that stand in a turn; what stands behind the last event belongs to the last turn.
std::vector<const Finding*> findings_in(const Side& side, std::size_t turn);

}  // namespace tally::diff
