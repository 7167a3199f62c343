// 英魂（国战新版） Soul of a Hero of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yinghun_hs{
    .id = "SGS-SKILL-YINGHUN-HS",
    .en = "Soul of a Hero (new kingdom war)",
    .zh = "英魂（国战新版）",
    .text_en =
        "In your prepare phase you may choose another player, with X the hit points you have "
        "lost: he draws X cards and discards one, or draws one and discards X.",
    .text_zh =
        "准备阶段，可以令一名其他角色摸X张牌然后弃置一张牌，或摸一张牌然后弃置X张牌（X为你"
        "已损失的体力值）。",
    .source = "FreeKill 0.5.7, kingdom war, general 孙坚; observed",
    .source_zh = "新月杀0.5.7国战，武将孙坚；实测",
    .effects = {.shape = {1, 1},
                .may_act = on_another<Skill::yinghun_hs>,
                .prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
                  if (time.who != owner) return;
                  const int lost = g.state().lost_hp(owner);
                  const Seat to = g.invokes_on_one(owner, Skill::yinghun_hs);
                  if (to == nobody) return;
                  constexpr Rule why = rule_of(Skill::yinghun_hs);
                  const std::array<Play::Choice, 2> ways{{{Way::draw_many, Play::drawing(to, lost)},
                                                          {Way::draw_one, Play::drawing(to, 1)}}};
                  const bool many = g.decides(owner, ways, why, to) == Way::draw_many;
                  g.draw(to, many ? lost : 1, why);
                  g.discards(to, many ? 1 : lost, why);
                }}};

}  // namespace tally::sanguosha
