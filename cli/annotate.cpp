#include <optional>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/named_game.h"
#include "cli/one_game.h"
#include "cli/one_page.h"
#include "cli/out_file.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/report/text.h"

namespace tally::cli {
ExitCode run(const AnnotateArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  OutFile file(arguments.output, with_files_of(arguments.rules.ruleset, {arguments.record}));
  RecordChecker checker(arguments.rules);
  OneGame game = read_game(arguments.record, arguments.game, checker);
  std::optional<Seat> viewer;
  if (arguments.seat) {
    if (*arguments.seat > game.record.setup.players)
      throw Failure(usage, fmt::format("annotate: there is no seat {}; this game has {} seats",
                                       *arguments.seat, game.record.setup.players));
    viewer = static_cast<Seat>(*arguments.seat - 1);
    game = as_seen_by(*viewer, game, checker);
  }
  file.write(page_of(game, checker,
                     {.langs = arguments.langs, .viewer = viewer, .problems = arguments.problems}));
  file.commit();
  tell_of_more(game, arguments.record, arguments.game);
  if (arguments.output != "-") {
    std::string line = arguments.output + ": ";
    report::TextReport(style_of_out(), arguments.langs.front()).verdict(line, game.entry);
    write_out(line + "\n");
  }
  return game.entry.report.verdict == VerdictKind::violations ? violations : ok;
}

}  // namespace tally::cli
