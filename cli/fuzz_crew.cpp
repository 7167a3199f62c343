#include "cli/fuzz_crew.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <vector>

#include "cli/failure_messages.h"
#include "cli/interrupt.h"

namespace tally::cli {
namespace {

constexpr std::uint64_t usual_games = 10'000;
// So many games are taken by a thread at a time.
constexpr std::uint64_t games_at_once = 64;

// How often each rule is cited, by events, by what they answer or by what stands behind them (a
// card that answers another card acts by its own rule), and how often a card of it was seen.
class Cited {
 public:
  explicit Cited(const Game& game)
      : schema_(game.schema()),
        cited_(game.rule_ids().size(), 0),
        in_play_(cited_),
        of_cards_(cited_.size(), false) {
    for (const CardInfo& c : schema_.cards) of_cards_[c.rule] = true;
  }
  void add(const Match& match, const Event& e, const Question* q) {
    ++cited_[e.rule];
    if (q != nullptr) ++cited_[q->rule];
    std::array<Rule, most_also> also{};
    const int n = match.also(e, also);
    for (int i = 0; i < n; ++i) ++cited_[also[static_cast<std::size_t>(i)]];
    const KindInfo& kind = schema_.of(e);
    const bool answers = q != nullptr && of_cards_[q->rule] && kind.role == EventRole::choice &&
                         kind.to == Spot::table;
    for (const Card c : e.cards) {
      if (c >= schema_.cards.size()) continue;
      ++in_play_[schema_.cards[c].rule];
      if (answers) ++cited_[schema_.cards[c].rule];
    }
  }
  void add_to(FuzzResult& all) const {
    add(cited_, all.cited);
    add(in_play_, all.in_play);
  }

 private:
  static constexpr std::size_t most_also = 16;
  static void add(const std::vector<std::uint64_t>& these, std::vector<std::uint64_t>& all) {
    all.resize(these.size());
    for (std::size_t r = 0; r < all.size(); ++r) all[r] += these[r];
  }

  const Schema& schema_;
  std::vector<std::uint64_t> cited_;
  std::vector<std::uint64_t> in_play_;
  std::vector<bool> of_cards_;  // a card has this rule
};

}  // namespace

FuzzCrew::FuzzCrew(const FuzzArguments& arguments, const Game& game, const Ruleset& rules)
    : arguments_(arguments),
      game_(game),
      rules_(rules),
      wanted_(arguments.games > 0     ? arguments.games
              : arguments.seconds > 0 ? std::numeric_limits<std::uint64_t>::max() / 2
                                      : usual_games),
      mine_(wanted_),
      start_(Clock::now()),
      progress_(say::games_done) {
  const auto& [part, of, command] = arguments.share;
  if (of > 0) mine_ = wanted_ / of + (wanted_ % of >= part ? 1 : 0);
}

void FuzzCrew::run() {
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  const int threads = std::clamp(arguments_.jobs > 0 ? arguments_.jobs : cores, 1, most_threads);
  std::vector<std::thread> helpers;
  try {
    for (int i = 1; i < threads; ++i) helpers.emplace_back([this] { work(); });
  } catch (const std::system_error&) {
    // The system has no more threads to give: those there are do the work.
  }
  work();
  for (std::thread& t : helpers) t.join();
  progress_.clear();
  if (broke_) std::rethrow_exception(broke_);
}

double FuzzCrew::seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

verify::FuzzCase game_at(const FuzzArguments& arguments, std::uint64_t index) {
  return {.players = arguments.players,
          .seed = arguments.seed + index,
          .leaning = {},
          .relations = index % relations_every == 0};
}

bool FuzzCrew::out_of_time() const {
  return arguments_.seconds > 0 && seconds() >= arguments_.seconds;
}

void FuzzCrew::work() {
  try {
    verify::Fuzzer fuzzer(game_, rules_);
    Cited cited(game_);
    if (counts_rules_)
      fuzzer.look_on = [&cited](const Match& match, const Event& e, const Question* q) {
        cited.add(match, e, q);
      };
    for (;;) {
      const std::uint64_t from = next_.fetch_add(games_at_once);
      // What comes before a failure is played to its end: the first failure is the same for any
      // number of threads.
      if (from >= std::min(mine_, first_failure_.load())) break;
      if (was_interrupted() || out_of_time()) break;
      play(fuzzer, from, std::min(from + games_at_once, mine_));
    }
    if (!counts_rules_) return;
    const std::lock_guard lock(mutex_);
    cited.add_to(result_);
  } catch (...) {
    const std::lock_guard lock(mutex_);
    if (!broke_) broke_ = std::current_exception();
    next_ = std::numeric_limits<std::uint64_t>::max() / 2;
  }
}

void FuzzCrew::play(verify::Fuzzer& fuzzer, std::uint64_t from, std::uint64_t to) {
  FuzzTotals totals;
  for (std::uint64_t i = from; i < to && !was_interrupted() && !out_of_time(); ++i) {
    const std::uint64_t index =
        arguments_.share.any() ? i * arguments_.share.of + arguments_.share.part - 1 : i;
    verify::Played played;
    const auto failure = fuzzer.play(game_at(arguments_, index), played);
    totals.add(played);
    if (!failure) continue;
    fail(i, {index, game_at(arguments_, index), *failure, played});
    break;
  }
  const std::lock_guard lock(mutex_);
  result_.totals.add(totals);
  const std::uint64_t whole = arguments_.games > 0 || arguments_.seconds <= 0 ? mine_ : 0;
  progress_.tick(result_.totals.games, result_.totals.games, whole);
}

void FuzzCrew::fail(std::uint64_t at, const FailedGame& failed) {
  const std::lock_guard lock(mutex_);
  if (result_.failed && result_.failed->index < failed.index) return;
  result_.failed = failed;
  first_failure_ = at;
}

std::vector<std::uint64_t> kept(const FuzzResult& result) {
  const FuzzTotals& t = result.totals;
  std::vector<std::uint64_t> out = {t.games, t.events, t.turns, t.signature};
  for (const auto& held : t.relations) out.insert(out.end(), held.begin(), held.end());
  out.push_back(result.failed ? result.failed->index + 1 : 0);
  return out;
}

KeptFuzz sum_of(std::span<const std::vector<std::uint64_t>> parts) {
  KeptFuzz all;
  for (const std::vector<std::uint64_t>& part : parts) {
    FuzzTotals t{.games = part[0], .events = part[1], .turns = part[2], .signature = part[3]};
    std::size_t at = 4;
    for (auto& held : t.relations)
      for (std::uint64_t& n : held) n = part[at++];
    all.totals.add(t);
    const std::uint64_t failed = part[at];
    if (failed > 0 && (!all.failed || failed - 1 < *all.failed)) all.failed = failed - 1;
  }
  return all;
}

}  // namespace tally::cli
