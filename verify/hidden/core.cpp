#include "verify/hidden/core.h"

#include <algorithm>

namespace tally::hidden {
namespace {

bool says_something(const Trace& trace, std::size_t i) {
  if (trace.step(i).shuffles) {
    const Event e = trace.event(i);
    return std::any_of(e.cards.begin(), e.cards.end(), [](Card c) { return c != unknown_card; });
  }
  const auto pieces = trace.pieces(i);
  return std::any_of(pieces.begin(), pieces.end(),
                     [](const Piece& p) { return p.card != unknown_card; });
}

class Search {
 public:
  Search(const Trace& trace, std::uint64_t work) : trace_(trace), work_(work) {}

  // What cannot be decided passes for possible.
  Answer ask(const std::vector<bool>& says, std::size_t steps) {
    reading_.read(trace_, says, steps);
    return decide(reading_.problem(), choice_, work_);
  }
  bool possible(const std::vector<bool>& says, std::size_t steps) {
    return ask(says, steps) != Answer::no;
  }

  // As `ask`, of the whole, with `steps` no more than twice as many as are impossible.
  Answer whole(std::size_t& steps) {
    reading_.read(trace_, {}, steps);
    if (by_slack(reading_.problem(), choice_) == Answer::yes) return Answer::yes;
    // A part costs less than the whole, and one that is impossible says enough.
    for (std::size_t part = 64; part < steps; part *= 2)
      if (ask({}, part) == Answer::no) {
        steps = part;
        return Answer::no;
      }
    return ask({}, steps);
  }

  // The least number of steps that is impossible; `steps` is.
  std::size_t shortest(std::size_t steps) {
    std::size_t low = steps > 64 ? steps / 2 - 1 : 0;
    if (low > 0 && !possible({}, low)) {
      steps = low;
      low = 0;
    }
    while (low + 1 < steps) {
      const std::size_t middle = low + (steps - low) / 2;
      (possible({}, middle) ? low : steps) = middle;
    }
    return steps;
  }

  // Leaves out what is not needed, first in large parts, then one by one.
  std::vector<std::size_t> smallest(std::size_t steps) {
    std::vector<std::size_t> core;
    for (std::size_t i = 0; i < steps; ++i)
      if (says_something(trace_, i)) core.push_back(i);
    for (std::size_t part = std::max<std::size_t>(core.size() / 2, 1);; part /= 2) {
      for (std::size_t at = 0; at < core.size();) {
        std::vector<std::size_t> fewer = core;
        const auto first = fewer.begin() + static_cast<std::ptrdiff_t>(at);
        fewer.erase(first, first + static_cast<std::ptrdiff_t>(std::min(part, core.size() - at)));
        if (without(fewer, steps))
          at += part;
        else
          core = std::move(fewer);
      }
      if (part == 1) return core;
    }
  }

  bool without(const std::vector<std::size_t>& core, std::size_t steps) {
    std::vector<bool> says(std::max<std::size_t>(trace_.size(), 1));
    for (const std::size_t i : core) says[i] = true;
    return possible(says, steps);
  }

  Choice& choice() { return choice_; }

 private:
  const Trace& trace_;
  std::uint64_t work_;
  Reading reading_;
  Choice choice_;
};

}  // namespace

bool possible(const Trace& trace, const std::vector<std::size_t>& core, std::size_t steps) {
  return Search(trace, solver_work).without(core, steps);
}

Found examine(const Trace& trace, std::size_t steps, std::uint64_t work) {
  Search search(trace, work);
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
  found.core = search.smallest(found.steps);
  if (found.core.empty()) found.core.push_back(found.steps - 1);
  return found;
}

}  // namespace tally::hidden
