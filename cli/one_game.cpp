#include "cli/one_game.h"

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/language.h"
#include "cli/terminal.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/source.h"
#include "verify/hidden/view_log.h"

namespace tally::cli {
namespace {

using Got = RecordStream::Got;

// Puts the wanted game into `game.record`.
void find_game(RecordStream& stream, const std::string& path, int number, OneGame& game) {
  for (int n = 1;; ++n) {
    const Got got = stream.next(game.record);
    if (got == Got::end) {
      throw Failure(usage, say::no_such_game(path, n - 1, number));
    }
    if (n < number) continue;
    if (got == Got::error) {
      fill_unreadable(stream.error(), stream.format(), game.entry);
      throw Failure(game.entry.internal ? internal : unreadable,
                    say::of_file(path, game.entry.error));
    }
    return;
  }
}

// Its verdict and its story.
void judge(OneGame& game, const std::string& path, RecordChecker& checker) {
  game.story = std::make_unique<diff::Story>(*game.record.game);
  checker.check(game.record, game.entry, game.story.get());
  game.entry.path = path;
  if (!game.entry.error.empty())
    throw Failure(game.entry.internal ? internal : unreadable,
                  say::of_file(path, game.entry.error));
  if (!game.record.not_covered.empty())
    throw Failure(undecided, say::of_file(path, game.entry.report.reason));
  game.story->finish(checker.match(*game.record.game));
}

}  // namespace

OneGame read_game(const std::string& path, int number, RecordChecker& checker) {
  OneGame game;
  RecordStream stream;
  stream.open(path);
  find_game(stream, path, number, game);
  judge(game, path, checker);
  Record next;
  const Got after = stream.next(next);
  game.more = after != Got::end;
  if (after == Got::error) {
    report::Entry unread;
    fill_unreadable(stream.error(), stream.format(), unread);
    game.no_more = unread.error;
  }
  if (number > 1 || game.more) game.entry.number = static_cast<std::uint32_t>(number);
  return game;
}

OneGame as_seen_by(Seat viewer, const OneGame& game, RecordChecker& checker) {
  std::string log;
  hidden::ViewLog view(log, game.record, viewer);
  report::Entry again;
  checker.check(game.record, again, &view);
  view.finish(checker.match(*game.record.game));
  if (view.blind()) complain(say::not_all_seen(game.entry.path, viewer + 1));
  OneGame seen;
  RecordStream stream;
  stream.open(io::Input::of_memory(log));
  find_game(stream, game.entry.path, 1, seen);
  judge(seen, game.entry.path, checker);
  seen.entry.number = game.entry.number;
  seen.more = game.more;
  seen.no_more = game.no_more;
  return seen;
}

void tell_of_more(const OneGame& game, const std::string& path, int number, const char* option) {
  if (!game.no_more.empty())
    complain(say::of_file(fmt::format("{}#{}", path, number + 1), game.no_more));
  else if (game.more && number == 1)
    complain(say::more_games(path, option));
}

}  // namespace tally::cli
