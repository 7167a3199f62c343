// 问道 Asking the Way
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

bool can_be_had(const State& s) {
  const Zone lies = s.where(peace_spell).zone;
  return lies == Zone::equip || lies == Zone::discard;
}

}  // namespace

constinit const SkillInfo skills::wendao{
    .id = "SGS-SKILL-WENDAO",
    .en = "Asking the Way",
    .zh = "问道",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard a red card, of the hand or equipped, but not the "
        "Way of Peace, and take the Way of Peace out of the discard pile or from before whoever "
        "wears it.",
    .text_zh =
        "出牌阶段限一次，可以弃置一张不为【太平要术】的红色牌（手牌或装备区里的牌），"
        "然后获得弃牌堆里或一名角色装备区里的【太平要术】。",
    .source = "published kingdom war 势, general 君张角",
    .source_zh = "国战·势，武将君张角",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      return c != peace_spell && color_of(legal.suit(c, q.who)) == Color::red;
                    },
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  constexpr Rule why = rule_of(Skill::wendao);
                  if (!can_be_had(legal.state())) return broken(why, why::no_card);
                  return legal.payable(invoke.seat, Skill::wendao, true) > 0
                             ? fine
                             : broken(why, why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      if (!g.pays_for(owner, Skill::wendao, 1, false) || !g.state().living(owner))
                        return;
                      const Place lies = g.state().where(peace_spell);
                      if (!can_be_had(g.state())) return;
                      Event e;
                      e.kind = lies.zone == Zone::equip ? kind::give : kind::retrieve;
                      e.seat = lies.zone == Zone::equip ? lies.seat : owner;
                      e.other = owner;
                      e.cards = {&peace_spell, 1};
                      e.rule = rule_of(Skill::wendao);
                      g.tell(e);
                    }}};

}  // namespace tally::sanguosha
