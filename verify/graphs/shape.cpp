#include "verify/graphs/shape.h"

#include <algorithm>
#include <queue>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/reverse_graph.hpp>
#include <boost/graph/strong_components.hpp>
#include <fmt/format.h>

namespace tally::graphs {
namespace {

using Net = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS>;

// The nodes a search from `from` comes to.
template <class G>
std::vector<char> reached(const G& net, const std::vector<std::size_t>& from) {
  std::vector<char> seen(num_vertices(net), 0);
  std::vector<boost::default_color_type> colours(num_vertices(net), boost::white_color);
  const auto colour =
      boost::make_iterator_property_map(colours.begin(), get(boost::vertex_index, net));
  for (const std::size_t s : from)
    if (colours[s] == boost::white_color) {
      boost::queue<std::size_t> waiting;
      boost::breadth_first_visit(net, s, waiting, boost::default_bfs_visitor(), colour);
    }
  for (std::size_t v = 0; v < seen.size(); ++v) seen[v] = colours[v] != boost::white_color;
  return seen;
}

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

}  // namespace

Shape shape_of(const Graph& graph) {
  Net net(graph.nodes.size());
  std::vector<char> self(graph.nodes.size(), 0);
  for (const Edge& e : graph.edges) {
    add_edge(e.from, e.to, net);
    if (e.from == e.to) self[e.from] = 1;
  }
  Shape out;
  const std::vector<char> from_start = reached(net, {graph.start});
  const std::vector<char> to_end = reached(boost::make_reverse_graph(net), graph.ends);
  for (std::size_t v = 0; v < graph.nodes.size(); ++v) {
    const bool end = std::find(graph.ends.begin(), graph.ends.end(), v) != graph.ends.end();
    if (from_start[v] == 0) out.unreachable.push_back(v);
    if (out_degree(v, net) == 0 && !end) out.dead_ends.push_back(v);
    if (to_end[v] == 0) out.cut_off.push_back(v);
  }
  std::vector<std::size_t> component(graph.nodes.size());
  out.components = boost::strong_components(
      net, boost::make_iterator_property_map(component.begin(), get(boost::vertex_index, net)));
  std::vector<std::vector<std::size_t>> members(out.components);
  for (std::size_t v = 0; v < component.size(); ++v) members[component[v]].push_back(v);
  for (auto& m : members)
    if (m.size() > 1 || (m.size() == 1 && self[m[0]] != 0)) out.circles.push_back(std::move(m));
  return out;
}

std::string dot_of(const Graph& graph, Lang lang) {
  std::string out = "digraph {\n";
  const auto words = [&](const Words& w) { return quoted(of_language(lang, w.en, w.zh)); };
  for (std::size_t v = 0; v < graph.nodes.size(); ++v) {
    const bool end = std::find(graph.ends.begin(), graph.ends.end(), v) != graph.ends.end();
    out += fmt::format("  n{} [label={}{}];\n", v, words(graph.nodes[v]),
                       end ? ", peripheries=2" : "");
  }
  for (const Edge& e : graph.edges) {
    out += fmt::format("  n{} -> n{}", e.from, e.to);
    if (!e.label.en.empty()) out += fmt::format(" [label={}]", words(e.label));
    out += ";\n";
  }
  return out + "}\n";
}

}  // namespace tally::graphs
