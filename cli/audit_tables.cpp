// Tables that `tally audit` looks at whole.
#include <algorithm>
#include <chrono>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "cli/audit_found.h"
#include "cli/audit_messages.h"
#include "cli/exit_code.h"
#include "cli/explore_beginning.h"
#include "cli/explore_found.h"
#include "cli/interrupt.h"
#include "replay/messages.h"
#include "verify/explore/conclusions.h"
#include "verify/explore/explorer.h"
#include "verify/explore/kit.h"
#include "verify/fuzz/fuzz.h"
#include "verify/shrink/shrink.h"
#include "verify/turns.h"

namespace tally::cli {
namespace {

// Of the end of a game so many ways are played: many ends show more than one does.
constexpr std::uint64_t ways_of_an_end = 5'000;
constexpr std::uint64_t ways_of_a_table = 400'000;
constexpr std::size_t most_bytes = std::size_t{1} << 30U;

class Looking {
 public:
  explicit Looking(const NamedRuleset& r) : r_(r) {}

  void for_seconds(double seconds) { until_ = Clock::now() + after(seconds); }
  void up_to(double seconds) { until_ = start_ + after(seconds); }

  [[nodiscard]] bool time_is_up() const { return was_interrupted() || Clock::now() >= until_; }

  void small_table(const verify::SmallTable& table) {
    ExploreArguments a;
    std::string name;
    for (const std::string_view hand : table.hands) {
      if (hand.empty()) break;
      a.hands.emplace_back(hand);
      name += fmt::format("{}[{}]", name.empty() ? "" : " ", hand);
    }
    a.pile = table.pile;
    if (table.hp > 0) a.hp = table.hp;
    if (!table.pile.empty()) name += fmt::format(" ({})", table.pile);
    try {
      const Beginning from = beginning_of_table(a, r_);
      ++found.tables;
      found.whole += look(from, ways_of_a_table, say::audit_in_table(name)) ? 1 : 0;
    } catch (const Failure&) {
      // The ruleset does not play such a table.
    }
  }

  // From one of its last turns on.
  void end_of(const Record& game, std::uint64_t seed, std::uint64_t turns_before) {
    const Schema& schema = game.game->schema();
    std::size_t at = game.size();
    std::uint64_t passed = 0;
    int turn = verify::size_of(game).turns + 1;
    while (at > 0 && passed <= turns_before)
      if (verify::begins_turn(schema, game.event(--at))) ++passed, --turn;
    Beginning from = beginning_in(game, r_.rules, at);
    if (from.position.empty()) return;
    ++found.ends;
    look(from, ways_of_an_end, say::audit_in_game(seed, turn));
  }

  TablesFound found;

 private:
  using Clock = std::chrono::steady_clock;
  struct TimeIsUp {};
  static Clock::duration after(double seconds) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  }

  // True when everything was looked at.
  bool look(const Beginning& from, std::uint64_t ways, const Message& where) {
    explore::Explorer explorer(*from.game, from.rules, from.position);
    explore::Explored e;
    std::uint64_t ticks = 0;
    try {
      e = explorer.explore({.positions = ways, .ways = ways, .bytes = most_bytes}, [&] {
        if (++ticks % 256 == 0 && time_is_up()) throw TimeIsUp();
      });
    } catch (const TimeIsUp&) {
      return false;
    }
    found.positions += e.positions;
    for (const explore::Fault& f : e.faults) fault(f.what, f.rule, where, from, explorer, f.way);
    if (e.cut != explore::Cut::none) return false;
    const explore::Conclusions c = explore::conclusions_of(e);
    if (c.endless > 0 && e.faults.empty())
      fault(say::audit_no_end(c.endless), no_rule, where, from, explorer, {});
    return true;
  }

  void fault(const Message& what, Rule rule, const Message& where, const Beginning& from,
             explore::Explorer& explorer, std::span<const explore::Choices> way) {
    const auto same = [&](const TableFault& f) {
      return f.rule == rule && f.what.id() == what.id();
    };
    if (std::ranges::any_of(found.faults, same)) return;
    found.faults.push_back({what, rule, where, witness_of(from, explorer, what, way)});
  }

  const NamedRuleset& r_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point until_{};
};

}  // namespace

TablesFound look_at_tables(const NamedRuleset& r, std::uint64_t seed, double seconds) {
  Looking looking(r);
  const auto small = verify::explore_kit_of(*r.game).small;
  constexpr double of_small = 0.6;
  for (const verify::SmallTable& table : small) {
    looking.for_seconds(seconds * of_small / static_cast<double>(small.size()));
    looking.small_table(table);
  }
  looking.up_to(seconds);
  verify::Fuzzer fuzzer(*r.game, r.rules);
  Record game;
  for (std::uint64_t i = 0; !looking.time_is_up(); ++i) {
    constexpr std::uint64_t turns_back = 4;
    verify::FuzzCase one;
    one.seed = seed + i;
    fuzzer.record(one, game);
    if (game.size() == 0) break;      // it has no table
    if (game.setup.midway) continue;  // played with few cards, which no position says
    looking.end_of(game, seed + i, i % turns_back);
  }
  return std::move(looking.found);
}

}  // namespace tally::cli
