// 空城 Empty Fort
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::kongcheng{
    .id = "SGS-SKILL-KONGCHENG",
    .en = "Empty Fort",
    .zh = "空城",
    .compulsory = true,
    .text_en = "Compulsory. Without hand cards you cannot be made the target of a Slash or a Duel.",
    .text_zh = "锁定技，没有手牌时，你不能成为【杀】或【决斗】的目标。",
    .source = "published standard edition, general 诸葛亮; official FAQ",
    .source_zh = "标准版，武将诸葛亮；官方FAQ",
    .effects = {.immune = [](const State& s, Seat owner, Name as, Color) {
      return s.hand_size(owner) == 0 && (is_slash(as) || as == Name::duel);
    }}};

}  // namespace tally::sanguosha
