// Dismantle and Snatch: a card of another player.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

// One card of `target`, chosen only after the nullification window (SGS-CARD-DISMANTLE).
void take_one(Play& g, const Use& u, Seat target, Ask ask, Kind answer, Rule rule) {
  if (!g.state().has_any_card(target)) return;
  Question q;
  q.ask = static_cast<std::uint8_t>(ask);
  q.who = u.by;
  q.other = target;
  q.accepts = answer;
  q.rule = rule;
  q.may_pass = false;
  Event a = g.ask(q);
  g.commit(a);
}

}  // namespace

// 过河拆桥 弃置一名其他角色区域里的一张牌：手牌随机，装备和判定区的牌由你选。
// Dismantle: discard one card of another player, a hand card unseen, other cards by choice.
// SGS-CARD-DISMANTLE (published standard edition)
void resolve_dismantlement(Play& g, const Use& u, Seat target) {
  if (g.state().living(u.by))
    take_one(g, u, target, Ask::remove_any, kind::remove, rule::dismantlement);
}

// 顺手牵羊 获得距离为1的一名其他角色区域里的一张牌，收入手牌。
// Snatch: take one card of another player at distance 1 into one's hand.
// SGS-CARD-SNATCH, SGS-DISTANCE (published standard edition)
void resolve_snatch(Play& g, const Use& u, Seat target) {
  if (g.state().living(u.by)) take_one(g, u, target, Ask::snatch, kind::snatch, rule::snatch);
}

}  // namespace tally::sanguosha
