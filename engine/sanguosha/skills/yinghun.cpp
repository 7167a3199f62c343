// 英魂 Heroic Spirit
#include "engine/sanguosha/skills/spirit.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yinghun{
    .id = "SGS-SKILL-YINGHUN",
    .en = "Heroic Spirit",
    .zh = "英魂",
    .text_en =
        "At the start of your prepare phase, if you are wounded, you may choose another "
        "player and one of two things: he draws as many cards as you have lost hit points "
        "and discards one, or he draws one and discards as many as that.",
    .text_zh =
        "准备阶段，若你已受伤，可以选择一名其他角色并选择一项：令其摸X张牌，然后弃置一张牌；"
        "或令其摸一张牌，然后弃置X张牌（X为你已损失的体力值）。",
    .source = "published Forest edition, general 孙坚",
    .source_zh = "林扩展，武将孙坚",
    .effects = {.shape = {1, 1},
                .may_act = on_another<Skill::yinghun>,
                .prepare_start = spirit<Skill::yinghun>}};

}  // namespace tally::sanguosha
