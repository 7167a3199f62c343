// 淑慎 Virtuous Care
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shushen{
    .id = "SGS-SKILL-SHUSHEN",
    .en = "Virtuous Care",
    .zh = "淑慎",
    .text_en =
        "For each hit point you have recovered you may have another player of your kingdom draw a "
        "card.",
    .text_zh = "每回复1点体力后，可以令一名与你势力相同的其他角色摸一张牌。",
    .source = "published kingdom war, general 甘夫人",
    .source_zh = "国战，武将甘夫人",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool kin =
                      to != invoke.seat && same_kingdom(legal.state(), invoke.seat, to);
                  return kin ? fine : broken(rule_of(Skill::shushen), why::target);
                },
                .recovered =
                    [](Play& g, Seat owner, HitPoints& time) {
                      if (time.who != owner) return;
                      for (int i = 0; i < time.points && kingdom_size(g.state(), owner) > 1; ++i) {
                        const Seat to = g.invokes_on_one(owner, Skill::shushen);
                        if (to == nobody || g.stopped()) return;
                        g.draw(to, 1, rule_of(Skill::shushen));
                      }
                    }}};

}  // namespace tally::sanguosha
