// The commands that take rules, and no record.
#include <cstdint>
#include <string>
#include <vector>

#include "cli/describe.h"
#include "cli/help_rules.h"
#include "engine/core/game.h"
#include "engine/core/types.h"

namespace tally::cli {
namespace {

constexpr std::uint64_t most_games = std::uint64_t{1} << 40U;

void add_which_game(CLI::App& c, std::string& game, const Message& what) {
  add_text(c, "--game", game, what, help::NAME());
}

}  // namespace

void describe(CLI::App& c, RulesArguments& a) {
  add_argument(c, help::id(), a.ids, help::rules_ids(), "...");
  add_flag(c, "--rulesets", a.rulesets, help::rules_rulesets());
  add_flag(c, "--invariants", a.invariants, help::rules_invariants());
  add_flag(c, "--coverage", a.coverage, help::rules_coverage());
  add_which_game(c, a.game, help::only_game());
  add_language(c, a.lang);
  c.footer(words(help::rules_footer()));
}

void describe(CLI::App& c, PlayArguments& a) {
  add_which_game(c, a.game, help::game_of_ruleset());
  add_number(c, "--players", a.players, help::play_players(), 1, max_seats);
  add_seed(c, a.seed, help::first_seed());
  add_number(c, "--games", a.games, help::play_games(), 1, most_games);
  add_text(c, "--ruleset", a.ruleset, help::rules_of_play(), help::RULESET());
  add_required_output(c, a.output);
  add_language(c, a.lang);
  c.footer(words(help::play_footer()));
}

void describe(CLI::App& c, FuzzArguments& a) {
  add_which_game(c, a.game, help::game_of_ruleset());
  add_text(c, "--ruleset", a.ruleset, help::rules_of_play(), help::RULESET());
  add_number(c, "--players", a.players, help::fuzz_players(), 1, max_seats);
  add_number(c, "--games", a.games, help::fuzz_games(), 1, most_games);
  add_seed(c, a.seed, help::first_seed());
  add_number(c, "--time", a.seconds, help::fuzz_time(), 1, most)
      ->option_text(words(help::SECONDS()));
  add_jobs(c, a.jobs);
  add_share(c, a.share);
  add_text(c, "-o,--output", a.output, help::fuzz_output(), help::FILE());
  add_format(c, a.jsonl, help::jsonl_of_all());
  add_language(c, a.lang);
  c.footer(words(help::fuzz_footer()));
}

void describe(CLI::App& c, ProveArguments& a) {
  add_which_game(c, a.game, help::only_game());
  add_text(c, "--ruleset", a.ruleset, help::prove_ruleset(), help::RULESET());
  add_text(c, "--rule", a.rule, help::prove_rule(), help::RULE());
  add_format(c, a.jsonl, help::jsonl_of_theorems());
  add_text(c, "--smt2", a.smt2, help::prove_smt2(), help::DIR());
  add_language(c, a.lang);
  c.footer(words(help::prove_footer()));
}

void describe(CLI::App& c, CompareArguments& a) {
  add_argument(c, help::ruleset(), a.rulesets, help::compare_rulesets(), "A B")
      ->required()
      ->expected(1, 2);
  add_which_game(c, a.game, help::game_of_rulesets());
  add_number(c, "--games", a.games, help::compare_games(), 1, most);
  add_seed(c, a.seed, help::compare_seed());
  add_text(c, "-o,--output", a.output, help::compare_output(), help::FILE());
  add_language(c, a.lang);
  c.footer(words(help::compare_footer()));
}

void describe(CLI::App& c, GraphArguments& a) {
  add_argument(c, help::what(), a.what, help::graph_what(), "phases|seats|states")
      ->required()
      ->check(one_of({"phases", "seats", "states"}));
  add_argument(c, help::record(), a.record, help::graph_record());
  add_number(c, "--turn", a.turn, help::graph_turn(), 0, most);
  add_number(c, "--number", a.game_number, help::graph_number(), 1, most);
  add_which_game(c, a.game, help::graph_game(games().front()->name()));
  add_text(c, "--ruleset", a.rules.ruleset, help::graph_ruleset(), help::RULESET());
  add_number(c, "--games", a.games, help::graph_games(), 1, most);
  add_text(c, "--first", a.first_hand, help::graph_first(), help::CARDS());
  add_text(c, "--second", a.second_hand, help::graph_second(), help::CARDS());
  add_text(c, "--pile", a.pile, help::graph_pile(), help::CARDS());
  add_flag(c, "--dot", a.dot, help::graph_dot());
  add_flag(c, "--svg", a.svg, help::graph_svg());
  add_language(c, a.lang);
  c.footer(words(help::graph_footer()));
}

void describe(CLI::App& c, ExploreArguments& a) {
  add_argument(c, help::record(), a.record, help::explore_record());
  add_number(c, "--turn", a.turn, help::explore_turn(), 0, most);
  add_number(c, "--at", a.at, help::explore_at(), 0, most);
  add_number(c, "--number", a.game_number, help::explore_number(), 1, most);
  add_which_game(c, a.game, help::explore_game(games().front()->name()));
  add_text(c, "--ruleset", a.rules.ruleset, help::explore_ruleset(), help::RULESET());
  add_each(
      c, "--hand", [&a](const std::vector<std::string>& all) { a.hands = all; },
      help::explore_hand())
      ->option_text(words(help::CARDS()));
  add_text(c, "--pile", a.pile, help::explore_pile(), help::CARDS());
  add_flag(c, "--any-order", a.any_order, help::explore_any_order());
  add_text(c, "--roles", a.roles, help::explore_roles(), help::NAMES());
  add_text(c, "--generals", a.generals, help::explore_generals(), help::NAMES());
  add_number(c, "--hp", a.hp, help::explore_hp(), 1, 8);
  add_number(c, "--most", a.most, help::explore_most(), 1, most);
  add_number(c, "--memory", a.megabytes, help::explore_memory(), 1, most);
  add_text(c, "-o,--output", a.output, help::explore_output(), help::FILE());
  add_format(c, a.jsonl, help::jsonl_of_found());
  add_language(c, a.lang);
  c.footer(words(help::explore_footer()));
}

void describe(CLI::App& c, AuditArguments& a) {
  add_argument(c, help::ruleset(), a.ruleset, help::audit_ruleset())->required();
  add_which_game(c, a.game, help::game_of_ruleset());
  add_number(c, "--time", a.seconds, help::audit_time(), 1, most)
      ->option_text(words(help::SECONDS()));
  add_seed(c, a.seed, help::first_seed());
  add_jobs(c, a.jobs);
  add_text(c, "-o,--output", a.output, help::audit_output(), help::FILE());
  add_format(c, a.jsonl, help::jsonl_of_found());
  add_language(c, a.lang);
  c.footer(words(help::audit_footer()));
}

void describe(CLI::App& c, FormatArguments& a) {
  add_argument(c, help::game(), a.game, help::format_game(games().front()->name()));
  add_language(c, a.lang);
  c.footer(words(help::format_footer(games().front()->name())));
}

}  // namespace tally::cli
