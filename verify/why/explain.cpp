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
    for (const std::size_t n : trunk_.shortest)
      if (net.nodes[n].happened) out_.shortest.push_back(net.nodes[n].event);
  }

  Explanation take() { return std::move(out_); }

 private:
  static constexpr std::size_t untold = ~std::size_t{0};

  // That the turn had come explains nothing, but for what nothing else explains.
  [[nodiscard]] static bool told_below(const Link& l, int steps) {
    return l.sort != Sort::quiet || steps == 0;
  }
  [[nodiscard]] std::vector<Link> causes(std::size_t node, int steps) const {
    std::vector<Link> out;
    for (const Link& l : net_.nodes[node].causes)
      if (told_below(l, steps)) out.push_back(l);
    std::ranges::stable_sort(out, {}, &Link::sort);
    return out;
  }

  // How few steps away each node is: there it is told, elsewhere it is referred to.
  void find_nearest(std::size_t node) {
    nearest_.assign(node + 1, far);
    nearest_[node] = 0;
    std::queue<std::size_t> waiting({node});
    for (; !waiting.empty(); waiting.pop()) {
      const std::size_t n = waiting.front();
      for (const Link& l : causes(n, nearest_[n])) {
        if (nearest_[l.cause] != far) continue;
        nearest_[l.cause] = nearest_[n] + 1;
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
    r.rule = link != nullptr && link->rule != no_rule ? link->rule : n.rule;
    r.sort = link == nullptr ? Sort::made : link->sort;
    r.had_to = trunk_.had_to[node] != 0;
    const std::size_t here = out_.reasons.size();
    r.again = where_[node] != untold || steps > nearest_[node];
    r.at = node;  // a node, until all are told
    if (!r.again) where_[node] = here;
    const bool again = r.again;
    out_.reasons.push_back(std::move(r));
    if (again || steps == depth_) return;
    const bool in_row = link != nullptr && link->sort == Sort::row;
    for (const Link& l : causes(node, steps)) {
      const bool next_in_row = in_row && l.sort == Sort::row;
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
        if (n != node && where_[n] == untold) ++r.earlier;
        for (const Link& l : causes(n, 1)) seen[l.cause] = 1;
      }
    }
  }

  static constexpr int far = 1 << 30;
  const Net& net_;
  int depth_;
  const EventWords& words_;
  Trunk trunk_;
  std::vector<int> nearest_;
  std::vector<std::size_t> where_;  // the reason of each node
  Explanation out_;
};

}  // namespace

Explanation explain(const Net& net, std::uint32_t event, int depth, const EventWords& words) {
  return Telling(net, net.of_event[event], depth, words).take();
}

}  // namespace tally::why
