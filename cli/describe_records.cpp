// The commands that take records.
#include <CLI/CLI.hpp>

#include "cli/describe.h"
#include "engine/core/types.h"

namespace tally::cli {

void describe(CLI::App& c, CheckArguments& a) {
  c.add_option("path", a.paths, "files, folders, or - for standard input")
      ->required()
      ->option_text("...");
  add_ruleset(c, a.rules);
  add_format(c, a.jsonl, "one JSON object a game");
  c.add_flag("--strict", a.strict, "exit with 4 when a game is undecided or incomplete");
  c.add_flag("--only-findings", a.only_findings, "print only games that are not clean");
  add_jobs(c, a.jobs);
  c.add_option("--witness", a.witness,
               "write games with hidden cards as logs in which they are dealt")
      ->option_text("FILE");
  add_language(c, a.lang);
  c.footer(
      "Of a folder every file counts but hidden ones and what lies beside records:\n"
      ".md .toml .tsv .expect\n\n"
      "Exit code 1: a record breaks the rules; 3: something cannot be read; 4: undecided or\n"
      "incomplete, with --strict. All: tally --help\n\n"
      "Example\n  tally check --ruleset classic corpus/freekill\n");
}

void describe(CLI::App& c, ShowArguments& a) {
  add_record(c, a.record);
  c.add_option("--turn", a.turn, "only this turn; 0 is what came before the first")
      ->check(whole_number(0, most))
      ->option_text("N");
  add_game(c, a.game);
  c.add_flag("--why", a.why, "say why: the titles of the rules, and what they say");
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(
      "Exit code 0 whatever is found; 4: the rules do not cover the game yet. All: tally --help\n\n"
      "Example\n  tally show game.fk.rep --turn 3 --why\n");
}

void describe(CLI::App& c, DiffArguments& a) {
  c.add_option("record", a.records, "one record with --from and --to, or two records")
      ->required()
      ->expected(1, 2)
      ->option_text("...");
  c.add_option("--from", a.from, "the state after this turn; 0 is before turn 1")
      ->check(whole_number(0, most))
      ->option_text("N");
  c.add_option("--to", a.to, "against the state after this one")
      ->check(whole_number(0, most))
      ->option_text("N");
  c.add_option("--after", a.after, "turns to show after the first that differs (default: 1)")
      ->check(whole_number(0, most))
      ->option_text("N");
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(
      "Exit code 1: the two differ; 4: the rules do not cover a game yet. All: tally --help\n\n"
      "Example\n  tally diff game.jsonl --from 1 --to 2\n");
}

void describe(CLI::App& c, ImportArguments& a) {
  c.add_option("record", a.records, "files, folders, or -")->required()->option_text("...");
  add_required_output(c, a.output);
  add_language(c, a.lang);
  c.footer(
      "Exit codes as of check --strict: 4 says that a log is cut, undecided, or could not be "
      "written\n"
      "because the rules do not cover the game yet. All: tally --help\n\n"
      "Example\n  tally import game.fk.rep -o game.jsonl\n");
}

void describe(CLI::App& c, LegalArguments& a) {
  add_record(c, a.record);
  c.add_option("--at", a.at, "the decision at this event; without it the decisions are listed")
      ->check(whole_number(0, most))
      ->option_text("N");
  c.add_option("--why-not", a.why_not,
               "hold this answer against the rules, for example \"S7.slash to 3\"")
      ->option_text("ANSWER");
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(
      "Exit code 1: the answer of --why-not is not legal. All: tally --help\n\n"
      "Example\n  tally legal game.jsonl --at 55 --why-not \"S7.slash to 1\"\n");
}

void describe(CLI::App& c, HideArguments& a) {
  add_record(c, a.record);
  c.add_option("--seat", a.seat, "who saw it; 0 is somebody who only looks on")
      ->required()
      ->check(whole_number(0, max_seats))
      ->option_text("N");
  add_ruleset(c, a.rules);
  c.add_option("-o,--output", a.output,
               "where to (default: standard output); .gz and .zst are packed")
      ->option_text("FILE");
  c.footer("Example\n  tally hide game.jsonl --seat 2 -o seen-by-2.jsonl\n");
}

void describe(CLI::App& c, DeduceArguments& a) {
  add_record(c, a.record);
  c.add_option("--seat", a.seat, "as this seat saw the game (default: somebody who only looks on)")
      ->check(whole_number(0, max_seats))
      ->option_text("N");
  c.add_flag("--all", a.all, "name all cards a hand can and cannot hold");
  add_format(c, a.jsonl, "one JSON object a turn");
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(
      "Exit code 1: the record breaks the rules, and what is said ends there; 4: the rules do not "
      "cover\n"
      "the game yet. All: tally --help\n\n"
      "Example\n  tally deduce game.jsonl --seat 2\n");
}

void describe(CLI::App& c, RegressArguments& a) {
  c.add_option("path", a.paths, "files, folders, or - for standard input")
      ->required()
      ->option_text("...");
  c.add_option("--from", a.from.ruleset, "the rules before (default: each record's own)")
      ->option_text(ruleset_text);
  c.add_option("--to", a.to.ruleset, "the rules after (default: each record's own)")
      ->option_text(ruleset_text);
  c.add_flag("--strict-setup", a.to.strict_setup,
             "both judge set-up and scores too, not only play");
  c.add_option("--baseline", a.baseline,
               "how they came out before, as --save wrote it; instead of --from")
      ->option_text("FILE");
  c.add_option("--save", a.save, "write how they come out by --to, a JSON object a game")
      ->option_text("FILE");
  add_format(c, a.jsonl, "one JSON object a record that comes out differently");
  add_jobs(c, a.jobs);
  add_language(c, a.lang);
  c.footer(
      "Exit code 0: all come out the same; 1: some do not; 3: something cannot be read.\n"
      "All: tally --help\n\n"
      "Examples\n  tally regress --from classic --to my-table.toml games/\n"
      "  tally regress --save yesterday.jsonl games/\n"
      "  tally regress --baseline yesterday.jsonl games/\n");
}

void describe(CLI::App& c, ForkArguments& a) {
  add_record(c, a.record);
  c.add_option("--at", a.at, "the event before which another choice is made")
      ->required()
      ->check(whole_number(0, most))
      ->option_text("N");
  c.add_option("--choose", a.choose,
               "the choice: its number in the list that stands without this, or in words, for "
               "example \"S7.slash to 3\" or pass")
      ->option_text("K|ANSWER");
  c.add_option_function<std::string>(
       "--then", [&a](const std::string& t) { a.stop = t == "stop"; },
       "what follows: random (players play on by chance) or stop (default: random)")
      ->check(one_of({"random", "stop"}))
      ->option_text("random|stop");
  add_seed(c, a.seed, "of the players who play on (default: 1)");
  c.add_option("--games", a.games, "play on so many times and say how often each seat wins")
      ->check(whole_number(1, most))
      ->option_text("N");
  c.add_option("-o,--output", a.output, "write the game; .gz and .zst are packed")
      ->option_text("FILE");
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(
      "Exit code 1: the record breaks a rule before that event, or the choice is not legal.\n"
      "All: tally --help\n\n"
      "Examples\n  tally fork game.jsonl --at 55\n"
      "  tally fork game.jsonl --at 55 --choose 3 -o other.jsonl\n"
      "  tally fork game.jsonl --at 55 --choose pass --games 1000\n");
}

void describe(CLI::App& c, WhyArguments& a) {
  add_record(c, a.record);
  c.add_option("--at", a.at, "this event (default: the last, how the game ended)")
      ->check(whole_number(0, most))
      ->option_text("N");
  c.add_option("--death", a.death, "the death of this seat")
      ->check(whole_number(1, max_seats))
      ->option_text("SEAT");
  c.add_option("--depth", a.depth, "how many causes in a row are told (default: 5)")
      ->check(whole_number(1, most))
      ->option_text("N");
  c.add_flag("--dot", a.dot, "write it for graphviz");
  c.add_flag("--svg", a.svg, "write it as a picture");
  add_format(c, a.jsonl, "one JSON object a cause");
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(
      "Exit code 1: the record breaks a rule by then, and what is told goes by its word.\n"
      "All: tally --help\n\n"
      "Examples\n  tally why game.jsonl --death 3\n"
      "  tally why game.jsonl --at 55 --svg > why.svg\n");
}

void describe(CLI::App& c, ShrinkArguments& a) {
  add_record(c, a.record);
  c.add_option("--finding", a.finding, "which finding of the game (default: 1)")
      ->check(whole_number(1, most))
      ->option_text("N");
  c.add_option("-o,--output", a.output,
               "where to (default: standard output); .gz and .zst are packed")
      ->option_text("FILE");
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(
      "Exit code 0: a smaller log was written; 2: there is no such finding; 4: none has it "
      "alone.\n"
      "All: tally --help\n\n"
      "Example\n  tally shrink game.fk.rep --finding 2 -o small.jsonl\n");
}

void describe(CLI::App& c, AnnotateArguments& a) {
  add_record(c, a.record);
  add_required_output(c, a.output);
  c.add_option("--seat", a.seat,
               "as this seat saw the game, with nothing it must not know; 0: somebody who only "
               "looks on")
      ->check(whole_number(0, max_seats))
      ->option_text("N");
  c.add_flag("--problems", a.problems, "begin with the problems alone");
  c.add_option_function<std::string>(
       "--lang",
       [&a](const std::string& l) {
         a.langs = l == "both" ? std::vector{Lang::en, Lang::zh}
                   : l == "zh" ? std::vector{Lang::zh}
                               : std::vector{Lang::en};
       },
       "the languages of the page (default: both, to switch between)")
      ->check(one_of({"en", "zh", "both"}))
      ->option_text("en|zh|both");
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  c.footer(
      "Exit code as of check: 1: the record breaks the rules, and the page shows where; 4: the "
      "rules\n"
      "do not cover the game yet, and there is no page. All: tally --help\n\n"
      "Example\n  tally annotate game.fk.rep -o game.html\n");
}

}  // namespace tally::cli
