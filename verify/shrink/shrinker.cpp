#include "verify/shrink/shrinker.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "verify/record_header.h"
#include "verify/shrink/edits.h"

namespace tally::verify {
namespace {

int seats_in(const std::vector<char>& needed) {
  return std::max(1, std::accumulate(needed.begin(), needed.end(), 0));
}

// The seats that are needed, in their order, onto the first; with the lord's seat where it was,
// or turned so that somebody else's is the first; until tries(script) is true.
template <class Tries>
bool each_seating(const Script& from, const Setup& fewer, const std::vector<char>& needed,
                  Tries tries) {
  const int players = from.setup.players;
  for (int first = 0; first < players; ++first) {
    if (first > 0 && needed[static_cast<std::size_t>(first)] == 0) continue;
    std::vector<Seat> to(static_cast<std::size_t>(players), nobody);
    Seat next = 0;
    for (int i = 0; i < players; ++i) {
      const auto s = static_cast<std::size_t>((first + i) % players);
      if (needed[s] == 0 && i > 0 && !(first == 0 && s == 0)) continue;
      if (next == fewer.players) return false;
      to[s] = next;
      ++next;
    }
    Setup setup = fewer;
    for (std::size_t s = 0; s < to.size(); ++s) {
      if (to[s] == nobody) continue;
      // All but the first of a seat's values stay his: the first is dealt out by the rules.
      for (std::size_t f = 1; f < max_seat_fields; ++f)
        setup.seat[static_cast<std::size_t>(to[s])][f] = from.setup.seat[s][f];
    }
    if (tries(with_seats(from, setup, to))) return true;
  }
  return false;
}

}  // namespace

Shrinker::Shrinker(const Game& game, const Ruleset& rules, Still still,
                   const ShrinkOptions& options, Shrunk& out)
    : game_(game),
      rules_(rules),
      still_(std::move(still)),
      options_(options),
      out_(out),
      staging_(game) {}

void Shrinker::run(const Script& script) {
  most_work_ = options_.most_work / 4;
  bool found = begin(script);
  const bool left_off = out_.left_off;
  most_work_ = options_.most_work / 2;
  if (!found && script.fault) {  // else there is no telling whom its end is about
    const auto players = static_cast<std::size_t>(script.setup.players);
    found = begin_late(script, needed_seats(script, script.turns.size() - 1)) ||
            begin_late(script, std::vector<char>(players, 1));
  }
  most_work_ = options_.most_work;
  if (found) {
    begin_small();
    begin_early();
    leave_out();
  } else {
    out_.left_off = out_.left_off || left_off;
  }
}

// --- where the search begins

// The whole script. The deck as it was shuffled comes first: stacked, the game may go another way.
bool Shrinker::begin(const Script& script) {
  return try_out(script, {.stacked = false, .tail = script.tail}) ||
         try_out(script, {.stacked = true, .tail = script.tail});
}

// Nothing but the last turns of those whom its end is about, at a smaller table: what comes before
// may be what the rest cannot do without, where it breaks other rules or is hidden.
bool Shrinker::begin_late(const Script& script, const std::vector<char>& needed) {
  const std::size_t all = script.turns.size();
  for (const std::size_t last : {1U, 2U, 3U, 5U, 8U, 13U, 21U}) {
    std::vector<char> gone(all, 1);
    gone.front() = 0;
    std::size_t kept = 0;
    for (std::size_t t = all; t-- > 1 && kept < last;) {
      const Seat owner = script.turns[t];
      if (owner < 0 || needed[static_cast<std::size_t>(owner)] == 0) continue;
      gone[t] = 0;
      ++kept;
    }
    out_.work += script.steps.size();
    const Script late = without_turns(script, gone);
    int tables = 0;
    for (int n = seats_in(needed); n <= script.setup.players && tables < 3; ++n) {
      Setup setup;
      if (!game_.random_setup(n, rules_, 0, setup)) continue;
      ++tables;
      if (each_seating(late, setup, needed, [&](const Script& s) { return try_out(s, {}); }))
        return true;
      if (over()) return false;
    }
    if (kept < last) break;
  }
  return false;
}

// Most that a fault is about is what came of its cards, and that its player was attacked.
void Shrinker::begin_small() {
  if (!best_.fault || !best_.fault->shown) return;
  const Script small = about_its_cards(best_);
  if (try_out(small, {}) || best_.fault->shown->cards.empty()) return;
  try_out(small, {.attacked = true});
}

// What somebody does not have he lacks in the first turns as well as in the last: there it needs
// nothing of what lies between. Where one turn follows from the other, none of these can be left
// out by itself.
void Shrinker::begin_early() {
  if (!best_.fault || !best_.fault->key) return;
  constexpr std::size_t most_turns = 4;
  const Script from = best_;
  const auto any = [&](const Script& script) {
    return try_out(script, {.stacked = false}) || try_out(script, {.stacked = true});
  };
  for (std::size_t n = 0; n <= most_turns && n + 1 < from.turns.size(); ++n) {
    if (n > 0 && any(bare(from, n, false))) return;
    if (n + 2 < from.turns.size() && any(bare(from, n, true))) return;
  }
}

// --- what is left out

void Shrinker::leave_out() {
  for (bool smaller = true; smaller && !over();) {
    smaller = stack_the_deck();
    if (!best_.fault) smaller = lines_at_the_end() || smaller;
    smaller = turns() || smaller;
    smaller = turns_in_one() || smaller;
    smaller = steps() || smaller;
    if (options_.fewer_players) smaller = seats() || smaller;
  }
}

bool Shrinker::over() const {
  out_.left_off = out_.tries >= options_.most_tries || out_.work >= most_work_;
  return out_.left_off || (options_.stop && options_.stop());
}

// Kept if it has what is looked for and is smaller.
bool Shrinker::try_out(const Script& script, const Directions& how) {
  if (over()) return false;
  ++out_.tries;
  const std::uint64_t played = staging_.events();
  const bool reached = staging_.run(script, rules_, how, candidate_);
  out_.work += staging_.events() - played + best_.steps.size() + script.steps.size();
  if (!reached) return false;
  const Size size = size_of(candidate_);
  const auto parts = [](const Script& x) { return x.turns.size() + x.steps.size(); };
  const bool simpler = size == out_.after && parts(script) < parts(best_);
  if (out_.found && size >= out_.after && !simpler) return false;
  out_.work += candidate_.size();
  if (!still_(candidate_, script)) return false;
  out_.found = true;
  out_.after = size;
  copy_head(candidate_, candidate_.size(), out_.record);
  best_ = Script(script);
  how_ = how;
  return true;
}

// Of a game whose deck stays as it is less can be left out; a stacked one has to be worth it.
bool Shrinker::stack_the_deck() {
  if (how_.stacked) return false;
  const Directions was = how_;
  how_.stacked = true;
  const bool any = turns();
  if (!any) how_ = was;
  return any;
}

// As many as go, also of those that are dealt and chosen in the set-up.
bool Shrinker::lines_at_the_end() {
  bool any = false;
  std::size_t few = 0;
  for (std::size_t many = out_.record.size(); few + 1 < many && !over();) {
    Directions shorter = how_;
    shorter.most = few + (many - few) / 2;
    const bool kept = try_out(best_, shorter);
    any = any || kept;
    (kept ? many : few) = shorter.most;
  }
  return any;
}

// Ever smaller stretches of the things there are `count` of; `without(gone)` is the script without
// them.
template <class Without>
bool Shrinker::stretches(std::size_t fixed_front, std::size_t fixed_back,
                         std::size_t (*count)(const Script&), Without without) {
  bool any = false;
  std::size_t n = count(best_);
  for (std::size_t stretch = std::max<std::size_t>(1, n / 2); stretch > 0; stretch /= 2) {
    // From the end: what comes late is needed least to reach what comes before it.
    for (std::size_t end = n - std::min(n, fixed_back); end > fixed_front && !over();) {
      const std::size_t start = end > fixed_front + stretch ? end - stretch : fixed_front;
      std::vector<char> gone(n, 0);
      std::fill(gone.begin() + static_cast<std::ptrdiff_t>(start),
                gone.begin() + static_cast<std::ptrdiff_t>(end), 1);
      if (try_out(without(best_, gone))) {
        any = true;
        n = count(best_);
        if (start > n) break;
      }
      end = start;
    }
  }
  return any;
}

bool Shrinker::turns() {
  // Without a fault to come to, the last turn can go as well.
  return stretches(
      1, best_.fault ? 1 : 0, [](const Script& s) { return s.turns.size(); }, without_turns);
}

bool Shrinker::steps() {
  return stretches(
      0, 0, [](const Script& s) { return s.steps.size(); }, without_steps);
}

// What somebody did in two turns, in one.
bool Shrinker::turns_in_one() {
  bool any = false;
  for (std::size_t from = best_.turns.size() - 1; from-- > 1 && !over();) {
    const auto begin = best_.turns.begin() + static_cast<std::ptrdiff_t>(from);
    const auto next = std::find(begin + 1, best_.turns.end(), *begin);
    if (next == best_.turns.end()) continue;
    const auto to = static_cast<std::size_t>(next - best_.turns.begin());
    if (!try_out(in_one_turn(best_, from, to, true)) &&
        (to == from + 1 || !try_out(in_one_turn(best_, from, to, false))))
      continue;
    any = true;
    from = std::min(from + 1, best_.turns.size() - 1);
  }
  return any;
}

// Seats that have no part in it go; those that do come as near to the first as can be.
bool Shrinker::seats() {
  const Script from = best_;
  const std::vector<char> needed = needed_seats(from, 0);
  for (int fewer = seats_in(needed); fewer <= from.setup.players && !over(); ++fewer) {
    Setup setup;
    if (game_.random_setup(fewer, rules_, 0, setup) &&
        each_seating(from, setup, needed, [&](const Script& s) { return try_out(s); }))
      return true;
  }
  return false;
}

}  // namespace tally::verify
