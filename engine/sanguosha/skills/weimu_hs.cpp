// 帷幕（国战新版） Behind the Curtain of the new kingdom war
#include "engine/sanguosha/skills/cancelling.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::weimu_hs{
    .id = "SGS-SKILL-WEIMU-HS",
    .en = "Behind the Curtain (new kingdom war)",
    .zh = "帷幕（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. When a black trick is aimed at you, you are struck off its targets; a black "
        "delayed trick that would go on to you goes to the discard pile.",
    .text_zh =
        "锁定技，成为黑色锦囊牌的目标时，取消之；黑色延时锦囊牌将移至你的判定区时，改为置入弃牌"
        "堆。",
    .source = "FreeKill 0.5.7, kingdom war, general 贾诩; observed",
    .source_zh = "新月杀0.5.7国战，武将贾诩；实测",
    .effects = {.cancels = black_tricks,
                .stops_passing = true,
                .targeting = is_no_target<Skill::weimu_hs>}};

}  // namespace tally::sanguosha
