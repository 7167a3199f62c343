// 神速（新版） Godspeed, as Sheauhaw has it
#include "engine/sanguosha/skills/speed.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shensu_shj{
    .id = "SGS-SKILL-SHENSU-SHJ",
    .en = "Godspeed (new)",
    .zh = "神速（新版）",
    .text_en =
        "You may skip your judge and draw phase; or your play phase, for an equipment card; or "
        "your discard phase, if you are turned over: each time you use a Slash without a card on "
        "another player at any distance.",
    .text_zh =
        "可以选择：1.跳过判定阶段和摸牌阶段；2.跳过出牌阶段并弃置一张装备牌；3.跳过弃牌阶段"
        "并翻面。每选择一项，视为对一名其他角色使用一张无距离限制的【杀】。",
    .source = "programs: QSanguosha of Sheauhaw, wind.cpp, general 夏侯渊; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，wind.cpp，武将夏侯渊；实测",
    .effects = {.price = is_equipment_card,
                .shape = {1, 1},
                .may_act = within_speed<Skill::shensu_shj>,
                .before_judge = skips_drawing<Skill::shensu_shj>,
                .before_play = skips_playing<Skill::shensu_shj>,
                .before_discard = skips_discarding<Skill::shensu_shj, [](Play& g, Seat owner) {
                  g.turn_over(owner, rule_of(Skill::shensu_shj));
                }>}};

}  // namespace tally::sanguosha
