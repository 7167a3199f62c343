#include "verify/hidden/core.h"

#include <algorithm>
#include <array>

#include "verify/hidden/ledger.h"

namespace tally::hidden {
namespace {

bool says_something(const Trace& trace, std::size_t i) {
  if (trace.step(i).shuffles) {
    const Event e = trace.event(i);
    return std::any_of(e.cards.begin(), e.cards.end(), [](Card c) { return c != unknown_card; });
  }
  return trace.names_a_card(i);
}

// How near an event is to the last one, which cannot be: 0 it speaks neither of its cards nor of
// where they come from, 1 not of its cards, 2 of one of them that goes from one place where all see
// it to another, 3 of one of them else.
int nearness(const Trace& trace, std::size_t i, std::size_t last) {
  int near = 0;
  const auto cards = trace.event(i).cards;
  for (const Piece& p : trace.pieces(last)) {
    if (p.card == unknown_card) continue;
    const bool names_it = std::find(cards.begin(), cards.end(), p.card) != cards.end();
    bool moved_on = false;
    for (const Piece& other : trace.pieces(i)) {
      if (other.to == p.from || other.from == p.from) near = std::max(near, 1);
      moved_on = moved_on || (other.card == p.card && lies_open(other.from) && lies_open(other.to));
    }
    if (names_it) near = std::max(near, moved_on ? 2 : 3);
  }
  return near;
}

class Search {
 public:
  Search(const Trace& trace, const Allowance& allowed, const std::vector<std::size_t>& unsaid = {})
      : trace_(trace), work_(allowed.decide), left_(allowed.shorten), question_(allowed.question) {
    if (unsaid.empty()) return;
    all_.assign(std::max<std::size_t>(trace.size(), 1), true);
    for (const std::size_t i : unsaid) all_[i] = false;
  }

  // As `ask`, of the whole, with `steps` no more than twice as many as are impossible.
  Answer whole(std::size_t& steps) {
    ledger_.read(trace_, all_, steps);
    if (by_slack(ledger_.problem(), choice_) == Answer::yes) return Answer::yes;
    // A part costs less than the whole, and one that is impossible says enough. All of them
    // together leave the whole half of what may be spent.
    constexpr std::size_t least = 64;
    std::uint64_t parts = 0;
    for (std::size_t part = least; part < steps; part *= 2) ++parts;
    const std::uint64_t share = parts > 0 ? work_ / (2 * parts) : 0;
    for (std::size_t part = least; part < steps; part *= 2)
      if (ask(part, share) == Answer::no) {
        steps = part;
        return Answer::no;
      }
    return ask(steps, work_);
  }

  // The least number of steps that is impossible; `steps` is. What cannot be decided passes for
  // possible.
  std::size_t shortest(std::size_t steps) {
    std::size_t low = steps > 64 ? steps / 2 - 1 : 0;
    if (low > 0 && impossible(low)) {
      steps = low;
      low = 0;
    }
    while (low + 1 < steps) {
      const std::size_t middle = low + (steps - low) / 2;
      (impossible(middle) ? steps : low) = middle;
    }
    return steps;
  }

  // Leaves out what is not needed, first in large parts, then one by one until each that is left
  // was needed among those that are left; and first what has least to do with the last event, so
  // that those stay by which anybody would show that it cannot be.
  void shorten(Found& found) {
    std::vector<std::size_t>& core = found.core;
    std::array<std::vector<std::size_t>, 4> by_nearness;
    for (std::size_t i = 0; i < found.steps; ++i)
      if ((all_.empty() || all_[i]) && says_something(trace_, i))
        by_nearness[static_cast<std::size_t>(nearness(trace_, i, found.steps - 1))].push_back(i);
    // Two are the plainest.
    constexpr std::size_t most_pairs = 16;
    const std::vector<std::size_t>& nearest = by_nearness.back();
    for (std::size_t k = 0; k + 1 < nearest.size() && k < most_pairs; ++k) {
      core = {nearest[nearest.size() - 2 - k], found.steps - 1};
      if (nearest.back() == core[1] && say_only(core, found.steps) == Answer::no)
        return leave_out(found);
    }
    for (std::size_t least = by_nearness.size(); least-- > 0;) {
      core.clear();
      for (std::size_t k = least; k < by_nearness.size(); ++k)
        core.insert(core.end(), by_nearness[k].begin(), by_nearness[k].end());
      if (least == 0 || say_only(core, found.steps) == Answer::no) break;
    }
    leave_out(found);
    std::sort(core.begin(), core.end());
  }

  void leave_out(Found& found) {
    std::vector<std::size_t>& core = found.core;
    std::size_t part = std::max<std::size_t>(core.size() / 2, 1);
    for (std::size_t before = 0; part > 1 || before != core.size();
         part = std::max<std::size_t>(part / 2, 1)) {
      before = part == 1 ? core.size() : 0;
      found.minimal = true;
      for (std::size_t at = 0; at < core.size();) {
        std::vector<std::size_t> fewer = core;
        const auto first = fewer.begin() + static_cast<std::ptrdiff_t>(at);
        fewer.erase(first, first + static_cast<std::ptrdiff_t>(std::min(part, core.size() - at)));
        const Answer answer = say_only(fewer, found.steps);
        if (answer == Answer::no) {
          core = std::move(fewer);
        } else {
          at += part;
          found.minimal = found.minimal && answer == Answer::yes;
        }
      }
    }
  }

  // Of the first `steps`, as far as the statements of `core` go.
  Answer say_only(const std::vector<std::size_t>& core, std::size_t steps) {
    std::vector<bool> says(std::max<std::size_t>(trace_.size(), 1));
    for (const std::size_t i : core) says[i] = true;
    return ask_on(says, steps);
  }

  Choice& choice() { return choice_; }
  [[nodiscard]] std::uint64_t left() const { return left_; }

 private:
  Answer ask(std::size_t steps, std::uint64_t share) {
    ledger_.read(trace_, all_, steps);
    std::uint64_t work = share;
    const Answer answer = decide(ledger_.problem(), choice_, work);
    work_ -= share - work;
    return answer;
  }
  // A question about what is known to be impossible as a whole.
  Answer ask_on(const std::vector<bool>& says, std::size_t steps) {
    ledger_.read(trace_, says, steps);
    const std::uint64_t given = std::min(left_, question_);
    std::uint64_t work = given;
    const Answer answer = decide(ledger_.problem(), choice_, work);
    left_ -= given - work;
    return answer;
  }
  bool impossible(std::size_t steps) { return ask_on(all_, steps) == Answer::no; }

  const Trace& trace_;
  std::vector<bool> all_;  // which steps are taken at their word; empty: every one
  std::uint64_t work_;
  std::uint64_t left_;
  std::uint64_t question_;
  Ledger ledger_;
  Choice choice_;
};

}  // namespace

bool possible(const Trace& trace, const std::vector<std::size_t>& core, std::size_t steps) {
  return Search(trace, {}).say_only(core, steps) != Answer::no;
}

Found examine(const Trace& trace, std::size_t steps, const Allowance& allowed,
              const std::vector<std::size_t>& unsaid) {
  Search search(trace, allowed, unsaid);
  Found found;
  found.steps = std::min(steps, trace.size());
  const Answer answer = search.whole(found.steps);
  found.possible = answer != Answer::no;
  found.decided = answer != Answer::unknown;
  if (found.possible) {
    found.choice = search.choice();
    return found;
  }
  found.steps = search.shortest(found.steps);
  search.shorten(found);
  found.shortened = allowed.shorten - search.left();
  if (found.core.empty()) found.core.push_back(found.steps - 1);
  return found;
}

}  // namespace tally::hidden
