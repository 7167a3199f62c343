// 离间 Seed of Animosity
#include "engine/sanguosha/skills/animosity.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::lijian{
    .id = "SGS-SKILL-LIJIAN",
    .en = "Seed of Animosity",
    .zh = "离间",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard a card and choose two other male players: the "
        "first is treated as using a Duel on the second, which cannot be nullified.",
    .text_zh =
        "出牌阶段限一次，可以弃置一张牌并选择两名其他男性角色，"
        "视为前者对后者使用一张【决斗】，此【决斗】不能被【无懈可击】响应。",
    .source = "published standard edition, general 貂蝉; official FAQ",
    .source_zh = "标准版，武将貂蝉；官方FAQ",
    .option = "AMB-SGS-023",
    .effects = {.shape = {2, 2},
                .may_act = may_set_against<Skill::lijian>,
                // AMB-SGS-023: this Duel cannot be nullified, or it can.
                .act = [](Play& g, const Event& invoke) {
                  const bool nullifiable = g.options().is<Opt::lijian_nullifiable>("true");
                  sets_against<Skill::lijian>(g, invoke, nullifiable);
                }}};

}  // namespace tally::sanguosha
