#pragma once
// The signature: one number for everything that happened. If it moves, behaviour moved.
#include <cstdint>

#include "engine/core/event.h"

namespace tally {

class Signature {
 public:
  constexpr void mix(std::uint64_t x) {
    // splitmix64's finaliser over a running sum: cheap, and every bit of x reaches every bit of h.
    h_ = (h_ ^ x) * 0x9E3779B97F4A7C15ULL;
    h_ ^= h_ >> 32U;
  }
  void mix(const Event& e) {
    mix(std::uint64_t{e.kind} | std::uint64_t{e.what} << 8U |
        std::uint64_t{static_cast<std::uint8_t>(e.seat)} << 16U |
        std::uint64_t{static_cast<std::uint8_t>(e.other)} << 24U |
        std::uint64_t{static_cast<std::uint16_t>(e.value)} << 32U |
        std::uint64_t{static_cast<std::uint16_t>(e.extra)} << 48U);
    if (!e.seats.empty()) {
      std::uint64_t s = e.seats.n;
      for (Seat x : e.seats) s = s * 31 + static_cast<std::uint8_t>(x);
      mix(s);
    }
    if (!e.cards.empty()) {
      std::uint64_t s = e.cards.size();
      for (Card c : e.cards) s = s * 0x100000001B3ULL + c;
      mix(s);
    }
  }
  [[nodiscard]] constexpr std::uint64_t value() const { return h_ ^ (h_ >> 29U); }

 private:
  std::uint64_t h_ = 0x243F6A8885A308D3ULL;
};

}  // namespace tally
