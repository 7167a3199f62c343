#include "cli/arguments.h"

#include <deque>
#include <memory>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/describe.h"
#include "cli/exit_code.h"
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/report/display.h"

namespace tally::cli {
namespace {

constexpr const char* about = "Holds the record of a tabletop game against the rules of that game.";

constexpr const char* exit_codes =
    "Exit codes\n"
    "  0    clean, or nothing found (undecided and incomplete without --strict)\n"
    "  1    a record breaks the rules; `diff`, `compare`, `regress`: they differ; `prove`: "
    "refuted\n"
    "  2    the command line is wrong\n"
    "  3    something cannot be read\n"
    "  4    undecided or incomplete, with --strict; not covered yet; `prove`: not decided\n"
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

// What CLI11 cannot see: options that need or exclude each other.
void check_together(const WantedRules& rules) {
  if (rules.strict_setup && rules.ruleset.empty())
    throw Failure(usage, "--strict-setup needs --ruleset");
}

// Of commands whose JSON lines are in English only.
void check_language(std::string_view command, bool jsonl, Lang lang) {
  if (jsonl && lang == Lang::zh)
    throw Failure(
        usage, fmt::format("{}: --lang is for --format text; JSON lines are in English", command));
}

void check_together(const CheckArguments& c) {
  check_together(c.rules);
  check_language("check", c.jsonl, c.lang);
}

void check_together(const DiffArguments& d) {
  check_together(d.rules);
  const bool two = d.records.size() == 2;
  if (two && (d.from || d.to))
    throw Failure(usage, "diff: --from and --to are for one record, two are given");
  if (!two && (!d.from || !d.to))
    throw Failure(usage, "diff: give two records, or one with --from and --to");
  if (two && d.records[0] == "-" && d.records[1] == "-")
    throw Failure(usage, "diff: standard input can be read only once");
}

void check_together(const CompareArguments& c) {
  if (c.rulesets.size() != 2) throw Failure(usage, "compare: give two rulesets, names or files");
}

void check_together(const ForkArguments& f) {
  check_together(f.rules);
  if (f.choose.empty() && (f.games > 0 || f.stop || !f.output.empty()))
    throw Failure(usage, "fork: --games, --then and -o need --choose");
  if (f.games > 0 && (f.stop || !f.output.empty()))
    throw Failure(usage,
                  "fork: --games tells how many games end and writes none; leave out --then "
                  "stop and -o");
}

void check_together(const WhyArguments& w) {
  check_together(w.rules);
  check_language("why", w.jsonl, w.lang);
  if (w.at && w.death) throw Failure(usage, "why: give --at or --death, not both");
  if (int{w.jsonl} + int{w.dot} + int{w.svg} > 1)
    throw Failure(usage, "why: give one of --dot, --svg and --format jsonl");
}

void check_together(const RegressArguments& r) {
  check_language("regress", r.jsonl, r.lang);
  const bool has_before = !r.from.ruleset.empty() || !r.baseline.empty();
  if (!r.from.ruleset.empty() && !r.baseline.empty())
    throw Failure(usage, "regress: --from and --baseline both say how it was before; give one");
  if (!has_before && r.to.ruleset.empty() && r.save.empty())
    throw Failure(usage, "regress: give --to, --from or --baseline: what to compare; or --save");
  if (r.to.strict_setup && r.to.ruleset.empty() && r.from.ruleset.empty())
    throw Failure(usage, "--strict-setup needs --from or --to");
}

void check_together(const RulesArguments& r) {
  if (r.rulesets && (r.coverage || !r.ids.empty()))
    throw Failure(usage, "rules: --rulesets stands alone");
  if (r.invariants && (r.coverage || r.rulesets || !r.ids.empty()))
    throw Failure(usage, "rules: --invariants stands alone");
}

void check_together(const DeduceArguments& d) {
  check_together(d.rules);
  check_language("deduce", d.jsonl, d.lang);
}

void check_together(const LegalArguments& l) {
  check_together(l.rules);
  if (!l.why_not.empty() && !l.at) throw Failure(usage, "legal: --why-not needs --at");
}

template <class Arguments>
void check_together(const Arguments& a) {
  if constexpr (requires { a.rules; }) check_together(a.rules);
}

bool was_given(const CLI::App& command, const char* option) {
  return command.get_option(option)->count() > 0;
}

// What would be given for nothing.
void check_applies(const CLI::App& c, const DiffArguments& d) {
  if (d.records.size() == 1 && was_given(c, "--after"))
    throw Failure(usage, "diff: --after is for two records, one is given");
}

void check_applies(const CLI::App& c, const GraphArguments& g) {
  struct Of {
    const char* option;
    const char* kind;
  };
  static constexpr Of all[] = {{"record", "seats"},    {"--turn", "seats"},   {"--number", "seats"},
                               {"--game", "phases"},   {"--games", "phases"}, {"--first", "states"},
                               {"--second", "states"}, {"--pile", "states"}};
  std::string wrong;
  for (const Of& o : all)
    if (g.what != o.kind && was_given(c, o.option))
      wrong += fmt::format("{}{} (of {})", wrong.empty() ? "" : ", ",
                           o.option[0] == '-' ? o.option : report::printable(g.record), o.kind);
  if (!wrong.empty())
    throw Failure(usage,
                  fmt::format("graph {}: takes no {}; see `tally graph --help`", g.what, wrong));
}

template <class Arguments>
void check_applies(const CLI::App& /*command*/, const Arguments& /*given*/) {}

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
    add<CheckArguments>("check", "hold records against the rules");
    add<ShowArguments>("show", "tell a game turn by turn");
    add<AnnotateArguments>("annotate", "a page to step through a game in, with a board");
    add<DiffArguments>("diff", "differences between two turns, or between two records");
    add<RulesArguments>("rules", "print the rulebook, or one rule");
    add<ImportArguments>("import", "write records as a tally log");
    add<PlayArguments>("play", "write random games that keep the rules");
    add<LegalArguments>("legal",
                        "what could be answered at a decision, and why not something else");
    add<HideArguments>("hide", "write what one seat saw of a game");
    add<DeduceArguments>("deduce", "which identities and hidden cards are still possible");
    add<FormatArguments>("format", "describe the log's events, names and cards");
    add<FuzzArguments>("fuzz", "play random games through all invariants");
    add<ShrinkArguments>("shrink", "a smaller log that still has a record's finding");
    add<ProveArguments>("prove", "prove what holds in every game by the rules");
    add<CompareArguments>("compare", "what two rulesets do differently, with a game that shows it");
    add<ForkArguments>("fork", "another choice at a decision, and what may come of it");
    add<WhyArguments>("why", "what led to an event or to a death, rule by rule");
    add<RegressArguments>("regress", "which records come out differently by other rules");
    add<GraphArguments>("graph",
                        "the phases of a turn, who reaches whom, the states of an endgame");
    help_ = app_.add_subcommand("help", "print the help of a command")->group("Commands");
    help_->add_option("command", help_topic_, "the command")->option_text(" ");
    // Last: commands would take the footer of the program over.
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
    refuse_empty_values();
    if (help_->parsed()) return help();
    return command();
  }

 private:
  template <class Arguments>
  void add(const char* name, const char* what) {
    CLI::App* const app = app_.add_subcommand(name, what)->group("Commands");
    Entry& entry = entries_.emplace_back(Entry{app, Arguments{}});
    describe(*app, std::get<Arguments>(entry.given));
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

  // An option with nothing for its value would be as if it were not given.
  void refuse_empty_values() {
    for (const CLI::Option* const o : chosen().get_options())
      for (const std::string& value : o->results())
        if (value.empty() && !o->get_positional())
          throw Failure(usage, fmt::format("{} needs a value, found none; see `tally {} --help`",
                                           o->get_name(), chosen().get_name()));
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
    // What follows an option that there is not is taken for one more argument.
    const bool of_values = dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr ||
                           dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
    if (of_values && !unknown_option(chosen()).empty()) return unexpected(chosen());
    const std::size_t colon = what.find(": ");
    const std::string option = what.substr(0, colon);
    // "--jobs: needs a whole number …", as the checks above word it
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr && colon != std::string::npos)
      return what.erase(colon, 1);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr && option.starts_with("-")) {
      const CLI::Option* const given = chosen().get_option_no_throw(option);
      const std::size_t times = given == nullptr ? 0 : given->count();
      if (times < 2) return option + " needs a value";
      return option + (times == 2 ? " is given twice" : fmt::format(" is given {} times", times));
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
      return chosen().get_name() + ": too many arguments for " + option;
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected(chosen());
    // One word of a few is named by them.
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
      const CLI::Option* const missing =
          chosen().get_option_no_throw(what.substr(0, what.find(' ')));
      if (missing != nullptr && missing->get_option_text().find('|') != std::string::npos)
        return chosen().get_name() + ": needs " + missing->get_description();
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
      return chosen().get_name() + ": " + what;
    return what;
  }

  // The first of what is left over that is written as an option; "" without one.
  [[nodiscard]] static std::string unknown_option(const CLI::App& command) {
    for (const std::string& s : command.remaining())
      if (s.size() > 1 && s.starts_with("-")) return s;
    return "";
  }

  [[nodiscard]] static std::string unexpected(CLI::App& command) {
    const std::vector<std::string> left = command.remaining();
    std::string first = unknown_option(command);
    if (first.empty() && !left.empty()) first = left.front();
    const std::string shown = report::printable(first);
    if (!first.starts_with("-"))
      return command.get_name() + ": " + shown + " is one argument too many";
    const std::string wrong = first.substr(0, first.find('='));
    std::vector<std::string> names;
    for (const CLI::Option* const o : command.get_options()) names.push_back(o->get_name());
    const Message close = log::close_names(wrong, {names.begin(), names.end()});
    return command.get_name() + " has no option " + shown +
           (close.is(log::say::did_you_mean) ? "; " + text_of(close) : "");
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

  [[nodiscard]] Command command() const {
    for (const Entry& entry : entries_) {
      if (!entry.app->parsed()) continue;
      std::visit(
          [&](const auto& given) {
            check_together(given);
            check_applies(*entry.app, given);
          },
          entry.given);
      return entry.given;
    }
    throw Failure(internal, "a command without arguments");
  }

  struct Entry {
    CLI::App* app;
    Command given;
  };

  CLI::App app_{about, "tally"};
  CLI::App* help_ = nullptr;
  std::string help_topic_;
  std::deque<Entry> entries_;  // CLI11 holds on to their addresses
};

}  // namespace

std::variant<Command, Answer> parse(int argc, const char* const* argv) {
  return Parser().parse(argc, argv);
}

}  // namespace tally::cli
