// The commands that take rules, and no record.
#include <string>

#include <CLI/CLI.hpp>

#include "cli/describe.h"
#include "engine/core/game.h"
#include "engine/core/types.h"

namespace tally::cli {
namespace {

std::string first_game() { return std::string(games().front()->name()); }

}  // namespace

void describe(CLI::App& c, RulesArguments& a) {
  c.add_option("id", a.ids, "rules, options, cards; with --coverage: records (default: corpus/)")
      ->option_text("...");
  c.add_flag("--rulesets", a.rulesets, "print the rulesets and how they differ");
  c.add_flag("--invariants", a.invariants, "print what every game is watched for, with the rules");
  c.add_flag("--coverage", a.coverage,
             "print how many tests and recorded games exercise each rule");
  add_which_game(c, a.game, "only this game (default: all)");
  add_language(c, a.lang);
  c.footer(
      "Exit code 3, with --coverage: a record cannot be read. All: tally --help\n\n"
      "Example\n  tally rules Slash SGS-RANGE 大乔\n");
}

void describe(CLI::App& c, PlayArguments& a) {
  add_which_game(c, a.game, "the game (default: the one of the ruleset)");
  c.add_option("--players", a.players, "players (default: 8, or as many as the game has)")
      ->check(whole_number(1, max_seats))
      ->option_text("N");
  add_seed(c, a.seed, "of the first game, the next has the next seed (default: 1)");
  c.add_option("--games", a.games, "how many (default: 1)")
      ->check(whole_number(1, std::uint64_t{1} << 40U))
      ->option_text("N");
  c.add_option("--ruleset", a.ruleset, "the rules to play by")->option_text(ruleset_text);
  add_required_output(c, a.output);
  c.footer("Example\n  tally play --players 8 --seed 7 --games 100 -o games.jsonl.zst\n");
}

void describe(CLI::App& c, FuzzArguments& a) {
  add_which_game(c, a.game, "the game (default: the one of the ruleset)");
  c.add_option("--ruleset", a.ruleset, "the rules to play by")->option_text(ruleset_text);
  c.add_option("--players", a.players, "players (default: every number there is a table for)")
      ->check(whole_number(1, max_seats))
      ->option_text("N");
  c.add_option("--games", a.games, "how many (default: 10000, or what --time allows)")
      ->check(whole_number(1, std::uint64_t{1} << 40U))
      ->option_text("N");
  add_seed(c, a.seed, "of the first game, the next has the next seed (default: 1)");
  c.add_option("--time", a.seconds, "stop after so many seconds")
      ->check(whole_number(1, most))
      ->option_text("SECONDS");
  add_jobs(c, a.jobs);
  c.add_option("-o,--output", a.output,
               "where the log of a failing game goes (default: tally-fuzz-SEED.jsonl)")
      ->option_text("FILE");
  add_format(c, a.jsonl, "one JSON object for all of it");
  add_language(c, a.lang);
  c.footer(
      "Exit code 1: a game broke an invariant or a relation; its smallest log was written,\n"
      "with the command that plays the game again in its header.\n"
      "All: tally --help\n\n"
      "Example\n  tally fuzz --game sanguosha --ruleset generals --games 100000 --seed 7\n");
}

void describe(CLI::App& c, ProveArguments& a) {
  add_which_game(c, a.game, "only this game (default: all)");
  c.add_option("--ruleset", a.ruleset, "the rules to prove it of (default: all this program knows)")
      ->option_text(ruleset_text);
  c.add_option("--rule", a.rule,
               "only theorems of this rule, by id, title or card; or one by its id")
      ->option_text("RULE");
  add_format(c, a.jsonl, "one JSON object a theorem and ruleset");
  c.add_option("--smt2", a.smt2, "write every theorem for other solvers into this folder")
      ->option_text("DIR");
  add_language(c, a.lang);
  c.footer(
      "Exit code 1: a theorem does not hold; 4: the solver could not decide. All: tally --help\n\n"
      "Example\n  tally prove --ruleset my-table.toml\n");
}

void describe(CLI::App& c, CompareArguments& a) {
  c.add_option("ruleset", a.rulesets, "two rulesets, names or files")
      ->required()
      ->expected(1, 2)
      ->option_text("A B");
  add_which_game(c, a.game, "the game (default: the one of the rulesets)");
  c.add_option("--games", a.games, "random games to look through for each option (default: 20000)")
      ->check(whole_number(1, most))
      ->option_text("N");
  add_seed(c, a.seed, "of the first of them (default: 1)");
  c.add_option("-o,--output", a.output, "write the game: as A plays it, and beside it as B does")
      ->option_text("FILE");
  add_language(c, a.lang);
  c.footer(
      "Exit code 0: the two are proved equal; 1: they differ; 4: neither was found out.\n"
      "All: tally --help\n\n"
      "Example\n  tally compare classic my-table.toml -o witness.jsonl\n");
}

void describe(CLI::App& c, GraphArguments& a) {
  c.add_option("what", a.what, "phases, seats or states")
      ->required()
      ->check(one_of({"phases", "seats", "states"}))
      ->option_text("phases|seats|states");
  c.add_option("record", a.record, "seats: a file, or -")->option_text(" ");
  c.add_option("--turn", a.turn, "seats: after this turn (default: the last)")
      ->check(whole_number(0, most))
      ->option_text("N");
  c.add_option("--number", a.game_number, "seats: which game of a file with several (default: 1)")
      ->check(whole_number(1, most))
      ->option_text("N");
  c.add_option("--game", a.game, "phases: the game (default: " + first_game() + ")")
      ->option_text("NAME");
  c.add_option("--ruleset", a.rules.ruleset, "the rules")->option_text(ruleset_text);
  c.add_option("--games", a.games, "phases: games to look at (default: 500)")
      ->check(whole_number(1, most))
      ->option_text("N");
  c.add_option("--first", a.first_hand, "states: the hand of seat 1, who moves first")
      ->option_text("CARDS");
  c.add_option("--second", a.second_hand, "states: the hand of seat 2")->option_text("CARDS");
  c.add_option("--pile", a.pile, "states: the draw pile, its top first")->option_text("CARDS");
  c.add_flag("--dot", a.dot, "write it for graphviz");
  add_language(c, a.lang);
  c.footer(
      "Exit code 1: a phase is never reached, or a game can get stuck. All: tally --help\n\n"
      "Example\n  tally graph phases --ruleset generals --dot | dot -Tsvg > phases.svg\n");
}

void describe(CLI::App& c, FormatArguments& a) {
  c.add_option("game", a.game, "the game (default: " + first_game() + ")")->option_text(" ");
  c.footer("Example\n  tally format " + first_game() + "\n");
}

}  // namespace tally::cli
