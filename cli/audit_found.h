#pragma once
// What `tally audit` has found of a ruleset, and the ways to tell it.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/fuzz_crew.h"
#include "cli/named_ruleset.h"
#include "cli/prove_telling.h"
#include "replay/record.h"
#include "verify/explore/ways.h"

namespace tally::cli {

// Something wrong at a table that was looked at whole.
struct TableFault {
  Message what;
  Rule rule = no_rule;
  Message where;  // which table, or which game
  Record game;    // up to it; without events where no record can begin so
};

struct TablesFound {
  std::size_t whole = 0;   // small tables of which everything was looked at …
  std::size_t tables = 0;  // … of so many
  std::size_t ends = 0;    // random games of which the end was looked at, as far as there was time
  std::uint64_t positions = 0;
  std::vector<TableFault> faults;  // the first of each sort
};

struct Audited {
  Proved proved;
  FuzzResult games;
  Kept failure;  // of the game that failed
  TablesFound tables;
  std::string base;        // the rules that its reach is held against; empty: none
  std::vector<Rule> lost;  // act there and not here
  // Never act, though a card was in play that they are the rules of.
  std::vector<Rule> idle;
  std::string log;  // where games are written
  bool interrupted = false;
  double seconds = 0;

  [[nodiscard]] std::size_t wrong() const;
  [[nodiscard]] std::size_t open() const;
  // How many rules have acted.
  [[nodiscard]] std::size_t reached() const;
};

// Small tables and ends of random games, until `seconds` are over. Throws nothing at Ctrl-C.
TablesFound look_at_tables(const NamedRuleset& r, std::uint64_t seed, double seconds);

// What is wrong or open, and one line; the same as JSON lines.
std::string text_of(const Audited& all, const AuditArguments& a);
std::string json_of(const Audited& all, const AuditArguments& a);

}  // namespace tally::cli
