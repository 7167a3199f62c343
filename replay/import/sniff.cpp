#include <algorithm>
#include <cstddef>
#include <optional>

#include "replay/import/shapes.h"

namespace tally {
namespace {

constexpr std::string_view blanks = " \t\r\n";

// The string that begins at `at`, which is then behind it. Also one of Python's. Nothing when it
// does not end in its line.
std::optional<std::string_view> string_at(std::string_view text, std::size_t& at) {
  const char quote = text[at];
  const std::size_t from = ++at;
  while (at < text.size() && text[at] != quote && text[at] != '\n') at += text[at] == '\\' ? 2 : 1;
  if (at >= text.size() || text[at] != quote) return std::nullopt;
  return text.substr(from, at++ - from);
}

// Which shape's keys stand in the first object, as far as `text` goes. Keys within its values
// count as well: they are its own, too.
const Shape* by_keys(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] != '"' && text[at] != '\'') {
      ++at;
      continue;
    }
    const auto name = string_at(text, at);
    if (!name) continue;
    at = std::min(text.find_first_not_of(blanks, at), text.size());
    if (at == text.size() || text[at] != ':') continue;
    text = begun(text.substr(at + 1));
    at = 0;
    for (const Shape* const shape : shapes())
      for (const ShapeKey& key : shape->keys)
        if (key.name == *name && text.starts_with(key.value)) return shape;
  }
  return nullptr;
}

// The shape whose keys stand in this object, or list of objects.
const Shape* by_keys_of_first(std::string_view first) {
  std::string_view text = begun(first);
  if (text.starts_with('[')) text = begun(text.substr(1));
  return text.starts_with('{') ? by_keys(text) : nullptr;
}

}  // namespace

const Shape* sniff(std::string_view first) {
  for (const Shape* const shape : shapes()) {
    if (shape->begins != nullptr && shape->begins(first)) return shape;
    if (!shape->keys.empty() && by_keys_of_first(first) == shape) return shape;
  }
  return nullptr;
}

bool has_known_keys(std::string_view first) { return by_keys_of_first(first) != nullptr; }

}  // namespace tally
