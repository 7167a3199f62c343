// The number of cards in the pile, as packets say it again (before 0.5.12). In 0.4 each number
// stands before the move that makes it true, later behind it.
#pragma once

#include <utility>
#include <vector>

#include "replay/import/freekill/piles.h"
#include "replay/import/freekill/written.h"

namespace tally::freekill {

class PileAgain {
 public:
  PileAgain(Written& w, Piles& piles) : w_(w), piles_(piles) {}

  void told(std::int64_t n);
  void before_moves();
  void after_moves();
  void before_pile_or_end();

 private:
  void settle();

  Written& w_;
  Piles& piles_;
  int left_before_ = 0;                                          // the last moves
  std::vector<std::pair<std::int64_t, std::uint32_t>> numbers_;  // told, and in which packet
};

}  // namespace tally::freekill
