// 骁果（国战新版） Daring of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xiaoguo_hs{
    .id = "SGS-SKILL-XIAOGUO-HS",
    .en = "Daring (new kingdom war)",
    .zh = "骁果（国战新版）",
    .text_en =
        "In the finish phase of another player you may discard a basic hand card; he discards "
        "equipment, and you draw a card, or you deal 1 damage to him.",
    .text_zh =
        "其他角色的结束阶段，可以弃置一张基本牌，其选择一项：1.弃置一张装备牌，然后你摸一张"
        "牌；2.受到你造成的1点伤害。",
    .source = "FreeKill 0.5.7, kingdom war, general 乐进; observed",
    .source_zh = "新月杀0.5.7国战，武将乐进；实测",
    .effects = {.price =
                    [](const Legal&, const Question& q, Card c) {
                      const CardType type = info(face(c).name).type;
                      return q.other == nobody ? type == CardType::basic : is_equipment(type);
                    },
                .finish_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      constexpr Rule why = rule_of(Skill::xiaoguo_hs);
                      const Seat to = time.who;
                      if (to == owner || !g.state().living(to)) return;
                      if (g.legal().payable(owner, Skill::xiaoguo_hs, false) == 0) return;
                      if (!g.invokes(owner, Skill::xiaoguo_hs, to) ||
                          !g.pays_for(owner, Skill::xiaoguo_hs, 1, false))
                        return;
                      if (g.stopped() || !g.state().living(to)) return;
                      if (g.legal().payable(to, Skill::xiaoguo_hs, true, owner) > 0 &&
                          g.pays_for(to, Skill::xiaoguo_hs, 1, true, owner)) {
                        if (g.state().living(owner)) g.draw(owner, 1, why);
                        return;
                      }
                      g.damage({.from = owner, .to = to, .rule = why});
                    }}};

}  // namespace tally::sanguosha
