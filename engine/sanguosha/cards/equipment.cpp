// What all equipment shares, and the horses, which do nothing else.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// SGS-EQUIP-SLOT: one weapon, one armour, one horse of each kind; what was there is put away.
void put_on(Play& g, Use& u) {
  const Seat who = u.targets.empty() ? u.by : u.targets[0];
  if (u.card_count == 0 || !g.state().living(who)) return;
  const Card old = g.state().equipment(who, slot_of(info(u.as).type));
  if (old != unknown_card) g.say(kind::replace, who, rule::equip_slot, {&old, 1});
  g.say(kind::equip, who, info(u.as).rule, u.cards());
}

// 防御坐骑 其他角色计算与你的距离+1。进攻坐骑 你计算与其他角色的距离-1。
// Defensive horse: others are 1 farther from its owner. Offensive horse: its owner is 1 nearer to
// others. They count in sanguosha::distance, by the slot they are in.
// SGS-CARD-DEFENSIVE-HORSE, SGS-CARD-OFFENSIVE-HORSE (published standard edition)
constinit const CardRules cards::jueying = equipment({});
constinit const CardRules cards::dilu = equipment({});
constinit const CardRules cards::zhuahuangfeidian = equipment({});
constinit const CardRules cards::hualiu = equipment({});
constinit const CardRules cards::chitu = equipment({});
constinit const CardRules cards::dayuan = equipment({});
constinit const CardRules cards::zixing = equipment({});
constinit const CardRules cards::jingfan = equipment({});

}  // namespace tally::sanguosha
