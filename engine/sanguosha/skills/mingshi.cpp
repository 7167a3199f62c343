// 名士 Famed Scholar
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::mingshi{
    .id = "SGS-SKILL-MINGSHI",
    .en = "Famed Scholar",
    .zh = "名士",
    .compulsory = true,
    .text_en =
        "Compulsory. When somebody who has a general face down is about to deal you damage, it is "
        "1 less.",
    .text_zh = "锁定技，受到伤害时，若伤害来源有暗置的武将牌，此伤害-1。",
    .source = "published kingdom war, general 孔融",
    .source_zh = "国战，武将孔融",
    .effects = {.taking = [](Play& g, Seat owner, Damage& d) {
      if (d.to != owner || !g.state().living(d.from) || !g.state().at(d.from).veils()) return;
      if (d.amount > 1) return d.change(-1, cause(Skill::mingshi));
      g.prevents(d, rule_of(Skill::mingshi));
    }}};

}  // namespace tally::sanguosha
