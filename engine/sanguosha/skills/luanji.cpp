// 乱击 Rain of Arrows
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::luanji{
    .id = "SGS-SKILL-LUANJI",
    .en = "Rain of Arrows",
    .zh = "乱击",
    .text_en = "You may use two hand cards of the same suit as an Archery Attack.",
    .text_zh = "可以将两张花色相同的手牌当【万箭齐发】使用。",
    .source = "published Fire edition, general 袁绍",
    .source_zh = "火扩展，武将袁绍",
    .effects = {.joins = {2, Name::archery_attack,
                          [](const Legal& legal, std::span<const Card> cards) -> Verdict {
                            if (cards[0] >= deck_size || cards[1] >= deck_size) return undecided;
                            return legal.suit(cards[0]) == legal.suit(cards[1])
                                       ? fine
                                       : broken(rule_of(Skill::luanji), why::no_price);
                          }}}};

}  // namespace tally::sanguosha
