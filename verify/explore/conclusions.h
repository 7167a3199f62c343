#pragma once
// What the graph of all that can come says: how games end, what can go on for ever, who can force a
// win.
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include "verify/explore/explorer.h"

namespace tally::explore {

// A way back to where it began: its positions, the first once more at the end.
struct Round {
  std::vector<Node> positions;
  std::vector<Choices> way;  // from each of them to the next
  // Where the nearest end is, of all that can come of its places: so many positions of the round
  // are passed, then these choices lead on to it. The last of the first of these leaves the round.
  std::size_t passed = 0;
  std::vector<Choices> to_end;
  std::size_t turning =
      0;  // the number of that choice among the first of them; 0: none leads there
  Node end = no_node;
};

struct Conclusions {
  std::map<Node, std::uint64_t> ends;  // ways to each end
  std::uint64_t endless = 0;           // positions from which no end can be reached
  std::uint64_t rounds = 0;            // strong components with a way back
  Round shortest;                      // of the rounds that were looked at
  bool all_rounds_seen = true;         // so it is the shortest there is
};

Conclusions conclusions_of(const Explored& found);

// From which nodes a side can force a win, whatever the others and chance do; `ours`: its seats.
std::vector<bool> forced_by(const Explored& found, const SeatSet& ours);

// The choices by which a position can lead straight to another; empty where it is the only way.
Choices choices_to(const Ways& ways, Node from, Node to);

}  // namespace tally::explore
