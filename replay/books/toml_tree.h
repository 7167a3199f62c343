// A TOML file as a plain tree. The TOML library is seen by toml_tree.cpp alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/message.h"

namespace tally::books {

struct Node {
  enum class Type : std::uint8_t { text, number, boolean, array, table, other };

  // nullptr unless this is a table with that key.
  const Node* find(std::string_view wanted) const;

  Type type = Type::other;
  int line = 0;             // 1-based; of the key, or of the value in an array
  std::string key;          // in a table
  std::string text;         // of a text; "true" or "false" of a boolean
  std::int64_t number = 0;  // of a number
  std::vector<Node> items;  // of an array or a table, in the order of the file
};

// `file` is named in errors. Throws BookError.
Node parse_toml(std::string_view content, const std::string& file);

// Whether tables of such a text may be nested so deeply that reading it is not safe.
bool nested_deeply(std::string_view content);

// What stands there, for a message: text in quotes, a number, "a table" …
Message shown(const Node& node);

// Throws a BookError unless every key of the table is one of `known`, which the message lists.
void only_keys(const Node& table, const std::vector<std::string_view>& known,
               const std::string& file);

// "a, b, c"
std::string listed(const std::vector<std::string_view>& words);

}  // namespace tally::books
