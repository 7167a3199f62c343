#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/describe.h"
#include "replay/report/display.h"

namespace tally::cli {

Check whole_number(std::uint64_t low, std::uint64_t high) {
  return [low, high](const std::string& text) {
    std::uint64_t n = 0;
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, n);
    const bool plain = error == std::errc() && after == end && (text[0] != '0' || text.size() == 1);
    if (plain && n >= low && n <= high) return std::string();
    return fmt::format("needs a whole number from {} to {}, found {}", low, high,
                       report::printable(text));
  };
}

Check one_of(std::vector<std::string> names) {
  return [names = std::move(names)](const std::string& text) {
    if (std::find(names.begin(), names.end(), text) != names.end()) return std::string();
    return fmt::format("needs {} or {}, found {}", fmt::join(names.begin(), names.end() - 1, ", "),
                       names.back(), report::printable(text));
  };
}

void add_record(CLI::App& c, std::string& record) {
  c.add_option("record", record, "a file, or -")->required()->option_text(" ");
}

void add_game(CLI::App& c, int& game) {
  c.add_option("--game", game, "which game of a file with several (default: 1)")
      ->check(whole_number(1, most))
      ->option_text("N");
}

void add_ruleset(CLI::App& c, WantedRules& rules) {
  c.add_option("--ruleset", rules.ruleset,
               "the rules to hold it against (default: the record's own)")
      ->option_text(ruleset_text);
  c.add_flag("--strict-setup", rules.strict_setup,
             "--ruleset judges set-up and scores too, not only play");
}

void add_which_game(CLI::App& c, std::string& game, const char* words) {
  c.add_option("--game", game, words)->option_text("NAME");
}

void add_seed(CLI::App& c, std::uint64_t& seed, const char* words) {
  c.add_option("--seed", seed, words)
      ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
      ->option_text("N");
}

void add_language(CLI::App& c, Lang& lang) {
  c.add_option_function<std::string>(
       "--lang", [&lang](const std::string& l) { lang = l == "zh" ? Lang::zh : Lang::en; },
       "the language of rules and events (default: en)")
      ->check(one_of({"en", "zh"}))
      ->option_text("en|zh");
}

void add_format(CLI::App& c, bool& jsonl, const char* words) {
  c.add_option_function<std::string>(
       "--format", [&jsonl](const std::string& f) { jsonl = f == "jsonl"; },
       std::string("text, or jsonl: ") + words)
      ->check(one_of({"text", "jsonl"}))
      ->option_text("text|jsonl");
}

void add_jobs(CLI::App& c, int& jobs) {
  constexpr int most_jobs = 256;
  c.add_option("--jobs", jobs, "threads (default: one for each core)")
      ->check(whole_number(1, most_jobs))
      ->option_text("N");
}

void add_required_output(CLI::App& c, std::string& output) {
  c.add_option("-o,--output", output,
               "where to; - is standard output; .gz and .zst are packed; required")
      ->required()
      ->option_text("FILE");
}

}  // namespace tally::cli
