#include "cli/fork_game.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/messages.h"
#include "replay/diff/called.h"
#include "replay/diff/story.h"
#include "replay/io/input.h"
#include "replay/report/entry.h"
#include "replay/report/playable.h"
#include "replay/source.h"
#include "verify/record_header.h"

namespace tally::cli {
namespace {

void keep(const diff::Story& story, const Record& from, ForkGame& game) {
  verify::copy_header(from, game.whole);
  game.whole.labels = game.read.record.labels;
  for (std::size_t i = 0; i < story.size(); ++i)
    game.whole.add(story.event(i), static_cast<std::uint32_t>(i + 1));
}

// Up to the first violation there are choices; at it, where it is itself a choice.
void expect_unbroken(const ForkArguments& a, const OneGame& read) {
  const Finding* const f =
      report::fault_before(read.entry.report, static_cast<std::uint32_t>(a.at));
  if (f == nullptr) return;
  const bool is_choice = f->kind == FindingKind::illegal;
  const std::string_view rule = read.record.game->rule_ids()[f->rule];
  if (!is_choice && f->at == 0) throw Failure(violations, say::broken_at_once(a.record, rule));
  throw Failure(violations,
                say::broken_before(a.record, rule, f->at, is_choice ? f->at : f->at - 1));
}

// Why it cannot be played on, and where it breaks off.
Message breaks_off(const ForkArguments& a, const OneGame& read) {
  const Message& why = read.entry.no_witness;
  if (read.entry.report.findings.empty()) return say::no_deal(a.record, why);
  const Finding& f = read.entry.report.findings.front();
  return say::breaks_off(a.record, why,
                         say::at_event_rule(f.at, read.record.game->rule_ids()[f.rule]));
}

}  // namespace

ForkGame game_to_fork(const ForkArguments& a, RecordChecker& checker) {
  ForkGame game;
  checker.want_witness(true);
  game.read = read_game(a.record, a.game, checker);
  const OneGame& read = game.read;
  game.labels = diff::Called(read.record, *read.story).at(static_cast<std::size_t>(a.at));
  game.rules = checker.rules(read.record);
  if (read.record.setup.midway) throw Failure(usage, say::begins_midway(a.record));
  expect_unbroken(a, read);
  if (read.entry.witness.empty()) {
    if (!read.entry.no_witness.empty()) throw Failure(undecided, breaks_off(a, read));
    keep(*read.story, read.record, game);
    return game;
  }
  RecordStream stream;
  stream.open(io::Input::of_memory(read.entry.witness));
  Record dealt;
  report::Entry again;
  if (stream.next(dealt) != RecordStream::Got::record)
    throw Failure(internal, say::deal_unreadable());
  diff::Story story(*dealt.game);
  RecordChecker plain(a.rules);
  plain.check(dealt, again, &story);
  story.finish(plain.match(*dealt.game));
  keep(story, dealt, game);
  game.whole.note = "hidden cards dealt: one deal of many, not the game itself";
  game.dealt = true;
  return game;
}

}  // namespace tally::cli
