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
  // From now on it is played with these: so many, numbered from the first on.
  void play_with(std::int64_t first, int count);
  // A new game: all cards in the order of their ids, shuffled.
  void prepare(std::uint32_t seed);
  // The discard pile is shuffled and laid below what is left.
  void refill(std::uint32_t seed);
  // The whole draw pile as a packet tells it.
  void set(std::vector<std::int64_t> top_first) {
    draw_ = std::move(top_first);
    left_ = static_cast<int>(draw_.size());
  }
  void move(std::int64_t id, Area from, Area to, bool at_bottom);
  // How many cards are left to draw, whether or not they are known; and whether a number that
  // packets tell is right where the pile may have been refilled in silence (0.4).
  [[nodiscard]] int left() const { return left_; }
  bool refilled_to(std::int64_t n);
  // FreeKill's ids, top first.
  [[nodiscard]] std::span<const std::int64_t> draw() const { return draw_; }

 private:
  std::vector<std::int64_t> draw_;
  std::vector<std::int64_t> discard_;
  std::int64_t first_ = 1;
  int all_cards_ = 160;
  int left_ = 160;
  int away_ = 0;  // so many in the discard pile
};

}  // namespace tally::freekill
