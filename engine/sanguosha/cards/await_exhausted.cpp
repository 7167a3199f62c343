#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

void throw_away(Play& g, Seat who) {
  if (!g.stopped() && g.state().living(who)) g.discards(who, 2, rule::await_exhausted);
}

// 以逸待劳 你和与你同势力的各角色依次摸两张牌，然后弃置两张牌。
// Await the Exhausted: its user and all others of his kingdom each draw two cards, then discard
// two. SGS-CARD-AWAIT-EXHAUSTED (published kingdom war, card text)
// OPT-SGS-GZ-AWAIT: one after the other, or all draw before anybody discards.
void rest(Play& g, Use& u) {
  const bool in_turn = g.options().is<Opt::await_order>("in_turn");
  SeatSet rested;
  for (const Seat target : u.targets) {
    if (g.stopped()) return;
    if (!g.state().living(target) || u.spared.contains(target) || g.nullified(u, target)) continue;
    g.draw(target, 2, rule::await_exhausted);
    if (in_turn)
      throw_away(g, target);
    else
      rested.add(target);
  }
  for (const Seat target : u.targets)
    if (rested.contains(target)) throw_away(g, target);
}

}  // namespace

constinit const CardRules cards::await_exhausted{.aim = Aim::kin, .resolve = rest};

}  // namespace tally::sanguosha
