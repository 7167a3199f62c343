// 玉玺 Seal of the Realm
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yuxi{
    .id = "SGS-SKILL-YUXI",
    .en = "Seal of the Realm",
    .zh = "玉玺",
    .compulsory = true,
    .text_en =
        "Of the Jade Seal, for whoever wears it and has shown his kingdom: he draws one card more "
        "in his draw phase. As his play phase begins it counts as if he used Know Both Sides on a "
        "player of his choice whom that card may have as its target.",
    .text_zh =
        "锁定技，装备【玉玺】的角色若已确定势力：摸牌阶段多摸一张牌；出牌阶段开始时，视为其对一名合"
        "法目标使用"
        "【知己知彼】。",
    .source = "published 势备篇, card text",
    .source_zh = "势备篇，牌面文字",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  if (to == invoke.seat || legal.immune(to, Name::known_both) != rule::none)
                    return broken(rule_of(Skill::yuxi), why::target);
                  const State& s = legal.state();
                  return s.hand_size(to) > 0 || s.at(to).veils()
                             ? fine
                             : broken(rule_of(Skill::yuxi), why::target);
                },
                .play_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      if (time.who != owner || !has_kingdom(s, owner)) return;
                      bool any = false;
                      for (const Seat to : s.living_seats())
                        any = any || (to != owner && (s.hand_size(to) > 0 || s.at(to).veils()) &&
                                      g.legal().immune(to, Name::known_both) == rule::none);
                      if (!any) return;
                      const Seat to = g.invokes_on_one(owner, Skill::yuxi, nobody, false);
                      if (to != nobody)
                        g.use_nothing_as(owner, Name::known_both, {to}, rule_of(Skill::yuxi));
                    },
                .drawing =
                    [](Play& g, Seat owner, Drawing& d) {
                      if (d.who == owner && has_kingdom(g.state(), owner)) ++d.count;
                    }}};

}  // namespace tally::sanguosha
