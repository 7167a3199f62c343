// What wins are counted by: landlord or farmer.
#include "engine/dou_dizhu/state.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::verify {
namespace {

using dou_dizhu::State;

std::string_view side_of(const Match& match, Seat seat) {
  const auto& state =
      *reinterpret_cast<const State*>(match.state().data());  // NOLINT: its own bytes
  if (state.landlord == nobody) return "";
  return seat == state.landlord ? "landlord" : "farmer";
}

}  // namespace

constinit const std::array<Trait, 1> dou_dizhu_traits = {
    Trait{.en = "side", .zh = "身份", .of = side_of}};

}  // namespace tally::verify
