#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(no_weapon_or_victim, "{0}: the target needs a weapon, and a victim within its range",
              "{0}：目标须有武器，且其攻击范围内有被杀者")

namespace {

Verdict may_borrow(const Legal& legal, const Event& use) {
  const State& s = legal.state();
  const Seat to = use.seats[0];
  const Seat victim = use.other;
  if (s.weapon(to) == Name::none || victim == to) return broken(rule::collateral);
  // OPT-SGS-COLLATERAL-VICTIM: one whom no Slash can be used on may be named, or not.
  if (legal.options().is<Opt::collateral_victim>("in_range") && s.living(victim) &&
      legal.in_range(to, victim))
    return fine;
  const Rule r = legal.slash_target(to, victim, false);
  return r == rule::none ? fine : broken(r, why::victim);
}

// 借刀杀人 令装备着武器的一名其他角色对其攻击范围内你指定的角色使用一张【杀】，否则将武器交给你。
// Borrowed Sword: another player with a weapon uses a Slash on the player you name, within his
// range, or hands you the weapon. SGS-CARD-BORROWED-SWORD (published standard edition)
void borrow(Play& g, const Use& u, Seat target) {
  const State& s = g.state();
  if (s.living(u.victim)) {
    Question q = Play::question_to(target, Ask::slash_at, kind::use, rule::collateral);
    q.what = static_cast<What>(Name::collateral);
    q.other = u.victim;
    if (g.slash_out_of_turn(q)) return;
  }
  const Card weapon = s.equipment(target, 0);
  if (weapon == unknown_card || !s.living(u.by)) return;
  Event e;
  e.kind = kind::give;
  e.seat = target;
  e.other = u.by;
  e.rule = rule::collateral;
  e.cards = {&weapon, 1};
  g.tell(e);
}

}  // namespace

constinit const CardRules cards::collateral{
    .aim = Aim::victim,
    .condition = may_borrow,
    .effect = borrow,
    .refusals = {{{why::plain, &breach::no_weapon_or_victim}}}};

}  // namespace tally::sanguosha
