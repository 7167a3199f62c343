#include "verify/explore/ways.h"

#include <algorithm>

namespace tally::explore {
namespace {

std::uint64_t mixed(std::uint64_t h, std::uint64_t x) {
  h = (h ^ x) * 0x9E3779B97F4A7C15ULL;
  return h ^ (h >> 29U);
}
std::uint64_t start_of(Place place, Seat who) {
  return mixed(static_cast<std::uint64_t>(place), static_cast<std::uint8_t>(who));
}
std::uint64_t mixed(std::uint64_t h, const Way& w) {
  return mixed(h, std::uint64_t{w.to} << 8U | static_cast<std::uint8_t>(w.by));
}

}  // namespace

Ways::Ways() : table_(1024, no_node) {}

std::uint64_t Ways::hash_of(Node n) const {
  std::uint64_t h = start_of(place(n), who(n));
  for (std::size_t i = 0; i < count(n); ++i) h = mixed(h, way(n, i));
  return h;
}

// Where it is in the table, or the free place for it.
std::size_t Ways::slot(Place place, Seat who, std::span<const Way> ways) const {
  std::uint64_t h = start_of(place, who);
  for (const Way& w : ways) h = mixed(h, w);
  const auto same = [&](Node n) {
    if (this->place(n) != place || this->who(n) != who || count(n) != ways.size()) return false;
    for (std::size_t i = 0; i < ways.size(); ++i)
      if (const Way w = way(n, i); w.to != ways[i].to || w.by != ways[i].by) return false;
    return true;
  };
  std::size_t at = h & (table_.size() - 1);
  while (table_[at] != no_node && !same(table_[at])) at = (at + 1) & (table_.size() - 1);
  return at;
}

void Ways::grow() {
  std::vector<Node> before(table_.size() * 2, no_node);
  before.swap(table_);
  for (const Node n : before) {
    if (n == no_node) continue;
    std::size_t at = hash_of(n) & (table_.size() - 1);
    while (table_[at] != no_node) at = (at + 1) & (table_.size() - 1);
    table_[at] = n;
  }
}

Node Ways::add(Place place, Seat who, std::span<const Way> ways) {
  if (2 * in_table_ >= table_.size()) grow();
  Node& there = table_[slot(place, who, ways)];
  if (there != no_node) return there;
  there = add_last(place);
  ++in_table_;
  nodes_[there].who = who;
  nodes_[there].first = static_cast<std::uint32_t>(to_.size());
  nodes_[there].count = static_cast<std::uint32_t>(ways.size());
  for (const Way& w : ways) {
    to_.push_back(w.to);
    by_.push_back(w.by);
  }
  return there;
}

Node Ways::add_last(Place place) {
  nodes_.push_back({0, 0, place, nobody});
  return static_cast<Node>(nodes_.size() - 1);
}

Node Ways::add_end(const SeatList& winners) {
  for (const auto& [node, won] : ends_)
    if (std::equal(won.begin(), won.end(), winners.begin(), winners.end())) return node;
  const Node n = add_last(Place::over);
  ends_.emplace(n, winners);
  return n;
}

Node Ways::add_position() {
  const Node n = add_last(Place::position);
  nodes_[n].first = static_cast<std::uint32_t>(to_.size());
  nodes_[n].count = 1;
  to_.push_back(no_node);
  by_.push_back(nobody);
  return n;
}

void Ways::leads(Node position, Node to) { to_[nodes_[position].first] = to; }

std::size_t Ways::bytes() const {
  return nodes_.capacity() * sizeof(Info) + to_.capacity() * sizeof(Node) + by_.capacity() +
         table_.capacity() * sizeof(Node);
}

}  // namespace tally::explore
