// 蒺藜 Caltrops, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

// 0 where he has none.
int range_of_weapon(const State& s, Seat who) {
  const Name weapon = s.equipment_name(who, slot_of(CardType::weapon));
  return weapon == Name::none ? 0 : info(weapon).range;
}

void draws_as_many(Play& g, Seat owner) {
  const State& s = g.state();
  const int range = range_of_weapon(s, owner);
  if (range > 0 && s.in_own_play(owner) && s.noted(owner, Skill::jili_qs, Life::phase) == range &&
      g.invokes(owner, Skill::jili_qs))
    g.draw(owner, range, rule_of(Skill::jili_qs));
}

}  // namespace

constinit const SkillInfo skills::jili_qs{
    .id = "SGS-SKILL-JILI-QS",
    .en = "Caltrops",
    .zh = "蒺藜",
    .counted = Life::phase,
    .text_en =
        "When you use the Xth card of your play phase, X being the range of the weapon that you "
        "wear, you may draw X cards. You may use X Slashes more in it.",
    .text_zh =
        "当你于出牌阶段内使用此阶段的第X张牌时，可以摸X张牌；你于此阶段内可以额外使用X张【杀】（X为"
        "你装备区里武器牌的攻击范围）。",
    .source = "published kingdom war 变, general 沙摩柯; QSanguosha-For-Hegemony 2.0.0, read",
    .source_zh = "国战·变，武将沙摩柯；太阳神三国杀国战版2.0.0，源码",
    .effects = {.counts_card = [](const State& s, const Event& card) -> int {
                  return card.kind != kind::respond && s.in_own_play(card.seat) &&
                         s.reaches(card.seat, Skill::jili_qs);
                },
                .card_used =
                    [](Play& g, Seat owner, Use& u) {
                      if (u.by == owner) draws_as_many(g, owner);
                    },
                .card_answered =
                    [](Play& g, Seat owner, Answered& a) {
                      if (a.who == owner && a.as == Name::nullification) draws_as_many(g, owner);
                    },
                .slash_limit =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who == owner) v.limit += range_of_weapon(s, owner);
                    }}};

}  // namespace tally::sanguosha
