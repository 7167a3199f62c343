#include "replay/books/toml_tree.h"

#include <algorithm>

#include <toml++/toml.h>

#include "replay/books/book_error.h"
#include "replay/io/input_error.h"

namespace tally::books {
namespace {

Node tree_of(const toml::node& from);

Node tree_of_table(const toml::table& from) {
  struct Entry {
    toml::source_position at;
    const toml::key* key;
    const toml::node* value;
  };
  // The library sorts by key; readers want the order of the file.
  std::vector<Entry> entries;
  entries.reserve(from.size());
  for (const auto& [key, value] : from) entries.push_back({key.source().begin, &key, &value});
  std::stable_sort(entries.begin(), entries.end(),
                   [](const Entry& a, const Entry& b) { return a.at < b.at; });
  Node out;
  out.type = Node::Type::table;
  out.items.reserve(entries.size());
  for (const Entry& entry : entries) {
    Node item = tree_of(*entry.value);
    item.key = entry.key->str();
    item.line = static_cast<int>(entry.at.line);
    out.items.push_back(std::move(item));
  }
  return out;
}

Node tree_of(const toml::node& from) {
  Node out;
  if (const toml::table* table = from.as_table()) {
    out = tree_of_table(*table);
  } else if (const toml::array* array = from.as_array()) {
    out.type = Node::Type::array;
    for (const toml::node& item : *array) out.items.push_back(tree_of(item));
  } else if (const auto* text = from.as_string()) {
    out.type = Node::Type::text;
    out.text = text->get();
  } else if (const auto* number = from.as_integer()) {
    out.type = Node::Type::number;
    out.number = number->get();
  } else if (const auto* boolean = from.as_boolean()) {
    out.type = Node::Type::boolean;
    out.text = boolean->get() ? "true" : "false";
  }
  out.line = static_cast<int>(from.source().begin.line);
  return out;
}

}  // namespace

const Node* Node::find(std::string_view wanted) const {
  if (type != Type::table) return nullptr;
  for (const Node& item : items)
    if (item.key == wanted) return &item;
  return nullptr;
}

Node parse_toml(std::string_view content, const std::string& file) {
  try {
    return tree_of_table(toml::parse(content));
  } catch (const toml::parse_error& error) {
    throw BookError(file, static_cast<int>(error.source().begin.line),
                    say::no_toml(std::string(error.description()), error.source().begin.column));
  }
}

// Counts what can open another table or array: dots and brackets outside texts and comments.
bool nested_deeply(std::string_view content) {
  constexpr int most_marks = 2000;
  int marks = 0;
  for (std::size_t i = 0; i < content.size() && marks <= most_marks; ++i) {
    const char c = content[i];
    if (c == '.' || c == '[' || c == '{') ++marks;
    if (c == '#') i = std::min(content.find('\n', i), content.size());
    if (c != '"' && c != '\'') continue;
    const std::string_view three = content.substr(i, 3);
    const bool several = three.size() == 3 && three[1] == c && three[2] == c;
    const std::string_view end = several ? three : three.substr(0, 1);
    for (i += end.size(); i < content.size() && content.substr(i, end.size()) != end; ++i) {
      if (!several && content[i] == '\n') break;  // no TOML: nothing is read behind it
      if (c == '"' && content[i] == '\\') ++i;
    }
    i += end.size() - 1;
  }
  return marks > most_marks;
}

Message shown(const Node& node) {
  switch (node.type) {
    case Node::Type::text: return tally::say::verbatim(io::in_quotes(node.text));
    case Node::Type::number: return tally::say::verbatim(std::to_string(node.number));
    case Node::Type::boolean: return tally::say::verbatim(node.text);
    case Node::Type::array: return say::an_array();
    case Node::Type::table: return say::a_table();
    case Node::Type::other: break;
  }
  return say::other_type();
}

void only_keys(const Node& table, const std::vector<std::string_view>& known,
               const std::string& file) {
  for (const Node& item : table.items) {
    if (std::find(known.begin(), known.end(), item.key) != known.end()) continue;
    throw BookError(file, item.line,
                    say::unknown_key(io::in_quotes(item.key), say::expected_one_of(listed(known))));
  }
}

std::string listed(const std::vector<std::string_view>& words) {
  std::string out;
  for (const std::string_view word : words) {
    if (!out.empty()) out += ", ";
    out += word;
  }
  return out;
}

}  // namespace tally::books
