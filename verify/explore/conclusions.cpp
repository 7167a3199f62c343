#include "verify/explore/conclusions.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <unordered_map>

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/strong_components.hpp>

namespace tally::explore {
namespace {

template <class F>
void each_way(const Ways& ways, F f) {
  for (Node n = 0; n < ways.size(); ++n)
    for (std::size_t i = 0; i < ways.count(n); ++i)
      if (const Way w = ways.way(n, i); w.to != no_node) f(n, w);
}

// Who leads to each node.
class Backwards {
 public:
  explicit Backwards(const Ways& ways) : first_(ways.size() + 1, 0) {
    each_way(ways, [&](Node, const Way& w) { ++first_[w.to + 1]; });
    for (std::size_t n = 1; n < first_.size(); ++n) first_[n] += first_[n - 1];
    from_.resize(first_.back());
    std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
    each_way(ways, [&](Node n, const Way& w) { from_[next[w.to]++] = n; });
  }
  [[nodiscard]] std::span<const Node> to(Node n) const {
    return {from_.data() + first_[n], first_[n + 1] - first_[n]};
  }

 private:
  std::vector<std::uint32_t> first_;
  std::vector<Node> from_;
};

struct Components {
  std::vector<std::uint32_t> of;  // by node
  std::vector<bool> has_round;    // by component
};

Components components_of(const Ways& ways) {
  using Net =
      boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                         boost::no_property, std::uint32_t, std::uint32_t>;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  edges.reserve(ways.edges());
  each_way(ways, [&](Node n, const Way& w) { edges.emplace_back(n, w.to); });
  const Net net(boost::edges_are_unsorted_multi_pass, edges.begin(), edges.end(),
                static_cast<std::uint32_t>(ways.size()));
  Components out;
  out.of.resize(ways.size());
  const auto n = boost::strong_components(
      net, boost::make_iterator_property_map(out.of.begin(), get(boost::vertex_index, net)));
  out.has_round.assign(n, false);
  each_way(ways, [&](Node from, const Way& w) {
    if (out.of[from] == out.of[w.to]) out.has_round[out.of[from]] = true;
  });
  return out;
}

// The shortest way from a position back to it, by the number of positions on it.
std::vector<Node> round_from(const Ways& ways, const Components& in, Node start,
                             std::size_t shorter_than, std::uint64_t& work) {
  struct Seen {
    Node from;
    std::uint32_t positions;
  };
  std::unordered_map<Node, Seen> seen;
  std::deque<Node> waiting{start};
  seen.emplace(start, Seen{no_node, 1});
  while (!waiting.empty()) {
    const Node n = waiting.front();
    waiting.pop_front();
    const std::uint32_t positions = seen[n].positions;
    for (std::size_t i = 0; i < ways.count(n); ++i) {
      const Node to = ways.way(n, i).to;
      ++work;
      if (to == start) {
        std::vector<Node> out{start};
        for (Node back = n; back != no_node; back = seen[back].from)
          if (ways.place(back) == Place::position) out.push_back(back);
        std::reverse(out.begin(), out.end());
        return out;
      }
      if (to == no_node || in.of[to] != in.of[start] || seen.contains(to)) continue;
      const bool position = ways.place(to) == Place::position;
      if (position && positions + 1 >= shorter_than) continue;
      seen.emplace(to, Seen{n, positions + (position ? 1 : 0)});
      // Places within a turn cost nothing.
      position ? waiting.push_back(to) : waiting.push_front(to);
    }
  }
  return {};
}

// The nearest end from anywhere on the round.
void find_end(const Ways& ways, Round& round) {
  struct Seen {
    Node from = no_node;  // none: a place of the round
    std::uint32_t way = 0;
    std::size_t passed = 0;
    std::size_t choices = 0;  // made since the position before it
  };
  std::unordered_map<Node, Seen> seen;
  std::deque<Node> waiting;
  for (std::size_t i = 0; i + 1 < round.positions.size(); ++i) {
    Node n = ways.way(round.positions[i], 0).to;
    for (std::size_t c = 0; c < round.way[i].size(); ++c) {
      if (seen.emplace(n, Seen{no_node, 0, i, c}).second) waiting.push_back(n);
      n = ways.way(n, round.way[i][c]).to;
    }
  }
  while (!waiting.empty() && round.end == no_node) {
    const Node n = waiting.front();
    waiting.pop_front();
    for (std::uint32_t i = 0; i < ways.count(n); ++i) {
      const Node to = ways.way(n, i).to;
      if (to == no_node || !seen.emplace(to, Seen{n, i}).second) continue;
      waiting.push_back(to);
      if (ways.place(to) != Place::over) continue;
      round.end = to;
      break;
    }
  }
  if (round.end == no_node) return;
  round.to_end.emplace_back();
  for (Node n = round.end;;) {
    const Seen& s = seen[n];
    if (s.from == no_node) {
      // What was chosen on the round before it is left.
      Choices& first = round.to_end.front();
      const Choices& on_round = round.way[s.passed];
      first.insert(first.begin(), on_round.begin(),
                   on_round.begin() + static_cast<std::ptrdiff_t>(s.choices));
      round.passed = s.passed;
      round.turning = s.choices + 1;
      return;
    }
    if (ways.place(s.from) == Place::position) {
      round.to_end.insert(round.to_end.begin(), Choices{});
    } else {
      Choices& part = round.to_end.front();
      part.insert(part.begin(), s.way);
    }
    n = s.from;
  }
}

// So many ways are looked along for the shortest round.
constexpr std::uint64_t most_work = 200'000'000;

}  // namespace

Choices choices_to(const Ways& ways, Node from, Node to) {
  Choices way;
  std::unordered_map<Node, bool> tried;
  const std::function<bool(Node)> find = [&](Node n) {
    if (n == to) return true;
    if (ways.place(n) == Place::position || !tried.emplace(n, true).second) return false;
    for (std::size_t i = 0; i < ways.count(n); ++i) {
      way.push_back(static_cast<std::uint32_t>(i));
      if (find(ways.way(n, i).to)) return true;
      way.pop_back();
    }
    return false;
  };
  find(ways.way(from, 0).to);
  return way;
}

Conclusions conclusions_of(const Explored& found) {
  const Ways& ways = found.ways;
  Conclusions out;
  each_way(ways, [&](Node, const Way& w) {
    if (ways.place(w.to) == Place::over) ++out.ends[w.to];
  });
  // What leads to an end, whoever wants it.
  const Backwards before(ways);
  std::vector<bool> can_end(ways.size(), false);
  std::deque<Node> waiting;
  for (const auto& [node, won] : ways.ends()) {
    can_end[node] = true;
    waiting.push_back(node);
  }
  while (!waiting.empty()) {
    const Node n = waiting.front();
    waiting.pop_front();
    for (const Node b : before.to(n))
      if (!can_end[b]) {
        can_end[b] = true;
        waiting.push_back(b);
      }
  }
  const Components in = components_of(ways);
  out.rounds = static_cast<std::uint64_t>(std::ranges::count(in.has_round, true));
  std::uint64_t work = 0;
  for (Node n = 0; n < ways.size(); ++n) {
    if (ways.place(n) != Place::position) continue;
    if (!can_end[n]) ++out.endless;
    if (!in.has_round[in.of[n]]) continue;
    if (work > most_work) {
      out.all_rounds_seen = false;
      continue;
    }
    const std::size_t best =
        out.shortest.positions.empty() ? ~std::size_t{0} : out.shortest.positions.size() - 1;
    if (best == 1) continue;
    std::vector<Node> round = round_from(ways, in, n, best, work);
    if (!round.empty()) out.shortest.positions = std::move(round);
  }
  Round& round = out.shortest;
  for (std::size_t i = 0; i + 1 < round.positions.size(); ++i)
    round.way.push_back(choices_to(ways, round.positions[i], round.positions[i + 1]));
  if (!round.positions.empty()) find_end(ways, round);
  return out;
}

std::vector<bool> forced_by(const Explored& found, const SeatSet& ours) {
  const Ways& ways = found.ways;
  const Backwards before(ways);
  std::vector<bool> won(ways.size(), false);
  // Who is asked among all may pass, and whether the pass is ours to give is by who is at the
  // table.
  const auto is_ours = [&](Node n, const Way& w) {
    if (ways.place(n) != Place::asked) return false;
    return w.by == nobody ? true : ours.contains(w.by);
  };
  const auto wins = [&](Node n) {
    bool any_ours = false;
    bool ours_wins = false;
    for (std::size_t i = 0; i < ways.count(n); ++i) {
      const Way w = ways.way(n, i);
      if (w.to == no_node) return false;
      if (is_ours(n, w)) {
        any_ours = true;
        ours_wins = ours_wins || won[w.to];
      } else if (!won[w.to]) {
        return false;
      }
    }
    return ways.count(n) > 0 && (!any_ours || ours_wins);
  };
  std::deque<Node> waiting;
  for (const auto& [node, winners] : ways.ends()) {
    const bool we =
        std::any_of(winners.begin(), winners.end(), [&](Seat s) { return ours.contains(s); });
    if (!we) continue;
    won[node] = true;
    waiting.push_back(node);
  }
  while (!waiting.empty()) {
    const Node n = waiting.front();
    waiting.pop_front();
    for (const Node b : before.to(n))
      if (!won[b] && wins(b)) {
        won[b] = true;
        waiting.push_back(b);
      }
  }
  return won;
}

}  // namespace tally::explore
