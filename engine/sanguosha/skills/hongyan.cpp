// 红颜 Rosy Face
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hongyan{
    .id = "SGS-SKILL-HONGYAN",
    .en = "Rosy Face",
    .zh = "红颜",
    .compulsory = true,
    .text_en = "Compulsory. Your spade cards, and spade cards of your judgements, are hearts.",
    .text_zh = "锁定技，你的黑桃牌与黑桃判定牌均视为红桃。",
    .source = "published Wind edition, general 小乔",
    .source_zh = "风扩展，武将小乔",
    .effects = {.suit = [](const State&, Seat owner, SuitView& seen) {
      if (seen.who == owner && seen.suit == Suit::spade) seen.suit = Suit::heart;
    }}};

}  // namespace tally::sanguosha
