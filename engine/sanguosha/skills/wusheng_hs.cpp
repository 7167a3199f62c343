// 武圣（国战新版） Warrior Saint of the new kingdom war
#include "engine/sanguosha/skills/warrior_saint.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wusheng_hs{
    .id = "SGS-SKILL-WUSHENG-HS",
    .en = "Warrior Saint (new kingdom war)",
    .zh = "武圣（国战新版）",
    .text_en =
        "You may use or play a red card as a Slash. Your Slashes that are diamonds know no "
        "distance.",
    .text_zh = "可以将一张红色牌当【杀】使用或打出；你使用的方块【杀】无距离限制。",
    .source = "FreeKill 0.5.7, kingdom war, general 关羽; observed",
    .source_zh = "新月杀0.5.7国战，武将关羽；实测",
    .effects = {.from_equipment = true, .converts = red_as_slash, .reach = diamonds_reach}};

}  // namespace tally::sanguosha
