// 英魂（太阳神国战，孙策） Heroic Spirit of Sun Ce in QSanguosha-For-Hegemony
#include "engine/sanguosha/skills/spirit.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yinghun_qs{
    .id = "SGS-SKILL-YINGHUN-QS",
    .en = "Heroic Spirit",
    .zh = "英魂",
    .text_en =
        "At the start of your prepare phase, if you are wounded, you may choose another player and "
        "one of two things: he draws as many cards as you have lost hit points and discards one, "
        "or he draws one and discards as many as that. Whoever has Sun Jian's Heroic Spirit too "
        "uses both.",
    .text_zh =
        "准备阶段，若你已受伤，可以选择一名其他角色并选择一项：令其摸X张牌，然后弃置一张牌；或令其"
        "摸"
        "一张牌，然后弃置X张牌（X为你已损失的体力值）。与孙坚的“英魂”可以同时生效。",
    .source =
        "QSanguosha-For-Hegemony 2.0.0, general 孙策; src/package/momentum.cpp, Hunshang; "
        "observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将孙策；src/package/momentum.cpp，\"Hunshang\"；实测",
    .effects = {.shape = {1, 1},
                .may_act = on_another<Skill::yinghun_qs>,
                .prepare_start = spirit<Skill::yinghun_qs>}};

}  // namespace tally::sanguosha
