#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

// 八卦阵 需要使用或打出【闪】时，可以进行判定：红色，视为使用或打出了【闪】。
// Eight Trigrams: for each Dodge needed the wearer may judge; red counts as a Dodge.
// SGS-CARD-EIGHT-TRIGRAMS (000 "Summary of judgment"; published standard edition)
bool dodges_by_judgement(Play& g, Seat owner, Ask what, Seat /*against*/, const Use& u) {
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

}  // namespace

constinit const CardRules cards::eight_diagram = equipment({.helps = dodges_by_judgement});

}  // namespace tally::sanguosha
