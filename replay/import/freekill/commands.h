// What a reader does with the packets of each command.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "replay/import/freekill/cbor.h"

namespace tally::freekill {

template <class Reader>
struct Command {
  std::string_view name;
  void (*take)(Reader&, cbor::Value);
};

// Shorter commands first: their lengths tell nearly all of them apart.
inline constexpr auto shorter = [](std::string_view a, std::string_view b) {
  return a.size() != b.size() ? a.size() < b.size() : a < b;
};
template <class Reader, std::size_t n>
consteval auto by_length(std::array<Command<Reader>, n> all) {
  std::ranges::sort(all, shorter, &Command<Reader>::name);
  return all;
}

// In a list sorted so; nullptr when there is no such command.
template <class Reader, std::size_t n>
const Command<Reader>* find_command(const std::array<Command<Reader>, n>& all,
                                    std::string_view name) {
  const auto* const at = std::ranges::lower_bound(all, name, shorter, &Command<Reader>::name);
  return at != all.end() && at->name == name ? at : nullptr;
}

}  // namespace tally::freekill
