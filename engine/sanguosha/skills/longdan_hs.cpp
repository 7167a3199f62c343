// 龙胆（国战新版） Dragon's Courage of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::longdan_hs{
    .id = "SGS-SKILL-LONGDAN-HS",
    .en = "Dragon's Courage (new kingdom war)",
    .zh = "龙胆（国战新版）",
    .text_en =
        "You may use or play a Slash as a Dodge and a Dodge as a Slash. When such a Slash is "
        "dodged you may deal 1 damage to a player who is not its target.",
    .text_zh =
        "可以将【杀】当【闪】、【闪】当【杀】使用或打出；你以此法使用的【杀】被【闪】抵消时"
        "，可以对目标以外的一名角色造成1点伤害。",
    .source = "FreeKill 0.5.7, kingdom war, general 赵云; observed",
    .source_zh = "新月杀0.5.7国战，武将赵云；实测",
    .effects = {.converts =
                    [](const Legal& /*legal*/, Seat /*owner*/, Card card, Name as) {
                      const Name printed = face(card).name;
                      return (is_slash(printed) && as == Name::dodge) ||
                             (printed == Name::dodge && as == Name::slash);
                    },
                .shape = {1, 1},
                .may_act = [](const Legal& /*legal*/, const Event& invoke) -> Verdict {
                  const bool fits = invoke.seats[0] != invoke.other;
                  return fits ? fine : broken(rule_of(Skill::longdan_hs), why::target);
                },
                .dodged =
                    [](Play& g, Seat owner, Target& t) {
                      const auto cards = t.use.cards();
                      const bool his = t.use.by == owner && cards.size() == 1 &&
                                       cards[0] < deck_size && face(cards[0]).name == Name::dodge;
                      if (!his) return;
                      const Seat to = g.invokes_on_one(owner, Skill::longdan_hs, t.target);
                      if (to != nobody)
                        g.damage({.from = owner, .to = to, .rule = rule_of(Skill::longdan_hs)});
                    }}};

}  // namespace tally::sanguosha
