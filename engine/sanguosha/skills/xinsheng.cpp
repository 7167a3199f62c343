// 新生 New Life
#include "engine/sanguosha/flow/avatars.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xinsheng{
    .id = "SGS-SKILL-XINSHENG",
    .en = "New Life",
    .zh = "新生",
    .text_en =
        "For each point of damage you have taken you may get one more general that nobody "
        "has, as a shape.",
    .text_zh = "每受到1点伤害后，可以获得一张未加入游戏的武将牌作为“化身”。",
    .source = "published Mountain edition, general 左慈",
    .source_zh = "山扩展，武将左慈",
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      if (d.to != owner) return;
      for (int i = 0; i < d.amount && !g.stopped() && g.state().living(owner); ++i) {
        if (!has_avatars_left(g) || !g.invokes(owner, Skill::xinsheng)) return;
        gets_avatars(g, owner, 1, Skill::xinsheng);
      }
    }}};

}  // namespace tally::sanguosha
