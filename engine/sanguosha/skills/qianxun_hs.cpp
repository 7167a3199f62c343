// 谦逊（国战新版） Modesty of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qianxun_hs{
    .id = "SGS-SKILL-QIANXUN-HS",
    .en = "Modesty (new kingdom war)",
    .zh = "谦逊（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. You are no target of a Snatch or an Indulgence: it is void for you as "
        "you are about to become one.",
    .text_zh = "锁定技，成为【顺手牵羊】或【乐不思蜀】的目标时，取消之。",
    .source = "FreeKill 0.5.7, kingdom war, general 陆逊; observed",
    .source_zh = "新月杀0.5.7国战，武将陆逊；实测",
    .effects = {.targeting = [](Play& /*g*/, Seat owner, Target& t) {
      if (t.target == owner && (t.use.as == Name::snatch || t.use.as == Name::indulgence))
        t.done = true;
    }}};

}  // namespace tally::sanguosha
