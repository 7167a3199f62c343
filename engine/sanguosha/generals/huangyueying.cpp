// 黄月英 Huang Yueying
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::huangyueying{"Huang Yueying", "黄月英", Kingdom::shu,
                                                   Gender::female, 3};

constinit const SkillInfo skills::jizhi{
    .id = "SGS-SKILL-JIZHI",
    .en = "Wisdom",
    .zh = "集智",
    .text_en =
        "When you use a trick that is not a delayed one, Nullification included, you may draw "
        "a card. Recasting is not using.",
    .text_zh = "使用非延时锦囊牌（包括【无懈可击】）时，可以摸一张牌。重铸不算使用。",
    .source = "published standard edition, general 黄月英; official FAQ",
    .option = "AMB-SGS-025",
    .effects = {// AMB-SGS-025: a trick that is another card by its print counts, or does not.
                .card_used = [](Play& g, Seat owner, const Use& u) {
                  if (info(u.as).type != CardType::trick) return;
                  if (u.converted && g.options().is(Opt::jizhi_converted, 1)) return;
                  if (g.invokes(owner, Skill::jizhi)) g.draw(owner, 1, rule_of(Skill::jizhi));
                }}};

constinit const SkillInfo skills::qicai{
    .id = "SGS-SKILL-QICAI",
    .en = "Genius",
    .zh = "奇才",
    .compulsory = true,
    .text_en = "Compulsory. For the tricks you use distance does not matter.",
    .text_zh = "锁定技，你使用锦囊牌没有距离限制。",
    .source = "published standard edition, general 黄月英",
    .effects = {.far_tricks = true}};

}  // namespace tally::sanguosha
