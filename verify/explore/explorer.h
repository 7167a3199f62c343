#pragma once
// Plays everything that can come of a position.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/message.h"
#include "verify/explore/ways.h"

namespace tally::explore {

struct Limits {
  std::uint64_t positions = 1'000'000;
  std::uint64_t ways = 100'000'000;           // played
  std::size_t bytes = std::size_t{4} << 30U;  // for what is kept of them
  // Each is played up to a position or an end, also from a place that was met before: slower, and
  // the same comes of it.
  bool whole_ways = false;
};
enum class Cut : std::uint8_t {
  none,
  positions,  // there are more than the limit
  ways,       // the same
  memory,
  answers,  // a question has more answers than are looked at
};

// What is chosen, by a player or by chance, from one position to the next: the number of each way
// among those there are. Where there is only one, nothing is chosen.
using Choices = std::vector<std::uint32_t>;

// A place that should not be, and the first way there that was found.
struct Fault {
  Place place = Place::stuck;
  Rule rule = no_rule;       // that asks, or that the invariant speaks of
  Message what;              // what is wrong there
  std::vector<Choices> way;  // from the start
};

struct Explored {
  Ways ways;
  Node start = no_node;
  std::uint64_t positions = 0;
  std::uint64_t played = 0;   // ways, each up to a position, an end or a place met before
  std::vector<Fault> faults;  // the first of each place and rule
  Cut cut = Cut::none;        // why not everything was looked at
};

// An event on a way.
struct Passed {
  const Event& event;
  std::size_t part;    // which of the way's Choices are being played
  std::size_t choice;  // how many of these have been made, this one among them
  bool decides;        // it is itself the last of these
};
using See = std::function<void(const Passed& passed)>;

class Explorer {
 public:
  // `rules` stay alive; `start` is a bookmark of the game.
  Explorer(const Game& game, const Ruleset& rules, std::span<const std::byte> start);
  ~Explorer();
  Explorer(const Explorer&) = delete;
  Explorer& operator=(const Explorer&) = delete;

  // `tick` is called before each way; what it throws ends the work.
  Explored explore(const Limits& limits, const std::function<void()>& tick = {});
  // Plays along a way from the start, and after its last choice the first there is each time, up to
  // the next position or the end of the game.
  void follow(std::span<const Choices> way, const See& see);
  // The bookmark of a position that was explored, and the way to it from the start.
  std::vector<std::byte> bookmark_of(Node position);
  [[nodiscard]] std::vector<Choices> way_to(Node position) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally::explore
