// 帷幕（国战新版） Behind the Curtain of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::weimu_hs{
    .id = "SGS-SKILL-WEIMU-HS",
    .en = "Behind the Curtain (new kingdom war)",
    .zh = "帷幕（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. You are no target of a black trick: it is void for you as you are about "
        "to become one.",
    .text_zh = "锁定技，成为黑色锦囊牌的目标时，取消之。",
    .source = "FreeKill 0.5.7, kingdom war, general 贾诩; observed",
    .source_zh = "新月杀0.5.7国战，武将贾诩；实测",
    .effects = {.targeting = [](Play& /*g*/, Seat owner, Target& t) {
      if (t.target == owner && is_trick(info(t.use.as).type) && t.use.color == Color::black)
        t.done = true;
    }}};

}  // namespace tally::sanguosha
