// 双雄 Twin Heroes
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shuangxiong{
    .id = "SGS-SKILL-SHUANGXIONG",
    .en = "Twin Heroes",
    .zh = "双雄",
    .text_en =
        "In your draw phase, instead of drawing, you may judge and take the judgement card; "
        "for this turn you may use each hand card of the other colour as a Duel.",
    .text_zh =
        "摸牌阶段，可以放弃摸牌，改为进行判定并获得判定牌，本回合可以将与其颜色不同的手牌当【"
        "决斗】使用。",
    .source = "published Fire edition, general 颜良文丑",
    .source_zh = "火扩展，武将颜良文丑",
    .needs = &needs::any_card,
    .effects = {.converts =
                    [](const Legal& legal, Seat owner, Card card, Name as) {
                      const int judged = legal.state().noted(owner, Skill::shuangxiong, Life::turn);
                      const Color its = color_of(legal.suit(card, owner));
                      return as == Name::duel && judged > 0 && its != Color::none &&
                             static_cast<int>(its) != judged;
                    },
                .drawing =
                    [](Play& g, Seat owner, Drawing& drawing) {
                      if (drawing.who != owner || !g.invokes(owner, Skill::shuangxiong)) return;
                      drawing.done = true;
                      g.judgement(owner, cause(Skill::shuangxiong), rule_of(Skill::shuangxiong),
                                  [](Suit, int) { return true; });
                    },
                .judged =
                    [](Play& g, Seat owner, Judging& time) {
                      if (time.judge != owner || time.why != cause(Skill::shuangxiong)) return;
                      const Color its = color_of(g.legal().suit(time.card, owner));
                      if (its != Color::none)
                        g.note(owner, mark_of(Skill::shuangxiong), Life::turn,
                               static_cast<int>(its));
                      if (g.state().may_lie_on_table(time.card))
                        g.gain(owner, {&time.card, 1}, rule_of(Skill::shuangxiong));
                    }}};

}  // namespace tally::sanguosha
