// 结姻 Marriage
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jieyin{
    .id = "SGS-SKILL-JIEYIN",
    .en = "Marriage",
    .zh = "结姻",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard two hand cards and choose another, male, "
        "wounded player: he and you recover 1 each.",
    .text_zh =
        "出牌阶段限一次，可以弃置两张手牌并选择一名已受伤的其他男性角色，你与其各回复1点体力。",
    .source = "published standard edition, general 孙尚香; official FAQ",
    .source_zh = "标准版，武将孙尚香；官方FAQ",
    .option = "OPT-SGS-JIEYIN",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const Player& p = legal.state().at(to);
                  if (to == invoke.seat || p.gender != Gender::male || p.hp >= p.max_hp)
                    return {rule_of(Skill::jieyin), false, why::target};
                  if (legal.state().hand_size(invoke.seat) >= 2) return {};
                  return {rule_of(Skill::jieyin), false, why::no_price};
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const Seat to = invoke.seats[0];
                      if (!g.pays(owner, Ask::pay_hand, 2, rule_of(Skill::jieyin), false)) return;
                      const bool target_first = g.options().is<Opt::jieyin>("target_first");
                      for (const Seat s : {target_first ? to : owner, target_first ? owner : to})
                        if (g.state().living(s)) g.heal(s, 1, rule_of(Skill::jieyin));
                    }}};

}  // namespace tally::sanguosha
