// 骁果 Valiant
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xiaoguo{
    .id = "SGS-SKILL-XIAOGUO",
    .en = "Valiant",
    .zh = "骁果",
    .text_en =
        "At the start of another player's finish phase you may discard a basic card of your hand: "
        "he discards an equipment card, in hand or equipped, or you deal him 1 damage.",
    .text_zh =
        "其他角色的结束阶段开始时，可以弃置一张基本手牌，令其选择一项：弃置一张装备牌（手牌或装备区"
        "里的牌）；或受到你造成的1点伤害。",
    .source = "published kingdom war, general 乐进",
    .source_zh = "国战，武将乐进",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      const CardType type = info(face(c).name).type;
                      const bool his_turn = q.who == legal.state().current;
                      return his_turn ? is_equipment(type) : type == CardType::basic;
                    },
                .finish_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const Seat victim = time.who;
                      if (victim == owner || g.legal().payable(owner, Skill::xiaoguo, false) == 0)
                        return;
                      if (!g.invokes(owner, Skill::xiaoguo, victim) ||
                          !g.pays_for(owner, Skill::xiaoguo, 1, false, victim) ||
                          !g.state().living(victim))
                        return;
                      const bool able = g.legal().payable(victim, Skill::xiaoguo, true) > 0;
                      if (able && g.pays_for(victim, Skill::xiaoguo, 1, true, owner)) return;
                      g.damage({.from = owner, .to = victim, .rule = rule_of(Skill::xiaoguo)});
                    }}};

}  // namespace tally::sanguosha
