// 屯田（国战） Garrison Fields of kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

namespace {

// The judgement card stands: he may have it as a field.
void may_keep(Play& g, Seat owner, const Card& field) {
  Event laid;
  laid.kind = kind::lay;
  laid.seat = owner;
  laid.what = cause(Skill::tuntian_ld);
  laid.cards = {&field, 1};
  const std::array<Play::Choice, 2> ways{{{Way::refuse}, {Way::accept, laid}}};
  if (g.decides(owner, ways, rule_of(Skill::tuntian_ld)) == Way::accept)
    g.lay(owner, Skill::tuntian_ld, {&field, 1});
}

}  // namespace

constinit const SkillInfo skills::tuntian_ld{
    .id = "SGS-SKILL-TUNTIAN-LD",
    .en = "Garrison Fields (kingdom war)",
    .zh = "屯田（国战）",
    .text_en =
        "Each time you lose cards of your hand or equipment area outside your turn you may "
        "judge: unless it is a heart, you may lay the judgement card on your general as a field. "
        "Each field makes your distance to others 1 less.",
    .text_zh =
        "你的回合外，每当失去手牌或装备区里的牌后，可以进行判定：结果不为红桃，可以将判定牌置于武将"
        "牌"
        "上，称为“田”；每有一张“田”，你与其他角色的距离-1。",
    .source = "published kingdom war 阵, general 邓艾; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将邓艾；新月杀0.5.7，实测",
    .option = "OPT-SGS-TUNTIAN",
    .needs = &needs::no_heart,
    .effects = {.judged =
                    [](Play& g, Seat owner, Judging& time) {
                      if (time.judge == owner && time.why == cause(Skill::tuntian_ld) &&
                          time.took_effect && g.state().may_lie_on_table(time.card))
                        may_keep(g, owner, time.card);
                    },
                .cards_lost =
                    [](Play& g, Seat owner, Loss& loss) {
                      if (loss.who == owner && g.state().current != owner &&
                          g.invokes(owner, Skill::tuntian_ld))
                        g.judgement(owner, cause(Skill::tuntian_ld), rule_of(Skill::tuntian_ld),
                                    [](Suit s, int) { return s != Suit::heart; });
                    },
                .distance =
                    [](const State& s, Seat owner, DistanceView& v) {
                      if (v.from == owner)
                        v.distance =
                            std::max(1, v.distance - s.pile_size(owner, Skill::tuntian_ld));
                    }}};

}  // namespace tally::sanguosha
