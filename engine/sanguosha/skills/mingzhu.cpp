// 明珠 Balance of the Pearl
#include "engine/sanguosha/skills/balance.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::mingzhu{
    .id = "SGS-SKILL-MINGZHU",
    .en = "Balance of the Pearl",
    .zh = "制衡（定澜夜明珠）",
    .once_a_phase = true,
    .text_en =
        "Of the Luminous Pearl, for whoever wears it and has no Balance of Power: once in your "
        "play "
        "phase you may discard at least one card, from hand or equipment, and at most as many as "
        "your maximum of hit points, and draw as many.",
    .text_zh =
        "装备【定澜夜明珠】且没有【制衡】的角色拥有此技能：出牌阶段限一次，可以弃置至少一张、至多等"
        "于"
        "体力上限张牌（手牌或装备区里的牌），然后摸等量的牌。",
    .source = "published kingdom war 变, card text",
    .source_zh = "国战·变，牌面文字",
    .effects = {.may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  constexpr Rule why = rule_of(Skill::mingzhu);
                  const State& s = legal.state();
                  if (s.has(invoke.seat, Skill::zhiheng_gz)) return broken(why);
                  return s.has_card(invoke.seat) ? fine : broken(why, why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      balances(g, invoke.seat, g.state().at(invoke.seat).max_hp,
                               rule_of(Skill::mingzhu));
                    }}};

}  // namespace tally::sanguosha
