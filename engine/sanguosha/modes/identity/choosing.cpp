// Who chooses among which generals in the identity game.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/identity/identity.h"
#include "engine/sanguosha/modes/identity/numbers.h"
#include "engine/sanguosha/modes/offered.h"

namespace tally::sanguosha {
namespace {

Question about_generals(Seat who, Ask what, Kind answer) {
  Question q = Play::question_about(what, who, nobody, answer, rule::setup_generals);
  q.may_pass = false;
  return q;
}

void offer_generals(Play& g, Seat who) {
  const State& s = g.state();
  const bool lord = who == 0;
  // Enough is left for those who are offered theirs after him.
  const int left = std::max(s.pool.size() - s.aside, 0);
  const int wanted = generals_wanted<bool>(static_cast<int>(s.players), g.options());
  const int n = lord ? lord_offer : generals_offered(wanted, left, s.players - who);
  Question q = about_generals(who, Ask::offer, kind::offer);
  q.value = n;
  // AMB-SGS-005
  q.what = lord && g.options().is<Opt::lord_choice>("three_lords_plus_two") ? 1 : 0;
  Event offered = g.ask(q);
  g.commit(offered);
}

void choose_general(Play& g, Seat who) {
  Question q = about_generals(who, Ask::choose, kind::general);
  Event chosen = g.ask(q);
  g.commit(chosen);
}

}  // namespace

// SGS-SETUP-GENERALS: the lord first and openly, then the others, together or in turn
// (OPT-SGS-GENERALS-SHOWN). What nobody takes is put aside.
void IdentityMode::choose_generals(Play& g) const {
  const Options& options = g.options();
  const State& s = g.state();
  if (generals_are_settled(g)) return;
  g.open_pool(generals_in(options));
  const auto at_once = [&](Seat who) {
    Event shown;
    shown.kind = kind::general;
    shown.seat = who;
    shown.hide(Field::what);
    const bool any = options.is<Opt::generals_shown>("any");  // whichever it is shows itself
    return g.holds(any ? Truth::unseen : truth(options.is<Opt::generals_shown>("in_turn")), shown);
  };
  offer_generals(g, 0);
  choose_general(g, 0);
  for (Seat i = 1; i < s.players; ++i) {
    offer_generals(g, i);
    if (at_once(i)) choose_general(g, i);
  }
  for (Seat i = 1; i < s.players; ++i)
    if (s.at(i).general == General::none) choose_general(g, i);
}

}  // namespace tally::sanguosha
