#include "cli/arguments.h"

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/describe.h"
#include "cli/exit_code.h"
#include "cli/help_records.h"
#include "cli/help_rules.h"
#include "cli/help_text.h"
#include "cli/mistakes.h"
#include "cli/shell/scripts.h"
#include "cli/together.h"

namespace tally::cli {
namespace {

// The command line as CLI11 sees it, and where it puts what it finds.
class Parser {
 public:
  Parser() {
    app_.require_subcommand(0, 1);
    app_.set_version_flag("-v,--version", "tally " TALLY_VERSION, words(help::version()));
    app_.set_help_flag("-h,--help", words(help::help()));
    add_language(app_, lang_);
    add_display(app_);
    add<CheckArguments>("check", help::check);
    add<ShowArguments>("show", help::show);
    add<AnnotateArguments>("annotate", help::annotate);
    add<DiffArguments>("diff", help::diff);
    add<RulesArguments>("rules", help::rulebook);
    add<ImportArguments>("import", help::importing);
    add<PlayArguments>("play", help::play);
    add<LegalArguments>("legal", help::legal);
    add<HideArguments>("hide", help::hide);
    add<DeduceArguments>("deduce", help::deduce);
    add<FormatArguments>("format", help::log_format);
    add<FuzzArguments>("fuzz", help::fuzz);
    add<ShrinkArguments>("shrink", help::shrink);
    add<ProveArguments>("prove", help::prove);
    add<AuditArguments>("audit", help::audit);
    add<CompareArguments>("compare", help::compare);
    add<ForkArguments>("fork", help::fork);
    add<WhyArguments>("why", help::why);
    add<RegressArguments>("regress", help::regress);
    add<ScoreArguments>("score", help::score);
    add<MergeArguments>("merge", help::merge);
    add<GraphArguments>("graph", help::graph);
    add<ExploreArguments>("explore", help::explore);
    help_ = app_.add_subcommand("help", words(help::help_command()));
    add_argument(*help_, help::command(), help_topic_, help::help_topic());
    add_language(*help_, lang_);
    add_display(*help_);
    completion_ = app_.add_subcommand("completion", words(help::completion()));
    std::vector<std::string> shells;
    shells.reserve(std::size(shell::scripts));
    for (const shell::Script& s : shell::scripts) shells.emplace_back(s.shell);
    add_argument(*completion_, help::shell(), shell_, help::completion_shell(), "bash|zsh|fish")
        ->required()
        ->check(one_of(shells));
    completion_->footer(words(help::completion_footer()));
    add_language(*completion_, lang_);
    manual_ = app_.add_subcommand("man", words(help::manual()));
    manual_->footer(words(help::manual_footer()));
    add_language(*manual_, lang_);
    // Last: commands would take the footer of the program over.
    app_.footer(words(help::exit_codes()) + "\n" + words(help::environment()) + "\n" +
                words(help::examples()));
  }

  std::variant<Command, Answer> parse(int argc, const char* const* argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::CallForVersion&) {
      return Answer{"tally " TALLY_VERSION "\n"};
    } catch (const CLI::CallForHelp&) {
      return Answer{help_of(chosen())};
    } catch (const CLI::ParseError& error) {
      refuse(app_, error);
    }
    if (app_.get_subcommands().empty()) refuse_no_command(app_);
    expect_values(chosen());
    if (help_->parsed()) return help();
    if (manual_->parsed()) return Answer{shell::manual_of(shell::line_of(app_)), false};
    if (completion_->parsed()) return completion();
    return command();
  }

 private:
  template <class Arguments>
  void add(const char* name, const Says<>& what) {
    CLI::App* const app = app_.add_subcommand(name, words(what()));
    Entry& entry = entries_.emplace_back(Entry{app, Arguments{}});
    describe(*app, std::get<Arguments>(entry.given));
    add_display(*app);
  }

  // The command that was named, or the program.
  const CLI::App& chosen() {
    const auto subcommands = app_.get_subcommands();
    return subcommands.empty() ? app_ : *subcommands.front();
  }

  [[nodiscard]] std::string help_of(const CLI::App& which) const {
    return help_text(which, &which == &app_ ? "tally" : "tally " + which.get_name());
  }

  Answer help() {
    if (help_topic_.empty()) return Answer{help_of(app_)};
    for (const CLI::App* const c : app_.get_subcommands([](const CLI::App*) { return true; }))
      if (c->get_name() == help_topic_) return Answer{help_of(*c)};
    refuse_command(app_, help_topic_);
  }

  Answer completion() {
    for (const shell::Script& s : shell::scripts)
      if (s.shell == shell_) return Answer{s.of(shell::line_of(app_)), false};
    throw std::logic_error("a shell without a script");
  }

  [[nodiscard]] Command command() const {
    for (const Entry& entry : entries_) {
      if (!entry.app->parsed()) continue;
      check_together(*entry.app, entry.given);
      Command given = entry.given;
      const auto keep = [&](auto& a) {
        if constexpr (requires { a.share; })
          if (a.share.any()) a.share.command = command_of(*entry.app);
      };
      std::visit(keep, given);
      return given;
    }
    throw std::logic_error("a command without arguments");
  }

  // As it was given, options first; without what is of this machine alone.
  static std::vector<std::string> command_of(const CLI::App& app) {
    constexpr std::array own = {"--shard", "--jobs", "--color", "--no-pager"};
    std::vector<std::string> out = {app.get_name()};
    std::vector<std::string> arguments;
    for (const CLI::Option* const o : app.get_options()) {
      const std::string name = o->get_name();
      if (o->count() == 0 || std::ranges::find(own, name) != own.end()) continue;
      for (const std::string& value : o->results()) {
        if (o->get_positional()) {
          arguments.push_back(value);
        } else {
          out.push_back(name);
          if (o->get_items_expected_max() > 0) out.push_back(value);
        }
      }
    }
    if (!arguments.empty()) out.emplace_back("--");
    out.insert(out.end(), arguments.begin(), arguments.end());
    return out;
  }

  struct Entry {
    CLI::App* app;
    Command given;
  };

  CLI::App app_{words(help::about()), "tally"};
  CLI::App* help_ = nullptr;
  CLI::App* completion_ = nullptr;
  CLI::App* manual_ = nullptr;
  std::string help_topic_;
  std::string shell_;
  Lang lang_ = Lang::en;       // what every command line takes; it is spoken already
  std::deque<Entry> entries_;  // CLI11 holds on to their addresses
};

}  // namespace

std::variant<Command, Answer> parse(int argc, const char* const* argv) {
  speak(wanted_language(argc, argv));
  return Parser().parse(argc, argv);
}

}  // namespace tally::cli
