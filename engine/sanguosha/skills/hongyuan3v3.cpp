// 弘援（3v3） Great Aid (3v3)
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hongyuan3v3{
    .id = "SGS-SKILL-HONGYUAN-3V3",
    .en = "Great Aid (3v3)",
    .zh = "弘援（3v3）",
    .uses_noted = Life::phase,
    .text_en =
        "In your draw phase you may draw one card less; then every other player of your side "
        "draws a card.",
    .text_zh = "摸牌阶段，可以少摸一张牌，然后其他己方角色各摸一张牌。",
    .source = "FreeKill's 3v3 generals of 2025, 诸葛瑾, observed",
    .source_zh = "新月杀2025年3v3武将诸葛瑾，实测",
    .option = "OPT-SGS-HONGYUAN",
    .effects = {
        .drawing =
            [](Play& g, Seat owner, Drawing& drawing) {
              if (drawing.who == owner && drawing.count > 0 && g.invokes(owner, Skill::hongyuan3v3))
                --drawing.count;
            },
        .drawn =
            [](Play& g, Seat owner, Drawing& drawing) {
              const State& s = g.state();
              if (drawing.who != owner || s.noted(owner, Skill::hongyuan3v3, Life::phase) == 0)
                return;
              SeatList friends;
              for (const Seat other : s.living_seats())
                if (other != owner && g.mode().on_same_side(s, owner, other)) friends.push(other);
              if (g.options().is<Opt::hongyuan>("turn_order"))
                friends = g.in_action_order(friends, owner);
              for (const Seat to : friends)
                if (!g.stopped() && s.living(to)) g.draw(to, 1, rule_of(Skill::hongyuan3v3));
            }}};

}  // namespace tally::sanguosha
