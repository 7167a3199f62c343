// 约俭 Frugality
#include <algorithm>

#include "engine/sanguosha/skills/frugality.h"

namespace tally::sanguosha {
namespace {

// Anybody but a friend: of another kingdom, or of none that is known.
bool on_strangers(const State& s, const Use& u) {
  return std::any_of(u.targets.begin(), u.targets.end(),
                     [&](Seat to) { return to != u.by && !same_kingdom(s, u.by, to); });
}

}  // namespace

constinit const SkillInfo skills::yuejian{
    .id = "SGS-SKILL-YUEJIAN",
    .en = "Frugality",
    .zh = "约俭",
    .compulsory = true,
    .counted = Life::turn,
    .text_en =
        "Compulsory. As the discard phase of a player of your kingdom begins who in this turn has "
        "used no card, but for equipment, on anybody of another kingdom or of none that is known, "
        "he keeps as many hand cards as his maximum of hit points.",
    .text_zh =
        "锁定技，与你势力相同的角色的弃牌阶段开始时，若其本回合未对其他势力或未确定势力的角色"
        "使用过装备牌以外的牌，其本回合手牌上限为其体力上限。",
    .source = "published kingdom war 变, general 卞夫人; FreeKill 0.5.7",
    .source_zh = "国战·变，武将卞夫人；新月杀0.5.7",
    .effects = {.counts_targets = [](const Legal& legal, const Use& u) -> int {
                  const State& s = legal.state();
                  return matters<Skill::yuejian>(s, u) && !is_equipment(info(u.as).type) &&
                         on_strangers(s, u);
                },
                .discard_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      if ((time.who == owner || same_kingdom(s, owner, time.who)) &&
                          used_nothing<Skill::yuejian>(s, time.who))
                        is_frugal<Skill::yuejian>(g, time);
                    },
                .hand_limit = keeps_maximum_now<Skill::yuejian>}};

}  // namespace tally::sanguosha
