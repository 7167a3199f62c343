#pragma once
// Rules and rule options as data. The texts live in rulebook.toml beside each game.
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/message.h"
#include "engine/core/types.h"

namespace tally {

// One choice the rules leave open (an ambiguity, or what a program does differently).
struct OptionInfo {
  std::string_view id;   // "AMB-SGS-030", or "OPT-SGS-…" where the seeds are silent
  std::string_view key;  // name in a ruleset file
  // Names of the values, the default first; empty when the option is a number.
  std::span<const std::string_view> values;
  int initial = 0;  // default: index into values, or the number
  int low = 0;      // bounds of a number
  int high = 0;
  // About set-up or score: a record held against other rules than its own keeps its own value.
  bool setup = false;
  // Of a row of a table, such as how many of each role: what its numbers count. Its value is
  // row_value() of them, 0 while a ruleset has no such row of its own.
  std::span<const std::string_view> columns = {};
  // Of a set, such as the packages of generals: what may be in it. Its value has bit n for the
  // n-th; never empty.
  std::span<const std::string_view> members = {};
  // Whether it decides which game this is: no record of one value is held against another.
  bool decides_game = false;
};

// Where a name stands among these; a name that is not there does not compile.
consteval int place_of(std::string_view name, std::initializer_list<std::string_view> names) {
  int i = 0;
  for (const std::string_view each : names) {
    if (each == name) return i;
    ++i;
  }
  throw "no such value";
}

// A row as one value, which compares like every other option's, and its counts again; 0 to 9 each.
inline constexpr int most_in_row = 9;
[[nodiscard]] constexpr int row_value(std::span<const int> counts) {
  int value = 0;
  for (const int n : counts) value = value * (most_in_row + 1) + n;
  return value;
}
constexpr void counts_of_row(int value, std::span<int> counts) {
  for (std::size_t i = counts.size(); i-- > 0; value /= most_in_row + 1)
    counts[i] = value % (most_in_row + 1);
}

// A rule whose texts stand beside its code instead of in the game's rulebook.toml.
struct RuleWords {
  std::string_view id;
  std::string_view title_en;
  std::string_view title_zh;
  std::string_view text_en;
  std::string_view text_zh;
  std::string_view source;
  std::string_view source_zh;  // empty: the same in both
  std::string_view option;     // ids of those that touch it, a blank between
  std::string_view of_en;      // whose it is: a general's name; empty for everybody's
  std::string_view of_zh;
  std::string_view title_vi = {};  // where there are any
  std::string_view text_vi = {};
};

// Somebody a player can be, such as a general, as his card shows him.
struct CharacterWords {
  std::string_view key;  // as files name him: "guanyu_gz"
  std::string_view en;
  std::string_view zh;
  std::string_view package;
  std::vector<Message> lines;  // kingdom, hit points …
  std::vector<Rule> skills;
};

inline constexpr int max_options = 192;

// A named set of option values: a rule change is a diff of two of these.
struct Ruleset {
  std::string name;
  std::array<std::int32_t, max_options> value{};
};

}  // namespace tally
