// 横江 Barring the River, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hengjiang_qs{
    .id = "SGS-SKILL-HENGJIANG-QS",
    .en = "Barring the River",
    .zh = "横江",
    .uses_noted = Life::turn,
    .text_en =
        "For each point of damage that you take you may lower the hand limit of the player whose "
        "turn it is by 1 until that turn ends. As that turn ends, if he has discarded nothing in "
        "his discard phase, you draw a card.",
    .text_zh =
        "当你受到1点伤害后，可以令当前回合角色本回合手牌上限-1；该回合结束时，若其于弃牌阶段内"
        "没有弃牌，你摸一张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 臧霸; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将臧霸；实测",
    .effects = {.turn_end =
                    [](Play& g, Seat owner, TurnTime& time) {
                      const State& s = g.state();
                      const bool used = s.noted(owner, Skill::hengjiang_qs, Life::turn) > 0;
                      if (used && s.noted(time.who, Mark::threw, Life::turn) == 0)
                        g.draw(owner, 1, rule_of(Skill::hengjiang_qs));
                    },
                .damaged =
                    [](Play& g, Seat owner, Damage& d) {
                      const State& s = g.state();
                      const Seat whose = s.current;
                      for (int i = 0; i < d.amount && d.to == owner && s.living(whose); ++i) {
                        if (g.stopped() || !s.living(owner)) return;
                        if (!g.invokes(owner, Skill::hengjiang_qs, whose)) return;
                        g.note(whose, Mark::keeps_fewer, Life::turn);
                      }
                    }}};

}  // namespace tally::sanguosha
