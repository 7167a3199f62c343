// 狂骨（国战新版） Wild Bone of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::kuanggu_hs{
    .id = "SGS-SKILL-KUANGGU-HS",
    .en = "Wild Bone (new kingdom war)",
    .zh = "狂骨（国战新版）",
    .text_en =
        "For each point of damage you deal to a player at distance 1 or less you may draw a "
        "card or recover 1.",
    .text_zh = "每当你对距离1以内的一名角色造成1点伤害后，可以摸一张牌或回复1点体力。",
    .source = "FreeKill 0.5.7, kingdom war, general 魏延; observed",
    .source_zh = "新月杀0.5.7国战，武将魏延；实测",
    .effects = {.dealt = [](Play& g, Seat owner, Damage& d) {
      constexpr Rule why = rule_of(Skill::kuanggu_hs);
      if (d.from != owner || !d.from_near) return;
      for (int i = 0; i < d.amount && !g.stopped() && g.state().living(owner); ++i) {
        if (!g.invokes(owner, Skill::kuanggu_hs)) return;
        const Player& p = g.state().at(owner);
        const std::array<Play::Choice, 2> ways{
            {{Way::draw, Play::drawing(owner, 1)}, {Way::recover, Play::healing(owner, 1)}}};
        const std::size_t n = p.hp < p.max_hp ? 2 : 1;
        if (g.decides(owner, {ways.data(), n}, why) == Way::recover)
          g.heal(owner, 1, why);
        else
          g.draw(owner, 1, why);
      }
    }}};

}  // namespace tally::sanguosha
