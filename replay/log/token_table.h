#pragma once
// Short words of a log (kinds, names, cards) to small numbers, without comparing strings one by
// one.
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/id.h"

namespace tally::log {

// At most so many bytes; a game with longer names cannot be logged.
inline constexpr std::size_t longest_token = 28;

static_assert(std::endian::native == std::endian::little, "words are cut and compared as numbers");

// The bytes of a token, zero behind its end.
struct TokenBytes {
  std::array<std::uint64_t, 4> word{};
  // Written out, since the array's own comparison calls memcmp.
  friend bool operator==(const TokenBytes& a, const TokenBytes& b) {
    return ((a.word[0] ^ b.word[0]) | (a.word[1] ^ b.word[1]) | (a.word[2] ^ b.word[2]) |
            (a.word[3] ^ b.word[3])) == 0;
  }
};

class TokenTable {
 public:
  // Throws std::length_error for a token over longest_token, std::invalid_argument for a token
  // that stands twice, is empty, or would need escaping.
  void add(std::string_view token, std::uint16_t value);

  [[nodiscard]] std::optional<std::uint16_t> find(std::string_view token) const;

  // The same for an id.
  template <class Tag, class Rep>
  bool take(const char*& at, Id<Tag, Rep>& id) const {
    std::uint16_t value = 0;
    if (!take(at, value)) return false;
    id = static_cast<Rep>(value);
    return true;
  }
  // `at` is behind the opening quote of a string; there are 64 readable bytes behind the line's
  // end. On success `at` is moved behind the closing quote.
  bool take(const char*& at, std::uint16_t& value) const {
    TokenBytes bytes;
    std::size_t n = 0;
    for (std::uint64_t& word : bytes.word) {
      std::uint64_t w = 0;
      std::memcpy(&w, at + n, sizeof w);
      const std::uint64_t quotes = zero_bytes(w ^ 0x2222222222222222ULL);
      if (quotes != 0) {
        const auto bits = static_cast<unsigned>(std::countr_zero(quotes)) & ~7U;
        word = w & ((std::uint64_t{1} << bits) - 1);
        n += bits / 8;
        const Entry* const e = look_up(bytes, n);
        if (e == nullptr) return false;
        value = e->value;
        at += n + 1;
        return true;
      }
      word = w;
      n += sizeof w;
    }
    return false;
  }

 private:
  struct Entry {
    TokenBytes bytes;
    std::uint8_t length = 0;  // 0: free
    std::uint16_t value = 0;
  };

  // 0x80 in every byte that is zero, nothing else.
  static constexpr std::uint64_t zero_bytes(std::uint64_t x) {
    constexpr std::uint64_t low = 0x7F7F7F7F7F7F7F7FULL;
    return ~(((x & low) + low) | x | low);
  }
  static constexpr std::uint64_t hash(const TokenBytes& b) {
    const std::uint64_t x = (b.word[0] * 0x9E3779B97F4A7C15ULL) ^
                            (b.word[1] * 0xC2B2AE3D27D4EB4FULL) ^
                            (b.word[2] * 0x165667B19E3779F9ULL);
    return x ^ (x >> 29U);
  }
  [[nodiscard]] const Entry* look_up(const TokenBytes& bytes, std::size_t length) const {
    if (entries_.empty()) return nullptr;
    const std::size_t mask = entries_.size() - 1;
    for (std::size_t i = hash(bytes) >> 32U;; ++i) {
      const Entry& e = entries_[i & mask];
      if (e.length == 0) return nullptr;
      if (e.length == length && e.bytes == bytes) return &e;
    }
  }
  void insert(const Entry& entry);

  std::vector<Entry> entries_;  // a power of two, at most half full
  std::size_t used_ = 0;
};

}  // namespace tally::log
