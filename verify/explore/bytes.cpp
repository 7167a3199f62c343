#include "verify/explore/bytes.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tally::explore {
namespace {

using Block = std::array<std::uint64_t, 8>;

std::uint64_t taken_in(std::uint64_t h, std::uint64_t word) {
  h = (h ^ word) * 0x9E3779B97F4A7C15ULL;
  return h ^ (h >> 32U);
}

}  // namespace

std::vector<std::byte> Shortened::of(std::span<const std::byte> all) const {
  std::vector<std::byte> out;
  const auto put = [&](std::size_t n) {
    out.push_back(static_cast<std::byte>(n & 0xFFU));
    out.push_back(static_cast<std::byte>(n >> 8U));
  };
  for (std::size_t at = 0; at < all.size();) {
    std::size_t from = at;
    while (from + sizeof(Block) <= all.size() &&
           std::memcmp(&all[from], &first_[from], sizeof(Block)) == 0)
      from += sizeof(Block);
    while (from < all.size() && all[from] == first_[from]) ++from;
    if (from == all.size()) break;
    std::size_t to = from;
    while (to < all.size() && all[to] != first_[to]) ++to;
    put(from);
    put(to - from);
    out.insert(out.end(), all.begin() + static_cast<std::ptrdiff_t>(from),
               all.begin() + static_cast<std::ptrdiff_t>(to));
    at = to;
  }
  out.shrink_to_fit();
  return out;
}

void Shortened::whole(std::span<const std::byte> some, std::vector<std::byte>& out) const {
  out = first_;
  const auto number = [&](std::size_t i) {
    return static_cast<std::size_t>(some[i]) | static_cast<std::size_t>(some[i + 1]) << 8U;
  };
  for (std::size_t at = 0; at < some.size();) {
    const std::size_t n = number(at + 2);
    std::copy_n(some.begin() + static_cast<std::ptrdiff_t>(at) + 4, n,
                out.begin() + static_cast<std::ptrdiff_t>(number(at)));
    at += 4 + n;
  }
}

// Only blocks that are not as in the first are taken, each with its place. Two rows of words side
// by side, so that none waits for the other.
Key Shortened::key_of(std::span<const std::byte> all) const {
  Key key{0x51ED270B9F7A3C15ULL, 0xC2B2AE3D27D4EB4FULL};
  const auto take = [&](std::size_t where, const Block& words) {
    key.one = taken_in(key.one, where);
    for (std::size_t w = 0; w < words.size(); w += 2) {
      key.one = taken_in(key.one, words[w]);
      key.other = taken_in(key.other, words[w + 1]);
    }
    // Either has seen every word.
    const std::uint64_t one = key.one;
    key.one = taken_in(key.one, key.other);
    key.other = taken_in(key.other, one);
  };
  Block block;  // NOLINT: filled below
  std::size_t at = 0;
  for (; at + sizeof block <= std::min(all.size(), first_.size()); at += sizeof block) {
    if (std::memcmp(&all[at], &first_[at], sizeof block) == 0) continue;
    std::memcpy(block.data(), &all[at], sizeof block);
    take(at, block);
  }
  for (; at < all.size(); at += sizeof block) {
    block = {};
    std::memcpy(block.data(), &all[at], std::min(sizeof block, all.size() - at));
    take(at, block);
  }
  return key;
}

}  // namespace tally::explore
