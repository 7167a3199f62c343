// 离间（新版） Seed of Animosity, as Sheauhaw has it
#include "engine/sanguosha/skills/animosity.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::lijian_shj{
    .id = "SGS-SKILL-LIJIAN-SHJ",
    .en = "Seed of Animosity (new)",
    .zh = "离间（新版）",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard a card and choose two other male players: the "
        "first is treated as using a Duel on the second.",
    .text_zh =
        "出牌阶段限一次，可以弃置一张牌并选择两名其他男性角色，视为前者对后者使用一张【决斗】。",
    .source = "programs: QSanguosha of Sheauhaw, standard-skillcards.cpp, general 貂蝉; read there",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-skillcards.cpp，武将貂蝉；据其代码",
    .effects = {.shape = {2, 2},
                .may_act = may_set_against<Skill::lijian_shj>,
                .act = [](Play& g, const Event& invoke) {
                  sets_against<Skill::lijian_shj>(g, invoke, true);
                }}};

}  // namespace tally::sanguosha
