// 直谏 Frank Advice
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhijian{
    .id = "SGS-SKILL-ZHIJIAN",
    .en = "Frank Advice",
    .zh = "直谏",
    .text_en =
        "In your play phase you may lay an equipment card of your hand in the equipment area "
        "of another player where that place is free, and draw a card.",
    .text_zh =
        "出牌阶段，可以将手牌中的一张装备牌置入一名其他角色的装备区（不得替换原装备），然后摸"
        "一张牌。",
    .source = "published Mountain edition, general 张昭张纮",
    .source_zh = "山扩展，武将张昭张纮",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      const CardType type = info(face(c).name).type;
                      return is_equipment(type) && legal.state().where(c).zone != Zone::equip &&
                             !legal.state().equipped(q.other, slot_of(type));
                    },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (legal.payable(invoke.seat, Skill::zhijian, false, invoke.seats[0]) == 0)
                    return broken(rule_of(Skill::zhijian), why::no_price);
                  return on_another<Skill::zhijian>(legal, invoke);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      if (g.relocates(invoke.seat, invoke.seats[0], Skill::zhijian, true, false))
                        g.draw(invoke.seat, 1, rule_of(Skill::zhijian));
                    }}};

}  // namespace tally::sanguosha
