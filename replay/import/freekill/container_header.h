// The ten elements before the packets. Used by Recording only.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "replay/import/freekill/container.h"

namespace tally::freekill {

inline constexpr std::size_t header_size = 10;

struct HeaderPart {
  std::string_view text;
  std::size_t offset = 0;  // in the payload
  bool is_string = false;  // or not looked at
};
using HeaderParts = std::array<HeaderPart, header_size>;

// Throws io::InputError for a part that is not what it should be.
Header read_header(const HeaderParts& parts);

}  // namespace tally::freekill
