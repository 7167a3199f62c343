#pragma once
// One shape of file that is read: how it is told from others, and who reads it. Each reader gives
// one for each shape it knows; all are listed in import/shapes.cpp.
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "replay/games.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"

namespace tally {

// A key of JSON that only the records of one program have, and how its value begins where that
// matters: "deal" with a list is OpenSpiel's, with an object DouZero's.
struct ShapeKey {
  std::string_view name;
  std::string_view value = {};
};

// What Observation::source_at counts.
enum class SourceUnit : std::uint8_t { move, packet, line };

struct Shape {
  std::string_view program;  // Record::format
  SourceUnit unit = SourceUnit::move;
  // Told by its first bytes, or as JSON by the first key in it that any shape has.
  bool (*begins)(std::string_view first) = nullptr;
  std::span<const ShapeKey> keys = {};
  // One of these reads it: games out of lines, games out of bytes, or one game out of a whole file.
  std::unique_ptr<Games> (*of_lines)(io::LineReader& lines) = nullptr;
  std::unique_ptr<Games> (*of_bytes)(io::Input& input) = nullptr;
  std::unique_ptr<GameFile> (*of_file)() = nullptr;
  // See seam_of().
  std::string_view seam = {};
};

// Between two values of JSON there is no comma, inside of one there is: games that stand on lines
// of their own are cut there and nowhere else.
inline constexpr std::string_view json_seam = "}\n{";

// Behind a byte order mark and blanks.
constexpr std::string_view begun(std::string_view first) {
  if (first.starts_with("\xEF\xBB\xBF")) first.remove_prefix(3);
  const std::size_t at = first.find_first_not_of(" \t\r\n");
  return first.substr(at == std::string_view::npos ? first.size() : at);
}

}  // namespace tally
