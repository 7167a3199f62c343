// 制衡 Balance of Power
#include "engine/sanguosha/skills/balance.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhiheng{
    .id = "SGS-SKILL-ZHIHENG",
    .en = "Balance of Power",
    .zh = "制衡",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard at least one card, from hand or equipment, and "
        "draw as many.",
    .text_zh = "出牌阶段限一次，可以弃置至少一张牌（手牌或装备区里的牌），然后摸等量的牌。",
    .source = "published standard edition, general 孙权; official FAQ",
    .source_zh = "标准版，武将孙权；官方FAQ",
    .effects = {.may_act = may_balance<Skill::zhiheng>, .act = [](Play& g, const Event& invoke) {
                  balances(g, invoke.seat, 0, rule_of(Skill::zhiheng));
                }}};

}  // namespace tally::sanguosha
