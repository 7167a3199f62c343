#include "cli/arguments.h"

#include <charconv>
#include <functional>
#include <limits>
#include <memory>
#include <string_view>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/exit_code.h"
#include "replay/log/close_names.h"
#include "replay/report/display.h"

namespace tally::cli {
namespace {

constexpr const char* about = "Holds the record of a tabletop game against the rules of that game.";

constexpr const char* exit_codes =
    "Exit codes\n"
    "  0    clean, or nothing found (undecided and incomplete without --strict)\n"
    "  1    a record breaks the rules; `diff`: the two differ\n"
    "  2    the command line is wrong\n"
    "  3    something cannot be read\n"
    "  4    undecided or incomplete, with --strict; `show`, `diff`, `import`: not covered yet\n"
    "  5    a fault of this program, or output that cannot be written\n"
    "  130  interrupted\n"
    "When several apply, the first of 5, 3, 1, 4 is given.\n";

constexpr const char* examples =
    "Examples\n"
    "  tally check corpus/                     a verdict for every record in a folder\n"
    "  tally check --ruleset classic game.jsonl\n"
    "  tally show game.fk.rep --turn 3         what happened in turn 3, and by which rule\n"
    "  tally import game.fk.rep -o game.jsonl  the same game as a log anybody can read\n"
    "  tally rules SGS-CARD-SLASH              one rule in full\n";

constexpr const char* ruleset_words = "the rules to hold it against (default: the record's own)";
constexpr const char* ruleset_text = "NAME|FILE.toml";

constexpr int most = 1'000'000'000;  // turns, games: any number a person may mean

// What a command says of its exit codes where they mean something of its own, and an example.
constexpr const char* check_footer =
    "Of a folder every file counts but hidden ones and what lies beside records:\n"
    ".md .toml .tsv .expect\n\n"
    "Exit code 1: a record breaks the rules; 3: something cannot be read; 4: undecided or\n"
    "incomplete, with --strict. All: tally --help\n\n"
    "Example\n  tally check --ruleset classic corpus/freekill\n";
constexpr const char* show_footer =
    "Exit code 0 whatever is found; 4: the rules do not cover the game yet. All: tally --help\n\n"
    "Example\n  tally show game.fk.rep --turn 3 --why\n";
constexpr const char* diff_footer =
    "Exit code 1: the two differ; 4: the rules do not cover a game yet. All: tally --help\n\n"
    "Example\n  tally diff game.jsonl --from 1 --to 2\n";
constexpr const char* rules_footer =
    "Exit code 3, with --coverage: a record cannot be read. All: tally --help\n\n"
    "Example\n  tally rules Slash SGS-RANGE 大乔\n";
constexpr const char* import_footer =
    "Exit codes as of check --strict: 4 says that a log is cut, undecided, or could not be "
    "written\n"
    "because the rules do not cover the game yet. All: tally --help\n\n"
    "Example\n  tally import game.fk.rep -o game.jsonl\n";
constexpr const char* play_footer =
    "Example\n  tally play --players 8 --seed 7 --games 100 -o games.jsonl.zst\n";
constexpr const char* fuzz_footer =
    "Exit code 1: a game broke an invariant or a relation; its smallest log was written.\n"
    "All: tally --help\n\n"
    "Example\n  tally fuzz --game sanguosha --ruleset generals --games 100000 --seed 7\n";
constexpr const char* shrink_footer =
    "Exit code 0: a smallest log was written; 2: there is no such finding. All: tally --help\n\n"
    "Example\n  tally shrink game.fk.rep --finding 2 -o small.jsonl\n";
constexpr const char* graph_footer =
    "Exit code 1: a phase is never reached, or a game can get stuck. All: tally --help\n\n"
    "Example\n  tally graph phases --ruleset generals --dot | dot -Tsvg > phases.svg\n";
constexpr const char* compare_footer =
    "Exit code 0: the two are proved equal; 1: they differ. All: tally --help\n\n"
    "Example\n  tally compare classic my-table.toml -o witness.jsonl\n";
constexpr const char* prove_footer =
    "Exit code 1: a theorem does not hold; 4: the solver could not decide. All: tally --help\n\n"
    "Example\n  tally prove --ruleset my-table.toml\n";
constexpr const char* format_footer = "Example\n  tally format sanguosha\n";

constexpr const char* hide_footer =
    "Example\n  tally hide game.jsonl --seat 2 -o seen-by-2.jsonl\n";
constexpr const char* deduce_footer =
    "Exit code 1: the record breaks the rules, and what is said ends there; 4: the rules do not cover\n"
    "the game yet. All: tally --help\n\n"
    "Example\n  tally deduce game.jsonl --seat 2\n";

using Check = std::function<std::string(const std::string&)>;

// Decimal digits alone: what stands there is what is meant.
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

Check either(const char* a, const char* b) {
  return [a, b](const std::string& text) {
    if (text == a || text == b) return std::string();
    return fmt::format("needs {} or {}, found {}", a, b, report::printable(text));
  };
}

class HelpText final : public CLI::Formatter {
 public:
  HelpText() {
    constexpr std::size_t option_column = 34;
    column_width(option_column);
    label("OPTIONS", "options");
    label("SUBCOMMAND", "command");
  }

  // A positional in the usage line: "record", "[id...]".
  std::string make_option_usage(const CLI::Option* option) const override {
    std::string name = option->get_name(true);
    if (option->get_expected_max() > 1) name += "...";
    return option->get_required() ? name : "[" + name + "]";
  }
};

// The command line as CLI11 sees it, and where it puts what it finds.
class Parser {
 public:
  Parser() {
    app_.require_subcommand(0, 1);
    app_.set_version_flag("-v,--version", "tally " TALLY_VERSION, "print the version");
    app_.set_help_flag("-h,--help", "print this help");
    app_.formatter(std::make_shared<HelpText>());
    add_check();
    add_show();
    add_diff();
    add_rules();
    add_import();
    add_play();
    add_legal();
    add_hide();
    add_deduce();
    add_format();
    add_fuzz();
    add_shrink();
    add_prove();
    add_compare();
    add_graph();
    help_ = add_command("help", "print the help of a command");
    help_->add_option("command", help_topic_, "the command")->option_text(" ");
    // Last: commands would take the footer of the program over.
    check_->footer(check_footer);
    show_->footer(show_footer);
    diff_->footer(diff_footer);
    rules_->footer(rules_footer);
    import_->footer(import_footer);
    play_->footer(play_footer);
    prove_->footer(prove_footer);
    compare_->footer(compare_footer);
    graph_->footer(graph_footer);
    format_->footer(format_footer);
    fuzz_->footer(fuzz_footer);
    shrink_->footer(shrink_footer);
    hide_->footer(hide_footer);
    deduce_->footer(deduce_footer);
    app_.footer(std::string(exit_codes) + "\n" + examples);
  }

  std::variant<Command, Answer> parse(int argc, const char* const* argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::CallForVersion&) {
      return Answer{"tally " TALLY_VERSION "\n"};
    } catch (const CLI::CallForHelp&) {
      return Answer{help_of(chosen())};
    } catch (const CLI::ParseError& error) {
      refuse(error);
    }
    if (app_.get_subcommands().empty()) throw Failure(usage, "no command; " + commands());
    if (help_->parsed()) return help();
    check_together();
    return command();
  }

 private:
  CLI::App* add_command(const char* name, const char* what) {
    return app_.add_subcommand(name, what)->group("Commands");
  }

  void add_check() {
    CLI::App* const c = check_ = add_command("check", "hold records against the rules");
    c->add_option("path", check_arguments_.paths, "files, folders, or - for standard input")
        ->required()
        ->option_text("...");
    add_ruleset(*c, check_arguments_.rules);
    c->add_option_function<std::string>(
         "--format", [&](const std::string& f) { check_arguments_.jsonl = f == "jsonl"; },
         "text, or jsonl: one JSON object a game")
        ->check(either("text", "jsonl"))
        ->option_text("text|jsonl");
    c->add_flag("--strict", check_arguments_.strict,
                "exit with 4 when a game is undecided or incomplete");
    c->add_flag("--only-findings", check_arguments_.only_findings,
                "print only games that are not clean");
    c->add_option("--jobs", check_arguments_.jobs, "threads (default: one for each core)")
        ->check(whole_number(1, 256))
        ->option_text("N");
    c->add_option("--witness", check_arguments_.witness,
                  "write games with hidden cards as logs in which they are dealt")
        ->option_text("FILE");
    add_language(*c, check_arguments_.lang);
  }

  void add_show() {
    CLI::App* const c = show_ = add_command("show", "tell a game turn by turn");
    c->add_option("record", show_arguments_.record, "a file, or -")->required()->option_text(" ");
    c->add_option("--turn", show_arguments_.turn, "only this turn; 0 is what came before the first")
        ->check(whole_number(0, most))
        ->option_text("N");
    add_game(*c, show_arguments_.game);
    c->add_flag("--why", show_arguments_.why,
                "say why: the titles of the rules, and what they say");
    add_ruleset(*c, show_arguments_.rules);
    add_language(*c, show_arguments_.lang);
  }

  void add_diff() {
    CLI::App* const c = diff_ =
        add_command("diff", "differences between two turns, or between two records");
    c->add_option("record", diff_arguments_.records,
                  "one record with --from and --to, or two records")
        ->required()
        ->expected(1, 2)
        ->option_text("...");
    c->add_option("--from", diff_arguments_.from, "the state after this turn; 0 is before turn 1")
        ->check(whole_number(0, most))
        ->option_text("N");
    c->add_option("--to", diff_arguments_.to, "against the state after this one")
        ->check(whole_number(0, most))
        ->option_text("N");
    c->add_option("--after", diff_arguments_.after,
                  "turns to show after the first that differs (default: 1)")
        ->check(whole_number(0, most))
        ->option_text("N");
    add_game(*c, diff_arguments_.game);
    add_ruleset(*c, diff_arguments_.rules);
    add_language(*c, diff_arguments_.lang);
  }

  void add_rules() {
    CLI::App* const c = rules_ = add_command("rules", "print the rulebook, or one rule");
    c->add_option("id", rules_arguments_.ids,
                  "rules, options, cards; with --coverage: records (default: corpus/)")
        ->option_text("...");
    c->add_flag("--rulesets", rules_arguments_.rulesets, "print the rulesets and how they differ");
    c->add_flag("--invariants", rules_arguments_.invariants,
                "print what every game is watched for, with the rules");
    c->add_flag("--coverage", rules_arguments_.coverage,
                "print how many tests and recorded games exercise each rule");
    add_which_game(*c, rules_arguments_.game, "only this game (default: all)");
    add_language(*c, rules_arguments_.lang);
  }

  void add_import() {
    CLI::App* const c = import_ = add_command("import", "write records as a tally log");
    c->add_option("record", import_arguments_.records, "files, folders, or -")
        ->required()
        ->option_text("...");
    add_output(*c, import_arguments_.output);
  }

  void add_play() {
    CLI::App* const c = play_ = add_command("play", "write random games that keep the rules");
    add_which_game(*c, play_arguments_.game, "the game (default: the one of the ruleset)");
    c->add_option("--players", play_arguments_.players,
                  "players (default: 8, or as many as the game has)")
        ->check(whole_number(1, max_seats))
        ->option_text("N");
    c->add_option("--seed", play_arguments_.seed,
                  "of the first game, the next has the next seed (default: 1)")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    c->add_option("--games", play_arguments_.games, "how many (default: 1)")
        ->check(whole_number(1, std::uint64_t{1} << 40U))
        ->option_text("N");
    c->add_option("--ruleset", play_arguments_.ruleset, "the rules to play by")
        ->option_text(ruleset_text);
    add_output(*c, play_arguments_.output);
  }

  void add_legal() {
    CLI::App* const c = legal_ =
        add_command("legal", "what could be answered at a decision, and why not something else");
    c->add_option("record", legal_arguments_.record, "a file, or -")->required()->option_text(" ");
    c->add_option("--at", legal_arguments_.at,
                  "the decision at this event; without it the decisions are listed")
        ->check(whole_number(0, most))
        ->option_text("N");
    c->add_option("--why-not", legal_arguments_.why_not,
                  "hold this answer against the rules, for example \"S7.slash to 3\"")
        ->option_text("ANSWER");
    add_game(*c, legal_arguments_.game);
    add_ruleset(*c, legal_arguments_.rules);
    add_language(*c, legal_arguments_.lang);
  }

  void add_prove() {
    CLI::App* const c = prove_ =
        add_command("prove", "prove what holds in every game by the rules");
    add_which_game(*c, prove_arguments_.game, "only this game (default: all)");
    c->add_option("--ruleset", prove_arguments_.ruleset,
                  "the rules to prove it of (default: all this program knows)")
        ->option_text(ruleset_text);
    c->add_option("--rule", prove_arguments_.rule,
                  "only theorems that speak of this rule, or the one of this id")
        ->option_text("ID");
    c->add_option_function<std::string>(
         "--format", [&](const std::string& f) { prove_arguments_.jsonl = f == "jsonl"; },
         "text, or jsonl: one JSON object a theorem and ruleset")
        ->check(either("text", "jsonl"))
        ->option_text("text|jsonl");
    c->add_option("--smt2", prove_arguments_.smt2,
                  "write every theorem for other solvers into this folder")
        ->option_text("DIR");
    add_language(*c, prove_arguments_.lang);
  }

  void add_hide() {
    CLI::App* const c = hide_ = add_command("hide", "write what one seat saw of a game");
    c->add_option("record", hide_arguments_.record, "a file, or -")->required()->option_text(" ");
    c->add_option("--seat", hide_arguments_.seat, "who saw it; 0 is somebody who only looks on")
        ->required()
        ->check(whole_number(0, max_seats))
        ->option_text("N");
    c->add_option("-o,--output", hide_arguments_.output,
                  "where to (default: standard output); .gz and .zst are packed")
        ->option_text("FILE");
  }

  void add_deduce() {
    CLI::App* const c = deduce_ =
        add_command("deduce", "which identities and hidden cards are still possible");
    c->add_option("record", deduce_arguments_.record, "a file, or -")->required()->option_text(" ");
    c->add_option("--seat", deduce_arguments_.seat,
                  "as this seat saw the game (default: somebody who only looks on)")
        ->check(whole_number(1, max_seats))
        ->option_text("N");
    c->add_flag("--all", deduce_arguments_.all, "name all cards a hand can and cannot hold");
    c->add_option_function<std::string>(
         "--format", [&](const std::string& f) { deduce_arguments_.jsonl = f == "jsonl"; },
         "text, or jsonl: one JSON object a turn")
        ->check(either("text", "jsonl"))
        ->option_text("text|jsonl");
    add_game(*c, deduce_arguments_.game);
    add_ruleset(*c, deduce_arguments_.rules);
    add_language(*c, deduce_arguments_.lang);
  }

  void add_compare() {
    CLI::App* const c = compare_ =
        add_command("compare", "what two rulesets do differently, with a game that shows it");
    c->add_option("ruleset", compare_arguments_.rulesets, "two rulesets, names or files")
        ->required()
        ->expected(2)
        ->option_text("A B");
    add_which_game(*c, compare_arguments_.game, "the game (default: the one of the rulesets)");
    c->add_option("--games", compare_arguments_.games,
                  "random games to look through for each option (default: 20000)")
        ->check(whole_number(1, most))
        ->option_text("N");
    c->add_option("--seed", compare_arguments_.seed, "of the first of them (default: 1)")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    c->add_option("-o,--output", compare_arguments_.output,
                  "write the game as a log: as A plays it, then as B does")
        ->option_text("FILE");
    add_language(*c, compare_arguments_.lang);
  }

  void add_graph() {
    CLI::App* const c = graph_ =
        add_command("graph", "the phases of a turn, who reaches whom, the states of an endgame");
    c->add_option("what", graph_arguments_.what, "phases, seats or states")
        ->required()
        ->check([](const std::string& w) {
          if (w == "phases" || w == "seats" || w == "states") return std::string();
          return "needs phases, seats or states, found " + report::printable(w);
        })
        ->option_text("phases|seats|states");
    c->add_option("record", graph_arguments_.record, "seats: a file, or -")->option_text(" ");
    c->add_option("--turn", graph_arguments_.turn, "seats: after this turn (default: the last)")
        ->check(whole_number(0, most))
        ->option_text("N");
    c->add_option("--game", graph_arguments_.game, "phases: the game (default: sanguosha)")
        ->option_text("NAME");
    c->add_option("--ruleset", graph_arguments_.rules.ruleset, "the rules")
        ->option_text(ruleset_text);
    c->add_option("--games", graph_arguments_.games, "phases: games to look at (default: 500)")
        ->check(whole_number(1, most))
        ->option_text("N");
    c->add_option("--first", graph_arguments_.first_hand, "states: the lord's hand")
        ->option_text("CARDS");
    c->add_option("--second", graph_arguments_.second_hand, "states: the rebel's hand")
        ->option_text("CARDS");
    c->add_option("--pile", graph_arguments_.pile, "states: the draw pile, its top first")
        ->option_text("CARDS");
    c->add_flag("--dot", graph_arguments_.dot, "write it for graphviz");
    add_language(*c, graph_arguments_.lang);
  }

  void add_format() {
    CLI::App* const c = format_ =
        add_command("format", "describe the log's events, names and cards");
    c->add_option("game", format_arguments_.game, "the game (default: sanguosha)")
        ->option_text(" ");
  }

  void add_fuzz() {
    CLI::App* const c = fuzz_ = add_command("fuzz", "play random games through all invariants");
    FuzzArguments& a = fuzz_arguments_;
    add_which_game(*c, a.game, "the game (default: the one of the ruleset)");
    c->add_option("--ruleset", a.ruleset, "the rules to play by")->option_text(ruleset_text);
    c->add_option("--players", a.players, "players (default: every number there is a table for)")
        ->check(whole_number(1, max_seats))
        ->option_text("N");
    c->add_option("--games", a.games, "how many (default: 10000, or what --time allows)")
        ->check(whole_number(1, std::uint64_t{1} << 40U))
        ->option_text("N");
    c->add_option("--seed", a.seed, "of the first game, the next has the next seed (default: 1)")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("N");
    c->add_option("--time", a.seconds, "stop after so many seconds")
        ->check(whole_number(1, most))
        ->option_text("SECONDS");
    c->add_option("--jobs", a.jobs, "threads (default: one for each core)")
        ->check(whole_number(1, 256))
        ->option_text("N");
    c->add_option("-o,--output", a.output,
                  "where the log of a failing game goes (default: tally-fuzz-SEED.jsonl)")
        ->option_text("FILE");
    add_language(*c, a.lang);
  }

  void add_shrink() {
    CLI::App* const c = shrink_ =
        add_command("shrink", "the smallest log that still has a record's finding");
    ShrinkArguments& a = shrink_arguments_;
    c->add_option("record", a.record, "a file, or -")->required()->option_text(" ");
    c->add_option("--finding", a.finding, "which finding of the game (default: 1)")
        ->check(whole_number(1, most))
        ->option_text("N");
    c->add_option("-o,--output", a.output,
                  "where to (default: standard output); .gz and .zst are packed")
        ->option_text("FILE");
    add_game(*c, a.game);
    add_ruleset(*c, a.rules);
    add_language(*c, a.lang);
  }

  static void add_game(CLI::App& c, int& game) {
    c.add_option("--game", game, "which game of a file with several (default: 1)")
        ->check(whole_number(1, most))
        ->option_text("N");
  }
  static void add_ruleset(CLI::App& c, WantedRules& rules) {
    c.add_option("--ruleset", rules.ruleset, ruleset_words)->option_text(ruleset_text);
    c.add_flag("--strict-setup", rules.strict_setup,
               "--ruleset judges set-up and scores too, not only play");
  }
  static void add_which_game(CLI::App& c, std::string& game, const char* words) {
    c.add_option("--game", game, words)->option_text("NAME");
  }
  static void add_language(CLI::App& c, Lang& lang) {
    c.add_option_function<std::string>(
         "--lang", [&lang](const std::string& l) { lang = l == "zh" ? Lang::zh : Lang::en; },
         "the language of rules and events (default: en)")
        ->check(either("en", "zh"))
        ->option_text("en|zh");
  }
  static void add_output(CLI::App& c, std::string& output) {
    c.add_option("-o,--output", output,
                 "where to; - is standard output; .gz and .zst are packed; required")
        ->required()
        ->option_text("FILE");
  }

  // The command that was named, or the program.
  CLI::App& chosen() {
    const auto subcommands = app_.get_subcommands();
    return subcommands.empty() ? app_ : *subcommands.front();
  }

  [[nodiscard]] std::string help_of(const CLI::App& which) const {
    const std::string name = &which == &app_ ? "tally" : "tally " + which.get_name();
    return which.get_formatter()->make_help(&which, name, CLI::AppFormatMode::Normal);
  }

  [[nodiscard]] std::string commands() const {
    std::string out;
    for (const CLI::App* c : app_.get_subcommands({})) {
      out += (out.empty() ? "expected one of " : ", ") + c->get_name();
    }
    return out + "; see `tally --help`";
  }

  // In our words, not the library's.
  [[noreturn]] void refuse(const CLI::ParseError& error) {
    const auto subcommands = app_.get_subcommands();
    if (subcommands.empty() && !app_.remaining().empty()) {
      throw Failure(usage, "there is no command " + report::printable(app_.remaining().front()) +
                               "; " + commands());
    }
    const std::string command = subcommands.empty() ? "" : subcommands.front()->get_name();
    throw Failure(usage, mistake(error) + "; see `tally" + (command.empty() ? "" : " ") + command +
                             " --help`");
  }

  [[nodiscard]] std::string mistake(const CLI::ParseError& error) {
    std::string what = error.what();
    const std::size_t colon = what.find(": ");
    const std::string option = what.substr(0, colon);
    // "--jobs: needs a whole number …", as the checks above word it
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr && colon != std::string::npos)
      return what.erase(colon, 1);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr && option.starts_with("-"))
      return option + " needs a value";
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
      return chosen().get_name() + ": too many arguments for " + option;
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected(chosen());
    return what;
  }

  [[nodiscard]] static std::string unexpected(CLI::App& command) {
    const std::vector<std::string> left = command.remaining();
    const std::string first = left.empty() ? "" : left.front();
    const std::string shown = report::printable(first);
    if (!first.starts_with("-"))
      return command.get_name() + ": " + shown + " is one argument too many";
    const std::string wrong = first.substr(0, first.find('='));
    std::vector<std::string> names;
    for (const CLI::Option* const o : command.get_options()) names.push_back(o->get_name());
    const std::string close = log::close_names(wrong, {names.begin(), names.end()});
    return command.get_name() + " has no option " + shown +
           (close.starts_with("; did you mean") ? close : "");
  }

  Answer help() {
    if (help_topic_.empty()) return Answer{help_of(app_)};
    try {
      return Answer{help_of(*app_.get_subcommand(help_topic_))};
    } catch (const CLI::OptionNotFound&) {
      throw Failure(usage,
                    "there is no command " + report::printable(help_topic_) + "; " + commands());
    }
  }

  // What CLI11 cannot see: options that need or exclude each other.
  void check_together() const {
    for (const WantedRules* const rules :
         {&check_arguments_.rules, &show_arguments_.rules, &diff_arguments_.rules,
          &legal_arguments_.rules, &shrink_arguments_.rules, &deduce_arguments_.rules})
      if (rules->strict_setup && rules->ruleset.empty())
        throw Failure(usage, "--strict-setup needs --ruleset");
    const auto& c = check_arguments_;
    if (c.jsonl && c.lang == Lang::zh)
      throw Failure(usage, "check: --lang is for --format text; JSON lines are in English");
    const auto& d = diff_arguments_;
    if (diff_->parsed()) {
      const bool two = d.records.size() == 2;
      if (two && (d.from || d.to))
        throw Failure(usage, "diff: --from and --to are for one record, two are given");
      if (!two && (!d.from || !d.to))
        throw Failure(usage, "diff: give two records, or one with --from and --to");
      if (two && d.records[0] == "-" && d.records[1] == "-")
        throw Failure(usage, "diff: standard input can be read only once");
    }
    if (rules_->parsed() && rules_arguments_.rulesets &&
        (rules_arguments_.coverage || !rules_arguments_.ids.empty()))
      throw Failure(usage, "rules: --rulesets stands alone");
    if (rules_->parsed() && rules_arguments_.invariants &&
        (rules_arguments_.coverage || rules_arguments_.rulesets || !rules_arguments_.ids.empty()))
      throw Failure(usage, "rules: --invariants stands alone");
  }

  Command command() const {
    if (check_->parsed()) return check_arguments_;
    if (show_->parsed()) return show_arguments_;
    if (diff_->parsed()) return diff_arguments_;
    if (rules_->parsed()) return rules_arguments_;
    if (import_->parsed()) return import_arguments_;
    if (play_->parsed()) return play_arguments_;
    if (legal_->parsed()) return legal_arguments_;
    if (fuzz_->parsed()) return fuzz_arguments_;
    if (shrink_->parsed()) return shrink_arguments_;
    if (prove_->parsed()) return prove_arguments_;
    if (hide_->parsed()) return hide_arguments_;
    if (deduce_->parsed()) return deduce_arguments_;
    if (compare_->parsed()) return compare_arguments_;
    if (graph_->parsed()) return graph_arguments_;
    return format_arguments_;
  }

  CLI::App app_{about, "tally"};
  CLI::App* check_ = nullptr;
  CLI::App* show_ = nullptr;
  CLI::App* diff_ = nullptr;
  CLI::App* rules_ = nullptr;
  CLI::App* import_ = nullptr;
  CLI::App* play_ = nullptr;
  CLI::App* format_ = nullptr;
  CLI::App* legal_ = nullptr;
  CLI::App* fuzz_ = nullptr;
  CLI::App* shrink_ = nullptr;
  CLI::App* prove_ = nullptr;
  CLI::App* hide_ = nullptr;
  CLI::App* deduce_ = nullptr;
  CLI::App* compare_ = nullptr;
  CLI::App* graph_ = nullptr;
  CLI::App* help_ = nullptr;
  std::string help_topic_;
  CheckArguments check_arguments_;
  ShowArguments show_arguments_;
  DiffArguments diff_arguments_;
  RulesArguments rules_arguments_;
  ImportArguments import_arguments_;
  PlayArguments play_arguments_;
  FormatArguments format_arguments_;
  LegalArguments legal_arguments_;
  FuzzArguments fuzz_arguments_;
  ShrinkArguments shrink_arguments_;
  ProveArguments prove_arguments_;
  HideArguments hide_arguments_;
  DeduceArguments deduce_arguments_;
  CompareArguments compare_arguments_;
  GraphArguments graph_arguments_;
};

}  // namespace

std::variant<Command, Answer> parse(int argc, const char* const* argv) {
  return Parser().parse(argc, argv);
}

}  // namespace tally::cli
