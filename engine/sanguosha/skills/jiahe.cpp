// 嘉禾 Auspicious Grain
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/beacons.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

namespace {

// What so many beacons 烽火 teach: with one the first of these, with two the second as well …
struct Lesson {
  Skill skill;
  Way way;
};
constexpr std::array<Lesson, 4> lessons = {{{Skill::yingzi, Way::yingzi},
                                            {Skill::haoshi, Way::haoshi},
                                            {Skill::shelie, Way::shelie},
                                            {Skill::duoshi, Way::duoshi}}};
constexpr int for_two = 5;  // with so many, two of them

// One that he has not got, until the turn ends; false when he wants none.
bool learns(Play& g, Seat owner, Seat who) {
  constexpr Rule why = rule_of(Skill::jiahe);
  const State& s = g.state();
  const auto beacons = static_cast<std::size_t>(s.pile_size(owner, Skill::jiahe));
  std::array<Play::Choice, lessons.size() + 1> ways{{{Way::refuse}}};
  std::size_t n = 1;
  for (std::size_t i = 0; i < std::min(beacons, lessons.size()); ++i) {
    if (s.has(who, lessons[i].skill)) continue;
    ways[n].way = lessons[i].way;
    ways[n].brings.kind = kind::acquire;
    ways[n].brings.seat = who;
    ways[n].brings.what = cause(lessons[i].skill);
    ways[n++].brings.extra = 1;
  }
  if (n == 1 || g.stopped()) return false;
  const Way way = g.decides(who, {ways.data(), n}, why, owner);
  const auto* const taught =
      std::find_if(lessons.begin(), lessons.end(), [&](const Lesson& l) { return l.way == way; });
  if (taught == lessons.end()) return false;
  g.acquires(who, taught->skill, why, true);
  return true;
}

// A Slash or a trick has dealt it.
bool by_slash_or_trick(const Damage& d) {
  if (d.rule == rule::lightning) return true;
  return d.use != nullptr && (is_slash(d.use->as) || is_trick(info(d.use->as).type));
}

}  // namespace

constinit const SkillInfo skills::jiahe{
    .id = "SGS-SKILL-JIAHE",
    .en = "Auspicious Grain",
    .zh = "嘉禾",
    .compulsory = true,
    .once_a_phase = true,
    .text_en =
        "Compulsory, a lord's: the map of the beacons. Once in his own play phase whoever is of "
        "your "
        "kingdom, yourself too, may lay an equipment card, of the hand or equipped, on your "
        "general "
        "as a beacon. As the prepare phase of one of your kingdom begins he may gain one of these "
        "until the turn ends, if he has not got it: with a beacon Handsome, with two Generosity, "
        "with "
        "three Wide Reading, with four Sizing Up; with five beacons he may gain a second one. "
        "After "
        "a Slash or a trick has damaged you, you discard a beacon.",
    .text_zh =
        "锁定技，君主技，你拥有“缘江烽火图”：与你势力相同的角色（包括你）出牌阶段限一次，可以将一张"
        "装"
        "备牌（手牌或装备区里的牌）置于其上，称为“烽火”；与你势力相同的角色的准备阶段开始时，可以根"
        "据"
        "“烽火”数获得以下一项自己没有的技能直到回合结束：一张或以上，【英姿】；两张或以上，【好施】"
        "；"
        "三张或以上，【涉猎】；四张或以上，【度势】；五张或以上，可以再获得一项；"
        "当你受到【杀】或锦囊牌造成的伤害后，弃置一张“烽火”。",
    .source = "published kingdom war 变, general 君孙权",
    .source_zh = "国战·变，武将君孙权",
    .effects = {
        .lent_to = [](const State& s, Seat owner, Seat who) { return same_kingdom(s, owner, who); },
        .price = is_equipment_card,
        .may_act = may_lay_beacon<Skill::jiahe>,
        .act = lays_beacon<Skill::jiahe>,
        .prepare_start =
            [](Play& g, Seat owner, PhaseTime& time) {
              const State& s = g.state();
              if (!same_kingdom(s, owner, time.who)) return;
              if (learns(g, owner, time.who) && s.pile_size(owner, Skill::jiahe) >= for_two)
                learns(g, owner, time.who);
            },
        .damaged =
            [](Play& g, Seat owner, Damage& d) {
              if (d.to == owner && by_slash_or_trick(d) &&
                  g.state().pile_size(owner, Skill::jiahe) > 0)
                g.sheds(owner, Skill::jiahe, 1);
            }}};

}  // namespace tally::sanguosha
