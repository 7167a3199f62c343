// 附敌 Turning to the Enemy
#include <algorithm>

#include "engine/sanguosha/flow/commands.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// Of his kingdom, himself among them, those with the most hit points; nobody if that is fewer than
// the owner has.
SeatSet strongest_kin(const State& s, Seat of, Seat owner) {
  SeatSet strongest;
  int most = s.at(owner).hp;
  for (const Seat i : s.living_seats()) {
    if ((i != of && !same_kingdom(s, of, i)) || s.at(i).hp < most) continue;
    if (s.at(i).hp > most) strongest.clear();
    most = s.at(i).hp;
    strongest.add(i);
  }
  return strongest;
}

}  // namespace

constinit const SkillInfo skills::fudi{
    .id = "SGS-SKILL-FUDI",
    .en = "Turning to the Enemy",
    .zh = "附敌",
    .text_en =
        "After another player has dealt you damage you may give him a hand card: then you deal 1 "
        "damage to the player of his kingdom with the most hit points, himself among them, if he "
        "has as many as you at least; where there are several you choose.",
    .text_zh =
        "受到其他角色造成的伤害后，可以交给来源一张手牌，"
        "然后对与其势力相同的角色（包括其自己）中体力值最大且不小于你的一名角色造成1点伤害。",
    .source = "published kingdom war 权, general 张绣; FreeKill 0.5.7",
    .source_zh = "国战·权，武将张绣；新月杀0.5.7",
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      constexpr Rule why = rule_of(Skill::fudi);
      const State& s = g.state();
      if (d.to != owner || d.from == owner || !s.living(d.from) || s.hand_size(owner) == 0) return;
      if (!g.invokes(owner, Skill::fudi, d.from)) return;
      SeatSet source;
      source.add(d.from);
      g.gives_to(owner, source, Skill::fudi, 1);
      if (g.stopped() || !s.living(owner)) return;
      const Seat victim = names_victim(g, owner, strongest_kin(s, d.from, owner), owner, why);
      if (victim != nobody) g.damage({.from = owner, .to = victim, .rule = why});
    }}};

}  // namespace tally::sanguosha
