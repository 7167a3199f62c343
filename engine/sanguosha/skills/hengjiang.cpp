// 横江 Barring the River
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

int equipment_of(const State& s, Seat who) {
  std::array<Card, deck_size> worn;  // NOLINT: counted only
  return s.cards_of(who, false, true, false, worn.data());
}

}  // namespace

constinit const SkillInfo skills::hengjiang{
    .id = "SGS-SKILL-HENGJIANG",
    .en = "Barring the River",
    .zh = "横江",
    .uses_noted = Life::turn,
    .text_en =
        "When you have taken damage you may have whoever's turn it is keep fewer hand cards in "
        "it, by as many as he has equipment, or by one. As that turn ends, if he has discarded "
        "nothing in his discard phase, you fill your hand up to your maximum of hit points.",
    .text_zh =
        "当你受到伤害后，可以令当前回合角色本回合手牌上限-X（X为其装备区里的牌数且至少为1）；"
        "该回合结束时，若其于弃牌阶段内没有弃牌，你将手牌摸至体力上限。",
    .source = "published kingdom war 势, general 臧霸; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将臧霸；新月杀0.5.7，实测",
    .effects = {.turn_end =
                    [](Play& g, Seat owner, TurnTime& time) {
                      const State& s = g.state();
                      const bool used = s.noted(owner, Skill::hengjiang, Life::turn) > 0;
                      if (!used || s.noted(time.who, Mark::threw, Life::turn) > 0) return;
                      const int wanting = s.at(owner).max_hp - s.hand_size(owner);
                      if (wanting > 0) g.draw(owner, wanting, rule_of(Skill::hengjiang));
                    },
                .damaged =
                    [](Play& g, Seat owner, Damage& d) {
                      const State& s = g.state();
                      const Seat whose = s.current;
                      if (d.to != owner || !s.living(whose)) return;
                      if (!g.invokes(owner, Skill::hengjiang, whose)) return;
                      g.note(whose, Mark::keeps_less, Life::turn,
                             std::max(1, equipment_of(s, whose)));
                    }}};

}  // namespace tally::sanguosha
