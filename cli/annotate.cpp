#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "cli/annotate_site.h"
#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/help_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/lesson.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/one_page.h"
#include "cli/out_file.h"
#include "cli/terminal.h"
#include "cli/usage_messages.h"
#include "replay/report/text.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

bool is_folder(const std::string& path) {
  std::error_code error;
  return path.ends_with('/') || std::filesystem::is_directory(path, error);
}

// Pages of several records, or of all in a file, go into a folder.
bool makes_site(const AnnotateArguments& a) {
  return is_folder(a.output) || a.records.size() > 1 || is_folder(a.records.front());
}

}  // namespace

ExitCode run(const AnnotateArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  if (!arguments.lesson.empty()) return write_lesson(arguments);
  if (arguments.records.empty())
    throw Failure(usage, say::see_help(say::is_required("annotate", words(help::record())),
                                       "tally annotate"));
  if (makes_site(arguments)) return annotate_site(arguments);
  catch_interrupts();
  const std::string& record = arguments.records.front();
  std::vector<std::string> read{record};
  if (!arguments.notes.empty()) read.push_back(arguments.notes);
  OutFile file(arguments.output, with_files_of(arguments.rules.ruleset, read));
  RecordChecker checker(arguments.rules);
  OneGame game = read_game(record, arguments.game, checker);
  std::optional<Seat> viewer;
  std::optional<Report> whole;
  if (arguments.seat) {
    if (*arguments.seat > game.record.setup.players)
      throw Failure(usage,
                    say::no_such_seat("annotate", *arguments.seat, game.record.setup.players));
    viewer = static_cast<Seat>(*arguments.seat - 1);
    whole = game.entry.report;
    game = as_seen_by(*viewer, game, checker);
  }
  file.write(page_of(game, checker,
                     {.langs = arguments.langs,
                      .viewer = viewer,
                      .problems = arguments.problems,
                      .notes = arguments.notes,
                      .ruleset = arguments.rules.ruleset,
                      .whole = std::move(whole)}));
  file.commit();
  tell_of_more(game, record, arguments.game);
  if (arguments.output != "-") {
    std::string line = arguments.output + ": ";
    report::TextReport(style_of_out(), arguments.langs.front()).verdict(line, game.entry);
    write_out(line + "\n");
  }
  if (!game.no_more.empty()) return unreadable;
  return game.entry.report.verdict == VerdictKind::violations ? violations : ok;
}

}  // namespace tally::cli
