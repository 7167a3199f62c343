// 郭嘉 Guo Jia
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::guojia{"Guo Jia", "郭嘉", Kingdom::wei, Gender::male, 3};

constinit const SkillInfo skills::tiandu{
    .id = "SGS-SKILL-TIANDU",
    .en = "Envy of Heaven",
    .zh = "天妒",
    .text_en = "When a judgement of yours has taken effect you may take the judgement card.",
    .text_zh = "你的判定牌生效后，可以获得之。",
    .source = "published standard edition, general 郭嘉; official FAQ",
    .effects = {.judged = [](Play& g, Seat owner, Cause /*why*/, Card card, bool /*took_effect*/) {
      if (g.state().may_lie_on_table(card) && g.invokes(owner, Skill::tiandu))
        g.gain(owner, {&card, 1}, rule_of(Skill::tiandu));
    }}};

constinit const SkillInfo skills::yiji{
    .id = "SGS-SKILL-YIJI",
    .en = "Bequeathed Strategy",
    .zh = "遗计",
    .text_en =
        "For each point of damage you have taken you may look at the top two cards of the draw "
        "pile and give each to any player, yourself included.",
    .text_zh = "每受到1点伤害后，可以观看牌堆顶的两张牌，将每张交给任意角色（可以是自己）。",
    .source = "published standard edition, general 郭嘉; official FAQ",
    .effects = {.damaged = [](Play& g, Seat owner, const Damage& /*d*/, int amount) {
      for (int i = 0; i < amount && !g.stopped() && g.state().living(owner); ++i) {
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
