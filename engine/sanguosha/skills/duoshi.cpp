// 度势 Sizing Up
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

constexpr int most_uses = 4;  // in a play phase

}  // namespace

constinit const SkillInfo skills::duoshi{
    .id = "SGS-SKILL-DUOSHI",
    .en = "Sizing Up",
    .zh = "度势",
    .text_en =
        "In your play phase you may use a red hand card as Await the Exhausted, four times a phase "
        "at most.",
    .text_zh = "出牌阶段限四次，可以将一张红色手牌当【以逸待劳】使用。",
    .source = "published kingdom war, general 陆逊",
    .source_zh = "国战，武将陆逊",
    .effects = {.converts =
                    [](const Legal& legal, Seat owner, Card card, Name as) {
                      const State& s = legal.state();
                      return as == Name::await_exhausted && s.current == owner &&
                             s.phase == Phase::play &&
                             s.noted(owner, Skill::duoshi, Life::phase) < most_uses &&
                             color_of(legal.suit(card, owner)) == Color::red;
                    },
                .card_used =
                    [](Play& g, Seat owner, Use& use) {
                      if (use.by == owner && use.as == Name::await_exhausted && use.converted)
                        g.note(owner, mark_of(Skill::duoshi), Life::phase);
                    }}};

}  // namespace tally::sanguosha
