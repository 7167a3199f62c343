// 谦逊（国战） Humility (kingdom war)
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/cancelling.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qianxun_gz{
    .id = "SGS-SKILL-QIANXUN-GZ",
    .en = "Humility (kingdom war)",
    .zh = "谦逊（国战）",
    .compulsory = true,
    .text_en =
        "Compulsory. When a Snatch or an Indulgence is aimed at you, you are struck off its "
        "targets.",
    .text_zh = "锁定技，成为【顺手牵羊】或【乐不思蜀】的目标时，取消之。",
    .source = "published kingdom war, general 陆逊",
    .source_zh = "国战，武将陆逊",
    .effects = {.cancels = [](const State&, Seat, Name as,
                              Color) { return as == Name::snatch || as == Name::indulgence; },
                .targeting = is_no_target<Skill::qianxun_gz>}};

}  // namespace tally::sanguosha
