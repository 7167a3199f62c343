#include "verify/why/trunk.h"

#include <algorithm>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/dominator_tree.hpp>
#include <boost/graph/visitors.hpp>

namespace tally::why {
namespace {

using Ways = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS>;
using Vertex = boost::graph_traits<Ways>::vertex_descriptor;

constexpr Vertex beginning = 0;  // before all that nothing led to
Vertex of(std::size_t node) { return node + 1; }

// From causes to what they led to. Causes have smaller numbers, so one pass finds all of them.
Ways ways_to(const Net& net, std::size_t node) {
  Ways ways(node + 2);
  std::vector<char> wanted(node + 1, 0);
  wanted[node] = 1;
  for (std::size_t n = node + 1; n-- > 0;) {
    if (wanted[n] == 0) continue;
    const auto& causes = net.nodes[n].causes;
    if (causes.empty()) add_edge(beginning, of(n), ways);
    const auto first = std::ranges::min_element(causes, {}, &Link::sort);
    for (const Link& l : causes) {
      if (l.sort != first->sort) continue;
      add_edge(of(l.cause), of(n), ways);
      wanted[l.cause] = 1;
    }
  }
  return ways;
}

// For each vertex the one before it by `before`; from `node` back to the beginning.
std::vector<std::size_t> back(const std::vector<Vertex>& before, std::size_t node) {
  std::vector<std::size_t> out;
  for (Vertex v = of(node); v != beginning && v < before.size() && out.size() < before.size();
       v = before[v])
    out.push_back(v - 1);
  std::ranges::reverse(out);
  return out;
}

}  // namespace

Trunk trunk_of(const Net& net, std::size_t node) {
  const Ways ways = ways_to(net, node);
  const std::size_t size = num_vertices(ways);
  const auto map = [&](std::vector<Vertex>& v) {
    return boost::make_iterator_property_map(v.begin(), get(boost::vertex_index, ways));
  };
  Trunk out;
  std::vector<Vertex> before(size, boost::graph_traits<Ways>::null_vertex());
  boost::breadth_first_search(ways, beginning,
                              visitor(boost::make_bfs_visitor(
                                  boost::record_predecessors(map(before), boost::on_tree_edge()))));
  out.shortest = back(before, node);

  std::vector<Vertex> dominator(size, boost::graph_traits<Ways>::null_vertex());
  boost::lengauer_tarjan_dominator_tree(ways, beginning, map(dominator));
  out.had_to.assign(node + 1, 0);
  for (const std::size_t n : back(dominator, node)) out.had_to[n] = 1;
  return out;
}

}  // namespace tally::why
