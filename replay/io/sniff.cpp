#include "replay/io/sniff.h"

#include <array>
#include <cstddef>

namespace tally::io {
namespace {

// One JSON object a line; blank lines and a byte order mark may come first.
bool looks_like_native_log(std::string_view first) {
  if (first.starts_with("\xEF\xBB\xBF")) first.remove_prefix(3);
  const std::size_t at = first.find_first_not_of(" \t\r\n");
  return at != std::string_view::npos && first[at] == '{';
}

// A 32-bit length, then a zlib stream: its header names method 8, no preset dictionary, and is a
// multiple of 31 (RFC 1950, 2.2).
bool looks_like_freekill(std::string_view first) {
  if (first.size() < 6 || first[0] == '{') return false;
  const auto method = static_cast<unsigned char>(first[4]);
  const auto flags = static_cast<unsigned char>(first[5]);
  return method == 0x78 && (flags & 0x20U) == 0 && (method * 256U + flags) % 31 == 0;
}

struct Row {
  Format format;
  bool (*matches)(std::string_view first);
};

// The first row that matches decides, so the narrower tests stand first.
constexpr std::array rows = {
    Row{Format::freekill, looks_like_freekill},
    Row{Format::native_log, looks_like_native_log},
};

}  // namespace

Format sniff(std::string_view first) {
  for (const Row& row : rows) {
    if (row.matches(first)) return row.format;
  }
  return Format::unknown;
}

}  // namespace tally::io
