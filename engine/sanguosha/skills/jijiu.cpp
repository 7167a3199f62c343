// 急救 First Aid
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jijiu{
    .id = "SGS-SKILL-JIJIU",
    .en = "First Aid",
    .zh = "急救",
    .text_en = "Outside your own turn you may use a red card, in hand or equipped, as a Peach.",
    .text_zh = "你的回合外，可以将一张红色牌（手牌或装备区里的牌）当【桃】使用。",
    .source = "published standard edition, general 华佗; official FAQ",
    .source_zh = "标准版，武将华佗；官方FAQ",
    .effects = {.from_equipment = true,
                .converts = [](const Legal& legal, Seat owner, Card card, Name as) {
                  return as == Name::peach && legal.state().current != owner &&
                         color_of(legal.suit(card, owner)) == Color::red;
                }}};

}  // namespace tally::sanguosha
