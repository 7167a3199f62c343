// 屯田 Garrison Fields
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tuntian{
    .id = "SGS-SKILL-TUNTIAN",
    .en = "Garrison Fields",
    .zh = "屯田",
    .text_en =
        "Each time you lose cards of your hand or equipment area outside your turn you may "
        "judge: unless it is a heart, the judgement card is laid on your general as a field. "
        "Each field makes your distance to others 1 less.",
    .text_zh =
        "你的回合外，每当失去手牌或装备区里的牌后，可以进行判定：结果不为红桃，将判定牌置于武"
        "将牌上，称为“田”；每有一张“田”，你与其他角色的距离-1。",
    .source = "published Mountain edition, general 邓艾",
    .source_zh = "山扩展，武将邓艾",
    .option = "OPT-SGS-TUNTIAN",
    .needs = &needs::no_heart,
    .effects = {.judged =
                    [](Play& g, Seat owner, Judging& time) {
                      if (time.judge == owner && time.why == cause(Skill::tuntian) &&
                          time.took_effect && g.state().may_lie_on_table(time.card))
                        g.lay(owner, Skill::tuntian, {&time.card, 1});
                    },
                .cards_lost =
                    [](Play& g, Seat owner, Loss& loss) {
                      if (loss.who != owner || g.state().current == owner ||
                          !g.invokes(owner, Skill::tuntian))
                        return;
                      g.judgement(owner, cause(Skill::tuntian), rule_of(Skill::tuntian),
                                  [](Suit s, int) { return s != Suit::heart; });
                    },
                .distance =
                    [](const State& s, Seat owner, DistanceView& v) {
                      if (v.from == owner)
                        v.distance = std::max(1, v.distance - s.pile_size(owner, Skill::tuntian));
                    }}};

}  // namespace tally::sanguosha
