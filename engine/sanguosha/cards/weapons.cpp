// Weapons: what each does when its owner uses a Slash.
#include "engine/sanguosha/cards/equipment_effects.h"
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

// 雌雄双股剑 指定异性角色为目标后，可令其选择：弃置一张手牌，或让你摸一张牌。
// Twin Swords: a target of the other gender discards a hand card or lets the user draw one.
// SGS-CARD-TWIN-SWORDS (published standard edition)
bool double_swords(Play& g, Seat /*owner*/, Use& u, Seat target) {
  const Gender mine = g.state().at(u.by).gender;
  const Gender his = g.state().at(target).gender;
  if (mine == Gender::none || his == Gender::none || mine == his) return true;
  if (!g.invokes(u.by, Name::double_swords, target)) return true;
  if (g.state().hand_size(target) > 0) {
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::cost_hand);
    q.who = target;
    q.other = u.by;
    q.accepts = kind::discard;
    q.rule = rule::double_swords;
    Event a = g.ask(q);
    g.commit(a);
    if (a.kind != nothing) return true;
  }
  g.draw(u.by, 1, rule::double_swords);
  return true;
}

// 青釭剑 锁定技，你使用【杀】无视目标的防具。
// Qinggang Sword: the targets' armour does not count against this Slash.
// SGS-CARD-QINGGANG-SWORD (published standard edition)
bool qinggang_sword(Play& /*g*/, Seat /*owner*/, Use& u, Seat /*target*/) {
  u.ignores_armour = true;
  return true;
}

// 青龙偃月刀 【杀】被【闪】抵消后，可以再对其使用一张【杀】，不计次数和距离。
// Green Dragon Blade: after a Dodge the user may at once use another Slash on the same target.
// SGS-CARD-GREEN-DRAGON-BLADE (published standard edition; official FAQ)
bool blade(Play& g, Seat /*owner*/, const Use& u, Seat target) {
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::slash_at);
  q.what = static_cast<What>(Name::blade);
  q.who = u.by;
  q.other = target;
  q.accepts = kind::use;
  q.own_seat = true;
  q.rule = rule::blade;
  g.slash_out_of_turn(q);
  return false;
}

// 贯石斧 【杀】被【闪】抵消后，可以弃置两张牌（不能是此斧），令此【杀】依然造成伤害。
// Rock-Cleaving Axe: after a Dodge, two of one's cards but the axe make the Slash hit all the same.
// SGS-CARD-ROCK-CLEAVING-AXE (published standard edition)
bool axe(Play& g, Seat /*owner*/, const Use& u, Seat target) {
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::cost_axe);
  q.who = u.by;
  q.other = target;
  q.value = 2;
  q.accepts = kind::discard;
  q.rule = rule::axe;
  Event a = g.ask(q);
  g.commit(a);
  return a.kind != nothing;
}

// 麒麟弓 【杀】造成伤害时，可以弃置目标装备区里的一张坐骑牌。
// Qilin Bow: about to deal damage, the user may discard one of the target's horses.
// SGS-CARD-QILIN-BOW (published standard edition)
bool kylin_bow(Play& g, Seat /*owner*/, const Damage& d, int& /*amount*/) {
  const State& s = g.state();
  if (d.slash == nullptr || (!s.equipped(d.to, 2) && !s.equipped(d.to, 3))) return false;
  if (!g.invokes(d.from, Name::kylin_bow, d.to)) return false;
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::remove_horse);
  q.who = d.from;
  q.other = d.to;
  q.accepts = kind::remove;
  q.rule = rule::kylin_bow;
  q.may_pass = false;
  Event a = g.ask(q);
  g.commit(a);
  return false;
}

// 寒冰剑 【杀】造成伤害时，若目标有牌，可以防止此伤害，改为依次弃置其两张牌。
// Frost Sword: instead of the damage the user discards two of the target's cards, one by one.
// SGS-CARD-FROST-SWORD (published EX card)
bool ice_sword(Play& g, Seat /*owner*/, const Damage& d, int& amount) {
  const State& s = g.state();
  std::array<Card, deck_size> any;
  if (d.slash == nullptr) return false;
  if (s.cards_of(d.to, true, true, false, any.data()) == 0) return false;
  if (!g.invokes(d.from, Name::ice_sword, d.to)) return false;
  for (int i = 0; i < 2 && !g.stopped(); ++i) {
    if (!s.living(d.to) || s.cards_of(d.to, true, true, false, any.data()) == 0) break;
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::remove_own);
    q.who = d.from;
    q.other = d.to;
    q.accepts = kind::remove;
    q.rule = rule::ice_sword;
    q.may_pass = false;
    Event a = g.ask(q);
    g.commit(a);
  }
  Event e;
  e.kind = kind::prevented;
  e.seat = d.to;
  e.value = static_cast<std::int16_t>(amount);
  e.rule = rule::ice_sword;
  return g.tell(e);
}

// 古锭刀 锁定技，目标没有手牌时【杀】伤害+1。
// Guding Blade: 1 more damage to a target without hand cards.
// SGS-CARD-GUDING-BLADE (published Maneuvering edition)
bool guding_blade(Play& g, Seat /*owner*/, const Damage& d, int& amount) {
  if (d.slash != nullptr && g.state().hand_size(d.to) == 0) ++amount;
  return false;
}

}  // namespace

namespace equipment {
// 诸葛连弩 锁定技，出牌阶段使用【杀】没有次数限制。
// Zhuge Crossbow: no limit to Slashes in the play phase. SGS-CARD-CROSSBOW
constinit const Effects crossbow{.unlimited_slash = true};
constinit const Effects double_swords{.target_fixed = sanguosha::double_swords};
constinit const Effects qinggang_sword{.target_fixed = sanguosha::qinggang_sword};
constinit const Effects blade{.dodged = sanguosha::blade};
constinit const Effects axe{.dodged = sanguosha::axe};
constinit const Effects guding_blade{.dealing = sanguosha::guding_blade};
constinit const Effects kylin_bow{.dealing = sanguosha::kylin_bow};
constinit const Effects ice_sword{.dealing = sanguosha::ice_sword};
}  // namespace equipment

}  // namespace tally::sanguosha
