// 连营 One After Another
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::lianying{
    .id = "SGS-SKILL-LIANYING",
    .en = "One After Another",
    .zh = "连营",
    .text_en = "When you lose your last hand card you may draw a card, at once.",
    .text_zh = "失去最后一张手牌后，可以立即摸一张牌。",
    .source = "published standard edition, general 陆逊; official FAQ",
    .source_zh = "标准版，武将陆逊；官方FAQ",
    .effects = {.lost = [](Play& g, Seat owner, Loss& loss) {
      if (loss.who == owner && loss.last_hand_card && g.invokes(owner, Skill::lianying))
        g.draw(owner, 1, rule_of(Skill::lianying));
    }}};

}  // namespace tally::sanguosha
