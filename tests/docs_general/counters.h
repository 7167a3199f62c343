#pragma once
// How often made-up skills acted.
#include <array>

#include "engine/sanguosha/timing/timings.h"

namespace tally::sanguosha::made_up {

// How often an effect was reached at each timing, and how often somebody used one.
inline std::array<int, timing_count> reached{};
inline std::array<int, timing_count> used{};

}  // namespace tally::sanguosha::made_up
