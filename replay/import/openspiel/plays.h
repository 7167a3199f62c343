#pragma once
// OpenSpiel's numbers for plays of dou_dizhu: what cards each stands for, and as which type. The
// number alone says the type, where cards alone do not (333444555666).
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/types.h"
#include "engine/dou_dizhu/types.h"

namespace tally::openspiel {

inline constexpr int first_play = 4;    // 0 is a pass, 1 … 3 are bids
inline constexpr int actions = 26'057;  // one more than the highest number, the rocket

struct Play {
  std::array<Card, 20> cards{};  // rank only; jokers are themselves
  std::uint8_t size = 0;
  dou_dizhu::Type type = dou_dizhu::Type::none;
  std::uint8_t text_size = 0;
  std::array<char, 32> text{};  // as OpenSpiel writes it: "44TTT", "333444-5(CJ)"

  [[nodiscard]] std::span<const Card> list() const { return {cards.data(), size}; }
  [[nodiscard]] std::string_view view() const { return {text.data(), text_size}; }
};

// The play of a number from first_play to actions - 1: out of a constant table, or, of the rarer
// ones, put together in `room`.
const Play& play_of(int id, Play& room);

}  // namespace tally::openspiel
