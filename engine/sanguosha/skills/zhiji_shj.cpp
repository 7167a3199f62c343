// 志继（新版） Inherited Will, as Sheauhaw has it
#include "engine/sanguosha/skills/will.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhiji_shj{
    .id = "SGS-SKILL-ZHIJI-SHJ",
    .en = "Inherited Will (new)",
    .zh = "志继（新版）",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you have no hand card, you recover 1 or "
        "draw two cards; then you lose a point of your maximum of hit points and gain "
        "Stargaze (new).",
    .text_zh =
        "觉醒技，准备阶段，若没有手牌，选择回复1点体力或摸两张牌，然后减1点体力上限，获得“观"
        "星（新版）”。",
    .source = "programs: QSanguosha of Sheauhaw, mountain.cpp, general 姜维; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，mountain.cpp，武将姜维；实测",
    .effects = {.prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
      inherits_will<Skill::zhiji_shj, Skill::guanxing_shj>(g, owner, time, false);
    }}};

}  // namespace tally::sanguosha
