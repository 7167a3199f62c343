// 谦逊 Humility
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qianxun{
    .id = "SGS-SKILL-QIANXUN",
    .en = "Humility",
    .zh = "谦逊",
    .compulsory = true,
    .text_en = "Compulsory. You cannot be made the target of Snatch or Indulgence.",
    .text_zh = "锁定技，你不能成为【顺手牵羊】和【乐不思蜀】的目标。",
    .source = "published standard edition, general 陆逊",
    .source_zh = "标准版，武将陆逊",
    .effects = {.immune = [](const State& /*s*/, Seat /*owner*/, Name as, Color) {
      return as == Name::snatch || as == Name::indulgence;
    }}};

}  // namespace tally::sanguosha
