#include "watch.h"

namespace tally::properties {

sanguosha::State state_of(const Match& match) {
  sanguosha::State state;
  const auto bytes = match.state();
  if (bytes.size() == sizeof state)
    std::memcpy(static_cast<void*>(&state), bytes.data(), sizeof state);
  return state;
}

Watch::Watch(const GameCase& c)
    : case_(c),
      match_(identity().match()),
      table_(identity().schema(), *match_, player_bits(c), this) {}

void Watch::play() {
  match_->play(setup_of(case_), case_.rules, *this);
  if (look) look(*this);
}

void Watch::fail(const std::string& what) const {
  properties::fail(case_, "after " + std::to_string(events_) + " events: " + what);
}

Event Watch::answer(const Question& q) {
  if (look) look(*this);
  Event a = table_.answer(q);
  if (a.kind == nothing && !q.may_pass)
    fail("no legal answer to a question that has to be answered");
  if (!q.judge(a).legal()) fail("an answer on offer is not legal");
  return a;
}

bool Watch::tell(Event& e) {
  if (look) look(*this);
  return table_.tell(e);
}

void Watch::event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) {
  signature_.mix(e);
  ++events_;
  if (on_event) on_event(*this, e);
}

}  // namespace tally::properties
