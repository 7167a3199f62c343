// Damage, recovery, chains.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

void Play::set_chained(Seat who, bool on, Rule why) {
  Event e;
  e.kind = kind::chain;
  e.seat = who;
  e.value = on ? 1 : 0;
  e.rule = why;
  tell(e);
}

void Play::change_hp(Seat who, int by) {
  const Player& p = state_.at(who);
  Event e;
  e.kind = kind::hp;
  e.seat = who;
  e.value = static_cast<std::int16_t>(p.hp + by);
  e.extra = p.max_hp;
  e.rule = rule::hp;
  tell(e);
}

// SGS-DAMAGE: source's weapon, victim's armour, un-chaining, hit points, dying, transmission.
void Play::damage(Damage d) {
  if (stopped_ || !state_.living(d.to)) return;
  int amount = d.amount;
  bool none = false;
  if (state_.living(d.from) && !d.transmitted)
    effects(d.from, [&](const Effects& x) {
      if (x.dealing != nullptr && !none && !stopped_ && state_.living(d.to))
        none = x.dealing(*this, d.from, d, amount);
    });
  if (none || stopped_ || !state_.living(d.to)) return;
  // The Silver Lion comes last: what one takes is what it leaves.
  effects(d.to, [&](const Effects& x) {
    if (x.taking != nullptr) x.taking(*this, d.to, d, amount);
  });

  // SGS-CHAIN: the victim of fire or thunder is un-chained before he loses hit points.
  const bool spreads = d.element != Element::normal && state_.at(d.to).chained;
  if (spreads) set_chained(d.to, false, rule::chain);

  Event e;
  e.kind = kind::damage;
  e.seat = d.to;
  e.other = state_.living(d.from) ? d.from : nobody;
  e.value = static_cast<std::int16_t>(amount);
  e.what = static_cast<What>(d.element);
  e.rule = d.transmitted ? Rule{rule::chain} : d.rule;
  const bool told = tell(e);
  if (told) {
    amount = e.value;
    change_hp(d.to, -amount);
    if (state_.at(d.to).hp <= 0) dying(d.to, e.other);
    // SGS-DAMAGE: after the rescue, if there was need of one.
    skills(d.to, [&](const Effects& x) {
      if (x.damaged != nullptr && !stopped_ && state_.living(d.to))
        x.damaged(*this, d.to, d, amount);
    });
  }
  if (!spreads || d.transmitted) return;

  // AMB-SGS-032: as much as the first victim took, or the amount before his armour.
  // AMB-SGS-033: in action order from the current player, or from the first victim.
  Damage next = d;
  next.amount = options_.is(Opt::chain_amount, 0) ? amount : d.amount;
  next.transmitted = true;
  next.slash = nullptr;
  const Seat from = options_.is(Opt::chain_order, 0) ? state_.current : d.to;
  for (int i = 0; i < state_.players && !stopped_; ++i) {
    const Seat s = static_cast<Seat>((from + i) % state_.players);
    if (s == d.to || !state_.at(s).alive || !state_.at(s).chained) continue;
    next.to = s;
    set_chained(s, false, rule::chain);
    damage(next);
  }
}

// SGS-HEAL: never above the maximum.
void Play::heal(Seat who, int n, Rule why) {
  const Player& p = state_.at(who);
  if (stopped_ || p.hp >= p.max_hp) return;
  Event e;
  e.kind = kind::heal;
  e.seat = who;
  e.value = static_cast<std::int16_t>(std::min(n, p.max_hp - p.hp));
  e.rule = why;
  if (!tell(e)) return;
  change_hp(who, e.value);
}

// Hit points lost without damage: no source, no armour, no reward.
void Play::lose_hp(Seat who, int n, Rule why) {
  Event e;
  e.kind = kind::lose;
  e.seat = who;
  e.value = static_cast<std::int16_t>(n);
  e.rule = why;
  if (!tell(e)) return;
  change_hp(who, -e.value);
  if (state_.at(who).hp <= 0) dying(who, nobody);
}

}  // namespace tally::sanguosha
