// 制衡（新版） Balance of Power, as Sheauhaw has it
#include "engine/sanguosha/skills/balance.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhiheng_shj{
    .id = "SGS-SKILL-ZHIHENG-SHJ",
    .en = "Balance of Power (new)",
    .zh = "制衡（新版）",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard at least one card, from hand or equipment, and "
        "draw as many; one more if no hand card is left to you then.",
    .text_zh =
        "出牌阶段限一次，可以弃置至少一张牌（手牌或装备区里的牌），然后摸等量的牌；若你因此没有"
        "手牌，多摸一张。",
    .source = "programs: QSanguosha of Sheauhaw, standard-skillcards.cpp, general 孙权; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-skillcards.cpp，武将孙权；实测",
    .effects = {.may_act = may_balance<Skill::zhiheng_shj>,
                .act = [](Play& g, const Event& invoke) {
                  const Seat owner = invoke.seat;
                  constexpr Rule why = rule_of(Skill::zhiheng_shj);
                  if (const auto n = discards_some(g, owner, 0, why))
                    g.draw(owner, g.state().hand_size(owner) == 0 ? *n + 1 : *n, why);
                }}};

}  // namespace tally::sanguosha
