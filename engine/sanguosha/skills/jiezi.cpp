// 截辎 Intercepting the Baggage
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// Once a turn. A draw phase is noted likewise: after that there is nothing to draw for.
void draws_for_hunger(Play& g, Seat owner, PhaseTime& time) {
  if (time.who == owner || g.state().noted(owner, Skill::jiezi, Life::turn) > 0) return;
  g.note(owner, mark_of(Skill::jiezi), Life::turn);
  g.draw(owner, 1, rule_of(Skill::jiezi));
}

}  // namespace

constinit const SkillInfo skills::jiezi{
    .id = "SGS-SKILL-JIEZI",
    .en = "Intercepting the Baggage",
    .zh = "截辎",
    .compulsory = true,
    .text_en =
        "Compulsory: before the play phase of another player who has skipped his draw phase in "
        "this turn you draw a card, also where he skips that phase too.",
    .text_zh =
        "锁定技，其他角色的出牌阶段开始前，若其跳过了此回合的摸牌阶段，你摸一张牌；"
        "其也跳过出牌阶段时亦然。",
    .source = "programs: QSanguosha of Sheauhaw, thicket.cpp, general 徐晃; read there",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，thicket.cpp，武将徐晃；据其代码",
    .effects = {.before_play = draws_for_hunger,
                .skipping =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.phase == Phase::play) draws_for_hunger(g, owner, time);
                    },
                .draw_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) g.note(owner, mark_of(Skill::jiezi), Life::turn);
                    }}};

}  // namespace tally::sanguosha
