// 约俭 Frugality, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

// Noted of a phase: that it works for him; of a turn: that he has used a card whose first target
// was another.
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
                  const State& s = legal.state();
                  return u.by == s.current && !u.targets.empty() && u.targets[0] != u.by &&
                         s.in_reach(Skill::yuejian_qs) &&
                         s.noted(u.by, Skill::yuejian_qs, Life::turn) == 0;
                },
                .discard_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      if (!same_kingdom(s, owner, time.who)) return;
                      if (s.noted(time.who, Skill::yuejian_qs, Life::turn) > 0) return;
                      if (!g.invokes(owner, Skill::yuejian_qs, time.who)) return;
                      time.marked = true;
                      if (s.noted(time.who, Skill::yuejian_qs, Life::phase) == 0)
                        g.note(time.who, mark_of(Skill::yuejian_qs), Life::phase);
                    },
                .hand_limit =
                    [](const State& s, Seat /*owner*/, LimitView& v) {
                      if (s.noted(v.who, Skill::yuejian_qs, Life::phase) > 0)
                        v.limit += s.at(v.who).max_hp - s.at(v.who).hp;
                    }}};

}  // namespace tally::sanguosha
