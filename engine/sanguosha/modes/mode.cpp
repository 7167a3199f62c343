// What modes have in common, and the list of them.
#include "engine/sanguosha/modes/mode.h"

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

// SGS-SETUP-HP: the number of the general, 4 without one.
Counted Mode::first_hp(const State& s, const Options& /*options*/, Seat who) const {
  const General general = s.at(who).general;
  return {general == General::none ? 4 : static_cast<int>(info(general).max_hp), rule::setup_hp};
}

// SGS-TURN-ORDER: seat by seat round the table, the dead left out. SGS-TURN-ROUND: a round is over
// when play comes back past the first living seat.
NextTurn Mode::next_turn(Play& g, Seat last) const {
  const Seat next = g.state().next(last);
  return {next, next <= last};
}

// SGS-PHASE-DRAW: two cards, or so many (OPT-SGS-DRAW-CARDS).
int Mode::cards_to_draw(const State& /*s*/, const Options& options) const {
  return options[Opt::draw_cards];
}

Verdict Mode::judge(const Legal& /*legal*/, const Question& q, const Event& /*answer*/) const {
  return broken(q.rule);
}

std::span<const Mode* const> all_modes() {
  static const Mode* const all[] = {
#define TALLY_X(name) &modes::name,
      TALLY_SGS_MODES(TALLY_X)
#undef TALLY_X
  };
  return all;
}

}  // namespace tally::sanguosha
