#pragma once
// 制衡 Cards discarded, as many drawn.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// One card at least, and `most` at most; any number where `most` is 0.
inline void balances(Play& g, Seat owner, int most, Rule why) {
  Question q = Play::question_to(owner, Ask::pay_any, kind::discard, why);
  q.value = 1;
  q.what = static_cast<What>(most == 0 ? 1 : most > 1 ? most : 0);
  q.may_pass = false;
  Event a = g.ask(q);
  const int n = static_cast<int>(a.cards.size());
  g.commit(a);
  if (a.kind != nothing && g.state().living(owner)) g.draw(owner, n, why);
}

}  // namespace tally::sanguosha
