// 制衡（国战） Balance of Power of kingdom war
#include "engine/sanguosha/skills/balance.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhiheng_gz{
    .id = "SGS-SKILL-ZHIHENG-GZ",
    .en = "Balance of Power (kingdom war)",
    .zh = "制衡（国战）",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard at least one card, from hand or equipment, and at "
        "most as many as your maximum of hit points, and draw as many.",
    .text_zh =
        "出牌阶段限一次，可以弃置至少一张、至多等于体力上限张牌（手牌或装备区里的牌），"
        "然后摸等量的牌。",
    .source = "published kingdom war, general 孙权",
    .source_zh = "国战，武将孙权",
    .effects = {.may_act = may_balance<Skill::zhiheng_gz>, .act = [](Play& g, const Event& invoke) {
                  const State& s = g.state();
                  const Seat owner = invoke.seat;
                  const bool any = s.has(owner, Skill::mingzhu);  // SGS-CARD-LUMINOUS-PEARL
                  balances(g, owner, any ? 0 : s.at(owner).max_hp, rule_of(Skill::zhiheng_gz));
                }}};

}  // namespace tally::sanguosha
