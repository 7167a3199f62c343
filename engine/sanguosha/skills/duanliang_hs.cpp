// 断粮（国战新版） Cutting Supplies of the new kingdom war
#include "engine/sanguosha/skills/cutting_supplies.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duanliang_hs{
    .id = "SGS-SKILL-DUANLIANG-HS",
    .en = "Cutting Supplies (new kingdom war)",
    .zh = "断粮（国战新版）",
    .text_en =
        "You may use a black basic card or equipment as a Supply Shortage, at any distance; "
        "after one on a player at a distance of more than 2 not again in this phase.",
    .text_zh =
        "可以将一张黑色基本牌或装备牌当【兵粮寸断】使用，无距离限制；若目标与你的距离大于2"
        "，本阶段不能再发动。",
    .source = "FreeKill 0.5.7, kingdom war, general 徐晃; observed",
    .source_zh = "新月杀0.5.7国战，武将徐晃；实测",
    .effects = {.from_equipment = true,
                .converts =
                    [](const Legal& legal, Seat owner, Card card, Name as) {
                      return cuts_supplies(legal, owner, card, as) &&
                             legal.state().noted(owner, Skill::duanliang_hs, Life::phase) == 0;
                    },
                .card_used =
                    [](Play& g, Seat owner, Use& u) {
                      if (u.by != owner || u.as != Name::supply_shortage || !u.converted) return;
                      for (const Seat to : u.targets)
                        if (g.legal().distance(owner, to) > 2)
                          g.note(owner, mark_of(Skill::duanliang_hs), Life::phase);
                    },
                .reach =
                    [](const State&, Seat owner, ReachView& v) {
                      if (v.who == owner && v.as == Name::supply_shortage)
                        v.distance = any_distance_at_all;
                    }}};

}  // namespace tally::sanguosha
