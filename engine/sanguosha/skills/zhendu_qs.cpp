// 鸩毒 Poisoned Wine, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/skills/poisoned_wine.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhendu_qs{
    .id = "SGS-SKILL-ZHENDU-QS",
    .en = "Poisoned Wine",
    .zh = "鸩毒",
    .text_en =
        "At the start of another player's play phase you may discard a hand card: if he may use a "
        "Wine he uses one, of no card, then you deal 1 damage to him.",
    .text_zh =
        "其他角色的出牌阶段开始时，可以弃置一张手牌。若其能使用【酒】，则视为其使用一张【酒】，然后"
        "你对其造成1点伤害。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 何太后; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将何太后；实测",
    .effects = {.play_start = poisons<Skill::zhendu_qs, true>}};

}  // namespace tally::sanguosha
