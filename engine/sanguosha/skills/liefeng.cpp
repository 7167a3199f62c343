// 烈风 Fierce Wind
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::liefeng{
    .id = "SGS-SKILL-LIEFENG",
    .en = "Fierce Wind",
    .zh = "烈风",
    .text_en = "Whenever you have lost equipment you may discard a card of another player.",
    .text_zh = "失去装备区里的牌后，可以弃置一名其他角色的一张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 凌统; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将凌统；实测",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool fits = to != invoke.seat && legal.state().has_card(to);
                  return fits ? fine : broken(rule_of(Skill::liefeng), why::target);
                },
                .lost =
                    [](Play& g, Seat owner, Loss& loss) {
                      if (loss.who != owner || loss.equipment == 0) return;
                      const bool any = any_living(g.state(), [&](Seat to) {
                        return to != owner && g.state().has_card(to);
                      });
                      const Seat to = any ? g.invokes_on_one(owner, Skill::liefeng) : nobody;
                      if (to != nobody) g.removes(owner, to, rule_of(Skill::liefeng));
                    }}};

}  // namespace tally::sanguosha
