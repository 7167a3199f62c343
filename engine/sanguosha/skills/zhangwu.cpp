// 章武 Sword of Zhangwu
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/carry.h"

namespace tally::sanguosha {

namespace {

// Whether his sword is among the cards that moved; whether it may be, where a record names none.
Truth sword_moved(const State& s, const Event& e) {
  const auto has = [&](Card c) {
    return std::find(e.cards.begin(), e.cards.end(), c) != e.cards.end();
  };
  if (has(dragon_phoenix)) return Truth::yes;
  const bool may_be = s.where(dragon_phoenix).zone == Zone::somewhere && has(unknown_card);
  return may_be ? Truth::unseen : Truth::no;
}

Event about_sword(Kind k, Seat who) {
  Event e;
  e.kind = k;
  e.seat = who;
  e.cards = {&dragon_phoenix, 1};
  e.rule = rule_of(Skill::zhangwu);
  return e;
}

// Who has it now, in hand, before him or on a pile; nobody, where it lies on the table.
Seat has_sword(const State& s, const Event& e) {
  const Place lies = s.where(dragon_phoenix);
  if (lies.zone != Zone::somewhere) return lies.seat;
  const Carry& way = carries[e.kind];
  if (way.to_whom == Party::seat) return e.seat;
  return way.to_whom == Party::other ? e.other : nobody;
}

}  // namespace

constinit const SkillInfo skills::zhangwu{
    .id = "SGS-SKILL-ZHANGWU",
    .en = "Sword of Zhangwu",
    .zh = "章武",
    .compulsory = true,
    .text_en =
        "Compulsory. When the Flying Dragon and Phoenix comes to the discard pile or to the "
        "equipment area of another, you take it. When you lose it otherwise than by using it, "
        "it is shown and goes to the bottom of the draw pile instead, and you draw two cards.",
    .text_zh =
        "锁定技，当【飞龙夺凤】进入弃牌堆或其他角色的装备区后，你获得之；当你不因使用而失去【飞龙夺"
        "凤】时，展示此牌，改为置于牌堆底，然后你摸两张牌。",
    .source = "published kingdom war 阵, general 君刘备; FreeKill 0.5.7, read",
    .source_zh = "国战·阵，武将君刘备；新月杀0.5.7，源码",
    .effects = {.cards_moved = [](Play& g, Seat owner, CardsMove& move) {
      constexpr Rule why = rule_of(Skill::zhangwu);
      const State& s = g.state();
      const Event& e = move.event;
      const Truth moved = sword_moved(s, e);
      if (moved == Truth::no || e.kind == kind::sink) return;
      const Place lies = s.where(dragon_phoenix);
      if (move.losers.contains(owner)) {
        if (e.kind == kind::use || lies == Place{Zone::hand, owner}) return;
        Event sunk = about_sword(kind::sink, has_sword(s, e));
        if (g.holds(moved, sunk) && g.tell(sunk)) g.draw(owner, 2, why);
        return;
      }
      if (lies.zone == Zone::equip ? lies.seat != owner
                                   : e.kind == kind::equip && e.seat != owner) {
        Event given = about_sword(kind::give, lies.zone == Zone::equip ? lies.seat : e.seat);
        given.other = owner;
        if (g.holds(moved, given)) g.tell(given);
      } else if (lies.zone == Zone::discard ||
                 (lies.zone == Zone::somewhere && carries[e.kind].to == Zone::discard)) {
        Event taken = about_sword(kind::retrieve, owner);
        taken.other = owner;
        if (g.holds(moved, taken)) g.tell(taken);
      }
    }}};

}  // namespace tally::sanguosha
