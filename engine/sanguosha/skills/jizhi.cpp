// 集智 Wisdom
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jizhi{
    .id = "SGS-SKILL-JIZHI",
    .en = "Wisdom",
    .zh = "集智",
    .text_en =
        "When you use a trick that is not a delayed one, Nullification included, you may draw "
        "a card. Recasting is not using.",
    .text_zh = "使用非延时锦囊牌（包括【无懈可击】）时，可以摸一张牌。重铸不算使用。",
    .source = "published standard edition, general 黄月英; official FAQ",
    .source_zh = "标准版，武将黄月英；官方FAQ",
    .option = "AMB-SGS-025",
    .effects = {// AMB-SGS-025: a trick that is another card by its print counts, or does not.
                .card_used = [](Play& g, Seat owner, Use& u) {
                  if (u.by != owner || info(u.as).type != CardType::trick) return;
                  const Options& o = g.options();
                  if (u.converted &&
                      (o.is<Opt::jizhi_converted>("false") ||
                       (o.is<Opt::jizhi_converted>("of_no_card") && u.card_count > 0)))
                    return;
                  if (g.invokes(owner, Skill::jizhi)) g.draw(owner, 1, rule_of(Skill::jizhi));
                }}};

}  // namespace tally::sanguosha
