// Damage, recovery, chains.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

void Play::set_chained(Seat who, bool on, Rule why) {
  ChainTime time{who, on};
  open<Timing::before_chain>(time, has_equipment_at<Timing::before_chain>(who) ? who : nobody);
  if (time.done) return;
  Event e;
  e.kind = kind::chain;
  e.seat = who;
  e.value = on ? 1 : 0;
  e.rule = why;
  if (tell(e)) open<Timing::chained>(time);
}

void Play::change_hp(Seat who, int by, Rule why) {
  const Player& p = state_.at(who);
  Event e;
  e.kind = kind::hp;
  e.seat = who;
  e.value = static_cast<std::int16_t>(p.hp + by);
  e.extra = p.max_hp;
  e.rule = why;
  tell(e);
}

void Play::prevents(Damage& d, Rule why) {
  Event e;
  e.kind = kind::prevented;
  e.seat = d.to;
  e.value = static_cast<std::int16_t>(d.amount);
  e.rule = why;
  d.done = tell(e);
}

// SGS-DAMAGE: source's weapon, victim's armour, un-chaining, hit points, dying, transmission.
void Play::damage(Damage d) {
  if (stopped_ || !state_.living(d.to)) return;
  if (is_spared(d.to)) prevents(d, rule::lure_tiger);
  if (d.done) return;
  const int base = d.amount;
  open<Timing::before_damage>(d);
  if (d.done || stopped_ || !state_.living(d.to)) return;
  // What is passed on keeps its amount, whatever has come to it.
  const bool anew = !d.transmitted && !d.transferred;
  if (state_.living(d.from) && anew) open<Timing::dealing>(d, d.from);
  if (d.done || stopped_ || !state_.living(d.to)) return;
  // Before the hit points go: whoever dies of it is at no distance.
  if (state_.living(d.from)) d.from_near = legal().distance(d.from, d.to) <= 1;
  // The Silver Lion comes last: what one takes is what it leaves.
  open<Timing::taking>(d, d.to);
  if (d.done || stopped_ || !state_.living(d.to)) return;

  mode().absorb(*this, d);
  if (d.done || stopped_ || !state_.living(d.to)) return;
  // SGS-CHAIN: the victim of fire or thunder is un-chained before he loses hit points.
  const bool elemental = d.element != Element::normal;
  const bool freed = unchains<bool>(elemental, state_.at(d.to).chained);
  const bool spreads = passes_on<bool>(elemental, state_.at(d.to).chained, d.transmitted);
  told_damage_ = &d;
  if (freed) set_chained(d.to, false, rule::chain);

  Event e;
  e.kind = kind::damage;
  e.seat = d.to;
  e.other = state_.living(d.from) ? d.from : nobody;
  e.value = static_cast<std::int16_t>(d.amount);
  e.what = static_cast<What>(d.element);
  e.rule = d.transmitted ? Rule{rule::chain} : d.rule;
  told_damage_ = &d;
  const bool told = tell(e);
  told_damage_ = nullptr;
  if (told) {
    d.amount = e.value;
    const int life = state_.life(d.to);
    const Damage* const outer = std::exchange(hurting_, &d);
    take_hp(d.to, d.amount, e.other);
    hurting_ = outer;
    // SGS-DAMAGE: after the rescue, if there was need of one.
    const Seat equipped =
        d.slash != nullptr && has_equipment_at<Timing::dealt>(d.from) ? d.from : nobody;
    if (state_.living(d.from)) open<Timing::dealt>(d, equipped);
    // Who takes the place of a victim (SGS-3V3-RESERVES) has taken no damage.
    if (state_.living(d.to) && state_.life(d.to) == life) open<Timing::damaged>(d);
    open<Timing::damage_over>(d);
  }
  if (!spreads) return;

  // AMB-SGS-032: as much as the first victim took, or the amount before his armour.
  // AMB-SGS-033: in action order from the current player, or from the first victim.
  Damage next = d;
  next.amount = options_.is<Opt::chain_amount>("as_dealt") ? d.amount : base;
  next.transmitted = true;
  next.transferred = false;
  next.passed_by = nobody;
  next.slash = nullptr;
  next.step_count = 0;
  const Seat from = options_.is<Opt::chain_order>("current") ? state_.current : d.to;
  for (int i = 0; i < state_.players && !stopped_; ++i) {
    const Seat s = seat_after(from, i);
    if (s == d.to || !state_.at(s).alive || !state_.at(s).chained) continue;
    next.to = s;
    damage(next);
  }
}

// Where it cannot be seen whether the condition holds, the damage shows that it does.
void Play::damage_if(Truth condition, const Damage& d) {
  Event e;
  e.kind = kind::damage;
  e.seat = d.to;
  e.other = d.from;
  e.what = static_cast<What>(d.element);
  e.hide(Field::value);
  if (holds(condition, e) && !stopped_) damage(d);
}

// Hit points go, by damage or otherwise; false when none do.
bool Play::take_hp(HitPoints& losing, Seat by) {
  open<Timing::losing_hp>(losing);
  if (losing.done) return false;
  const Seat who = losing.who;
  const int can_lose = std::max(state_.at(who).hp - 1, 0);
  const bool spared = losing.points > can_lose && mode().keeps_last_hp(state_, options_, who, by);
  if (spared) losing.points = can_lose;
  change_hp(who, -losing.points, spared ? rule::first_out : rule::hp);
  return true;
}

// … and who has none left is dying, unless a skill keeps him.
bool Play::take_hp(Seat who, int n, Seat by) {
  HitPoints losing{who, n};
  if (!take_hp(losing, by)) return false;
  if (must_be_saved(losing)) dying(who, by);
  return true;
}

// Asked once the points are gone: 化身 may have put back the form whose 不屈 he lived by.
bool Play::must_be_saved(const HitPoints& lost) const {
  const bool lives_on =
      lost.lives_by != Skill::none && state_.pile_size(lost.who, lost.lives_by) > 0;
  return state_.at(lost.who).hp <= 0 && !lives_on;
}

// SGS-HEAL: never above the maximum.
void Play::heal(Seat who, int n, Rule why) {
  const Player& p = state_.at(who);
  if (stopped_ || !p.alive || p.hp >= p.max_hp || is_spared(who)) return;
  if (state_.commanded(who, Command::kneel)) return;  // SGS-GZ-COMMAND
  HitPoints back{who, n};
  open<Timing::recovering>(back);
  if (back.done || stopped_ || p.hp >= p.max_hp) return;
  Event e;
  e.kind = kind::heal;
  e.seat = who;
  e.value = static_cast<std::int16_t>(recovered<int>(back.points, p.hp, p.max_hp));
  e.rule = why;
  if (!tell(e)) return;
  change_hp(who, e.value);
  back.points = e.value;
  open<Timing::recovered>(back);
}

// Hit points lost without damage: no source, no armour, no reward.
void Play::lose_hp(Seat who, int n, Rule why) {
  if (is_spared(who)) return;  // SGS-CARD-LURE-TIGER
  HitPoints about{who, n};
  open<Timing::before_loss>(about);
  if (about.done || stopped_ || !state_.living(who)) return;
  Event e;
  e.kind = kind::lose;
  e.seat = who;
  e.value = static_cast<std::int16_t>(n);
  e.rule = why;
  if (!tell(e)) return;
  HitPoints lost{who, e.value};
  const int life = state_.life(who);
  if (take_hp(who, e.value, nobody) && state_.living(who) && state_.life(who) == life)
    open<Timing::lost_hp>(lost);
}

// The same for all who live at once, between two turns, when nobody is lured away any more: who has
// none left is dying when all have lost theirs.
void Play::lose_hp_together(int n, Rule why) {
  const SeatSet all = state_.living_seats();
  const Seat from = std::max<Seat>(state_.current, 0);
  const auto each = [&](const auto& f) {
    for (int i = 0; i < state_.players && !stopped_; ++i)
      if (const Seat s = seat_after(from, i); all.contains(s) && state_.living(s)) f(s);
  };
  SeatSet hurt;
  SeatSet in_need;
  each([&](Seat s) {
    HitPoints about{s, n};
    open<Timing::before_loss>(about);
    if (about.done || stopped_) return;
    Event e;
    e.kind = kind::lose;
    e.seat = s;
    e.value = static_cast<std::int16_t>(n);
    e.rule = why;
    if (!tell(e)) return;
    HitPoints losing{s, e.value};
    if (!take_hp(losing, nobody)) return;
    hurt.add(s);
    if (must_be_saved(losing)) in_need.add(s);
  });
  each([&](Seat s) {
    if (in_need.contains(s) && state_.at(s).hp <= 0) dying(s, nobody);
  });
  each([&](Seat s) {
    HitPoints lost{s, n};
    if (hurt.contains(s)) open<Timing::lost_hp>(lost);
  });
}

}  // namespace tally::sanguosha
