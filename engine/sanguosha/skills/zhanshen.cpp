// 战神 God of War
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

namespace {

bool one_of_his_is_dead(const Play& g, Seat owner) {
  for (Seat s = 0; s < g.state().players; ++s)
    if (!g.state().living(s) && g.mode().on_same_side(g.state(), owner, s)) return true;
  return false;
}

}  // namespace

constinit const SkillInfo skills::zhanshen{
    .id = "SGS-SKILL-ZHANSHEN",
    .en = "God of War",
    .zh = "战神",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you are wounded and one of your "
        "side is dead, you lose a point of your maximum, discard your weapon and gain "
        "Horsemanship and Divine Halberd.",
    .text_zh =
        "觉醒技，准备阶段，若你已受伤且有己方角色已死亡，减1点体力上限，弃置装备区里的武器牌，"
        "获得“马术”和“神戟”。",
    .source = "published 3v3 edition, 吕布; FreeKill's 3v3 generals of 2025, observed",
    .source_zh = "3v3版，吕布；新月杀2025年3v3武将，实测",
    .option = "OPT-SGS-ZHANSHEN",
    .effects = {.prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
      const State& s = g.state();
      if (time.who != owner || s.at(owner).hp >= s.at(owner).max_hp ||
          !one_of_his_is_dead(g, owner) || !g.awakens(owner, Skill::zhanshen))
        return;
      constexpr Rule why = rule_of(Skill::zhanshen);
      g.change_max_hp(owner, -1, why);
      if (g.stopped() || !s.living(owner)) return;
      // OPT-SGS-ZHANSHEN: all of it, or Horsemanship alone.
      const bool both = g.options().is(Opt::zhanshen, 0);
      if (const Card weapon = s.equipment(owner, 0); both && weapon != unknown_card)
        g.say(kind::forfeit, owner, why, {&weapon, 1});
      g.acquires(owner, Skill::mashu, why);
      if (both) g.acquires(owner, Skill::shenji, why);
    }}};

}  // namespace tally::sanguosha
