// The dead are replaced as long as their side has somebody to send.
#include "engine/sanguosha/modes/three_v_three/reserves.h"

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/three_v_three/pools.h"
#include "engine/sanguosha/modes/three_v_three/three_v_three.h"

namespace tally::sanguosha {

namespace {

GeneralSet nobody_is(const State& s, const Options& options) {
  GeneralSet unused = pools::of(options);
  for (Seat i = 0; i < s.players; ++i) unused.remove(s.at(i).general);
  return unused;
}

}  // namespace

void open_reserves(Play& g) {
  if (has_reserves(g.options())) g.open_pool(nobody_is(g.state(), g.options()));
}

// Where a record begins in the middle nobody knows who has been there before.
GeneralSet ThreeVThree::reborn_as(const State& s, const Options& options, Seat /*who*/) const {
  return s.pool.empty() ? nobody_is(s, options) : s.pool;
}

// SGS-3V3-RESERVES: in his seat and role comes another, unhurt, with four cards, before anything
// else. Where nobody has a general somebody comes all the same.
void ThreeVThree::after_death(Play& g, Seat who) const {
  const State& s = g.state();
  if (!has_reserves(g.options()) || s.living(who)) return;
  Question q = Play::question_about(Ask::reborn, who, nobody, kind::enter, rule::v3_reserves);
  q.value = 1;
  q.may_pass = false;
  Event e;
  e.kind = kind::enter;
  e.seat = who;
  e.rule = rule::v3_reserves;
  if (s.at(who).general == General::none)
    g.tell(e);
  else
    g.ask_and_commit(q);
  if (g.stopped() || !s.living(who)) return;
  g.change_hp(who, 0);
  g.draw(who, first_hand().many, rule::v3_reserves);
}

}  // namespace tally::sanguosha
