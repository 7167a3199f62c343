#include "verify/why/explain.h"

#include <algorithm>
#include <queue>
#include <utility>

#include "verify/why/messages.h"
#include "verify/why/trunk.h"

namespace tally::why {
namespace {

class Telling {
 public:
  Telling(const Net& net, std::size_t node, int depth, const EventWords& words)
      : net_(net), depth_(depth), words_(words), trunk_(trunk_of(net, node)) {
    find_nearest(node);
    where_.assign(node + 1, untold);
    tell(node, nullptr, 0, 0, 0);
    count_earlier();
    for (const std::size_t n : trunk_.shortest) {
      const auto& causes = net.nodes[n].causes;
      // Before that there was only time.
      if (!causes.empty() && causes[0].sort == Sort::quiet) out_.shortest.clear();
      if (net.nodes[n].happened) out_.shortest.push_back(net.nodes[n].event);
    }
  }

  Explanation take() { return std::move(out_); }

 private:
  static constexpr std::size_t untold = ~std::size_t{0};

  // That the turn had come explains nothing, but for what nothing else explains; and of what is
  // told for itself nobody asks what was before it in its row.
  [[nodiscard]] std::vector<Link> causes(std::size_t node, int steps) const {
    std::vector<Link> out;
    for (const Link& l : net_.nodes[node].causes) {
      if (l.sort == Sort::quiet && steps > 0) continue;
      if (l.sort == Sort::further && in_row_[node] == 0) continue;
      out.push_back(l);
    }
    std::ranges::stable_sort(out, {}, &Link::sort);
    return out;
  }
  [[nodiscard]] static bool of_row(const Link& l) {
    return l.sort == Sort::row || l.sort == Sort::further;
  }

  [[nodiscard]] bool leads_to(std::size_t cause, std::size_t node) const {
    return std::ranges::any_of(net_.nodes[node].causes,
                               [&](const Link& l) { return l.cause == cause; });
  }

  // How few steps away each node is: there it is told, elsewhere it is referred to.
  void find_nearest(std::size_t node) {
    nearest_.assign(node + 1, far);
    in_row_.assign(node + 1, 0);
    nearest_[node] = 0;
    std::queue<std::size_t> waiting({node});
    for (; !waiting.empty(); waiting.pop()) {
      const std::size_t n = waiting.front();
      for (const Link& l : causes(n, nearest_[n])) {
        const bool now_in_row = of_row(l) && in_row_[l.cause] == 0;
        if (nearest_[l.cause] != far && !now_in_row) continue;
        if (of_row(l)) in_row_[l.cause] = 1;
        nearest_[l.cause] = std::min(nearest_[l.cause], nearest_[n] + 1);
        waiting.push(l.cause);
      }
    }
  }

  // `depth` is how far it is set in: those in one row stand below each other. `steps` counts all.
  void tell(std::size_t node, const Link* link, std::size_t above, int depth, int steps) {
    const Node& n = net_.nodes[node];
    Reason r;
    r.event = n.event;
    r.happened = n.happened;
    r.of = above;
    r.depth = depth;
    r.what = n.happened ? words_(n.event) : n.said;
    r.said = link == nullptr ? r.what : (*link->how)(link->detail, r.what);
    r.own_rule = n.rule;
    r.rule = link != nullptr && link->rule != no_rule ? link->rule : n.rule;
    r.sort = link == nullptr ? Sort::made : link->sort;
    r.had_to = trunk_.had_to[node] != 0;
    const std::size_t here = out_.reasons.size();
    r.again = where_[node] != untold || steps > nearest_[node];
    r.at = node;  // a node, until all are told
    if (!r.again) where_[node] = here;
    if (r.again && depth > 1) r.beside = leads_to(node, nodes_[out_.reasons[above].of]);
    nodes_.push_back(node);
    const bool again = r.again;
    out_.reasons.push_back(std::move(r));
    if (again || steps == depth_) return;
    const bool in_row = link != nullptr && of_row(*link);
    for (const Link& l : causes(node, steps)) {
      const bool next_in_row = in_row && of_row(l);
      tell(l.cause, &l, here, next_in_row ? depth : depth + 1, steps + 1);
    }
  }

  // What led to those at the end of the depth, and is told nowhere.
  void count_earlier() {
    for (Reason& r : out_.reasons) {
      const std::size_t node = std::exchange(r.at, where_[r.at]);
      if (r.again || nearest_[node] < depth_) continue;
      std::vector<char> seen(node + 1, 0);
      seen[node] = 1;
      for (std::size_t n = node + 1; n-- > 0;) {
        if (seen[n] == 0) continue;
        if (n != node) ++r.earlier;
        for (const Link& l : causes(n, 1))
          if (where_[l.cause] == untold) seen[l.cause] = 1;
      }
    }
  }

  static constexpr int far = 1 << 30;
  const Net& net_;
  int depth_;
  const EventWords& words_;
  Trunk trunk_;
  std::vector<int> nearest_;
  std::vector<char> in_row_;
  std::vector<std::size_t> where_;  // the reason of each node
  std::vector<std::size_t> nodes_;  // the node of each reason
  Explanation out_;
};

}  // namespace

Explanation explain(const Net& net, std::uint32_t event, int depth, const EventWords& words) {
  return Telling(net, net.of_event[event], depth, words).take();
}

}  // namespace tally::why
