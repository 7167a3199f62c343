// 授钺 Bestowing the Axe
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

namespace {

// Whether this card is one by 龙胆: a Dodge as a Slash, a Slash as a Dodge.
Truth by_longdan(std::span<const Card> cards, Name as) {
  if (cards.size() != 1 || (as != Name::dodge && !is_slash(as))) return Truth::no;
  if (cards[0] >= deck_size) return Truth::unseen;
  const Name printed = face(cards[0]).name;
  return truth(as == Name::dodge ? is_slash(printed) : printed == Name::dodge);
}

// What 龙胆 brings him.
void draws_for_longdan(Play& g, Seat owner, Seat who, std::span<const Card> cards, Name as) {
  const State& s = g.state();
  const bool has_it = s.has(who, Skill::longdan) || s.has(who, Skill::longdan_hs);
  if (!s.living(who) || !has_it || !same_kingdom(s, owner, who)) return;
  Event drawn = Play::drawing(who, 1);
  if (g.holds(by_longdan(cards, as), drawn)) g.draw(who, 1, rule_of(Skill::shouyue));
}

}  // namespace

constinit const SkillInfo skills::shouyue{
    .id = "SGS-SKILL-SHOUYUE",
    .en = "Bestowing the Axe",
    .zh = "授钺",
    .compulsory = true,
    .text_en =
        "Compulsory, a lord's: the banner of the five tiger generals. For all who live and have "
        "shown Shu, yourself too: Warrior Saint takes any card; with Roar one's Slashes ignore "
        "armour; whoever uses or plays a card by Dragon Heart draws one; Iron Cavalry works unless "
        "the result is a spade; with Fierce Archer the attack range is 1 more.",
    .text_zh =
        "锁定技，君主技，你拥有“五虎将大旗”：所有存活且已确定势力的蜀势力角色（包括你），"
        "【武圣】的“红色牌”改为“任意牌”；有【咆哮】者使用的【杀】无视防具；"
        "以【龙胆】使用或打出牌时摸一张牌；【铁骑】的“结果为红色”改为“结果不为黑桃”；"
        "有【烈弓】者攻击范围+1。",
    .source = "published kingdom war 阵, general 君刘备",
    .source_zh = "国战·阵，武将君刘备",
    .effects = {
        .card_used =
            [](Play& g, Seat owner, Use& u) {
              if (u.converted) draws_for_longdan(g, owner, u.by, u.cards(), u.as);
            },
        .target_specified =
            [](Play& g, Seat owner, Target& t) {
              const State& s = g.state();
              const Seat by = t.use.by;
              const bool roars = s.has(by, Skill::paoxiao) || s.has(by, Skill::paoxiao_hs);
              if (is_slash(t.use.as) && roars && same_kingdom(s, owner, by))
                t.use.ignores_armour = true;
            },
        .card_answered = [](Play& g, Seat owner,
                            Answered& a) { draws_for_longdan(g, owner, a.who, a.cards, a.as); },
        .attack_range =
            [](const State& s, Seat owner, RangeView& reach) {
              if (s.has(reach.who, Skill::liegong) && same_kingdom(s, owner, reach.who))
                ++reach.range;
            }}};

}  // namespace tally::sanguosha
