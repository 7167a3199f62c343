#include "verify/shrink/shrinker.h"

#include <algorithm>
#include <numeric>

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
      replay_(game) {}

void Shrinker::run(const Script& script) {
  most_work_ = options_.most_work / 4;
  bool found = begin(script);
  const bool left_off = out_.left_off;
  most_work_ = options_.most_work / 2;
  // Without a fault there is no telling whom its end is about.
  if (!found && script.fault) found = begin_late(script);
  most_work_ = options_.most_work;
  if (found) {
    begin_small();
    begin_early();
    make_smaller();
  } else {
    out_.left_off = out_.left_off || left_off;
  }
}

// Most that a fault is about is what came of its cards, and what was done to its player: by those
// who did it, or by anybody who can.
void Shrinker::begin_small() {
  if (!best_.fault || !best_.fault->shown) return;
  const Script from = best_;
  const Manner was = manner_;
  const auto tries = [&](std::size_t at_him, int hostile) {
    const Script small = about_its_cards(from, at_him);
    for (const bool at_once : {false, true}) {
      manner_ = was;
      manner_.stacked = true;
      manner_.at_once = at_once;
      manner_.hostile = hostile;
      if (try_out(small)) return true;
    }
    return false;
  };
  const bool of_cards = !from.fault->shown->cards.empty();
  for (const int hostile : {0, 1, 2, 3})
    if ((of_cards || hostile == 0) && tries(0, hostile)) return;
  for (const std::size_t at_him : {1U, 2U, 4U, 8U})
    if (of_cards && tries(at_him, 0)) return;
  manner_ = was;
}

// Whether the script has it and is the smallest so far, however it is dealt and wherever in the
// last turn the fault is said. Else the manner stays.
bool Shrinker::anyhow(const Script& script) {
  const Manner was = manner_;
  for (const bool eager : {false, true})
    for (const int cards : {0, 1, 2})
      for (const bool at_once : {false, true}) {
        manner_ = was;
        manner_.stacked = cards > 0;
        manner_.lacks = cards == 2;
        manner_.at_once = at_once;
        manner_.eager = eager;
        if (try_out(script)) return true;
      }
  manner_ = was;
  return false;
}

// What somebody does not have he lacks in the first turns as well as in the last: there it needs
// nothing of what lies between. Where one turn follows from the other, none of these can be left
// out by itself.
void Shrinker::begin_early() {
  if (!best_.fault || !best_.fault->key) return;
  constexpr std::size_t most_turns = 4;
  const Script from = best_;
  for (std::size_t n = 0; n <= most_turns && n + 1 < from.turns.size(); ++n)
    for (const bool bare : {true, false}) {
      if (n > 0 && anyhow(early_in(from, n, bare))) return;
      if (n + 2 < from.turns.size() && anyhow(late_in(from, n, bare))) return;
    }
}

// Whether the script has it, in any manner; then it is the best so far.
bool Shrinker::begin(const Script& script) {
  const bool may_lack = script.fault && script.fault->kind == FindingKind::illegal &&
                        script.fault->rule == game_.schema().holds;
  for (const int cards : {0, 1, 2})
    for (const bool as_shown : {false, true})
      for (const bool at_once : {false, true})
        for (const int tail : {0, 1, 2, 4, 8, 1 << 20}) {
          if (over()) return false;
          if (!script.fault && (as_shown || at_once)) continue;
          if (cards == 2 && !may_lack) continue;
          manner_ = {cards > 0, as_shown, at_once, cards == 2, tail, 0};
          if (try_out(script)) return true;
        }
  return false;
}

// The same with nothing but the last turns of those whom its end is about, at a smaller table:
// what comes before may be what the rest cannot do without, where it breaks other rules or is
// hidden.
bool Shrinker::begin_late(const Script& script) {
  const auto players = static_cast<std::size_t>(script.setup.players);
  return begin_late(script, needed_seats(script, script.turns.size() - 1)) ||
         begin_late(script, std::vector<char>(players, 1));
}
bool Shrinker::begin_late(const Script& script, const std::vector<char>& needed) {
  const int players = script.setup.players;
  const std::size_t turns = script.turns.size();
  for (const std::size_t last : {1U, 2U, 3U, 5U, 8U, 13U, 21U}) {
    std::vector<char> gone(turns, 1);
    gone.front() = 0;
    std::size_t kept = 0;
    for (std::size_t t = turns; t-- > 1 && kept < last;) {
      const Seat owner = script.turns[t];
      if (owner < 0 || needed[static_cast<std::size_t>(owner)] == 0) continue;
      gone[t] = 0;
      ++kept;
    }
    out_.work += script.steps.size();
    const Script late = verify::without_turns(script, gone);
    int tables = 0;
    for (int n = seats_in(needed); n <= players && tables < 3; ++n) {
      Setup setup;
      if (!game_.random_setup(n, rules_, 0, setup)) continue;
      ++tables;
      const bool any = each_seating(late, setup, needed, [&](const Script& seated) {
        for (const bool lacks : {false, true})
          for (const bool at_once : {false, true})
            for (const int tail : {0, 1, 2}) {
              manner_ = {true, false, at_once, lacks, tail, 0};
              if (try_out(seated)) return true;
            }
        return false;
      });
      if (any) return true;
      if (over()) return false;
    }
    if (kept < last) break;
  }
  return false;
}

void Shrinker::make_smaller() {
  bool smaller = true;
  while (smaller && !over()) {
    smaller = false;
    smaller = simpler_manner() || smaller;
    if (!best_.fault) smaller = cut() || smaller;
    smaller = without_turns() || smaller;
    smaller = turns_in_one() || smaller;
    smaller = without_steps() || smaller;
    if (options_.fewer_players) smaller = with_fewer_seats() || smaller;
  }
}

bool Shrinker::over() const {
  out_.left_off = out_.tries >= options_.most_tries || out_.work >= most_work_;
  return out_.left_off || (options_.stop && options_.stop());
}

// Kept if it has what is looked for and is smaller.
bool Shrinker::try_out(const Script& script) {
  if (over()) return false;
  ++out_.tries;
  const std::uint64_t played = replay_.events();
  const bool reached = replay_.run(script, rules_, manner_, candidate_);
  out_.work += replay_.events() - played + best_.steps.size() + script.steps.size();
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
  best_ = script;
  return true;
}

bool Shrinker::simpler_manner() {
  bool any = false;
  const Manner was = manner_;
  for (const int tail : {0, 1, 2, 4, 8}) {
    if (tail >= was.tail) break;
    manner_.tail = tail;
    if (try_out(Script(best_))) {
      any = true;
      break;
    }
    manner_ = was;
  }
  if (!manner_.stacked) {
    // From here on it must be worth it: less can be left out of a deck that stays as it is.
    const Manner plain = manner_;
    manner_.stacked = true;
    if (!without_turns())
      manner_ = plain;
    else
      any = true;
  }
  return any;
}

// Without the lines at the end, as far as that goes.
bool Shrinker::cut() {
  bool any = false;
  std::size_t few = 0;
  for (std::size_t many = out_.record.size(); few + 1 < many && !over();) {
    const Manner was = manner_;
    manner_.most = few + (many - few) / 2;
    if (try_out(Script(best_))) {
      any = true;
      many = out_.record.size();
    } else {
      few = manner_.most;
      manner_ = was;
    }
  }
  return any;
}

// Leaves out ever smaller stretches of `n` things; `make(gone)` is the script without them.
template <class Make>
bool Shrinker::leave_out(std::size_t n, std::size_t fixed_front, std::size_t fixed_back, Make make,
                         std::size_t (*count)(const Script&)) {
  bool any = false;
  for (std::size_t stretch = std::max<std::size_t>(1, n / 2); stretch > 0; stretch /= 2) {
    // From the end: what comes late is needed least to reach what comes before it.
    for (std::size_t end = n - std::min(n, fixed_back); end > fixed_front && !over();) {
      const std::size_t start = end > fixed_front + stretch ? end - stretch : fixed_front;
      std::vector<char> gone(n, 0);
      std::fill(gone.begin() + static_cast<std::ptrdiff_t>(start),
                gone.begin() + static_cast<std::ptrdiff_t>(end), 1);
      if (try_out(make(gone))) {
        any = true;
        n = count(best_);
        if (start > n) break;
      }
      end = start;
    }
  }
  return any;
}

bool Shrinker::without_turns() {
  const auto count = [](const Script& s) { return s.turns.size(); };
  // Without a fault to come to, the last turn can go as well.
  const std::size_t last = best_.fault ? 1 : 0;
  return leave_out(
      best_.turns.size(), 1, last,
      [&](const std::vector<char>& gone) { return verify::without_turns(best_, gone); }, count);
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

bool Shrinker::without_steps() {
  const auto count = [](const Script& s) { return s.steps.size(); };
  const bool any = leave_out(
      best_.steps.size(), 0, 0,
      [&](const std::vector<char>& gone) { return verify::without_steps(best_, gone); }, count);
  // A turn without a step needs no place.
  std::vector<char> empty(best_.turns.size(), 1);
  empty.front() = 0;
  if (best_.fault) empty.back() = 0;
  for (const Step& s : best_.steps) empty[static_cast<std::size_t>(s.turn)] = 0;
  const Script lean = verify::without_turns(best_, empty);
  return (lean.turns.size() < best_.turns.size() && try_out(lean)) || any;
}

// Seats that have no part in it go; those that do come as near to the first as can be.
bool Shrinker::with_fewer_seats() {
  const Script from = best_;
  const int players = from.setup.players;
  const std::vector<char> needed = needed_seats(from, 0);
  bool any = false;
  for (int fewer = seats_in(needed); fewer <= players && !any; ++fewer) {
    Setup setup;
    constexpr std::uint64_t deals = 24;
    for (std::uint64_t bits = 0; bits < deals && !any && !over(); ++bits) {
      if (!game_.random_setup(fewer, rules_, bits * 0x9E3779B97F4A7C15ULL, setup)) break;
      any = each_seating(from, setup, needed, [&](const Script& s) { return try_out(s); });
    }
  }
  return any;
}

}  // namespace tally::verify
