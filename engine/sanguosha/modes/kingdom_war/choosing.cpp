// Everybody is offered generals and lays two of one kingdom face down (SGS-GZ-GENERALS).
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"
#include "engine/sanguosha/modes/offered.h"

namespace tally::sanguosha {
namespace {

Question of_pairs(Seat who, Ask what, Kind answer) {
  Question q = Play::question_to(who, what, answer, rule::gz_generals);
  q.may_pass = false;
  return q;
}

// OPT-SGS-GZ-PEEK: everybody looks at the deputy of the next player.
void peek_at_deputies(Play& g) {
  const State& s = g.state();
  for (Seat i = 0; i < s.players; ++i) {
    const Seat next = g.seat_after(i, 1);
    if (next != i) g.glimpses(i, next, 1, rule::gz_generals);
  }
}

}  // namespace

void KingdomWar::choose_generals(Play& g) const {
  const State& s = g.state();
  if (generals_are_settled(g)) return;
  g.open_pool(war_pool(g.options()));
  // OPT-SGS-GZ-OFFER
  const int each = war_offered<bool, int>(std::max<int>(s.players, 1), g.options()[Opt::war_offer],
                                          s.pool.size());
  for (Seat i = 0; i < s.players; ++i) {
    Question q = of_pairs(i, Ask::offer, kind::offer);
    q.value = each;
    g.ask_and_commit(q);
  }
  for (Seat i = 0; i < s.players; ++i) {
    Question q = of_pairs(i, Ask::pair, kind::pair);
    g.ask_and_commit(q);
  }
  if (g.options().is<Opt::peek_deputy>("true")) peek_at_deputies(g);
}

}  // namespace tally::sanguosha
