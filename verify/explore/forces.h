#pragma once
// Which side can force a win, from every place that was looked at.
#include <cstddef>
#include <span>
#include <vector>

#include "verify/explore/conclusions.h"
#include "verify/explore/kit.h"

namespace tally::explore {

class Forces {
 public:
  Forces() = default;
  // `start`: the bookmark of the first position. Nobody forces anything in a game without sides, or
  // where not everything was looked at.
  Forces(const Explored& found, const verify::ExploreKit& kit, std::span<const std::byte> start);
  // The seats that can; empty: none.
  [[nodiscard]] SeatSet winners_at(Node n) const;

 private:
  struct Side {
    SeatSet seats;
    std::vector<bool> wins;  // by node
  };
  std::vector<Side> sides_;
};

}  // namespace tally::explore
