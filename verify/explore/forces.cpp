#include "verify/explore/forces.h"

#include <map>

namespace tally::explore {

Forces::Forces(const Explored& found, const verify::ExploreKit& kit,
               std::span<const std::byte> start) {
  if (kit.side == nullptr || found.cut != Cut::none) return;
  std::map<int, SeatSet> sides;
  for (Seat s = 0; s < max_seats; ++s)
    if (const int side = kit.side(start, s); side >= 0) sides[side].add(s);
  for (const auto& [number, seats] : sides) sides_.push_back({seats, forced_by(found, seats)});
}

SeatSet Forces::winners_at(Node n) const {
  for (const Side& side : sides_)
    if (side.wins[n]) return side.seats;
  return {};
}

}  // namespace tally::explore
