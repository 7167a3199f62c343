// 智愚 Wisdom in Folly
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

bool of_one_color(const Play& g, Seat who) {
  Color first = Color::none;
  for (const Card c : g.state().at(who).hand) {
    const Color color = color_of(g.legal().suit(c, who));
    if (first != Color::none && color != first) return false;
    first = color;
  }
  return true;
}

}  // namespace

constinit const SkillInfo skills::zhiyu{
    .id = "SGS-SKILL-ZHIYU",
    .en = "Wisdom in Folly",
    .zh = "智愚",
    .text_en =
        "After you have taken damage you may draw a card and then show all your hand: if it is of "
        "one colour, the source of the damage discards a hand card.",
    .text_zh = "受到伤害后，可以摸一张牌，然后展示所有手牌：若颜色均相同，伤害来源弃置一张手牌。",
    .source = "published kingdom war 变, general 荀攸; FreeKill 0.5.7",
    .source_zh = "国战·变，武将荀攸；新月杀0.5.7",
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      constexpr Rule why = rule_of(Skill::zhiyu);
      const State& s = g.state();
      if (d.to != owner || !g.invokes(owner, Skill::zhiyu)) return;
      g.draw(owner, 1, why);
      if (g.stopped() || !s.living(owner)) return;
      const bool named = g.shows_hand(owner, why);
      if (g.stopped() || !s.living(d.from) || s.hand_size(d.from) == 0) return;
      // What nobody has seen comes to light by what follows.
      Event paid;
      paid.kind = kind::discard;
      paid.seat = d.from;
      paid.hide(Field::cards);
      const Truth one = named ? truth(of_one_color(g, owner)) : Truth::unseen;
      if (g.holds(one, paid)) g.pays(d.from, Ask::pay_hand, 1, why, false);
    }}};

}  // namespace tally::sanguosha
