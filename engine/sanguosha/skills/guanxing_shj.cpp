// 观星（新版） Stargaze, as Sheauhaw has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

void gazes(Play& g, Seat owner) {
  constexpr int many = 3;
  constexpr Rule why = rule_of(Skill::guanxing_shj);
  if (g.arranges(owner, g.state().alive > many ? 5 : 3, 0, why) == 0)
    g.note(owner, mark_of(Skill::guanxing_shj), Life::turn);
}

}  // namespace

constinit const SkillInfo skills::guanxing_shj{
    .id = "SGS-SKILL-GUANXING-SHJ",
    .en = "Stargaze (new)",
    .zh = "观星（新版）",
    .text_en =
        "At the start of your prepare phase you may look at five cards from the top of the draw "
        "pile, or three if no more than three players live, and put any of them back on top and "
        "the others at the bottom, each in any order. If you put none on top, you may do so again "
        "at the start of your finish phase.",
    .text_zh =
        "准备阶段开始时，可以观看牌堆顶的五张牌（存活角色数不大于三时改为三张），将其中任意张以"
        "任意顺序置于牌堆顶，其余以任意顺序置于牌堆底；若均置于牌堆底，结束阶段开始时可以再次"
        "发动。",
    .source = "programs: QSanguosha of Sheauhaw, standard-generals.cpp, general 诸葛亮; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-generals.cpp，武将诸葛亮；实测",
    .effects = {.prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who == owner && g.invokes(owner, Skill::guanxing_shj))
                        gazes(g, owner);
                    },
                .finish_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      if (g.state().noted(owner, Skill::guanxing_shj, Life::turn) == 0) return;
                      if (g.invokes(owner, Skill::guanxing_shj)) gazes(g, owner);
                    }}};

}  // namespace tally::sanguosha
