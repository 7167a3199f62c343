#pragma once
// The graph of what can come: places in a game, and the ways from each to the next.
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "engine/core/types.h"

namespace tally::explore {

using Node = std::uint32_t;
inline constexpr Node no_node = ~Node{0};

enum class Place : std::uint8_t {
  position,  // all that follows depends on the state alone: a turn begins, or a move is due
  asked,     // a player is asked, or all are
  chance,    // a card is drawn, a pile shuffled
  over,      // the game is over
  stuck,     // somebody is asked who must answer, and nothing is legal
  unsound,   // the state is not one that can be: a card in two places
  broken,    // an invariant does not hold
};

// A way on, and who takes it; nobody: chance, or that none of all who were asked wanted to.
struct Way {
  Node to = no_node;
  Seat by = nobody;
};

class Ways {
 public:
  Ways();
  // A place with these ways; one that is there already with the same ones is the same place.
  Node add(Place place, Seat who, std::span<const Way> ways);
  // A place without a way on.
  Node add_end(const SeatList& winners);
  Node add_last(Place place);
  // One whose only way is told later.
  Node add_position();
  void leads(Node position, Node to);

  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  [[nodiscard]] Place place(Node n) const { return nodes_[n].place; }
  // Who is asked; nobody: chance, or everybody at once.
  [[nodiscard]] Seat who(Node n) const { return nodes_[n].who; }
  [[nodiscard]] std::size_t count(Node n) const { return nodes_[n].count; }
  [[nodiscard]] Way way(Node n, std::size_t i) const {
    return {to_[nodes_[n].first + i], by_[nodes_[n].first + i]};
  }
  // Every way an ended game can have been won, by its node.
  [[nodiscard]] const std::map<Node, SeatList>& ends() const { return ends_; }
  [[nodiscard]] std::size_t edges() const { return to_.size(); }
  [[nodiscard]] std::size_t bytes() const;

 private:
  struct Info {
    std::uint32_t first = 0;  // of its ways, in to_ and by_
    std::uint32_t count = 0;
    Place place = Place::position;
    Seat who = nobody;
  };
  [[nodiscard]] std::size_t slot(Place place, Seat who, std::span<const Way> ways) const;
  [[nodiscard]] std::uint64_t hash_of(Node n) const;
  void grow();

  std::vector<Info> nodes_;
  std::vector<Node> to_;
  std::vector<Seat> by_;
  std::vector<Node> table_;  // of asked and chance, by hash; no_node: free
  std::size_t in_table_ = 0;
  std::map<Node, SeatList> ends_;
};

}  // namespace tally::explore
