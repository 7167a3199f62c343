// 凿险 Through the Pass
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zaoxian{
    .id = "SGS-SKILL-ZAOXIAN",
    .en = "Through the Pass",
    .zh = "凿险",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you have three fields or more, "
        "you lose a point of your maximum of hit points and gain Swift Raid.",
    .text_zh = "觉醒技，准备阶段，若“田”不少于三张，减1点体力上限，然后获得“急袭”。",
    .source = "published Mountain edition, general 邓艾",
    .source_zh = "山扩展，武将邓艾",
    .effects = {.prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who != owner || g.state().pile_size(owner, Skill::tuntian) < 3) return;
      if (!g.awakens(owner, Skill::zaoxian)) return;
      g.change_max_hp(owner, -1, rule_of(Skill::zaoxian));
      g.acquires(owner, Skill::jixi, rule_of(Skill::zaoxian));
    }}};

}  // namespace tally::sanguosha
