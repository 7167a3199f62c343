// Three players are left, and it takes long (000 "Detailed rules").
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/identity/identity.h"
#include "engine/sanguosha/modes/identity/numbers.h"

namespace tally::sanguosha {
namespace {

int most_hp(const State& s) {
  int most = 0;
  for (const Seat who : s.living_seats()) most = std::max<int>(most, s.at(who).hp);
  return most;
}

}  // namespace

// SGS-DECAY, AMB-SGS-044, OPT-SGS-DECAY-ROUNDS: rounds are counted in turns, from the one after the
// turn in which there came to be three: three turns are a round, and an extra turn is none of them.
// The note is one more than the turns counted; a death or a rebirth ends it (State::apply).
void IdentityMode::decay(Play& g, bool extra) {
  const Options& options = g.options();
  if (options.is<Opt::decay>("off")) return;
  const State& s = g.state();
  if (s.alive != decaying) return;
  const int noted = s.noted(nobody, Mark::three_left, Life::game);
  if (noted == 0 || !extra) g.note(nobody, Mark::three_left, Life::game);
  if (noted == 0 || extra || noted % decaying != 0) return;
  const bool each = options.is<Opt::decay>("each_round");
  if (!decays<bool, int>(noted / decaying, options[Opt::decay_rounds], each)) return;
  if (!each) g.note(nobody, Mark::three_left, Life::game, -noted);  // and so on from the start
  if (leaves_one<bool, int>(most_hp(s))) g.lose_hp_together(1, rule::decay);
}

}  // namespace tally::sanguosha
