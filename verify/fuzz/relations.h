#pragma once
// Metamorphic relations: what a change of a sound record that should not matter must not change.
#include <span>
#include <string_view>

#include "replay/check.h"
#include "replay/record.h"
#include "replay/words.h"
#include "verify/shrink/whole_check.h"

namespace tally::verify {

// Where relations are tried; reused for many.
struct Bench {
  explicit Bench(const Game& game) : check(game) {}
  WholeCheck check;
  Record changed;  // what a relation makes of the record, and of the rules
  Ruleset rules;
};

// What came of a relation in one game.
enum class Held : std::uint8_t {
  untried,
  held,
  not_applicable,  // the game has nothing to change, or cannot be told so
  failed,
};

struct Tried {
  Held held = Held::held;
  Message how = {};  // failed: what is otherwise
};

struct Relation {
  std::string_view name;
  std::string_view name_zh;
  std::string_view en;  // one sentence
  std::string_view zh;
  // `before` is the report of the record as it is, `random` chooses among several changes.
  Tried (*tries)(const Record& record, const Ruleset& rules, const Report& before,
                 std::uint64_t random, Bench& bench);
  bool of_any_record = false;  // not only of one that breaks no rule
};

inline constexpr std::size_t relation_count = 8;
std::span<const Relation> relations();

}  // namespace tally::verify
