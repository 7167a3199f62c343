#pragma once
// A small graph as a picture: its nodes in a circle, as players sit and as a turn goes round.
#include <string>

#include "verify/graphs/shape.h"

namespace tally::graphs {

// More than this many nodes, or ways, nobody can follow in a circle.
[[nodiscard]] bool fits_in_circle(const Graph& graph);
// A file of its own, light or dark as its reader has it.
[[nodiscard]] std::string svg_of(const Graph& graph, Lang lang);

}  // namespace tally::graphs
