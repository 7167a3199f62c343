// 节命（国战新版） Dying Wish of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jieming_hs{
    .id = "SGS-SKILL-JIEMING-HS",
    .en = "Dying Wish (new kingdom war)",
    .zh = "节命（国战新版）",
    .text_en =
        "After you have taken damage you may have a player fill his hand up to his maximum of "
        "hit points, five cards at most.",
    .text_zh = "受到伤害后，可以令一名角色将手牌摸至体力上限（最多五张）。",
    .source = "FreeKill 0.5.7, kingdom war, general 荀彧; observed",
    .source_zh = "新月杀0.5.7国战，武将荀彧；实测",
    .effects = {
        .shape = {1, 1}, .may_act = on_anyone, .damaged = [](Play& g, Seat owner, Damage& d) {
          if (d.to != owner) return;
          const Seat to = g.invokes_on_one(owner, Skill::jieming_hs);
          if (to == nobody) return;
          const int full = std::min<int>(g.state().at(to).max_hp, 5);
          if (const int n = full - g.state().hand_size(to); n > 0)
            g.draw(to, n, rule_of(Skill::jieming_hs));
        }}};

}  // namespace tally::sanguosha
