// 魂殇 Wounded Soul
#include "engine/sanguosha/skills/soul.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hunshang{
    .id = "SGS-SKILL-HUNSHANG",
    .en = "Wounded Soul",
    .zh = "魂殇",
    .compulsory = true,
    .deputy_only = true,
    .takes_half = true,
    .text_en =
        "Deputy only, with half a fish less; compulsory. As your prepare phase begins, if you "
        "have 1 hit point, you have Handsome and Soul of a Hero for this turn, as the new "
        "kingdom war has them.",
    .text_zh =
        "副将技，锁定技，此武将牌减少半个阴阳鱼。准备阶段开始时，若你的体力值为1，本回合拥有“"
        "英姿”与“英魂”（国战新版）。",
    .source = "published kingdom war 势, general 孙策; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将孙策；新月杀0.5.7，实测",
    .effects = {.prepare_start =
                    has_soul_for_turn<Skill::hunshang, Skill::yingzi_ld, Skill::yinghun_hs>}};

}  // namespace tally::sanguosha
