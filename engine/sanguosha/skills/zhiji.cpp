// 志继 Inherited Will
#include "engine/sanguosha/skills/will.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhiji{
    .id = "SGS-SKILL-ZHIJI",
    .en = "Inherited Will",
    .zh = "志继",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you have no hand card, you recover 1 or "
        "draw two cards; then you lose a point of your maximum of hit points and gain "
        "Stargaze.",
    .text_zh =
        "觉醒技，准备阶段，若没有手牌，选择回复1点体力或摸两张牌，然后减1点体力上限，获得“观"
        "星”。",
    .source = "published Mountain edition, general 姜维",
    .source_zh = "山扩展，武将姜维",
    .option = "AMB-SGS-080",
    .effects = {.prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
      const bool maximum_first = g.options().is<Opt::zhiji_order>("maximum_first");
      inherits_will<Skill::zhiji, Skill::guanxing>(g, owner, time, maximum_first);
    }}};

}  // namespace tally::sanguosha
