#pragma once
// The signature: one number for everything that happened. If it moves, behaviour moved.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "engine/core/event.h"

namespace tally {

class Signature {
  static_assert(std::endian::native == std::endian::little && offsetof(Event, kind) == 0 &&
                offsetof(Event, what) == 1 && offsetof(Event, seat) == 2 &&
                offsetof(Event, other) == 3 && offsetof(Event, value) == 4 &&
                offsetof(Event, extra) == 6);

 public:
  constexpr void mix(std::uint64_t x) {
    // splitmix64's finaliser over a running sum: cheap, and every bit of x reaches every bit of h.
    h_ = (h_ ^ x) * 0x9E3779B97F4A7C15ULL;
    h_ ^= h_ >> 32U;
  }
  void mix(const Event& e) { mix(e, e.what, e.cards); }
  // An event of which a detail or the order of the cards is settled elsewhere.
  void mix(const Event& e, std::uint8_t what, std::span<const Card> cards) {
    // kind, what, seat, other, value, extra, from the lowest byte up: as they lie in an Event.
    std::uint64_t head = 0;
    std::memcpy(&head, &e, sizeof head);
    mix((head & ~std::uint64_t{0xFF00}) | std::uint64_t{what} << 8U);
    if (!e.seats.empty()) {
      std::uint64_t s = e.seats.n;
      for (Seat x : e.seats) s = s * 31 + static_cast<std::uint8_t>(x);
      mix(s);
    }
    if (!cards.empty()) mix(sum_of(cards));
  }
  [[nodiscard]] constexpr std::uint64_t value() const { return h_ ^ (h_ >> 29U); }

 private:
  static constexpr std::uint64_t base = 0x100000001B3ULL;
  static constexpr std::size_t powers = 24;
  static constexpr std::array<std::uint64_t, powers> power = [] {
    std::array<std::uint64_t, powers> p{1};
    for (std::size_t i = 1; i < powers; ++i) p[i] = p[i - 1] * base;
    return p;
  }();
  // The polynomial n x^n + c0 x^(n-1) + … + c(n-1) at `base`; the terms of a short one do not wait
  // for each other.
  static std::uint64_t sum_of(std::span<const Card> cards) {
    const std::size_t n = cards.size();
    if (n == 1) return base + cards[0];
    std::uint64_t s = n;
    if (n >= powers) {
      for (const Card c : cards) s = s * base + c;
      return s;
    }
    s *= power[n];
    for (std::size_t i = 0; i < n; ++i) s += power[n - 1 - i] * cards[i];
    return s;
  }

  std::uint64_t h_ = 0x243F6A8885A308D3ULL;
};

}  // namespace tally
