// 激诏 Stirring Edict
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jizhao{
    .id = "SGS-SKILL-JIZHAO",
    .en = "Stirring Edict",
    .zh = "激诏",
    .limited = true,
    .text_en =
        "Limited. When you are dying and your turn to help has come, you may fill your hand up to "
        "your maximum of hit points and recover to 2 hit points; then you lose Bestowing the Axe "
        "and gain Benevolence.",
    .text_zh =
        "限定技，当你处于濒死状态时，可以将手牌摸至体力上限，并将体力回复至2点，"
        "然后失去【授钺】，获得【仁德】。",
    .source = "published kingdom war 阵, general 君刘备",
    .source_zh = "国战·阵，武将君刘备",
    .effects = {.asked_for_rescue = [](Play& g, Seat owner, Dying& time) {
      constexpr Rule why = rule_of(Skill::jizhao);
      const State& s = g.state();
      if (time.who != owner || time.helper != owner) return;
      if (s.noted(owner, Skill::jizhao, Life::game) > 0 || !g.invokes(owner, Skill::jizhao)) return;
      const int few = s.at(owner).max_hp - s.hand_size(owner);
      if (few > 0) g.draw(owner, few, why);
      g.heal(owner, 2 - s.at(owner).hp, why);
      if (g.stopped()) return;
      g.forgoes(owner, Skill::shouyue, why, Skill::rende);
      g.acquires(owner, Skill::rende, why);
    }}};

}  // namespace tally::sanguosha
