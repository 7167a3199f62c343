#include "verify/fork/walk.h"

#include "replay/diff/story.h"
#include "replay/guide/matching.h"
#include "replay/random/answers.h"

namespace tally::crossing {

Event Walk::answer(const Question& q) {
  if (off_) return goes(off(q));
  const Event* const next = at_ < game_.size() ? &game_.event(at_) : nullptr;
  Event own;
  if (next != nullptr && may_answer(q, *next)) {
    own = *next;
    q.complete(own);
    if (!q.judge(own).legal()) own = {};
  }
  if (at_ == until_ && !RandomAnswers::of_chance(schema_, q)) {
    Event e;
    off_ = leaves(q, asked_++, own.kind == nothing ? nullptr : &own, e);
    if (off_) return goes(e);
  }
  if (own.kind != nothing) {
    ++at_;
    return goes(own);
  }
  if (!q.may_pass) match_.stop();  // it cannot be followed any further
  return {};
}

bool Walk::tell(Event& e) {
  if (!off_) {
    const bool same = at_ < game_.size() && diff::same(game_.event(at_), e);
    if (!same || at_ >= until_) {
      match_.stop();
      return false;
    }
    ++at_;
  }
  sees(e);
  return true;
}

// What nobody has seen is as the game has it.
bool Walk::comes_next(Event& e) {
  if (off_ || at_ >= game_.size()) return false;
  const Event& next = game_.event(at_);
  const KindInfo& kind = schema_.of(e);
  if (next.kind != e.kind || !agree(kind, e, next)) return false;
  fill(kind, e, next, room_);
  return true;
}

Event Walk::goes(const Event& e) {
  if (e.kind != nothing) sees(e);
  return e;
}

}  // namespace tally::crossing
