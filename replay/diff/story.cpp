#include "replay/diff/story.h"

#include <algorithm>

namespace tally::diff {
namespace {

// A new round is told before the turn that begins it, and belongs to that turn.
bool concerns_nobody(const Event& e) {
  return e.seat == nobody && e.other == nobody && e.seats.empty() && e.cards.empty();
}

}  // namespace

void Story::event(const Event& e, const Match& match, std::uint32_t source_at) {
  if (match.turn() != open_.number) {
    std::size_t end = events_.size();
    while (end > open_.begin && concerns_nobody(events_.event(end - 1))) --end;
    close_turn(end);
    open_ = {match.turn(), match.current(), end, end};
  }
  events_.add(e, source_at);
  const std::span<const std::byte> state = match.state();
  latest_.assign(state.begin(), state.end());
  if (!concerns_nobody(e)) last_ = latest_;
}

void Story::finish() {
  last_ = latest_;
  close_turn(events_.size());
}

void Story::close_turn(std::size_t end) {
  open_.end = end;
  turns_.push_back(open_);
  states_.insert(states_.end(), last_.begin(), last_.end());
}

const Turn* Story::turn(int number) const {
  const auto found = std::find_if(turns_.begin(), turns_.end(),
                                  [&](const Turn& t) { return t.number == number; });
  return found == turns_.end() ? nullptr : &*found;
}

std::span<const std::byte> Story::state_after(const Turn& turn) const {
  if (last_.empty()) return {};
  // The state may be missing for what came before a turn that is told first.
  const std::size_t missing = turns_.size() - states_.size() / last_.size();
  const auto index = static_cast<std::size_t>(&turn - turns_.data());
  if (index < missing) return {};
  return std::span(states_).subspan((index - missing) * last_.size(), last_.size());
}

bool same(const Event& a, const Event& b) {
  return a.kind == b.kind && a.what == b.what && a.seat == b.seat && a.other == b.other &&
         a.value == b.value && a.extra == b.extra && a.hidden == b.hidden && a.seats == b.seats &&
         std::ranges::equal(a.cards, b.cards);
}

}  // namespace tally::diff
