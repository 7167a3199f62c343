// 神速（国战新版） Divine Speed of the new kingdom war
#include "engine/sanguosha/skills/speed.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shensu_hs{
    .id = "SGS-SKILL-SHENSU-HS",
    .en = "Divine Speed (new kingdom war)",
    .zh = "神速（国战新版）",
    .text_en =
        "You may skip your judgement and draw phase; or your play phase, for an equipment "
        "card; or your discard phase, for 1 hit point: each time you use a Slash on a player "
        "at any distance.",
    .text_zh =
        "可以选择：1.跳过判定阶段和摸牌阶段；2.跳过出牌阶段并弃置一张装备牌；3.跳过弃牌阶段"
        "并失去1点体力。每选择一项，视为对一名角色使用一张无距离限制的【杀】。",
    .source = "FreeKill 0.5.7, kingdom war, general 夏侯渊; observed",
    .source_zh = "新月杀0.5.7国战，武将夏侯渊；实测",
    .effects = {.price = is_equipment_card,
                .shape = {1, 1},
                .may_act = within_speed<Skill::shensu_hs>,
                .before_judge = skips_drawing<Skill::shensu_hs>,
                .before_play = skips_playing<Skill::shensu_hs>,
                .before_discard = skips_discarding<Skill::shensu_hs, [](Play& g, Seat owner) {
                  g.lose_hp(owner, 1, rule_of(Skill::shensu_hs));
                }>}};

}  // namespace tally::sanguosha
