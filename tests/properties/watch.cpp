#include "watch.h"

#include "engine/core/signing.h"
#include "verify/invariants/invariants.h"

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
      invariants_(verify::watch_for(identity())),
      table_(identity().schema(), *match_, player_bits(c), this) {}

void Watch::play() {
  const Setup setup = setup_of(case_);
  invariants_->start(setup, case_.rules, *match_);
  match_->play(setup, case_.rules, *this);
  if (!invariants_->end(*match_, match_->over())) broken();
  if (look) look(*this);
}

void Watch::fail(const std::string& what) const {
  properties::fail(case_, "after " + std::to_string(events_) + " events: " + what);
}

void Watch::broken() const {
  Finding f;
  invariants_->tell(f);
  fail(text_of(f.message) + "; " + text_of(f.expected) + "; " + text_of(f.found));
}

Event Watch::answer(const Question& q) {
  if (look) look(*this);
  asked_ = &q;
  Event a = table_.answer(q);
  asked_ = nullptr;
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
  if (!invariants_->event(e, *match_, asked_)) broken();
  sign(signature_, identity().schema().of(e), e);
  ++events_;
  if (on_event) on_event(*this, e);
}

}  // namespace tally::properties
