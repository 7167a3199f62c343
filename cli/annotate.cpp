#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/named_game.h"
#include "cli/one_game.h"
#include "cli/out_file.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/report/page/page.h"
#include "replay/report/text.h"
#include "verify/hidden/view.h"

namespace tally::cli {
namespace {

// What somebody who only looks on sees of the game, then what each seat sees.
std::vector<report::Eye> eyes_on(const Record& record) {
  std::vector<report::Eye> eyes;
  for (Seat s = nobody; s < record.setup.players; ++s)
    eyes.emplace_back([view = std::make_shared<hidden::View>(record, s)](const Event& e) {
      return view->see(e);
    });
  return eyes;
}

}  // namespace

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
  report::Moments moments(*game.record.game,
                          viewer ? std::vector<report::Eye>() : eyes_on(game.record));
  report::Entry again;
  checker.check(game.record, again, &moments);
  moments.finish(checker.match(*game.record.game));
  file.write(report::page({.record = game.record,
                           .entry = game.entry,
                           .story = *game.story,
                           .moments = moments,
                           .langs = arguments.langs,
                           .viewer = viewer,
                           .problems = arguments.problems}));
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
