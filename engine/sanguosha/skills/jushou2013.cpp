// 据守 Standing Ground (2013)
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

void stand_again(Play& g, Seat owner, const PhaseTime& time) {
  if (time.who != owner || !g.invokes(owner, Skill::jushou2013)) return;
  g.draw(owner, 1, rule_of(Skill::jushou2013));
  g.turn_over(owner, rule_of(Skill::jushou2013));
}

}  // namespace

constinit const SkillInfo skills::jushou2013{
    .id = "SGS-SKILL-JUSHOU-2013",
    .en = "Standing Ground (2013)",
    .zh = "据守（2013）",
    .text_en = "In your finish phase you may draw a card; then you are turned over.",
    .text_zh = "结束阶段，可以摸一张牌，然后将武将牌翻面。",
    .source = "published revision of 2013, general 曹仁; FreeKill 0.5 and QSanguosha, observed",
    .source_zh = "2013年修订版，武将曹仁；FreeKill 0.5与QSanguosha，实测",
    .option = "OPT-SGS-JUSHOU",
    .effects = {// OPT-SGS-JUSHOU: at the start of the phase, or when everything else in it is done.
                .finish_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (g.options().is(Opt::jushou, 0)) stand_again(g, owner, time);
                    },
                .finish_end =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (g.options().is(Opt::jushou, 1)) stand_again(g, owner, time);
                    }}};

}  // namespace tally::sanguosha
