// 天妒 Envy of Heaven
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tiandu{
    .id = "SGS-SKILL-TIANDU",
    .en = "Envy of Heaven",
    .zh = "天妒",
    .text_en = "When a judgement of yours has taken effect you may take the judgement card.",
    .text_zh = "你的判定牌生效后，可以获得之。",
    .source = "published standard edition, general 郭嘉; official FAQ",
    .source_zh = "标准版，武将郭嘉；官方FAQ",
    .effects = {.judged = [](Play& g, Seat owner, Judging& time) {
      if (time.judge == owner && g.state().may_lie_on_table(time.card) &&
          g.invokes(owner, Skill::tiandu))
        g.gain(owner, {&time.card, 1}, rule_of(Skill::tiandu));
    }}};

}  // namespace tally::sanguosha
