#pragma once
// What the words of an answer say of its fields, for who reads them and who writes them.
#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/core/schema.h"

namespace tally {

inline constexpr std::string_view unknown_token = "?";  // a card nobody has seen

// A field that says as what cards are used or played.
inline bool says_as_what(const FieldInfo& f) { return f.key == "as" || f.key == "type"; }

// The value of that name, by its key or its Chinese name.
inline std::optional<What> number_of(const FieldInfo& f, std::string_view word) {
  for (const auto names : {f.names, f.zh}) {
    const auto at = std::find(names.begin(), names.end(), word);
    if (at != names.end() && at != names.begin()) return static_cast<What>(at - names.begin());
  }
  return std::nullopt;
}

// A name besides the one that cards are used as: what a general is turned up for.
inline bool is_second_name(const FieldInfo& f) {
  return f.field == Field::extra && f.type == FieldType::name;
}

// What is so or not, said by its key alone: whether it is the deputy.
inline bool is_flag(const FieldInfo& f) {
  return f.field == Field::value && f.type == FieldType::boolean;
}

// Its cards are numbers of something else (generals).
inline bool holds_names(const FieldInfo& f) {
  return f.field == Field::cards && f.type == FieldType::names;
}

// What is printed on a card, as a value of the field.
inline std::optional<What> printed_on(const Schema& schema, const FieldInfo& f, Card card) {
  if (card >= schema.cards.size()) return std::nullopt;
  std::string_view token = schema.cards[card].token;
  token = token.substr(std::min(token.find('.') + 1, token.size()));
  return number_of(f, token.substr(0, token.find('/')));
}

inline const FieldInfo* field_of(const Schema& schema, const Event& e, Field f) {
  for (const FieldInfo& info : schema.of(e).fields)
    if (info.field == f) return &info;
  return nullptr;
}

}  // namespace tally
