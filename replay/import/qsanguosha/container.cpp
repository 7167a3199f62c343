#include "replay/import/qsanguosha/container.h"

#include <array>

#include "replay/import/qsanguosha/lines.h"
#include "replay/import/qsanguosha/png.h"
#include "replay/io/limits.h"
#include "replay/io/zlib.h"

namespace tally::qsanguosha {
namespace {

constexpr std::size_t marker_size = 1;  // a zero before the length, in a file of its own

void unpack(std::span<const std::uint8_t> packed, io::Bytes& into) {
  io::ZlibUnpacker().unpack_behind_length(packed, io::Limits{}.max_payload, into);
}

}  // namespace

bool is_picture(std::string_view first) { return first.starts_with(png_signature); }

bool is_packed(std::string_view first) {
  constexpr std::size_t before = marker_size + io::length_size;
  if (first.size() <= before || first[0] != 0 || first[before] != 0x78) return false;
  std::array<char, 64> line{};
  const auto written = io::unpack_beginning(
      {reinterpret_cast<const std::uint8_t*>(first.data()) + before, first.size() - before}, line);
  constexpr std::size_t enough = 20;  // cut before that, nothing else is known of it
  return written && (*written < enough || is_line({line.data(), *written}));
}

std::string_view lines_of(std::span<const std::uint8_t> file, io::Bytes& room) {
  const std::string_view text{reinterpret_cast<const char*>(file.data()), file.size()};
  if (is_picture(text)) {
    io::Bytes pixels;
    unpack(hidden_in(file, pixels), room);
    return room.text();
  }
  if (text.starts_with('\0')) {
    unpack(file.subspan(marker_size), room);
    return room.text();
  }
  return text;
}

}  // namespace tally::qsanguosha
