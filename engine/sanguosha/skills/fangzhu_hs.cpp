// 放逐（国战新版） Exile of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {
namespace {

Event discarding(Seat who) {
  Event e;
  e.kind = kind::discard;
  e.seat = who;
  e.hide(Field::cards);
  return e;
}

}  // namespace

constinit const SkillInfo skills::fangzhu_hs{
    .id = "SGS-SKILL-FANGZHU-HS",
    .en = "Exile (new kingdom war)",
    .zh = "放逐（国战新版）",
    .text_en =
        "After you have taken damage you may have another player choose, with X the hit "
        "points you have lost: he draws X cards and is turned over, or he discards X cards "
        "and loses 1 hit point.",
    .text_zh =
        "受到伤害后，可以令一名其他角色选择一项：1.摸X张牌，然后将武将牌翻面；2.弃置X张牌，"
        "然后失去1点体力（X为你已损失的体力值）。",
    .source = "FreeKill 0.5.7, kingdom war, general 曹丕; observed",
    .source_zh = "新月杀0.5.7国战，武将曹丕；实测",
    .effects = {.shape = {1, 1},
                .may_act = on_another<Skill::fangzhu_hs>,
                .damaged = [](Play& g, Seat owner, Damage& d) {
                  if (d.to != owner) return;
                  constexpr Rule why = rule_of(Skill::fangzhu_hs);
                  const Seat to = g.invokes_on_one(owner, Skill::fangzhu_hs);
                  if (to == nobody) return;
                  const int lost = g.state().lost_hp(owner);
                  std::array<Card, deck_size> his;  // NOLINT: counted only
                  const bool able = g.state().cards_of(to, true, true, false, his.data()) >= lost;
                  const std::array<Play::Choice, 2> ways{
                      {{Way::draw, Play::drawing(to, lost)}, {Way::lose_hp, discarding(to)}}};
                  if (g.decides(to, {ways.data(), able ? 2U : 1U}, why) == Way::lose_hp) {
                    g.discards(to, lost, why);
                    if (g.state().living(to)) g.lose_hp(to, 1, why);
                    return;
                  }
                  g.draw(to, lost, why);
                  if (!g.stopped() && g.state().living(to)) g.turn_over(to, why);
                }}};

}  // namespace tally::sanguosha
