#include "verify/compare/witness.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "verify/compare/aim.h"
#include "verify/compare/follow.h"
#include "verify/record_header.h"
#include "verify/shrink/shrink.h"
#include "verify/tables.h"

namespace tally::versus {
namespace {

using verify::copy_head;
using verify::has_table;

class Search {
 public:
  Search(const Game& game, const Ruleset& a, const Ruleset& b, const SearchOptions& options)
      : game_(game),
        rules_{&a, &b},
        options_(options),
        match_(game.match()),
        player_(verify::player_of(game)),
        aim_(aim_for(game, a, b, options.cards)) {}

  Found run() {
    std::vector<int> tables;
    for (int n = 1; n <= game_.most_seats(); ++n)
      if (has_table(game_, *rules_[0], n) || has_table(game_, *rules_[1], n)) tables.push_back(n);
    std::size_t tables_left = tables.size();
    for (const int n : tables) {
      if (stopped() || at_setup(n)) break;
      const std::uint64_t left = options_.games - std::min(options_.games, found_.games);
      if (left == 0) break;
      table(n, (left + tables_left - 1) / tables_left);
      --tables_left;
      if (!candidates_.empty()) {
        finish();
        break;
      }
    }
    return std::move(found_);
  }

 private:
  // A game up to where the two part.
  struct Candidate {
    Record record;
    std::size_t at = 0;
    bool by_b = false;
    verify::Size size;
  };
  static constexpr std::size_t most_candidates = 6;

  [[nodiscard]] bool stopped() const { return options_.stop && options_.stop(); }
  [[nodiscard]] const Ruleset& own(bool by_b) const { return *rules_[by_b ? 1 : 0]; }
  [[nodiscard]] const Ruleset& other(bool by_b) const { return *rules_[by_b ? 0 : 1]; }

  // The two do not even deal the same roles.
  bool at_setup(int players) {
    for (const bool by_b : {false, true}) {
      Setup setup;
      if (!game_.random_setup(players, own(by_b), options_.seed, setup)) continue;
      const Rule broken = game_.setup_breaks(setup, other(by_b));
      if (broken == no_rule) continue;
      Witness& w = found_.witness.emplace();
      w.by_b = by_b;
      w.at_setup = true;
      w.rule = broken;
      play_random(game_, *match_, *player_, players, *rules_[0], options_.seed, w.in_a);
      play_random(game_, *match_, *player_, players, *rules_[1], options_.seed, w.in_b);
      return true;
    }
    return false;
  }

  // So many games of so many players, by A and by B in turn.
  void table(int players, std::uint64_t games) {
    std::uint64_t aimed = 0;
    for (std::uint64_t i = 0; i < games && !stopped(); ++i) {
      const bool aims = aim_.player && i % 4 >= 2 && aimed < aim_.games;
      if (aims) ++aimed;
      look(players, options_.seed + i / 2, i % 2 == 1, aims ? *aim_.player : *player_);
    }
  }

  // One game; those whose choices part first are kept.
  void look(int players, std::uint64_t seed, bool by_b, verify::Player& player) {
    ++found_.games;
    if (!play_random(game_, *match_, player, players, own(by_b), seed, game_played_)) return;
    const std::optional<Parting> p = parting_of(game_played_, other(by_b));
    if (!p) return;
    // The shortest few: which of them gets smallest is seen when they are made small.
    if (candidates_.size() == most_candidates && p->at >= candidates_.back()->at) return;
    auto c = std::make_unique<Candidate>();
    c->at = p->at;
    c->by_b = by_b;
    copy_head(game_played_, p->at + 1, c->record);
    const auto place = std::upper_bound(candidates_.begin(), candidates_.end(), c,
                                        [](const auto& x, const auto& y) { return x->at < y->at; });
    candidates_.insert(place, std::move(c));
    if (candidates_.size() > most_candidates) candidates_.pop_back();
  }

  std::optional<Parting> parting_of(const Record& record, const Ruleset& rules) {
    FollowTable table(game_.schema(), *match_, record, 0, nullptr);
    match_->play(record.setup, rules, table);
    return table.parting();
  }

  void finish() {
    const std::unique_ptr<Match> other_match = game_.match();
    const Candidate* best = nullptr;
    for (const auto& c : candidates_) {
      const auto still = [&](const Record& candidate) {
        FollowTable table(game_.schema(), *other_match, candidate, 0, nullptr);
        other_match->play(candidate.setup, other(c->by_b), table);
        // Its end is not where they part: a log that is cut goes on by any rules.
        const auto p = table.parting();
        return p && p->at < candidate.size();
      };
      verify::ShrinkOptions shrinking;
      // Of games of thousands of events fewer can be tried in the same time.
      constexpr std::uint64_t most_events = 600'000;
      shrinking.most_tries = std::min<std::uint64_t>(3000, most_events / (c->record.size() + 1));
      shrinking.stop = options_.stop;
      verify::Shrunk small = verify::shrink(c->record, own(c->by_b), still, shrinking);
      if (small.found) copy_head(small.record, small.record.size(), c->record);
      c->size = verify::size_of(c->record);
      if (best == nullptr || c->record.setup.players < best->record.setup.players ||
          (c->record.setup.players == best->record.setup.players && c->size < best->size))
        best = c.get();
    }
    Witness& w = found_.witness.emplace();
    w.by_b = best->by_b;
    Record& there = w.by_b ? w.in_b : w.in_a;
    Record& here = w.by_b ? w.in_a : w.in_b;
    // To the end by the rules it was played by, chance going on where the choices end; then by the
    // others.
    play_on(best->record, own(w.by_b), there);
    const std::optional<Parting> p = play_on(there, other(w.by_b), here);
    if (!p) {
      found_.witness.reset();
      return;
    }
    w.common = p->at;
    w.rule = p->rule;
    w.forbidden = p->forbidden;
  }

  std::optional<Parting> play_on(const Record& from, const Ruleset& rules, Record& out) {
    copy_head(from, 0, out);
    out.ruleset = rules.name;
    FollowTable table(game_.schema(), *match_, from, options_.seed, &out);
    match_->play(from.setup, rules, table);
    return table.parting();
  }

  const Game& game_;
  const Ruleset* rules_[2];
  SearchOptions options_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<verify::Player> player_;
  Aim aim_;
  Record game_played_;
  std::vector<std::unique_ptr<Candidate>> candidates_;
  Found found_;
};

}  // namespace

Found find_witness(const Game& game, const Ruleset& a, const Ruleset& b,
                   const SearchOptions& options) {
  return Search(game, a, b, options).run();
}

bool parts(const Record& game, const Ruleset& rules) {
  if (game.game->setup_breaks(game.setup, rules) != no_rule) return true;
  const std::unique_ptr<Match> match = game.game->match();
  FollowTable table(game.game->schema(), *match, game, 0, nullptr);
  match->play(game.setup, rules, table);
  return table.parting().has_value();
}

}  // namespace tally::versus
