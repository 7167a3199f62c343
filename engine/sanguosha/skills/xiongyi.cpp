// 雄异 Mighty and Unusual
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xiongyi{
    .id = "SGS-SKILL-XIONGYI",
    .en = "Mighty and Unusual",
    .zh = "雄异",
    .limited = true,
    .text_en =
        "Limited. In your play phase: you and all others of your kingdom draw three cards each; "
        "then, if no kingdom has fewer living players than yours, you recover 1.",
    .text_zh =
        "限定技，出牌阶段，可以令你与所有与你势力相同的角色各摸三张牌，然后若没有势力的存活角色数少"
        "于你的势力，你回复1点体力。",
    .source = "published kingdom war, general 马腾",
    .source_zh = "国战，武将马腾",
    .effects = {.may_act = on_anyone, .act = [](Play& g, const Event& invoke) {
                  const Seat owner = invoke.seat;
                  const State& s = g.state();
                  for (int i = 0; i < s.players && !g.stopped(); ++i) {
                    const Seat to = g.seat_after(std::max<Seat>(s.current, 0), i);
                    if (s.living(to) && (to == owner || same_kingdom(s, owner, to)))
                      g.draw(to, 3, rule_of(Skill::xiongyi));
                  }
                  const bool fewer = any_living(s, [&](Seat other) {
                    return has_kingdom(s, other) && kingdom_size(s, other) < kingdom_size(s, owner);
                  });
                  if (!fewer && s.living(owner)) g.heal(owner, 1, rule_of(Skill::xiongyi));
                }}};

}  // namespace tally::sanguosha
