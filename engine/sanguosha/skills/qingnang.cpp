// 青囊 Green Salve
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qingnang{
    .id = "SGS-SKILL-QINGNANG",
    .en = "Green Salve",
    .zh = "青囊",
    .once_a_phase = true,
    .text_en = "Once in your play phase you may discard a hand card; a wounded player recovers 1.",
    .text_zh = "出牌阶段限一次，可以弃置一张手牌，令一名已受伤的角色回复1点体力。",
    .source = "published standard edition, general 华佗; official FAQ",
    .source_zh = "标准版，武将华佗；官方FAQ",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Player& to = legal.state().at(invoke.seats[0]);
                  if (to.hp >= to.max_hp) return {rule_of(Skill::qingnang), false, why::target};
                  if (legal.state().hand_size(invoke.seat) > 0) return {};
                  return {rule_of(Skill::qingnang), false, why::no_price};
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat to = invoke.seats[0];
                      if (!g.pays(invoke.seat, Ask::pay_hand, 1, rule_of(Skill::qingnang), false))
                        return;
                      if (g.state().living(to)) g.heal(to, 1, rule_of(Skill::qingnang));
                    }}};

}  // namespace tally::sanguosha
