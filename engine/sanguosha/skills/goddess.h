#pragma once
// 洛神 Judgements as long as they are black.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

template <Skill skill>
void judges_while_black(Play& g, Seat owner) {
  bool black = true;
  while (black && !g.stopped() && g.state().living(owner) && g.invokes(owner, skill))
    black = g.judgement(owner, cause(skill), rule_of(skill),
                        [](Suit s, int) { return color_of(s) == Color::black; });
}

template <Skill skill>
bool black_of_his(const Play& g, Seat owner, const Judging& time) {
  if (time.judge != owner || time.why != cause(skill)) return false;
  return time.card < deck_size ? color_of(g.suit(time.card)) == Color::black : time.took_effect;
}

}  // namespace tally::sanguosha
