#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "replay/random/random_game.h"
#include "verify/read_log.h"
#include "verify/record_header.h"
#include "verify/shrink/findings.h"
#include "verify/shrink/smaller.h"
#include "verify/tables.h"

namespace tally::verify {
namespace {

// The random game of this seed with its result told wrong, as an event like `like`. None where that
// is not its only finding.
std::unique_ptr<Record> short_game(const Event& like, const Record& of, const Ruleset& rules,
                                   const Finding& wanted, int players, std::uint64_t seed) {
  std::string log;
  if (!random_game(*of.game, players, rules, seed, log)) return {};
  Record played;
  if (!read_log(log, played) || played.size() == 0) return {};
  Event end = played.event(played.size() - 1);
  if (end.kind != like.kind) return {};
  const SeatList truth = end.seats;
  end.seats = {};
  for (Seat s = 0; s < players && !like.seats.empty(); ++s) {
    end.seats = {};
    end.seats.push(s);
    if (!(truth.size() == 1 && truth[0] == s)) break;
  }
  auto out = std::make_unique<Record>();
  copy_head(played, played.size() - 1, *out);
  out->note = of.note;
  out->add(end, static_cast<std::uint32_t>(out->size() + 1));
  Checker checker(*of.game);
  Report report;
  checker.check(*out, rules, report);
  const auto found = of_the_game(report);
  if (found.size() != 1 || report.findings.size() != 1) return {};
  return found[0]->kind == wanted.kind && found[0]->rule == wanted.rule ? std::move(out) : nullptr;
}

}  // namespace

void other_games(const Wanted& wanted, const ShrinkOptions& options, Shrunk& out) {
  const Record& native = wanted.native;
  const Ruleset& rules = wanted.rules;
  const Finding& finding = wanted.finding;
  if (finding.kind != FindingKind::wrong || finding.at >= native.size()) return;
  const Event& end = native.event(finding.at);
  if (!native.game->schema().of(end).ends) return;
  constexpr std::uint64_t games = 150;
  constexpr std::size_t most_made_small = 4;
  const std::vector<int> tables = tables_of(*native.game, rules);
  if (tables.empty()) return;
  std::vector<std::unique_ptr<Record>> shortest;
  for (std::uint64_t seed = 1; seed <= games && !(options.stop && options.stop()); ++seed) {
    auto game = short_game(end, native, rules, finding, tables.front(), seed);
    ++out.tries;
    if (!game) continue;
    out.work += game->size();
    shortest.push_back(std::move(game));
  }
  std::stable_sort(shortest.begin(), shortest.end(),
                   [](const auto& a, const auto& b) { return size_of(*a) < size_of(*b); });
  if (shortest.size() > most_made_small) shortest.resize(most_made_small);
  ShrinkOptions of_each = options;
  of_each.most_work = options.most_work / 4;
  for (const auto& game : shortest) {
    Script script;
    Shrunk small;
    if (!script_of(*game, rules, 0, script)) continue;
    play_smaller({*game, rules, finding}, script, 0, of_each, small);
    out.tries += small.tries;
    out.work += small.work;
    if (!small.found || (out.found && small.after >= out.after)) continue;
    out.found = out.another = true;
    out.after = small.after;
    out.left_off = small.left_off;
    out.tried = LeftOut::choices;
    copy_head(small.record, small.record.size(), out.record);
  }
}

}  // namespace tally::verify
