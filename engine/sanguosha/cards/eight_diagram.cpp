#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {
namespace {

// 八卦阵 需要使用或打出【闪】时，可以进行判定：红色，视为使用或打出了【闪】。
// Eight Trigrams: for each Dodge needed the wearer may judge; red counts as a Dodge.
// SGS-CARD-EIGHT-TRIGRAMS (000 "Summary of judgment"; published standard edition)
void dodges_by_judgement(Play& g, Seat owner, Needed& n) {
  if (!wants_dodge(n.what) || n.use.ignores_armour || !g.invokes(owner, Name::eight_diagram))
    return;
  const bool red = g.judgement(owner, Name::eight_diagram, rule::eight_diagram,
                               [](Suit s, int) { return color_of(s) == Color::red; });
  if (g.stopped() || !red) return;
  Event e;
  e.kind = kind::respond;
  e.seat = owner;
  e.what = cause(Name::dodge);
  e.rule = rule::eight_diagram;
  n.done = g.tell(e);
}

}  // namespace

constinit const CardRules cards::eight_diagram =
    equipment({.card_needed = dodges_by_judgement}, nullptr, &needs::red);

}  // namespace tally::sanguosha
