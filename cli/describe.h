#pragma once
// What each command takes, told to CLI11: internal to the command line (arguments.cpp).
// Each function adds a command's options and footer; what is given goes into the second argument,
// which has to live as long as the parsing. What is said of an option is a row of help_….h.
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/arguments.h"
#include "cli/help_messages.h"
#include "cli/language.h"

namespace tally::cli {

// Of records: describe_records.cpp.
void describe(CLI::App& c, CheckArguments& a);
void describe(CLI::App& c, ShowArguments& a);
void describe(CLI::App& c, DiffArguments& a);
void describe(CLI::App& c, ImportArguments& a);
void describe(CLI::App& c, LegalArguments& a);
void describe(CLI::App& c, HideArguments& a);
void describe(CLI::App& c, DeduceArguments& a);
void describe(CLI::App& c, ShrinkArguments& a);
void describe(CLI::App& c, AnnotateArguments& a);
void describe(CLI::App& c, RegressArguments& a);
void describe(CLI::App& c, ForkArguments& a);
void describe(CLI::App& c, ScoreArguments& a);
void describe(CLI::App& c, WhyArguments& a);
void describe(CLI::App& c, MergeArguments& a);

// Of rules: describe_rules.cpp.
void describe(CLI::App& c, RulesArguments& a);
void describe(CLI::App& c, PlayArguments& a);
void describe(CLI::App& c, FuzzArguments& a);
void describe(CLI::App& c, ProveArguments& a);
void describe(CLI::App& c, CompareArguments& a);
void describe(CLI::App& c, GraphArguments& a);
void describe(CLI::App& c, ExploreArguments& a);
void describe(CLI::App& c, AuditArguments& a);
void describe(CLI::App& c, FormatArguments& a);

// What several of them share: describe_shared.cpp.
using Check = std::function<std::string(const std::string&)>;

inline constexpr int most = 1'000'000'000;  // turns, games: any number a person may mean

// Decimal digits alone: what stands there is what is meant.
Check whole_number(std::uint64_t low, std::uint64_t high);
// A name out of a few.
Check one_of(std::vector<std::string> names);

// One option each: its name, where its value goes, what is said of it, and what stands for its
// value: a number in these bounds, or any text. The row that stands for a value, or names an
// argument, is its type: cli/shell knows by it what can be completed there.
template <class T>
CLI::Option* add_number(CLI::App& c, const char* name, T& into, const Message& what,
                        std::uint64_t low, std::uint64_t high) {
  return c.add_option(name, into, words(what))
      ->check(whole_number(low, high))
      ->type_name(std::string(help::N.id))
      ->option_text(words(help::N()));
}
template <class T>
CLI::Option* add_text(CLI::App& c, const char* name, T& into, const Message& what,
                      const Message& value) {
  return c.add_option(name, into, words(what))
      ->type_name(std::string(value.id()))
      ->option_text(words(value));
}
// One value each time it is given; what follows that is an argument of the command.
template <class F>
CLI::Option* add_each(CLI::App& c, const char* name, const F& take, const Message& what) {
  return c.add_option_function<std::vector<std::string>>(name, take, words(what))
      ->allow_extra_args(false);
}
void add_flag(CLI::App& c, const char* name, bool& into, const Message& what);
// An argument without an option's name: "record", or "path ..." where several can be given.
template <class T>
CLI::Option* add_argument(CLI::App& c, const Message& name, T& into, const Message& what,
                          std::string_view value = "") {
  return c.add_option(words(name), into, words(what))
      ->type_name(std::string(name.id()))
      ->option_text(std::string(value));
}

void add_record(CLI::App& c, std::string& record);
void add_game(CLI::App& c, int& game);
void add_ruleset(CLI::App& c, WantedRules& rules);
void add_seed(CLI::App& c, std::uint64_t& seed, const Message& what);
void add_language(CLI::App& c, Lang& lang);
void add_format(CLI::App& c, bool& jsonl, const Message& of_jsonl);
// How it is shown: colours, and the pager.
void add_display(CLI::App& c);
void add_jobs(CLI::App& c, int& jobs);
void add_share(CLI::App& c, Share& share);
void add_required_output(CLI::App& c, std::string& output);

}  // namespace tally::cli
