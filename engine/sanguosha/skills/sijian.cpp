// 死谏 Dying Remonstrance
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::sijian{
    .id = "SGS-SKILL-SIJIAN",
    .en = "Dying Remonstrance",
    .zh = "死谏",
    .text_en = "When you have lost your last hand card you may discard a card of another player.",
    .text_zh = "失去最后的手牌后，可以弃置一名其他角色的一张牌。",
    .source = "published kingdom war, general 田丰",
    .source_zh = "国战，武将田丰",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool fits = to != invoke.seat && legal.state().has_card(to);
                  return fits ? fine : broken(rule_of(Skill::sijian), why::target);
                },
                .lost =
                    [](Play& g, Seat owner, Loss& loss) {
                      if (loss.who != owner || !loss.last_hand_card) return;
                      const bool any = any_living(g.state(), [&](Seat to) {
                        return to != owner && g.state().has_card(to);
                      });
                      const Seat to = any ? g.invokes_on_one(owner, Skill::sijian) : nobody;
                      if (to != nobody) g.removes(owner, to, rule_of(Skill::sijian));
                    }}};

}  // namespace tally::sanguosha
