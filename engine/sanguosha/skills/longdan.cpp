// 龙胆 Dragon Heart
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::longdan{
    .id = "SGS-SKILL-LONGDAN",
    .en = "Dragon Heart",
    .zh = "龙胆",
    .text_en = "You may use or play a Slash as a Dodge and a Dodge as a Slash.",
    .text_zh = "可以将【杀】当【闪】、【闪】当【杀】使用或打出。",
    .source = "published standard edition, general 赵云",
    .source_zh = "标准版，武将赵云",
    .effects = {.converts = [](const Legal& /*legal*/, Seat /*owner*/, Card card, Name as) {
      const Name printed = face(card).name;
      return (is_slash(printed) && as == Name::dodge) ||
             (printed == Name::dodge && as == Name::slash);
    }}};

}  // namespace tally::sanguosha
