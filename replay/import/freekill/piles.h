#pragma once
// Draw and discard pile as FreeKill keeps them, in its own card ids, for versions that tell only
// the seed of a shuffle (0.5.0 to 0.5.12).
#include <cstdint>
#include <span>
#include <vector>

#include "replay/import/freekill/names.h"

namespace tally::freekill {

class Piles {
 public:
  void clear();
  // A new game: all cards in the order of their ids, shuffled.
  void prepare(std::uint32_t seed);
  // The discard pile is shuffled and laid below what is left.
  void refill(std::uint32_t seed);
  // The whole draw pile as a packet tells it.
  void set(std::vector<std::int64_t> top_first) { draw_ = std::move(top_first); }
  void move(std::int64_t id, Area from, Area to, bool at_bottom);
  // FreeKill's ids, top first.
  [[nodiscard]] std::span<const std::int64_t> draw() const { return draw_; }

 private:
  std::vector<std::int64_t> draw_;
  std::vector<std::int64_t> discard_;
};

}  // namespace tally::freekill
