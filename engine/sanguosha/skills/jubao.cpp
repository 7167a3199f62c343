// 聚宝 Treasure House
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/pearl.h"

namespace tally::sanguosha {

namespace {

bool is_worn_or_discarded(const State& s) {
  return std::ranges::any_of(luminous_pearls, [&](Card pearl) {
    const Zone zone = s.where(pearl).zone;
    return zone == Zone::equip || zone == Zone::discard;
  });
}

// Who else wears a Luminous Pearl.
Seat another_wears_it(const State& s, Seat owner) {
  for (const Card pearl : luminous_pearls)
    if (const Place lies = s.where(pearl); lies.zone == Zone::equip && lies.seat != owner)
      return lies.seat;
  return nobody;
}

}  // namespace

constinit const SkillInfo skills::jubao{
    .id = "SGS-SKILL-JUBAO",
    .en = "Treasure House",
    .zh = "聚宝",
    .compulsory = true,
    .text_en =
        "Compulsory. Nobody else takes the treasure that you have equipped. At the start of your "
        "finish phase, if the Luminous Pearl is equipped or lies in the discard pile, you draw a "
        "card, and then take a card, of the hand or equipped, of another who has it equipped.",
    .text_zh =
        "锁定技，你装备区里的宝物牌不能被其他角色获得；结束阶段开始时，若有角色的装备区里或弃牌堆里"
        "有"
        "【定澜夜明珠】，你摸一张牌，然后获得装备【定澜夜明珠】的其他角色的一张牌（手牌或装备区里的"
        "牌）。",
    .source = "published kingdom war 变, general 君孙权",
    .source_zh = "国战·变，武将君孙权",
    .effects = {.keeps = keeps_treasure, .finish_start = [](Play& g, Seat owner, PhaseTime& time) {
                  constexpr Rule why = rule_of(Skill::jubao);
                  const State& s = g.state();
                  if (time.who != owner) return;
                  if (!is_worn_or_discarded(s)) return;
                  g.draw(owner, 1, why);
                  const Seat from = another_wears_it(s, owner);
                  if (from != nobody && !g.stopped()) g.takes(owner, from, Ask::snatch_own, why);
                }}};

}  // namespace tally::sanguosha
