// 闭月 Envious by Moon
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::biyue{
    .id = "SGS-SKILL-BIYUE",
    .en = "Envious by Moon",
    .zh = "闭月",
    .text_en = "In your finish phase you may draw a card.",
    .text_zh = "结束阶段，可以摸一张牌。",
    .source = "published standard edition, general 貂蝉",
    .source_zh = "标准版，武将貂蝉",
    .effects = {.finish_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who == owner && g.invokes(owner, Skill::biyue))
        g.draw(owner, 1, rule_of(Skill::biyue));
    }}};

}  // namespace tally::sanguosha
