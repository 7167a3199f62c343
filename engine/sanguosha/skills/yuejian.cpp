// 约俭 Frugality
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// How often it has worked for him in this phase; of a turn: that he has used cards on others than
// friends (Play::note_strangers).
constexpr Mark frugal = mark_of(Skill::yuejian);

}  // namespace

constinit const SkillInfo skills::yuejian{
    .id = "SGS-SKILL-YUEJIAN",
    .en = "Frugality",
    .zh = "约俭",
    .compulsory = true,
    .text_en =
        "Compulsory. As the discard phase of a player of your kingdom begins who in this turn has "
        "used no card, but for equipment, on anybody of another kingdom or of none that is known, "
        "he keeps as many hand cards as his maximum of hit points.",
    .text_zh =
        "锁定技，与你势力相同的角色的弃牌阶段开始时，若其本回合未对其他势力或未确定势力的角色"
        "使用过装备牌以外的牌，其本回合手牌上限为其体力上限。",
    .source = "published kingdom war 变, general 卞夫人; FreeKill 0.5.7",
    .source_zh = "国战·变，武将卞夫人；新月杀0.5.7",
    .effects = {.discard_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      if (time.who != owner && !same_kingdom(s, owner, time.who)) return;
                      if (s.noted(time.who, Skill::yuejian, Life::turn) > 0) return;
                      time.marked = true;
                      if (s.noted(time.who, Skill::yuejian, Life::phase) == 0)
                        g.note(time.who, frugal, Life::phase);
                    },
                .hand_limit =
                    [](const State& s, Seat /*owner*/, LimitView& v) {
                      if (s.noted(v.who, Skill::yuejian, Life::phase) > 0)
                        v.limit += s.at(v.who).max_hp - s.at(v.who).hp;
                    }}};

}  // namespace tally::sanguosha
