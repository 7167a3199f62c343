#pragma once
// A set of cards that knows its size: equal sets are equal bytes, whatever order they were filled
// in.
#include "engine/core/types.h"

namespace tally {

// Of the cards below `room`; others are never in it. IdSet::size() counts bits, this one need not:
// the size of a hand is asked for all the time.
template <std::size_t room>
class CardSet {
  using Members = IdSet<Card, room>;

 public:
  constexpr void add(Card c) {
    if (c >= room || contains(c)) return;
    ++size_;
    members_.add(c);
  }
  constexpr void remove(Card c) {
    if (!contains(c)) return;
    --size_;
    members_.remove(c);
  }
  constexpr void clear() { *this = {}; }
  [[nodiscard]] constexpr bool contains(Card c) const { return members_.contains(c); }
  // The cards that are in both.
  [[nodiscard]] friend constexpr Members operator&(const CardSet& a, const CardSet& b) {
    return a.members_ & b.members_;
  }
  [[nodiscard]] constexpr bool meets(const CardSet& other) const {
    return members_.meets(other.members_);
  }
  [[nodiscard]] constexpr int size() const { return static_cast<int>(size_); }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  // Its cards in ascending order, of the set as it was when the loop began.
  [[nodiscard]] constexpr typename Members::Iterator begin() const { return members_.begin(); }
  [[nodiscard]] static constexpr std::nullptr_t end() { return nullptr; }
  // Writes them to out (room for size()); returns how many.
  constexpr int list(Card* out) const {
    int n = 0;
    for (const Card c : members_) out[n++] = c;
    return n;
  }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  Members members_;
  std::uint64_t size_ = 0;  // as wide as a word: no padding
};

}  // namespace tally
