// Weapons: what each does when its owner uses a Slash.
#include "engine/sanguosha/play.h"

namespace tally::sanguosha {
namespace {

// 雌雄双股剑 指定异性角色为目标后，可令其选择：弃置一张手牌，或让你摸一张牌。
// Twin Swords: a target of the other gender discards a hand card or lets the user draw one.
// SGS-CARD-TWIN-SWORDS (published standard edition)
void double_swords(Play& g, const Use& u, Seat target) {
  const Gender mine = g.state().at(u.by).gender;
  const Gender his = g.state().at(target).gender;
  if (mine == Gender::none || his == Gender::none || mine == his) return;
  if (!g.invokes(u.by, Name::double_swords, target)) return;
  if (g.state().hand_size(target) > 0) {
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::cost_hand);
    q.who = target;
    q.other = u.by;
    q.accepts = bit(kind::discard);
    q.rule = rule::double_swords;
    Event a = g.ask(q);
    g.commit(a);
    if (a.kind != nothing) return;
  }
  g.draw(u.by, 1, rule::double_swords);
}

// 青龙偃月刀 【杀】被【闪】抵消后，可以再对其使用一张【杀】，不计次数和距离。
// Green Dragon Blade: after a Dodge the user may at once use another Slash on the same target.
// SGS-CARD-GREEN-DRAGON-BLADE (published standard edition; official FAQ)
void blade(Play& g, const Use& u, Seat target) {
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::slash_at);
  q.what = static_cast<std::uint8_t>(Name::blade);
  q.who = u.by;
  q.other = target;
  q.accepts = bit(kind::use);
  q.own_seat = true;
  q.rule = rule::blade;
  Event a = g.ask(q);
  if (a.kind != nothing) g.use(a, false);
}

// 贯石斧 【杀】被【闪】抵消后，可以弃置两张牌（不能是此斧），令此【杀】依然造成伤害。
// Rock-Cleaving Axe: after a Dodge, two of one's cards but the axe make the Slash hit all the same.
// SGS-CARD-ROCK-CLEAVING-AXE (published standard edition)
bool axe(Play& g, const Use& u, Seat target) {
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::cost_axe);
  q.who = u.by;
  q.other = target;
  q.value = 2;
  q.accepts = bit(kind::discard);
  q.rule = rule::axe;
  const bool lion = g.wears_lion(u.by);
  Event a = g.ask(q);
  if (a.kind == nothing) return false;
  g.commit(a);
  g.after_losing(u.by, lion);
  return true;
}

// 麒麟弓 【杀】造成伤害时，可以弃置目标装备区里的一张坐骑牌。
// Qilin Bow: about to deal damage, the user may discard one of the target's horses.
// SGS-CARD-QILIN-BOW (published standard edition)
void kylin_bow(Play& g, const Damage& d) {
  const State& s = g.state();
  if (!s.equipped(d.to, 2) && !s.equipped(d.to, 3)) return;
  if (!g.invokes(d.from, Name::kylin_bow, d.to)) return;
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::remove_horse);
  q.who = d.from;
  q.other = d.to;
  q.accepts = bit(kind::remove);
  q.rule = rule::kylin_bow;
  q.may_pass = false;
  Event a = g.ask(q);
  g.commit(a);
}

// 寒冰剑 【杀】造成伤害时，若目标有牌，可以防止此伤害，改为依次弃置其两张牌。
// Frost Sword: instead of the damage the user discards two of the target's cards, one by one.
// SGS-CARD-FROST-SWORD (published EX card)
bool ice_sword(Play& g, const Damage& d, int amount) {
  const State& s = g.state();
  std::array<Card, deck_size> any;
  if (s.cards_of(d.to, true, true, false, any.data()) == 0) return false;
  if (!g.invokes(d.from, Name::ice_sword, d.to)) return false;
  for (int i = 0; i < 2 && !g.stopped(); ++i) {
    if (!s.living(d.to) || s.cards_of(d.to, true, true, false, any.data()) == 0) break;
    const bool lion = g.wears_lion(d.to);
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::remove_own);
    q.who = d.from;
    q.other = d.to;
    q.accepts = bit(kind::remove);
    q.rule = rule::ice_sword;
    q.may_pass = false;
    Event a = g.ask(q);
    g.commit(a);
    g.after_losing(d.to, lion);
  }
  Event e;
  e.kind = kind::prevented;
  e.seat = d.to;
  e.value = static_cast<std::int16_t>(amount);
  e.rule = rule::ice_sword;
  return g.tell(e);
}

}  // namespace

void weapon_on_targets(Play& g, Use& u) {
  switch (g.state().weapon(u.by)) {
    case Name::double_swords:
      for (Seat target : u.targets) {
        if (g.stopped()) return;
        if (g.state().living(target)) double_swords(g, u, target);
      }
      break;
    // 青釭剑 锁定技，你使用【杀】无视目标的防具。
    // Qinggang Sword: the targets' armour does not count against this Slash.
    case Name::qinggang_sword: u.ignores_armour = true; break;
    default: break;
  }
}

bool weapon_after_dodge(Play& g, const Use& u, Seat target) {
  if (g.stopped() || !g.state().living(u.by) || !g.state().living(target)) return false;
  switch (g.state().weapon(u.by)) {
    case Name::blade: blade(g, u, target); return false;
    case Name::axe: return axe(g, u, target);
    default: return false;
  }
}

bool weapon_before_damage(Play& g, const Damage& d, int& amount) {
  if (!g.state().living(d.from)) return false;
  switch (g.state().weapon(d.from)) {
    // 古锭刀 锁定技，目标没有手牌时【杀】伤害+1。
    // Guding Blade: 1 more damage to a target without hand cards.
    case Name::guding_blade:
      if (g.state().hand_size(d.to) == 0) ++amount;
      return false;
    case Name::kylin_bow: kylin_bow(g, d); return false;
    case Name::ice_sword: return ice_sword(g, d, amount);
    default: return false;
  }
}

}  // namespace tally::sanguosha
