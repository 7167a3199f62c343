#pragma once
// The two questions to a net of causes that are left to Boost.Graph. Both ask of its trunk: what
// made an event happen, or, where nothing did, what made it possible.
#include <cstddef>
#include <vector>

#include "verify/why/net.h"

namespace tally::why {

struct Trunk {
  std::vector<char> had_to;           // of each node up to the one asked of: no way passes it by
  std::vector<std::size_t> shortest;  // the nodes of the shortest way, from the beginning on
};

[[nodiscard]] Trunk trunk_of(const Net& net, std::size_t node);

}  // namespace tally::why
