#include "verify/shrink/cursor.h"

#include <algorithm>

#include "verify/turns.h"

namespace tally::verify {

void ScriptCursor::start(const Script& script) {
  script_ = &script;
  used_.assign(script.steps.size(), 0);
  open_ = static_cast<std::size_t>(std::count_if(script.steps.begin(), script.steps.end(),
                                                 [](const Step& s) { return !s.chance; }));
  next_turn_ = 1;
  past_ = block_ = 0;
  turn_ = phase_ = 0;
}

void ScriptCursor::use_up(std::size_t step) {
  used_[step] = 1;
  if (!script_->steps[step].chance) --open_;
}

void ScriptCursor::follow(const Event& e) {
  if (begins_turn(schema_, e)) {
    // The steps stand in the order of their turns: those of this one can not come any more.
    for (; past_ < used_.size() && script_->steps[past_].turn <= turn_; ++past_)
      if (used_[past_] == 0) use_up(past_);
    const bool his = next_turn_ < turns() && script_->turns[next_turn_] == e.seat;
    turn_ = his ? static_cast<int>(next_turn_++) : -1;
    phase_ = 0;
  } else if (schema_.of(e).sequence) {
    phase_ = e.what + 1;
  } else {
    return;
  }
  block_ = past_;
}

bool ScriptCursor::at_the_fault() const {
  if (turn_ + 1 != static_cast<int>(turns()) || phase_ != script_->fault->phase) return false;
  for (std::size_t i = block_; i < used_.size(); ++i)
    if (const Step& s = script_->steps[i]; used_[i] == 0 && is_now(s) && !s.chance) return false;
  return true;
}

const Step* ScriptCursor::next(const Question& q) {
  const Key key = key_of(q);
  const bool main = !q.follows.empty();
  for (std::size_t i = block_; i < used_.size() && script_->steps[i].turn <= turn_; ++i) {
    const Step& s = script_->steps[i];
    if (used_[i] != 0 || !is_now(s) || s.main != main || s.key != key) continue;
    const bool seen =
        std::find(s.line.cards.begin(), s.line.cards.end(), unknown_card) == s.line.cards.end();
    const bool legal =
        seen && q.accepts.contains(s.line.event.kind) && q.judge(s.line.get()).legal();
    if (!legal && !main) continue;
    // A main step is done now or never; what stands before it can not come any more.
    use_up(i);
    if (main) {
      for (std::size_t k = past_; k < i; ++k)
        if (used_[k] == 0 && is_now(script_->steps[k])) use_up(k);
      block_ = i + 1;
    }
    if (legal) return &s;
  }
  return nullptr;
}

const Step* ScriptCursor::with_other_cards(const Question& q) {
  if (!q.follows.empty()) return nullptr;
  const Key key = key_of(q);
  for (std::size_t i = block_; i < used_.size() && script_->steps[i].turn <= turn_; ++i) {
    const Step& s = script_->steps[i];
    if (used_[i] != 0 || !is_now(s) || s.main || s.key != key ||
        !q.accepts.contains(s.line.event.kind))
      continue;
    use_up(i);
    return &s;
  }
  return nullptr;
}

}  // namespace tally::verify
