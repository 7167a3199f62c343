#pragma once
// A small source of random numbers, the same on every machine (splitmix64, public domain).
#include <cstdint>

namespace tally {

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) { bits(); }

  [[gnu::always_inline]] constexpr std::uint64_t bits() {
    // Always one ahead: what is drawn decides at once where to go on, and need not be waited for.
    const std::uint64_t drawn = next_;
    std::uint64_t x = state_ += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
    next_ = x ^ (x >> 31U);
    return drawn;
  }
  // 0 … n-1; n is small, so the bias (below n / 2^32) does not matter.
  [[gnu::always_inline]] constexpr int below(int n) {
    return static_cast<int>((bits() >> 32U) * static_cast<std::uint64_t>(n) >> 32U);
  }
  [[gnu::always_inline]] constexpr bool percent(int chance) { return below(100) < chance; }

 private:
  std::uint64_t state_;
  std::uint64_t next_ = 0;
};

}  // namespace tally
