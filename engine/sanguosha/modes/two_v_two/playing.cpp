// Turns in 2v2, and what a death brings.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/sides.h"
#include "engine/sanguosha/modes/two_v_two/two_v_two.h"

namespace tally::sanguosha {
namespace {

// OPT-SGS-2V2-PARTNER-DRAW
bool draws(Play& g, Seat partner) {
  if (g.options().is<Opt::partner_draw>("always")) return true;
  const Play::Choice ways[] = {{Way::refuse}, {Way::accept, Play::drawing(partner, 1)}};
  return g.decides(partner, ways, rule::v2_partner) == Way::accept;
}

}  // namespace

// SGS-2V2-TURNS: seat by seat, as in the identity game.
NextTurn TwoVTwo::first_turn(Play& /*g*/) const { return {0, true, rule::v2_turns}; }
NextTurn TwoVTwo::next_turn(Play& g, Seat last) const {
  NextTurn next = Mode::next_turn(g, last);
  next.why = rule::v2_turns;
  return next;
}

// SGS-2V2-TURNS: in the first turn of the game one card less.
int TwoVTwo::cards_to_draw(const State& s, const Options& options) const {
  return Mode::cards_to_draw(s, options) - (s.turn == 1 ? 1 : 0);
}

bool TwoVTwo::may_go_on(const State& s) const { return side_left(s) == Side::none; }

// SGS-2V2-END: the dead win with their side.
bool TwoVTwo::ended_by_death(Play& g) const {
  const State& s = g.state();
  if (may_go_on(s)) return false;
  g.end(list_of(seats_of(s, side_left(s))), rule::v2_end);
  return g.stopped();
}

// SGS-2V2-PARTNER: whoever killed, the other of his side draws; a killer gets nothing.
void TwoVTwo::after_death(Play& g, Seat who) const {
  const State& s = g.state();
  for (const Seat partner : living_of(s, side_of(s, who)))
    if (!g.stopped() && draws(g, partner)) g.draw(partner, 1, rule::v2_partner);
}

Rule TwoVTwo::rule_against(const Event& e) const {
  switch (e.kind) {
    case kind::offer:
    case kind::general: return rule::v2_generals;
    case kind::turn: return rule::v2_turns;
    case kind::over: return rule::v2_end;
    default: return rule::none;
  }
}

}  // namespace tally::sanguosha
