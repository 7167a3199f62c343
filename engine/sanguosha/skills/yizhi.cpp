// 遗志 Last Wish
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// With Stargaze of the main general too: skills/guanxing.cpp.
constinit const SkillInfo skills::yizhi{
    .id = "SGS-SKILL-YIZHI",
    .en = "Last Wish",
    .zh = "遗志",
    .compulsory = true,
    .deputy_only = true,
    .takes_half = true,
    .brings = Skill::guanxing,
    .text_en =
        "Deputy only, with half a fish less there; compulsory. You have Stargaze. If "
        "your main general lies open and has it himself, you look at five cards, however many "
        "players live.",
    .text_zh =
        "副将技，锁定技，此武将牌减少半个阴阳鱼；你拥有“观星”；若主将已明置且有“观星”，将其X改为五"
        "。",
    .source = "published kingdom war 阵, general 姜维; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将姜维；新月杀0.5.7，实测",
    .effects = {}};

}  // namespace tally::sanguosha
