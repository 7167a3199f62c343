// 遗计 Bequeathed Strategy
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yiji{
    .id = "SGS-SKILL-YIJI",
    .en = "Bequeathed Strategy",
    .zh = "遗计",
    .text_en =
        "For each point of damage you have taken you may look at the top two cards of the draw "
        "pile and give each to any player, yourself included.",
    .text_zh = "每受到1点伤害后，可以观看牌堆顶的两张牌，将每张交给任意角色（可以是自己）。",
    .source = "published standard edition, general 郭嘉; official FAQ",
    .source_zh = "标准版，武将郭嘉；官方FAQ",
    .option = "OPT-SGS-YIJI",
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      if (d.to != owner) return;
      // OPT-SGS-YIJI
      const int times = g.options().is<Opt::yiji>("each_point") ? d.amount : 1;
      for (int i = 0; i < times && !g.stopped() && g.state().living(owner); ++i) {
        if (!g.invokes(owner, Skill::yiji)) return;
        int left = g.peek(owner, 2, rule_of(Skill::yiji));
        while (left > 0 && !g.stopped()) {
          const int given = g.gives(owner, Ask::gift_pile, Skill::yiji, left);
          if (given == 0) break;
          left -= given;
        }
        g.put_back_peeked();
        g.settle_pile();
      }
    }}};

}  // namespace tally::sanguosha
