// 忘隙 Letting Go
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

void both_draw(Play& g, Seat owner, const Damage& d) {
  const Seat other = d.from == owner ? d.to : d.from;
  const State& s = g.state();
  for (int i = 0; i < d.amount && !g.stopped() && s.living(owner) && s.living(other); ++i) {
    if (!g.invokes(owner, Skill::wangxi, other)) return;
    SeatList both;
    both.push(owner);
    both.push(other);
    for (const Seat who : g.in_action_order(both, std::max<Seat>(s.current, 0)))
      g.draw(who, 1, rule_of(Skill::wangxi));
  }
}

}  // namespace

constinit const SkillInfo skills::wangxi{
    .id = "SGS-SKILL-WANGXI",
    .en = "Letting Go",
    .zh = "忘隙",
    .text_en =
        "For each point of damage that you deal to another player, or another deals to you, "
        "the two of you may draw a card each, if he lives: you say whether you both do.",
    .text_zh =
        "每当你对其他角色造成1点伤害后，或受到其他角色造成的1点伤害后，若其存活，可以与其各摸"
        "一张牌。",
    .source = "published kingdom war 势, general 李典; FreeKill 0.5.7, read",
    .source_zh = "国战·势，武将李典；新月杀0.5.7，源码",
    .effects = {.dealt =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.from == owner && d.to != owner) both_draw(g, owner, d);
                    },
                .damaged =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.to == owner && d.from != owner) both_draw(g, owner, d);
                    }}};

}  // namespace tally::sanguosha
