// 救主 To the Rescue
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jiuzhu{
    .id = "SGS-SKILL-JIUZHU",
    .en = "To the Rescue",
    .zh = "救主",
    .text_en =
        "When one of your side is dying and your turn to help has come, and you have more than "
        "1 hit point, you may discard a card and lose 1 hit point; he recovers 1.",
    .text_zh =
        "己方角色处于濒死状态，轮到你救援时，若你的体力值大于1，可以弃置一张牌并失去1点体力，"
        "令其回复1点体力。",
    .source = "published 3v3 edition of 2013, 赵云; FreeKill has it, but it does not work there",
    .source_zh = "3v3版（2013），赵云；新月杀亦有，但无法发动",
    .effects = {.asked_for_rescue = [](Play& g, Seat owner, Dying& time) {
      const State& s = g.state();
      if (time.helper != owner || !g.mode().on_same_side(s, owner, time.who)) return;
      if (s.at(owner).hp <= 1 || !s.has_card(owner)) return;
      constexpr Rule why = rule_of(Skill::jiuzhu);
      if (!g.invokes(owner, Skill::jiuzhu, time.who)) return;
      g.pays(owner, Ask::pay_any, 1, why, false);
      g.lose_hp(owner, 1, why);
      if (s.living(time.who)) g.heal(time.who, 1, why);
    }}};

}  // namespace tally::sanguosha
