// 克己 Self Mastery
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::keji{
    .id = "SGS-SKILL-KEJI",
    .en = "Self Mastery",
    .zh = "克己",
    .text_en =
        "If you neither used nor played a Slash in your play phase, which may have been "
        "skipped, you may skip your discard phase.",
    .text_zh = "若你没有在出牌阶段内使用或打出过【杀】（跳过出牌阶段也算），可以跳过弃牌阶段。",
    .source = "published standard edition, general 吕蒙; official FAQ",
    .source_zh = "标准版，武将吕蒙；官方FAQ",
    .effects = {.before_discard = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who == owner && g.state().noted(owner, Mark::slashed, Life::turn) == 0 &&
          g.invokes(owner, Skill::keji))
        time.skip(cause(Skill::keji));
    }}};

}  // namespace tally::sanguosha
