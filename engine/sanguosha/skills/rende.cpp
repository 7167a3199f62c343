// 仁德 Benevolence
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::rende{
    .id = "SGS-SKILL-RENDE",
    .en = "Benevolence",
    .zh = "仁德",
    .gifts_noted = Life::phase,
    .text_en =
        "In your play phase you may give any number of hand cards to another player, as often "
        "as you like. When you have given two or more in this phase you recover 1, once.",
    .text_zh =
        "出牌阶段，可以将任意数量的手牌交给一名其他角色，次数不限；"
        "本阶段给出的牌首次达到两张时，你回复1点体力。",
    .source = "published standard edition, general 刘备; official FAQ",
    .source_zh = "标准版，武将刘备；官方FAQ",
    .option = "OPT-SGS-RENDE-CARDS",
    .effects = {.may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (legal.state().hand_size(invoke.seat) > 0) return {};
                  return {rule_of(Skill::rende), false, why::no_price};
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const auto given = [&] {
                        return g.state().noted(owner, Skill::rende, Life::phase);
                      };
                      const int before = given();
                      g.gives(owner, Ask::gift_hand, Skill::rende, 0);
                      const int enough = g.options()[Opt::rende_cards];
                      if (before < enough && given() >= enough)
                        g.heal(owner, 1, rule_of(Skill::rende));
                    }}};

}  // namespace tally::sanguosha
