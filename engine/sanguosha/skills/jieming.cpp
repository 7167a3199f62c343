// 节命 Upholding Duty
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jieming{
    .id = "SGS-SKILL-JIEMING",
    .en = "Upholding Duty",
    .zh = "节命",
    .text_en =
        "For each point of damage you have taken you may have a player draw cards until he "
        "has as many in hand as his maximum of hit points, five at most.",
    .text_zh = "每受到1点伤害后，可以令一名角色将手牌摸至其体力上限（至多五张）。",
    .source = "published Fire edition, general 荀彧",
    .source_zh = "火扩展，武将荀彧",
    .effects = {
        .shape = {1, 1}, .may_act = on_anyone, .damaged = [](Play& g, Seat owner, Damage& d) {
          if (d.to != owner) return;
          for (int i = 0; i < d.amount && !g.stopped() && g.state().living(owner); ++i) {
            const Seat to = g.invokes_on_one(owner, Skill::jieming);
            if (to == nobody) return;
            const int full = std::min<int>(g.state().at(to).max_hp, 5);
            if (const int n = full - g.state().hand_size(to); n > 0)
              g.draw(to, n, rule_of(Skill::jieming));
          }
        }}};

}  // namespace tally::sanguosha
