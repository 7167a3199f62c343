#pragma once
// OpenSpiel's numbers for plays of dou_dizhu: what cards each stands for, and as which type. The
// number alone says the type, where cards alone do not (333444555666).
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/packed.h"
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

// What is nearly all of a game: a pass, a bid, or a play of the constant table, ready to be put
// into a record and to be held against a text.
struct CommonAct {
  // `,[0,"44TTT"]`: one of several acts in our JSON, of player 0, in bytes that lie so in memory.
  std::array<std::uint64_t, 2> text{};
  std::uint64_t second = 0;    // the bits of the second word that belong to it
  std::uint8_t text_size = 0;  // 0: it is longer
  EventHead head = 0;          // of a pass or play of seat 0; 0 of a bid
  PackedCards cards;           // of a play
};

class CommonActs {
 public:
  CommonActs();
  // What is not one of them has neither text nor head.
  [[nodiscard]] const CommonAct& find(unsigned action) const {
    const unsigned place = action < low ? action : action - first_high + low;
    return action < low || action >= first_high ? acts_[place] : acts_.back();
  }
  // The action whose number is written so: the last digit in the highest byte, zeros below the
  // first. False: none of them, or one that shares its place with another.
  static constexpr std::size_t most_digits = 5;
  [[nodiscard]] bool read(std::uint64_t digits, unsigned& action) const {
    const std::uint64_t entry = numbers_[place_of(digits)];
    action = static_cast<unsigned>(entry & 0xFFFFU);
    return (entry ^ digits) >> below_digits == 0;
  }

 private:
  static constexpr int below_digits = 64 - 8 * most_digits;
  static constexpr int places_bits = 12;
  static constexpr std::size_t place_of(std::uint64_t digits) {
    return (digits * 0x9E3779B97F4A7C15ULL) >> (64 - places_bits);
  }
  void note_number(unsigned action);

  static constexpr unsigned low = 516;  // up to here, and from first_high on
  static constexpr unsigned first_high = 26'043;
  std::array<CommonAct, low + actions - first_high + 1> acts_;
  std::array<std::uint64_t, std::size_t{1} << places_bits>
      numbers_;  // digits; below them the action
};
const CommonActs& common_acts();

}  // namespace tally::openspiel
