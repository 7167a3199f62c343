// 洛神 Goddess Luo
#include "engine/sanguosha/skills/goddess.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::luoshen{
    .id = "SGS-SKILL-LUOSHEN",
    .en = "Goddess Luo",
    .zh = "洛神",
    .text_en =
        "At the start of your prepare phase you may judge: a black card is yours, and you may "
        "judge again, until a card is not black or you stop.",
    .text_zh =
        "准备阶段开始时，可以进行判定：结果为黑色，获得此牌，并可以再次判定，直到结果不为黑色或你不"
        "再判定。",
    .source = "000, \"Summary of judgment\"; published standard edition, general 甄姬",
    .source_zh = "000，\"Summary of judgment\"；标准版，武将甄姬",
    .option = "AMB-SGS-079",
    .needs = &needs::black,
    .effects = {.prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      judges_while_black<Skill::luoshen>(g, owner);
                      g.gain_kept(owner, rule_of(Skill::luoshen));
                    },
                // AMB-SGS-079: each black card at once, or all of them in the end.
                .judged =
                    [](Play& g, Seat owner, Judging& time) {
                      if (!black_of_his<Skill::luoshen>(g, owner, time)) return;
                      const Card card = time.card;
                      if (g.options().is<Opt::luoshen_gain>("each"))
                        g.gain(owner, {&card, 1}, rule_of(Skill::luoshen));
                      else
                        g.keep(card);
                    }}};

}  // namespace tally::sanguosha
