#include "verify/compare/witness.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "replay/diff/story.h"
#include "verify/compare/aim.h"
#include "verify/compare/follow.h"
#include "verify/compare/kit.h"
#include "verify/record_header.h"
#include "verify/shrink/shrink.h"
#include "verify/tables.h"

namespace tally::versus {
namespace {

using verify::copy_head;
using verify::has_table;

// A game up to where the two part.
struct Candidate {
  Record record;
  std::size_t at = 0;
  std::uint64_t number = 0;  // of the game, at its table
  bool by_b = false;
  verify::Size size = {};
};
using Candidates = std::vector<std::unique_ptr<Candidate>>;

// The shortest few: which of them gets smallest is seen when they are made small.
constexpr std::size_t most_candidates = 6;

void keep(Candidates& all, std::unique_ptr<Candidate> c) {
  const auto before = [](const auto& x, const auto& y) {
    return std::pair(x->at, x->number) < std::pair(y->at, y->number);
  };
  all.insert(std::upper_bound(all.begin(), all.end(), c, before), std::move(c));
  if (all.size() > most_candidates) all.pop_back();
}

// The two rulesets, and what one thread plays with.
class Worker {
 public:
  Worker(const Game& game, const Ruleset& a, const Ruleset& b, const SearchOptions& options)
      : game_(game),
        rules_{&a, &b},
        options_(options),
        match_(game.match()),
        player_(verify::player_of(game)),
        aim_(aim_for(game, a, b, options.cards)) {}

  // The n-th two games at a table, one by A and one by B, of players with the same luck; every
  // other time they aim. Where both go the same way, neither ruleset parts from the other's.
  void look(int players, std::uint64_t n) {
    const bool aims = aim_.player && n % 2 == 1 && n < aim_.games;
    verify::Player& player = aims ? *aim_.player : *player_;
    std::array<bool, 2> dealt{};
    for (const bool by_b : {false, true})
      dealt[by_b ? 1 : 0] = play_random(game_, *match_, player, players, own(by_b),
                                        options_.seed + n, played_[by_b ? 1 : 0], aims);
    if (dealt[0] && dealt[1] && same_game(played_[0], played_[1])) return;
    for (const bool by_b : {false, true})
      if (dealt[by_b ? 1 : 0]) follow(played_[by_b ? 1 : 0], by_b, 2 * n + (by_b ? 1 : 0));
  }

  // `of`: so many are made small.
  void make_small(Candidate& c, std::size_t of) {
    const auto still = [&](const Record& candidate) {
      // Its end is not where they part: a log that is cut goes on by any rules.
      const auto p = parting_of(candidate, other(c.by_b));
      return p && p->at < candidate.size();
    };
    verify::ShrinkOptions shrinking;
    // Of games of thousands of events fewer can be tried in the same time.
    constexpr std::uint64_t most_events = 1'500'000;
    shrinking.most_tries = std::min<std::uint64_t>(3000, most_events / of / (c.record.size() + 1));
    shrinking.stop = options_.stop;
    verify::Shrunk small = verify::shrink(c.record, own(c.by_b), still, shrinking);
    if (small.found) copy_head(small.record, small.record.size(), c.record);
    c.size = verify::size_of(c.record);
  }

  // The two do not even deal the same roles: games of the same choices by either's.
  std::optional<Witness> at_setup(int players) {
    if (!deals_otherwise(players)) return {};
    std::optional<Witness> out(std::in_place);
    out->at_setup = true;
    constexpr std::uint64_t deals = 64;
    Record shortest;
    Setup dealt_by_b;
    Setup first[2];  // the first deals that are not alike
    std::optional<std::uint64_t> first_seed;
    for (std::uint64_t seed = options_.seed; seed < options_.seed + deals; ++seed) {
      Setup of_a;
      Setup of_b;
      const bool in_a = game_.random_setup(players, *rules_[0], seed, of_a);
      const bool in_b = game_.random_setup(players, *rules_[1], seed, of_b);
      if (!in_a || !in_b) {
        out->by_b = in_b;
        play_random(game_, *match_, *player_, in_a ? of_a : of_b, own(in_b), seed,
                    in_a ? out->in_a : out->in_b);
        out->rule = game_.setup_breaks(in_a ? of_a : of_b, other(in_b));
        return out;
      }
      Rule broken = game_.setup_breaks(of_a, *rules_[1]);
      if (broken == no_rule) broken = game_.setup_breaks(of_b, *rules_[0]);
      if (broken == no_rule) continue;
      if (!first_seed) {
        first_seed = seed;
        first[0] = of_a;
        first[1] = of_b;
      }
      out->rule = broken;
      play_random(game_, *match_, *player_, of_a, *rules_[0], seed, played_[0]);
      const std::optional<Parting> p = parting_of(played_[0], of_b, *rules_[1]);
      if (!p || (shortest.size() > 0 && p->at + 1 >= shortest.size())) continue;
      copy_head(played_[0], p->at + 1, shortest);
      dealt_by_b = of_b;
    }
    if (shortest.size() == 0) {
      // Whoever is dealt what, the game goes the same way: the deals are all there is to show.
      if (!first_seed) return {};
      play_random(game_, *match_, *player_, first[0], *rules_[0], *first_seed, played_[0]);
      play_on(played_[0], first[0], *rules_[0], out->in_a);
      const auto p = play_on(out->in_a, first[1], *rules_[1], out->in_b);
      out->common = p ? p->at : out->in_a.size();
      return out;
    }
    small_but_for_deals(shortest, dealt_by_b);
    play_on(shortest, shortest.setup, *rules_[0], out->in_a);
    const auto p = play_on(out->in_a, dealt_by_b, *rules_[1], out->in_b);
    if (p) out->common = p->at;
    return out;
  }

  // To the end by the rules it was played by, chance going on where the choices end; then by the
  // others.
  std::optional<Witness> play_out(const Candidate& c) {
    std::optional<Witness> out(std::in_place);
    out->by_b = c.by_b;
    Record& there = c.by_b ? out->in_b : out->in_a;
    Record& here = c.by_b ? out->in_a : out->in_b;
    play_on(c.record, c.record.setup, own(c.by_b), there);
    const std::optional<Parting> p = play_on(there, there.setup, other(c.by_b), here);
    if (!p) return {};
    out->common = p->at;
    out->rule = p->rule;
    out->forbidden = p->forbidden;
    return out;
  }

  Candidates candidates;

 private:
  [[nodiscard]] const Ruleset& own(bool by_b) const { return *rules_[by_b ? 1 : 0]; }
  [[nodiscard]] const Ruleset& other(bool by_b) const { return *rules_[by_b ? 0 : 1]; }

  static bool same_game(const Record& a, const Record& b) {
    return a.size() == b.size() && a.setup.seat == b.setup.seat &&
           std::equal(a.seen().begin(), a.seen().end(), b.seen().begin(),
                      [](const Observation& x, const Observation& y) {
                        return diff::same(x.event, y.event);
                      });
  }

  void follow(const Record& game, bool by_b, std::uint64_t number) {
    const std::optional<Parting> p = parting_of(game, other(by_b));
    if (!p || (candidates.size() == most_candidates && p->at >= candidates.back()->at)) return;
    auto c = std::make_unique<Candidate>();
    c->at = p->at;
    c->number = number;
    c->by_b = by_b;
    copy_head(game, p->at + 1, c->record);
    keep(candidates, std::move(c));
  }

  [[nodiscard]] bool deals_otherwise(int players) const {
    for (const bool by_b : {false, true}) {
      Setup setup;
      if (game_.random_setup(players, own(by_b), options_.seed, setup) &&
          game_.setup_breaks(setup, other(by_b)) != no_rule)
        return true;
    }
    return false;
  }

  // A game by A in which the seats keep their roles; by B they have others.
  void small_but_for_deals(Record& game, const Setup& by_b) {
    const auto still = [&](const Record& candidate) {
      const auto p = parting_of(candidate, by_b, *rules_[1]);
      return p && p->at < candidate.size();
    };
    verify::ShrinkOptions shrinking;
    shrinking.most_tries = 1000;
    shrinking.fewer_players = false;
    shrinking.stop = options_.stop;
    const verify::Shrunk small = verify::shrink(game, *rules_[0], still, shrinking);
    if (small.found) copy_head(small.record, small.record.size(), game);
  }

  std::optional<Parting> parting_of(const Record& record, const Ruleset& rules) {
    return parting_of(record, record.setup, rules);
  }
  std::optional<Parting> parting_of(const Record& record, const Setup& setup,
                                    const Ruleset& rules) {
    FollowTable table(game_.schema(), *match_, record, 0, nullptr);
    match_->play(setup, rules, table);
    return table.parting();
  }
  std::optional<Parting> play_on(const Record& from, const Setup& setup, const Ruleset& rules,
                                 Record& out) {
    copy_head(from, 0, out);
    out.setup = setup;
    out.ruleset = rules.name;
    FollowTable table(game_.schema(), *match_, from, options_.seed, &out);
    match_->play(setup, rules, table);
    return table.parting();
  }

  const Game& game_;
  const Ruleset* rules_[2];
  const SearchOptions& options_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<verify::Player> player_;
  Aim aim_;
  std::array<Record, 2> played_;  // by A, by B
};

class Search {
 public:
  Search(const Game& game, const Ruleset& a, const Ruleset& b, const SearchOptions& options)
      : game_(game), options_(options) {
    const int crew = std::max(1, options_.jobs);
    for (int i = 0; i < crew; ++i) crew_.push_back(std::make_unique<Worker>(game, a, b, options_));
    for (int n = 1; n <= game_.most_seats(); ++n)
      if (has_table(game_, a, n) || has_table(game_, b, n)) tables_.push_back(n);
  }

  Found run() {
    // Where the deal alone can differ, games at other tables show nothing.
    if (options_.deals_first)
      for (const int n : tables_)
        if (at_setup(n)) return std::move(found_);
    std::size_t tables_left = tables_.size();
    for (const int n : tables_) {
      if (stopped() || at_setup(n)) break;
      if (put_aside_ == n) {
        --tables_left;
        continue;
      }
      const std::uint64_t left = options_.games - std::min(options_.games, found_.games);
      if (left == 0) break;
      const Candidates candidates = table(n, (left + tables_left - 1) / tables_left);
      --tables_left;
      if (!candidates.empty()) {
        finish(candidates);
        break;
      }
    }
    if (!found_.witness) found_.witness = std::move(of_one_);
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool stopped() const { return options_.stop && options_.stop(); }

  bool at_setup(int players) {
    found_.witness = crew_[0]->at_setup(players);
    const auto& w = found_.witness;
    if (w && options_.by_both && (w->in_a.size() == 0 || w->in_b.size() == 0)) {
      if (!of_one_) of_one_ = std::move(found_.witness);
      found_.witness.reset();
      put_aside_ = players;
    }
    return found_.witness.has_value();
  }

  // Every worker takes every so-many-th thing, which is so many games; the first is this thread,
  // and says how far it is.
  // Returns how many things were done: all of them, unless it was stopped. Whatever one of them
  // throws is thrown here, when none is at work any more.
  template <class Do>
  std::uint64_t each(std::uint64_t things, std::uint64_t games, Do one) {
    std::atomic<std::uint64_t> done{0};
    std::atomic<bool> broken{false};
    std::exception_ptr broke;
    std::mutex mutex;
    const auto work = [&](std::size_t w) {
      try {
        for (std::uint64_t i = w; i < things && !broken && !stopped(); i += crew_.size()) {
          one(*crew_[w], i);
          ++done;
          if (w == 0 && options_.tick) options_.tick(found_.games + i * games);
        }
      } catch (...) {
        const std::lock_guard lock(mutex);
        if (!broke) broke = std::current_exception();
        broken = true;
      }
    };
    std::vector<std::thread> helpers;
    std::size_t w = 1;
    try {
      for (; w < crew_.size() && w < things; ++w) helpers.emplace_back(work, w);
    } catch (const std::system_error&) {
      // The system has no more threads to give: this one does their work.
      for (; w < crew_.size(); ++w) work(w);
    }
    work(0);
    for (std::thread& t : helpers) t.join();
    if (broke) std::rethrow_exception(broke);
    return done;
  }

  // So many games of so many players.
  Candidates table(int players, std::uint64_t games) {
    const std::uint64_t pairs =
        each((games + 1) / 2, 2, [&](Worker& w, std::uint64_t n) { w.look(players, n); });
    found_.games += std::min(games, 2 * pairs);
    Candidates all;
    for (const auto& w : crew_)
      for (auto& c : std::exchange(w->candidates, {})) keep(all, std::move(c));
    return all;
  }

  void finish(const Candidates& candidates) {
    each(candidates.size(), 0,
         [&](Worker& w, std::uint64_t i) { w.make_small(*candidates[i], candidates.size()); });
    const auto smaller = [](const auto& x, const auto& y) {
      return std::tie(x->record.setup.players, x->size) <
             std::tie(y->record.setup.players, y->size);
    };
    std::vector<const Candidate*> by_size;
    for (const auto& c : candidates) by_size.push_back(c.get());
    std::stable_sort(by_size.begin(), by_size.end(), smaller);
    // The first that ends otherwise and is not much longer; where none does, the first.
    const int most_turns = 2 * by_size.front()->size.turns + 1;
    for (const Candidate* const c : by_size) {
      if (found_.witness && c->size.turns > most_turns) continue;
      std::optional<Witness> w = crew_[0]->play_out(*c);
      if (!w) continue;
      const bool otherwise = !end_alike(*w);
      if (!found_.witness || otherwise) found_.witness = std::move(w);
      if (otherwise) break;
    }
  }

  const Game& game_;
  SearchOptions options_;
  std::vector<std::unique_ptr<Worker>> crew_;  // one a thread
  std::vector<int> tables_;
  std::optional<Witness> of_one_;  // the first of a table that only one of them has
  int put_aside_ = 0;              // the last such table
  Found found_;
};

}  // namespace

Found find_witness(const Game& game, const Ruleset& a, const Ruleset& b,
                   const SearchOptions& options) {
  return Search(game, a, b, options).run();
}

bool end_alike(const Witness& w) {
  if (w.in_a.size() == 0 || w.in_b.size() == 0) return false;
  const Event& a = w.in_a.event(w.in_a.size() - 1);
  const Event& b = w.in_b.event(w.in_b.size() - 1);
  const Schema& schema = w.in_a.game->schema();
  if (!schema.of(a).ends || !schema.of(b).ends || !diff::same(a, b)) return false;
  const std::vector<Event> pa = points_of(w.in_a);
  const std::vector<Event> pb = points_of(w.in_b);
  return std::equal(pa.begin(), pa.end(), pb.begin(), pb.end(),
                    [](const Event& x, const Event& y) { return diff::same(x, y); });
}

std::vector<Event> points_of(const Record& game) {
  std::vector<Event> out;
  if (game.game == nullptr) return out;
  const Kind points = verify::compare_kit_of(*game.game).points;
  if (points == nothing) return out;
  for (const Observation& o : game.seen())
    if (o.event.kind == points) out.push_back(o.event);
  return out;
}

bool parts(const Record& game, const Ruleset& rules) {
  if (game.game->setup_breaks(game.setup, rules) != no_rule) return true;
  const std::unique_ptr<Match> match = game.game->match();
  FollowTable table(game.game->schema(), *match, game, 0, nullptr);
  match->play(game.setup, rules, table);
  return table.parting().has_value();
}

}  // namespace tally::versus
