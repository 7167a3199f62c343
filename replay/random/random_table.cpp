#include "replay/random/random_table.h"

namespace tally {

// Players would rather act than wait, and save their cards more often than not when it is not
// their turn; after a hundred turns nobody defends himself any more, so that every game ends.
int RandomTable::pass_percent(const Question& q) const {
  constexpr int patience = 100;
  const bool tired = match_.turn() > patience;
  if (!q.may_pass) return 0;
  if (q.who == match_.current()) return tired ? 3 : 10;
  if (tired) return 100;
  return q.who == nobody ? 75 : 50;
}

Event RandomTable::answer(const Question& q) {
  Event e;
  if (RandomAnswers::of_chance(schema_, q)) {
    e = answers_.by_chance(match_, q);
  } else {
    if (answers_.random().percent(pass_percent(q))) return {};
    e = answers_.one_of_first(q, 8 << answers_.random().below(6));
  }
  if (e.kind != nothing) happened(e);
  return e;
}

bool RandomTable::tell(Event& e) {
  happened(e);
  return true;
}

void RandomTable::happened(const Event& e) {
  ++events_;
  if (sink_ != nullptr) sink_->event(e, match_, events_);
}

}  // namespace tally
