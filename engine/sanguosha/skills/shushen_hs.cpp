// 淑慎（国战新版） Kindly Care of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shushen_hs{
    .id = "SGS-SKILL-SHUSHEN-HS",
    .en = "Kindly Care (new kingdom war)",
    .zh = "淑慎（国战新版）",
    .text_en =
        "For each hit point you recover you may have another player draw a card, or two if he "
        "has no hand card.",
    .text_zh = "每回复1点体力后，可以令一名其他角色摸一张牌（若其没有手牌，改为两张）。",
    .source = "FreeKill 0.5.7, kingdom war, general 甘夫人; observed",
    .source_zh = "新月杀0.5.7国战，武将甘夫人；实测",
    .effects = {.shape = {1, 1},
                .may_act = on_another<Skill::shushen_hs>,
                .recovered = [](Play& g, Seat owner, HitPoints& back) {
                  if (back.who != owner) return;
                  for (int i = 0; i < back.points && !g.stopped() && g.state().living(owner); ++i) {
                    const Seat to = g.invokes_on_one(owner, Skill::shushen_hs);
                    if (to == nobody) return;
                    g.draw(to, g.state().hand_size(to) == 0 ? 2 : 1, rule_of(Skill::shushen_hs));
                  }
                }}};

}  // namespace tally::sanguosha
