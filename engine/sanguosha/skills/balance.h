#pragma once
// 制衡 Cards discarded, as many drawn.
#include <optional>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

template <Skill skill>
Verdict may_balance(const Legal& legal, const Event& invoke) {
  return legal.state().has_card(invoke.seat) ? fine : broken(rule_of(skill), why::no_price);
}

// How many he has discarded, if he lives: one at least, and `most` at most; any number where `most`
// is 0.
inline std::optional<int> discards_some(Play& g, Seat owner, int most, Rule why) {
  Question q = Play::question_to(owner, Ask::pay_any, kind::discard, why);
  q.value = 1;
  q.what = static_cast<What>(most == 0 ? 1 : most > 1 ? most : 0);
  q.may_pass = false;
  Event a = g.ask(q);
  const int n = static_cast<int>(a.cards.size());
  g.commit(a);
  return a.kind != nothing && g.state().living(owner) ? std::optional(n) : std::nullopt;
}

inline void balances(Play& g, Seat owner, int most, Rule why) {
  if (const auto n = discards_some(g, owner, most, why)) g.draw(owner, *n, why);
}

}  // namespace tally::sanguosha
