// Hand by hand: every take needs a token of its own that was put there before and may be what is
// seen. A token that came unseen from another hand may be anything, so a hand without a matching
// has no deal; with one, the choices must still agree.
#include <map>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>

#include "verify/hidden/deal.h"

namespace tally::hidden {
namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
using Vertex = boost::graph_traits<Graph>::vertex_descriptor;

struct Token {
  std::size_t op;  // that put it there; a take, when it came unseen from another hand
  Origin origin;
  bool unseen;
};

// More than any game has; beyond it the graph takes longer than the answer is worth.
constexpr std::size_t most_edges = 50'000;
// To find the matching takes about as long as so many of the solver's steps for each edge.
constexpr std::uint64_t work_of_an_edge = 2;

// For each take of this hand the op its token comes from; `no` when some take has none.
Answer match(const Problem& p, Site hand, std::vector<std::size_t>& source, std::uint64_t& work) {
  std::vector<Token> tokens;
  std::vector<std::size_t> takes;
  std::vector<std::pair<std::size_t, std::size_t>> edges;  // take, token
  for (std::size_t i = 0; i < p.ops.size(); ++i) {
    const Op& op = p.ops[i];
    if (op.take && op.at == hand) {
      for (std::size_t t = 0; t < tokens.size(); ++t)
        if (tokens[t].unseen || p.fits(tokens[t].origin, op)) edges.emplace_back(takes.size(), t);
      if (edges.size() > most_edges || edges.size() * work_of_an_edge > work)
        return Answer::unknown;
      takes.push_back(i);
    }
    if (!op.take && op.at == hand) tokens.push_back({i, op.origin, false});
    if (op.take && op.to == hand && op.card == unknown_card) tokens.push_back({i, 0, true});
  }
  work -= edges.size() * work_of_an_edge;
  Graph g(takes.size() + tokens.size());
  for (const auto& [take, token] : edges) boost::add_edge(take, takes.size() + token, g);
  std::vector<Vertex> mate(boost::num_vertices(g));
  boost::edmonds_maximum_cardinality_matching(g, mate.data());
  for (std::size_t t = 0; t < takes.size(); ++t) {
    if (mate[t] == boost::graph_traits<Graph>::null_vertex()) return Answer::no;
    source[takes[t]] = tokens[mate[t] - takes.size()].op;
  }
  return Answer::yes;
}

}  // namespace

Answer by_matching(const Problem& p, Choice& out, std::uint64_t& work) {
  if (p.clash >= 0) return Answer::no;
  std::vector<std::size_t> source(p.ops.size());
  std::map<Site, bool> hands;
  for (const Op& op : p.ops) hands[op.at] = true;
  for (const auto& [hand, used] : hands)
    if (const Answer a = match(p, hand, source, work); a != Answer::yes) return a;
  out.assign(p.ops.size(), 0);
  for (std::size_t i = 0; i < p.ops.size(); ++i) {
    const Op& op = p.ops[i];
    if (!op.take) continue;
    const Op& from = p.ops[source[i]];
    out[i] = from.take ? out[source[i]] : from.origin;
    if (!p.fits(out[i], op)) return Answer::unknown;
  }
  return Answer::yes;
}

}  // namespace tally::hidden
