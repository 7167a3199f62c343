// 急袭（国战） Swift Raid of kingdom war
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jixi_ld{
    .id = "SGS-SKILL-JIXI-LD",
    .en = "Swift Raid (kingdom war)",
    .zh = "急袭（国战）",
    .main_only = true,
    .takes_half = true,
    .text_en =
        "Main general only, with half a fish less there. You may use a field as a "
        "Snatch; it still counts for the distance.",
    .text_zh =
        "主将技，此武将牌减少半个阴阳鱼；可以将一张“田”当【顺手牵羊】使用，此“田”仍计入距离。",
    .source = "published kingdom war 阵, general 邓艾; FreeKill 0.5.7, read",
    .source_zh = "国战·阵，武将邓艾；新月杀0.5.7，源码",
    .effects = {.from_pile = true, .converts = of_pile<Name::snatch, Skill::tuntian_ld>}};

}  // namespace tally::sanguosha
