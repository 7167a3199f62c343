#pragma once
// A graph with names, and what is to be known of its shape.
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/message.h"
#include "verify/proofs/theorem.h"

namespace tally::graphs {

using proofs::Words;

struct Edge {
  std::size_t from = 0;
  std::size_t to = 0;
  std::uint64_t count = 0;  // how often it was seen; or a weight
  Words label;
};

struct Graph {
  std::vector<Words> nodes;
  std::vector<Edge> edges;
  std::size_t start = 0;
  std::vector<std::size_t> ends;  // nodes where it may stop
};

struct Shape {
  std::vector<std::size_t> unreachable;           // from the start
  std::vector<std::size_t> dead_ends;             // no way on, and no end
  std::vector<std::size_t> cut_off;               // no end can be reached from there
  std::vector<std::vector<std::size_t>> circles;  // strong components with a way back
  std::size_t components = 0;                     // strong components in all
};
Shape shape_of(const Graph& graph);

// For graphviz.
std::string dot_of(const Graph& graph, Lang lang);

}  // namespace tally::graphs
