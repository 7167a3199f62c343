#include "cli/shell/line.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/help_messages.h"
#include "engine/core/game.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"

namespace tally::cli::shell {
namespace {

constexpr const char* of_rules = "rules";
constexpr const char* of_rulesets = "rulesets";
constexpr const char* of_games = "games";
constexpr const char* of_commands = "commands";

// What the row that names a value, or an argument, says of it; all others are files.
struct KindOfValue {
  const Says<>* row;
  const char* list;  // nullptr: of none
  bool files;
};
constexpr std::array kinds = {
    KindOfValue{&help::N, nullptr, false},
    KindOfValue{&help::SECONDS, nullptr, false},
    KindOfValue{&help::ANSWER, nullptr, false},
    KindOfValue{&help::K_or_ANSWER, nullptr, false},
    KindOfValue{&help::K_of_N, nullptr, false},
    KindOfValue{&help::CARDS, nullptr, false},
    KindOfValue{&help::NAME, of_games, false},
    KindOfValue{&help::game, of_games, false},
    KindOfValue{&help::command, of_commands, false},
    KindOfValue{&help::RULE, of_rules, false},
    KindOfValue{&help::id, of_rules, false},
    KindOfValue{&help::RULES_and_paths, of_rules, true},
    KindOfValue{&help::RULESET, of_rulesets, true},
    KindOfValue{&help::ruleset, of_rulesets, true},
};

// Of "text|jsonl" both; of "FILE|FOLDER/" none: what is typed as it stands is in small letters.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out;
  if (text.find('|') == std::string_view::npos) return out;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('|', at), text.size());
    std::string_view word = text.substr(at, end - at);
    word = word.substr(0, word.find('['));  // "[…]" can be left out
    const auto typed = [](unsigned char c) { return std::islower(c) != 0 || c == '-'; };
    if (!word.empty() && std::all_of(word.begin(), word.end(), typed)) out.emplace_back(word);
    at = end + 1;
  }
  return out;
}

Values values_of(const CLI::Option& o) {
  Values out;
  out.words = words_of(o.get_option_text());
  if (!out.words.empty()) return out;
  for (const KindOfValue& kind : kinds) {
    if (o.get_type_name() != kind.row->id) continue;
    if (kind.list != nullptr) out.lists.emplace_back(kind.list);
    out.files = kind.files;
    return out;
  }
  out.files = true;
  return out;
}

Option option_of(const CLI::Option& o) {
  Option out;
  if (o.get_positional()) {
    out.names.push_back(o.get_name(true));
  } else {
    for (const std::string& name : o.get_snames()) out.names.push_back("-" + name);
    for (const std::string& name : o.get_lnames()) out.names.push_back("--" + name);
  }
  out.value = o.get_option_text();
  out.what = o.get_description();
  out.required = o.get_required();
  out.several = o.get_expected_max() > 1;
  if (o.get_positional() || !out.value.empty()) out.values = values_of(o);
  return out;
}

}  // namespace

std::vector<List> lists(const CommandLine& line) {
  List rules{of_rules, {}};
  List rulesets{of_rulesets, {}};
  List of_game{of_games, {}};
  List commands{of_commands, {}};
  for (const Game* const game : games()) {
    const Rulebook book = Rulebook::load(game->name());
    for (const RuleText& rule : book.rules()) rules.words.push_back(rule.id);
    for (const OptionText& option : book.options()) rules.words.push_back(option.id);
    for (const std::string& name : ruleset_names(game->name())) rulesets.words.push_back(name);
    of_game.words.emplace_back(game->name());
  }
  for (const CommandLine& command : line.commands) commands.words.push_back(command.name);
  return {rules, rulesets, of_game, commands};
}

CommandLine line_of(const CLI::App& app) {
  CommandLine out;
  out.name = app.get_name();
  out.what = app.get_description();
  out.footer = app.get_footer();
  for (const CLI::Option* const o : app.get_options())
    (o->get_positional() ? out.arguments : out.options).push_back(option_of(*o));
  for (const CLI::App* const c : app.get_subcommands([](const CLI::App*) { return true; }))
    out.commands.push_back(line_of(*c));
  return out;
}

std::string with_spaces(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

}  // namespace tally::cli::shell
