// 鬼道 Ghostly Way
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::guidao{
    .id = "SGS-SKILL-GUIDAO",
    .en = "Ghostly Way",
    .zh = "鬼道",
    .text_en =
        "Before anybody's judgement takes effect you may play a black card, which takes the "
        "place of the judgement card; you take the one replaced.",
    .text_zh = "任一角色的判定牌生效前，可以打出一张黑色牌代替之，然后获得原判定牌。",
    .source = "published Wind edition, general 张角",
    .source_zh = "风扩展，武将张角",
    .effects = {.price = [](const Legal& legal, const Question& q,
                            Card c) { return color_of(legal.suit(c, q.who)) == Color::black; },
                .retrial =
                    [](Play& g, Seat owner, Judging& time) {
                      if (g.legal().payable(owner, Skill::guidao, true) == 0) return;
                      const Card before = time.card;
                      if (!g.retries(owner, Ask::retrial_any, Skill::guidao, time)) return;
                      g.gain(owner, {&before, 1}, rule_of(Skill::guidao));
                      g.played(owner, time.card);
                    }}};

}  // namespace tally::sanguosha
