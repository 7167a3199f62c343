#pragma once
// The signature: one number for everything that happened. If it moves, behaviour moved.
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/event.h"
#include "engine/core/packed.h"

namespace tally {

class Signature {
 public:
  [[gnu::always_inline]] constexpr void mix(std::uint64_t x) {
    // splitmix64's finaliser over a running sum: cheap, and every bit of x reaches every bit of h.
    h_ = (h_ ^ x) * 0x9E3779B97F4A7C15ULL;
    h_ ^= h_ >> 32U;
  }
  [[gnu::always_inline]] inline void mix(const Event& e) { mix(e, e.what, e.cards); }
  // An event of which a detail or the order of the cards is settled elsewhere.
  [[gnu::always_inline]] inline void mix(const Event& e, What what, std::span<const Card> cards) {
    mix_head(with_what(head_of(e), what));
    mix_rest(e, cards);
  }
  // kind, seat, what, value, from the lowest byte up.
  constexpr void mix_head(EventHead head) { mix(head); }
  // What stands behind the head of an event.
  [[gnu::always_inline]] inline void mix_rest(const Event& e, std::span<const Card> cards) {
    const std::uint64_t further = std::uint64_t{static_cast<std::uint8_t>(e.other + 1)} |
                                  std::uint64_t{static_cast<std::uint32_t>(e.extra)} << 8U;
    if ((further | static_cast<std::uint32_t>(e.more)) != 0) {
      mix(further);
      if (e.more != 0) mix(std::uint64_t{static_cast<std::uint32_t>(e.more)} << 32U);
    }
    if (!e.seats.empty()) {
      std::uint64_t s = e.seats.n;
      for (const Seat x : e.seats) s = s * 31 + static_cast<std::uint8_t>(x);
      mix(s);
    }
    if (!cards.empty()) mix(sum_of(cards));
  }
  // One without seats.
  void mix(const PackedEvent& e, What what) {
    mix_head(e.what == what ? head_of(e) : with_what(head_of(e), what));
    if (e.cards->size != 0) mix(e.cards->sum);
  }
  // The polynomial n x^n + c0 x^(n-1) + … + c(n-1) at `base`; the terms of a short one do not wait
  // for each other.
  [[nodiscard]] static std::uint64_t sum_of(std::span<const Card> cards) {
    const std::size_t n = cards.size();
    if (n == 0) return 0;
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
  // The same card by card: begin with how many there are.
  [[nodiscard]] static constexpr std::uint64_t sum_and(std::uint64_t sum, Card c) {
    return sum * base + c;
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

  std::uint64_t h_ = 0x243F6A8885A308D3ULL;
};

}  // namespace tally
