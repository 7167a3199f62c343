#pragma once
// Bequeathed Strategy 遗计: no packet tells which cards were looked at; where they went shows it.
#include <cstdint>
#include <vector>

#include "replay/record.h"

namespace tally::import {

class Gifts {
 public:
  [[nodiscard]] Seat giver() const { return giver_; }
  [[nodiscard]] bool empty() const { return gifts_.empty(); }
  void by(Seat giver) { giver_ = giver; }
  // `at`: the packet that says so.
  void add(Card card, Seat to, std::uint32_t at) { gifts_.push_back({card, to, at}); }
  // The look, and a gift for each move; none are left.
  void tell(Record& out);

 private:
  struct Gift {
    Card card;
    Seat to;
    std::uint32_t at;
  };
  Seat giver_ = nobody;
  std::vector<Gift> gifts_;
};

}  // namespace tally::import
