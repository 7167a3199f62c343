// 据守 Standing Ground
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

void stand_ground(Play& g, Seat owner, const PhaseTime& time) {
  if (time.who != owner || !g.invokes(owner, Skill::jushou)) return;
  g.draw(owner, 3, rule_of(Skill::jushou));
  g.turn_over(owner, rule_of(Skill::jushou));
}

}  // namespace

constinit const SkillInfo skills::jushou{
    .id = "SGS-SKILL-JUSHOU",
    .en = "Standing Ground",
    .zh = "据守",
    .text_en = "In your finish phase you may draw three cards; then you are turned over.",
    .text_zh = "结束阶段，可以摸三张牌，然后将武将牌翻面。",
    .source = "published Wind edition, general 曹仁",
    .source_zh = "风扩展，武将曹仁",
    .option = "OPT-SGS-JUSHOU",
    .effects = {// OPT-SGS-JUSHOU: at the start of the phase, or when everything else in it is done.
                .finish_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (g.options().is(Opt::jushou, 0)) stand_ground(g, owner, time);
                    },
                .finish_end =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (g.options().is(Opt::jushou, 1)) stand_ground(g, owner, time);
                    }}};

}  // namespace tally::sanguosha
