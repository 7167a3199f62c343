// 猛进 Fierce Advance
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::mengjin{
    .id = "SGS-SKILL-MENGJIN",
    .en = "Fierce Advance",
    .zh = "猛进",
    .text_en = "When your Slash is dodged you may discard a card of the target.",
    .text_zh = "使用的【杀】被目标角色的【闪】抵消时，可以弃置其一张牌。",
    .source = "published Fire edition, general 庞德",
    .source_zh = "火扩展，武将庞德",
    .effects = {.dodged = [](Play& g, Seat owner, Target& t) {
      if (t.use.by == owner && g.state().has_card(t.target) &&
          g.invokes(owner, Skill::mengjin, t.target))
        g.removes(owner, t.target, rule_of(Skill::mengjin));
    }}};

}  // namespace tally::sanguosha
