// `tally explore`: all that can come of a small table or an endgame.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/explore_beginning.h"
#include "cli/explore_found.h"
#include "cli/explore_messages.h"
#include "cli/failure_messages.h"
#include "cli/fork_game.h"
#include "cli/interrupt.h"
#include "cli/out_file.h"
#include "cli/pipe_to.h"
#include "cli/terminal.h"
#include "verify/explore/conclusions.h"
#include "verify/explore/explorer.h"
#include "verify/explore/kit.h"
#include "verify/explore/recorded.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

Beginning of_record(const ExploreArguments& a) {
  if (!a.hands.empty() || !a.pile.empty() || a.any_order || !a.roles.empty() ||
      !a.generals.empty() || a.hp)
    throw Failure(usage, say::explore_record_or_table());
  ForkArguments wanted;
  wanted.record = a.record;
  wanted.game = a.game_number;
  wanted.rules = a.rules;
  wanted.at = a.at.value_or(0);
  RecordChecker checker(a.rules);
  const ForkGame game = game_to_fork(wanted, checker);
  auto at = static_cast<std::size_t>(a.at.value_or(0));
  if (!a.at) {
    const auto turns = game.read.story->turns();
    const int turn = a.turn.value_or(turns.back().number);
    const auto t = std::ranges::find(turns, turn, &diff::Turn::number);
    if (t == turns.end()) throw Failure(usage, say::explore_no_turn(turn, turns.back().number));
    at = t->begin;
  }
  if (game.dealt) throw Failure(undecided, say::explore_dealt());
  Beginning out = beginning_in(game.whole, game.rules, at);
  if (out.position.empty()) throw Failure(usage, say::explore_no_position(at));
  return out;
}

}  // namespace

ExitCode run(const ExploreArguments& a) {
  const Beginning from = a.record.empty() ? beginning_of_table(a) : of_record(a);
  if (!a.output.empty()) {
    if (from.before.size() == 0 && a.record.empty())
      throw Failure(usage, say::explore_no_log(from.game->name()));
    OutFile{a.output, {&a.record, 1}};  // before the search: whether it can be written
  }
  explore::Explorer explorer(*from.game, from.rules, from.position);
  ExploreFound all{from, explorer};
  all.found = explorer.explore({.positions = a.most,
                                .ways = a.most * ways_a_position,
                                .bytes = static_cast<std::size_t>(a.megabytes) << 20U},
                               stop_if_interrupted);
  all.concluded = explore::conclusions_of(all.found);
  all.forces = explore::Forces(all.found, verify::explore_kit_of(*from.game), from.position);
  if (!a.output.empty()) write_witnesses(a.output, all);
  a.jsonl ? write_out(json_of(all)) : read_out(text_of(all, a));
  return all.faults() > 0 ? violations : all.whole() ? ok : undecided;
}

}  // namespace tally::cli
