// Armour: what each does for its wearer. What makes a card void stands with that card's rules.
#include "engine/sanguosha/cards/equipment_effects.h"
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// 八卦阵 需要使用或打出【闪】时，可以进行判定：红色，视为使用或打出了【闪】。
// Eight Trigrams: for each Dodge needed the wearer may judge; red counts as a Dodge.
// SGS-CARD-EIGHT-TRIGRAMS (000 "Summary of judgment"; published standard edition)
bool eight_diagram(Play& g, Seat owner, Ask what, Seat /*against*/, const Use& u) {
  const bool dodge = what == Ask::dodge || what == Ask::play_dodge;
  if (!dodge || u.ignores_armour || !g.invokes(owner, Name::eight_diagram)) return false;
  const bool red = g.judgement(owner, Name::eight_diagram, rule::eight_diagram,
                               [](Suit s, int) { return color_of(s) == Color::red; });
  if (g.stopped() || !red) return false;
  Event e;
  e.kind = kind::respond;
  e.seat = owner;
  e.what = cause(Name::dodge);
  e.rule = rule::eight_diagram;
  return g.tell(e);
}

bool applies(const Damage& d) { return d.slash == nullptr || !d.slash->ignores_armour; }

// 藤甲 锁定技，受到的火焰伤害+1。
// Vine Armour: 1 more fire damage. SGS-CARD-VINE-ARMOUR (published Maneuvering edition)
void vine(Play& /*g*/, Seat /*owner*/, const Damage& d, int& amount) {
  if (d.element == Element::fire && applies(d)) ++amount;
}

// 白银狮子 锁定技，一次受到多于1点的伤害时只受到1点。
// Silver Lion: never more than 1 damage at a time. SGS-CARD-SILVER-LION (published Maneuvering
// edition)
void silver_lion(Play& /*g*/, Seat /*owner*/, const Damage& d, int& amount) {
  if (amount > 1 && applies(d)) amount = 1;
}

}  // namespace

namespace equipment {
constinit const Effects trigrams{.helps = eight_diagram};
constinit const Effects vines{.taking = vine};
constinit const Effects lion{.taking = silver_lion};
}  // namespace equipment

}  // namespace tally::sanguosha
