// 鸩毒 Poisoned Wine
#include "engine/sanguosha/skills/poisoned_wine.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhendu{
    .id = "SGS-SKILL-ZHENDU",
    .en = "Poisoned Wine",
    .zh = "鸩毒",
    .text_en =
        "At the start of another player's play phase you may discard a hand card: he uses a "
        "Wine, of no card, if he may use one, then you deal 1 damage to him.",
    .text_zh =
        "其他角色的出牌阶段开始时，可以弃置一张手牌，令其视为使用一张【酒】（若其能使用），然后你对"
        "其"
        "造成1点伤害。",
    .source = "published kingdom war 阵, general 何太后; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将何太后；新月杀0.5.7，实测",
    .effects = {.play_start = poisons<Skill::zhendu, false>}};

}  // namespace tally::sanguosha
