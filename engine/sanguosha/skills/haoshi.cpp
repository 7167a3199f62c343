// 好施 Generosity
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::haoshi{
    .id = "SGS-SKILL-HAOSHI",
    .en = "Generosity",
    .zh = "好施",
    .uses_noted = Life::phase,
    .text_en =
        "In your draw phase you may draw two cards more; if you then have more than five in "
        "hand you give half of them, rounded down, to the other player with the fewest, whom "
        "you choose where there are several.",
    .text_zh =
        "摸牌阶段，可以多摸两张牌；若此时手牌多于五张，须将一半（向下取整）的手牌交给手牌最少"
        "的一名其他角色。",
    .source = "published Forest edition, general 鲁肃",
    .source_zh = "林扩展，武将鲁肃",
    .option = "OPT-SGS-HAOSHI",
    .effects = {.drawing =
                    [](Play& g, Seat owner, Drawing& drawing) {
                      if (drawing.who == owner && g.invokes(owner, Skill::haoshi))
                        drawing.count += 2;
                    },
                // OPT-SGS-HAOSHI: to one of those with the fewest, or to any.
                .drawn =
                    [](Play& g, Seat owner, Drawing& drawing) {
                      const State& s = g.state();
                      if (drawing.who != owner || s.noted(owner, Skill::haoshi, Life::phase) == 0 ||
                          s.hand_size(owner) <= 5)
                        return;
                      SeatSet whom = s.living_seats();
                      whom.remove(owner);
                      if (g.options().is<Opt::haoshi>("fewest")) {
                        int least = deck_size;
                        for (const Seat t : whom) least = std::min(least, s.hand_size(t));
                        for (const Seat t : s.living_seats())
                          if (s.hand_size(t) > least) whom.remove(t);
                      }
                      g.gives_to(owner, whom, Skill::haoshi, s.hand_size(owner) / 2);
                    }}};

}  // namespace tally::sanguosha
