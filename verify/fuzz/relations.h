#pragma once
// Metamorphic relations: what a change of a sound record that should not matter must not change.
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "replay/check.h"
#include "replay/record.h"
#include "verify/shrink/whole_check.h"

namespace tally::verify {

// Where relations are tried; reused for many.
struct Bench {
  explicit Bench(const Game& game) : check(game) {}
  WholeCheck check;
  Record changed;  // what a relation makes of the record, and of the rules
  Ruleset rules;
};

struct Relation {
  std::string_view name;
  std::string_view name_zh;
  std::string_view en;  // one sentence
  std::string_view zh;
  // What is otherwise; nothing when the relation holds. `before` is the report of the record as it
  // is, `random` chooses among several changes.
  std::optional<std::string> (*fails)(const Record& record, const Ruleset& rules,
                                      const Report& before, std::uint64_t random, Bench& bench);
};

std::span<const Relation> relations();

}  // namespace tally::verify
