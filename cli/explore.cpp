// `tally explore`: all that can come of a small table or an endgame.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/explore_found.h"
#include "cli/explore_messages.h"
#include "cli/failure_messages.h"
#include "cli/fork_game.h"
#include "cli/interrupt.h"
#include "cli/named_cards.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
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

std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(", ", at), text.size());
    if (end > at) out.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

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
  if (game.dealt) throw Failure(undecided, say::explore_dealt());
  auto at = static_cast<std::size_t>(a.at.value_or(0));
  if (!a.at) {
    const auto turns = game.read.story->turns();
    const int turn = a.turn.value_or(turns.back().number);
    const auto t = std::ranges::find(turns, turn, &diff::Turn::number);
    if (t == turns.end()) throw Failure(usage, say::explore_no_turn(turn, turns.back().number));
    at = t->begin;
  }
  Beginning out{game.whole.game, game.rules, explore::position_before(game.whole, game.rules, at)};
  if (out.position.empty()) throw Failure(usage, say::explore_no_position(at));
  out.before.game = out.game;
  out.before.ruleset = out.rules.name;
  out.before.labels = game.whole.labels;
  out.before.setup = game.whole.setup;
  for (std::size_t i = 0; i < at; ++i)
    out.before.add(game.whole.event(i), static_cast<std::uint32_t>(i));
  return out;
}

Beginning of_table(const ExploreArguments& a) {
  if (a.hands.empty()) throw Failure(usage, say::explore_needs_table());
  std::string named = a.rules.ruleset;
  if (named.empty() && !a.game.empty()) named = game_called(a.game).default_ruleset();
  if (named.empty()) named = games().front()->default_ruleset();
  NamedRuleset r = ruleset_called(named, a.game);
  const verify::ExploreKit& kit = verify::explore_kit_of(*r.game);
  if (kit.set_up == nullptr) throw Failure(usage, say::explore_no_kit(r.game->name()));
  verify::Described table;
  std::vector<Card> taken;
  for (const std::string& hand : a.hands) table.hands.push_back(cards_called(*r.game, hand, taken));
  table.pile = cards_called(*r.game, a.pile, taken);
  table.any_order = a.any_order;
  table.roles = parts_of(a.roles);
  table.generals = parts_of(a.generals);
  table.hp = a.hp;
  Beginning out{r.game, std::move(r.rules)};
  if (Message wrong = kit.set_up(table, out.rules, out.position); !wrong.empty())
    throw Failure(usage, std::move(wrong));
  out.before.game = out.game;
  out.before.ruleset = out.rules.name;
  if (kit.tell != nullptr) kit.tell(table, out.before);
  return out;
}

}  // namespace

ExitCode run(const ExploreArguments& a) {
  const Beginning from = a.record.empty() ? of_table(a) : of_record(a);
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
