#include "replay/diff/story.h"

#include <algorithm>
#include <utility>

#include "replay/called.h"

namespace tally::diff {

void Story::event(const Event& e, const Match& match, std::uint32_t source_at) {
  const bool boundary = schema_.of(e).boundary;
  if (boundary && !at_boundary_) close_turn(match);
  if (!boundary && at_boundary_) {
    open_.number = match.turn();
    open_.seat = match.current();
  }
  at_boundary_ = boundary;
  if (std::exchange(renamed_, renames(schema_, e.kind))) {
    const std::span<const std::byte> state = match.state();
    namings_.push_back({events_.size(), {state.begin(), state.end()}});
  }
  events_.add(e, source_at);
}

void Story::begin_with(const Event& e, const Match& match) {
  at_boundary_ = schema_.of(e).boundary;
  open_.number = match.turn();
  open_.seat = match.current();
}

void Story::finish(const Match& match) {
  if (at_boundary_) {
    open_.number = match.turn();
    open_.seat = match.current();
  }
  close_turn(match);
}

void Story::close_turn(const Match& match) {
  open_.end = events_.size();
  turns_.push_back(open_);
  open_ = {open_.number, open_.seat, open_.end, open_.end};
  const std::span<const std::byte> state = match.state();
  states_.insert(states_.end(), state.begin(), state.end());
}

const Turn* Story::turn(int number) const {
  const auto found =
      std::find_if(turns_.begin(), turns_.end(), [&](const Turn& t) { return t.number == number; });
  return found == turns_.end() ? nullptr : &*found;
}

std::span<const std::byte> Story::state_after(std::size_t n) const {
  const std::size_t size = states_.size() / turns_.size();
  return std::span(states_).subspan(n * size, size);
}

bool same(const Event& a, const Event& b) {
  return a.kind == b.kind && a.what == b.what && a.seat == b.seat && a.other == b.other &&
         a.value == b.value && a.extra == b.extra && a.more == b.more && a.seats == b.seats &&
         std::ranges::equal(a.cards, b.cards);
}

}  // namespace tally::diff
