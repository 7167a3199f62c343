// 陆逊 Lu Xun
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::luxun{"Lu Xun", "陆逊", Kingdom::wu, Gender::male, 3};

constinit const SkillInfo skills::qianxun{
    .id = "SGS-SKILL-QIANXUN",
    .en = "Humility",
    .zh = "谦逊",
    .compulsory = true,
    .text_en = "Compulsory. You cannot be made the target of Snatch or Indulgence.",
    .text_zh = "锁定技，你不能成为【顺手牵羊】和【乐不思蜀】的目标。",
    .source = "published standard edition, general 陆逊",
    .effects = {.immune = [](const State& /*s*/, Seat /*owner*/, Seat /*user*/, Name as) {
      return as == Name::snatch || as == Name::indulgence;
    }}};

constinit const SkillInfo skills::lianying{
    .id = "SGS-SKILL-LIANYING",
    .en = "One After Another",
    .zh = "连营",
    .text_en = "When you lose your last hand card you may draw a card, at once.",
    .text_zh = "失去最后一张手牌后，可以立即摸一张牌。",
    .source = "published standard edition, general 陆逊; official FAQ",
    .effects = {.lost = [](Play& g, Seat owner, const Loss& loss) {
      if (loss.last_hand_card && g.invokes(owner, Skill::lianying))
        g.draw(owner, 1, rule_of(Skill::lianying));
    }}};

}  // namespace tally::sanguosha
