// 狂骨 Wild Bone
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::kuanggu{
    .id = "SGS-SKILL-KUANGGU",
    .en = "Wild Bone",
    .zh = "狂骨",
    .compulsory = true,
    .text_en =
        "Compulsory. For each point of damage you deal to a player at distance 1 or less you "
        "recover 1.",
    .text_zh = "锁定技，每当你对距离1以内的一名角色造成1点伤害后，回复1点体力。",
    .source = "published Wind edition, general 魏延",
    .source_zh = "风扩展，武将魏延",
    .effects = {.dealt = [](Play& g, Seat owner, Damage& d) {
      if (d.from != owner || !d.from_near) return;
      for (int i = 0; i < d.amount; ++i) g.heal(owner, 1, rule_of(Skill::kuanggu));
    }}};

}  // namespace tally::sanguosha
