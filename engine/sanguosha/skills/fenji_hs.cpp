// 奋激（国战新版） Roused of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fenji_hs{
    .id = "SGS-SKILL-FENJI-HS",
    .en = "Roused (new kingdom war)",
    .zh = "奋激（国战新版）",
    .text_en =
        "In the finish phase of a player without a hand card you may have him draw two; then "
        "you lose 1 hit point.",
    .text_zh = "一名角色的结束阶段，若其没有手牌，可以令其摸两张牌，然后你失去1点体力。",
    .source = "FreeKill 0.5.7, kingdom war, general 周泰; observed",
    .source_zh = "新月杀0.5.7国战，武将周泰；实测",
    .effects = {.finish_start = [](Play& g, Seat owner, PhaseTime& time) {
      constexpr Rule why = rule_of(Skill::fenji_hs);
      if (!g.state().living(time.who) || g.state().hand_size(time.who) > 0) return;
      if (!g.invokes(owner, Skill::fenji_hs, time.who)) return;
      g.draw(time.who, 2, why);
      if (!g.stopped() && g.state().living(owner)) g.lose_hp(owner, 1, why);
    }}};

}  // namespace tally::sanguosha
