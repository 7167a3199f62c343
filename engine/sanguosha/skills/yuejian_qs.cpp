// 约俭 Frugality, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/skills/frugality.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yuejian_qs{
    .id = "SGS-SKILL-YUEJIAN-QS",
    .en = "Frugality",
    .zh = "约俭",
    .counted = Life::turn,
    .text_en =
        "At the start of the discard phase of a player of your kingdom (you included), if no card "
        "that he has used in this turn had another player as its first target, you may have his "
        "hand limit be his maximum of hit points until that phase ends.",
    .text_zh =
        "与你势力相同的角色（包括你）的弃牌阶段开始时，若其本回合没有使用过首个目标为其他角色的牌，"
        "可以令其本回合手牌上限等于其体力上限。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 卞夫人; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将卞夫人；实测",
    .effects = {.counts_targets = [](const Legal& legal, const Use& u) -> int {
                  return matters<Skill::yuejian_qs>(legal.state(), u) && !u.targets.empty() &&
                         u.targets[0] != u.by;
                },
                .discard_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      if (same_kingdom(s, owner, time.who) &&
                          used_nothing<Skill::yuejian_qs>(s, time.who) &&
                          g.invokes(owner, Skill::yuejian_qs, time.who))
                        is_frugal<Skill::yuejian_qs>(g, time);
                    },
                .hand_limit = keeps_maximum_now<Skill::yuejian_qs>}};

}  // namespace tally::sanguosha
