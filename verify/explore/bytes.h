#pragma once
// Positions as bytes: kept in few, and known again.
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tally::explore {

// Two numbers for some bytes; others have others, but for a chance of one in 2^90 or so among a
// million.
struct Key {
  std::uint64_t one = 0;
  std::uint64_t other = 0;
  bool operator==(const Key&) const = default;
};
struct KeyHash {
  std::size_t operator()(const Key& k) const { return k.one; }
};

// Most of a position is as in the first: of each it is enough to say what is not.
class Shortened {
 public:
  explicit Shortened(std::span<const std::byte> first) : first_(first.begin(), first.end()) {}

  // The bytes that differ: where, how many, which.
  [[nodiscard]] std::vector<std::byte> of(std::span<const std::byte> all) const;
  // Puts them together again.
  void whole(std::span<const std::byte> some, std::vector<std::byte>& out) const;
  // The same for equal bytes only.
  [[nodiscard]] Key key_of(std::span<const std::byte> all) const;

 private:
  std::vector<std::byte> first_;
};

}  // namespace tally::explore
