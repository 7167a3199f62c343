// 志继 Inherited Will
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhiji{
    .id = "SGS-SKILL-ZHIJI",
    .en = "Inherited Will",
    .zh = "志继",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you have no hand card, you recover 1 or "
        "draw two cards; then you lose a point of your maximum of hit points and gain "
        "Stargaze.",
    .text_zh =
        "觉醒技，准备阶段，若没有手牌，选择回复1点体力或摸两张牌，然后减1点体力上限，获得“观"
        "星”。",
    .source = "published Mountain edition, general 姜维",
    .source_zh = "山扩展，武将姜维",
    .option = "AMB-SGS-080",
    .effects = {// AMB-SGS-080: he recovers or draws first, or the maximum goes first.
                .prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
                  const State& s = g.state();
                  if (time.who != owner || s.hand_size(owner) > 0 ||
                      !g.awakens(owner, Skill::zhiji))
                    return;
                  constexpr Rule why = rule_of(Skill::zhiji);
                  const bool first = g.options().is(Opt::zhiji_order, 1);
                  if (first) g.change_max_hp(owner, -1, why);
                  const std::array<Play::Choice, 2> ways{{{Way::draw, Play::drawing(owner, 2)},
                                                          {Way::recover, Play::healing(owner, 1)}}};
                  const bool wounded = s.lost_hp(owner) > 0;
                  if (g.decides(owner, std::span(ways).first(wounded ? 2 : 1), why) == Way::draw)
                    g.draw(owner, 2, why);
                  else
                    g.heal(owner, 1, why);
                  if (!first) g.change_max_hp(owner, -1, why);
                  g.acquires(owner, Skill::guanxing, why);
                }}};

}  // namespace tally::sanguosha
