#pragma once
// A set of cards that knows its size: equal sets are equal bytes, whatever order they were filled
// in.
#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/types.h"

namespace tally {

// Of the cards below `room`; others are never in it.
template <std::size_t room>
class CardSet {
 public:
  constexpr void add(Card c) {
    if (c >= room || contains(c)) return;
    ++size_;
    words_[c >> 6U] |= bit(c);
  }
  constexpr void remove(Card c) {
    if (!contains(c)) return;
    --size_;
    words_[c >> 6U] &= ~bit(c);
  }
  constexpr void clear() {
    words_ = {};
    size_ = 0;
  }
  [[nodiscard]] constexpr bool contains(Card c) const {
    return c < room && (words_[c >> 6U] & bit(c)) != 0;
  }
  [[nodiscard]] constexpr bool meets(const CardSet& other) const {
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) common |= words_[i] & other.words_[i];
    return common != 0;
  }
  [[nodiscard]] constexpr int size() const { return static_cast<int>(size_); }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  // Calls f(card) in ascending order; the set may shrink while it runs.
  template <class F>
  constexpr void each(F f) const {
    for (unsigned i = 0; i < words_.size(); ++i)
      for (std::uint64_t w = words_[i]; w != 0; w &= w - 1)
        f(static_cast<Card::Number>(i * 64 + static_cast<unsigned>(std::countr_zero(w))));
  }
  // Writes the cards in ascending order to out (room for size()); returns how many.
  constexpr int list(Card* out) const {
    int n = 0;
    each([&](Card c) { out[n++] = c; });
    return n;
  }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  static constexpr std::uint64_t bit(Card c) { return std::uint64_t{1} << (c & 63U); }
  std::array<std::uint64_t, (room + 63) / 64> words_{};
  std::uint64_t size_ = 0;  // as wide as a word: no padding
};

}  // namespace tally
