// Marks and what they are spent for (SGS-GZ-PIONEER, SGS-GZ-HALF-FISH, SGS-GZ-COMPANIONS), and the
// fray (SGS-GZ-FRAY).
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

void get_mark(Play& g, Seat who, Token token, Rule why) {
  Event e;
  e.kind = kind::mark;
  e.seat = who;
  e.what = static_cast<What>(token);
  e.rule = why;
  g.tell(e);
}

// SGS-GZ-FRAY, OPT-SGS-GZ-FRAY: few live (OPT-SGS-GZ-FRAY-SMALL), and no two who have shown their
// kingdom are of one. Whoever is only turned up does not begin it.
void KingdomWar::turn_begun(Play& g, Seat who) const {
  const State& s = g.state();
  if (s.fray != 0 || s.at(who).face_down || !g.options().is<Opt::fray>("true")) return;
  const int small = small_war - (g.options().is<Opt::fray_small>("six") ? 1 : 0);
  if (s.alive > fray_players(s.players, small)) return;
  for (const Seat i : s.living_seats())
    for (const Seat j : s.living_seats())
      if (i != j && same_kingdom(s, i, j)) return;
  g.say(kind::fray, nobody, rule::gz_fray);
}

// SGS-GZ-HALF-FISH: in his discard phase he keeps two more, for each mark that he spends.
void KingdomWar::discarding(Play& g, Seat who) const {
  const Player& p = g.state().at(who);
  while (p.has(Token::half_fish) || p.has(Token::careerist)) {
    Question q = Play::question_to(who, Ask::spend_limit, kind::spend, rule::gz_half_fish);
    if (g.ask_and_commit(q).kind == nothing) return;
  }
}

void KingdomWar::carry_out(Play& g, Event a) const {
  const Seat who = a.seat;
  const Seat on = a.other;
  const auto way = static_cast<Spent>(a.extra);
  const auto place = static_cast<std::size_t>(a.value != 0 ? 1 : 0);
  g.commit(a);
  const State& s = g.state();
  switch (way) {
    case Spent::look: {
      const int few = pioneer_hand - s.hand_size(who);
      if (few > 0) g.draw(who, few, rule::gz_pioneer);
      return g.glimpses(who, on, place, rule::gz_pioneer);
    }
    case Spent::draw: return g.draw(who, 1, rule::gz_half_fish);
    case Spent::draw_two: return g.draw(who, 2, rule::gz_companion);
    case Spent::peach: {
      const Seat healed = on == nobody ? who : on;
      if (s.living(healed)) g.heal(healed, 1, rule::gz_companion);
      return;
    }
    default: return;
  }
}

}  // namespace tally::sanguosha
