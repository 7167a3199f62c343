// 强袭 Fierce Assault
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qiangxi{
    .id = "SGS-SKILL-QIANGXI",
    .en = "Fierce Assault",
    .zh = "强袭",
    .once_a_phase = true,
    .costs_hp = true,
    .text_en =
        "Once in your play phase you may lose 1 hit point or discard a weapon, and deal 1 "
        "damage to a player in your attack range. A weapon discarded does not count for the "
        "range.",
    .text_zh =
        "出牌阶段限一次，可以失去1点体力或弃置一张武器牌，对攻击范围内的一名其他角色造成1点伤"
        "害。弃置的武器不提供攻击范围。",
    .source = "published Fire edition, general 典韦",
    .source_zh = "火扩展，武将典韦",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      return info(face(c).name).type == CardType::weapon &&
                             legal.in_range(q.who, q.other, {&c, 1});
                    },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool fits = to != invoke.seat && legal.in_range(invoke.seat, to);
                  return fits ? fine : broken(rule_of(Skill::qiangxi), why::target);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const Seat to = invoke.seats[0];
                      if (!g.pays_for(owner, Skill::qiangxi, 1, true, to))
                        g.lose_hp(owner, 1, rule_of(Skill::qiangxi));
                      g.has_paid(owner);
                      g.damage({.from = owner, .to = to, .rule = rule_of(Skill::qiangxi)});
                    }}};

}  // namespace tally::sanguosha
