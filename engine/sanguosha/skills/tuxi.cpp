// 突袭 Sudden Strike
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tuxi{
    .id = "SGS-SKILL-TUXI",
    .en = "Sudden Strike",
    .zh = "突袭",
    .text_en =
        "In your draw phase, instead of drawing, you may take a hand card, unseen, of one or "
        "two other players.",
    .text_zh = "摸牌阶段，可以放弃摸牌，改为获得一至两名其他角色的各一张手牌。",
    .source = "published standard edition, general 张辽; official FAQ",
    .source_zh = "标准版，武将张辽；官方FAQ",
    .option = "OPT-SGS-TUXI-CARDS",
    .effects = {.shape = {1, 2},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  for (Seat s : invoke.seats)
                    if (s == invoke.seat || legal.state().hand_size(s) == 0)
                      return {rule_of(Skill::tuxi), false, why::target};
                  return {};
                },
                .drawing =
                    [](Play& g, Seat owner, Drawing& drawing) {
                      if (drawing.who != owner) return;
                      const Event a = g.invokes_on(owner, Skill::tuxi);
                      if (a.kind == nothing) return;
                      g.raids(owner, a.seats, rule_of(Skill::tuxi));
                      drawing.done = true;
                    }}};

}  // namespace tally::sanguosha
