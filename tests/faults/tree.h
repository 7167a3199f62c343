// A CBOR item to be changed and written again.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "replay/import/freekill/cbor.h"

namespace tally::faults {

struct Tree {
  enum class Kind : std::uint8_t { null, boolean, integer, real, string, array, map, tagged };
  Kind kind = Kind::null;
  std::int64_t number = 0;  // of an integer, a boolean or a tag
  double real = 0;
  std::string text;
  std::vector<Tree> items;  // of an array; the one item of a tag
  std::vector<std::pair<Tree, Tree>> pairs;

  static Tree of(std::int64_t n);
  static Tree of(std::string_view s);
  static Tree of(bool b);
  static Tree list(std::vector<Tree> items);
  static Tree map(std::vector<std::pair<std::string_view, Tree>> pairs);

  // Behind its tag, if it has one.
  [[nodiscard]] const Tree& plain() const { return kind == Kind::tagged ? items[0] : *this; }
  [[nodiscard]] Tree& plain() { return kind == Kind::tagged ? items[0] : *this; }
  // In a map; a null item when it is not there.
  [[nodiscard]] const Tree& at(std::string_view key) const;
  // The same, to be changed; it is added when it is not there.
  Tree& at(std::string_view key);
  [[nodiscard]] std::int64_t integer(std::string_view key, std::int64_t otherwise = 0) const;
};

Tree read_tree(freekill::cbor::Value value);
std::vector<std::uint8_t> write_tree(const Tree& tree);

}  // namespace tally::faults
