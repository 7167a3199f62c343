// 八阵 Eight Trigram Array
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::bazhen{
    .id = "SGS-SKILL-BAZHEN",
    .en = "Eight Trigram Array",
    .zh = "八阵",
    .compulsory = true,
    .text_en =
        "Compulsory. While you have no armour equipped, it is as if you wore the Eight "
        "Trigrams.",
    .text_zh = "锁定技，若装备区里没有防具牌，视为装备着【八卦阵】。",
    .source = "published Fire edition, general 卧龙诸葛亮",
    .source_zh = "火扩展，武将卧龙诸葛亮",
    .effects = {.as_if_worn = Name::eight_diagram,
                .card_needed = [](Play& g, Seat owner, Needed& n) {
                  if (n.who == owner && g.state().armour(owner) == Name::none)
                    effects_of(Name::eight_diagram).card_needed(g, owner, n);
                }}};

}  // namespace tally::sanguosha
