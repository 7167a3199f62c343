// Deaths, and what they bring: rewards, punishments, the end.
#include <algorithm>

#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/timing/effects.h"
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {

// Rewards and punishments for a lord come before.
bool falls_with_lord(const Event& e) {
  return e.kind == kind::allegiance && e.rule == rule::gz_lord &&
         e.what == static_cast<What>(Kingdom::careerist);
}

bool at_a_death_by(const Event& unveil) {
  const Skill skill = skill_of(static_cast<What>(unveil.extra));
  if (skill == Skill::none) return false;
  const TimingSet& at = timings_of(skill);
  return at.contains(Timing::burying) || at.contains(Timing::died);
}

namespace {

// A general is turned up for a skill at a death, and what he and his player's kingdom bring.
bool comes_of_unveiling(const Event& e) {
  if (e.kind == kind::unveil) return at_a_death_by(e);
  if (falls_with_lord(e)) return false;
  if (e.kind == kind::draw || e.kind == kind::heal)
    return e.rule == rule::gz_pioneer || e.rule == rule::gz_half_fish ||
           e.rule == rule::gz_companion;
  return KindSet{kind::allegiance, kind::mark, kind::decide, kind::hp}.contains(e.kind);
}

}  // namespace

bool Books::death(const Event& e) {
  if (!seated(e.seat)) return true;
  Owner& o = at(e.seat);
  if (!o.alive) return broken(Inv::alive, e.seat, 0, 1);
  if (!o.dying || o.hp > 0) return broken(Inv::alive, e.seat, 0, o.hp);
  if (e.shows(Field::what) && o.role != Role::hidden && static_cast<Role>(e.what) != o.role)
    return broken(Inv::roles, e.seat, static_cast<int>(o.role), e.what);
  o.alive = o.dying = false;
  if (e.shows(Field::what)) o.role = static_cast<Role>(e.what);
  dead_ = e.seat;
  spared_ = nobody;
  if (decayed_.empty()) three_left_ = -1;
  --living_;
  if (!roles_known_) return true;
  killer_ = e.other;
  pending_ = true;
  if (!mode_->told_later) weigh(e.seat, e.other);
  return true;
}

// Whether the game is over, and what is owed for whoever has died, to his killer or whom the mode
// says.
void Books::weigh(Seat dead, Seat killer) {
  pending_ = false;
  winners_ = {};
  decided_ = mode_->decided(course(), options_, winners_);
  const Seat paid = mode_->paid != nullptr ? mode_->paid(course(), dead) : killer;
  if (!decided_ && living(paid) && paid != dead) owe(dead, paid);
}

void Books::owe(Seat dead, Seat paid) {
  owed_by_ = paid;
  owed_for_ = dead;
  paying_ = true;
  const Due due = mode_->due(course(), options_, dead, paid);
  // Nobody gets back more hit points than he lacks.
  const Owner& o = at(paid);
  const int lacks = std::max(0, o.max_hp - o.hp);
  paid_by_ = due.points > 0 ? kind::heal : kind::draw;
  reward_ = due.points > 0 ? std::min(due.points, lacks) : due.cards;
  may_leave_ = due.may;
  instead_ = std::min(due.instead, lacks);
  punished_too_ = reward_ > 0 && due.all;
  owed_ = reward_ > 0 ? Owed::reward : due.all ? Owed::punishment : Owed::nothing;
}

// Whoever lives by Unyielding 不屈 alone and loses it at a death is dying before that is paid for;
// so is whoever loses his last hit point by Following the Tide 随势. That comes to its end first.
// Until then the game has not gone on, and what the death brings can become another matter.
void Books::come_between(const Event& e) {
  const bool by_a_skill =
      e.kind == kind::forgo || (e.kind == kind::lose && e.rule == rule_of(Skill::suishi));
  if (by_a_skill) fallen_ = e.seat;
  // Only behind his hit points has he none; or he lives on by a wound card, which may be put away.
  // Whoever was saved may have a skill that acts then: 淑慎, by a form.
  constexpr SkillSet meanwhile{Skill::buqu, Skill::shushen, Skill::shushen_hs};
  const bool his =
      KindSet{kind::hp, kind::reveal, kind::lay, kind::form_back, kind::put}.contains(e.kind) ||
      (e.kind == kind::invoke && meanwhile.contains(skill_of(e.what))) ||
      (e.kind == kind::draw &&
       (e.rule == rule_of(Skill::shushen_hs) || e.rule == rule_of(Skill::shushen)));
  const bool below_one = living(fallen_) && at(fallen_).hp < 1;
  if (!by_a_skill && !his && !below_one) fallen_ = nobody;
  if (fallen_ != nobody) return;
  if (KindSet{kind::use, kind::respond, kind::damage, kind::lose}.contains(e.kind)) paying_ = false;
}

// What a death brings about comes before anything else; and nothing of the kind comes without one.
bool Books::owed(const Event& e, const Question* q) {
  const bool rewards = KindSet{kind::draw, kind::heal}.contains(e.kind) && e.rule == mode_->reward;
  const bool punishes = e.kind == kind::forfeit && e.rule == mode_->punish;
  if (owed_ == Owed::nothing) {
    if (rewards && roles_known_)
      return broken(Inv::reward, e.seat, 0,
                    e.kind == kind::heal ? int{e.value} : static_cast<int>(e.cards.size()));
    if (punishes && roles_known_)
      return broken(Inv::punish, e.seat, 0, static_cast<int>(e.cards.size()));
    return true;
  }
  // By Following the Tide 随势 a second may have died meanwhile.
  const bool buries = e.kind == kind::forfeit && seated(e.seat) &&
                      (e.seat == dead_ || (mode_->told_later && !living(e.seat)));
  // Skills at a death come before what it is worth.
  constexpr KindSet at_a_death{kind::shuffle,  kind::invoke,   kind::inherit,
                               kind::put,      kind::strip,    kind::withdraw,
                               kind::disclose, kind::retrieve, kind::form_back};
  // A reward that heals takes a wound card off Unyielding 不屈.
  const bool wound = q != nullptr && q->rule == rule_of(Skill::buqu) && e.seat == owed_by_ &&
                     paid_by_ == kind::heal && owed_ == Owed::punishment;
  // A soldier 天兵 goes instead of a hit point that a skill at the death costs (随势).
  const bool soldier = q != nullptr && q->rule == rule_of(Skill::hongfa);
  // … and so may a lord, whose kingdom falls before it; where he is the one to be paid for, behind.
  const bool falls = falls_with_lord(e) && !war_lords.contains(at(owed_for_).generals[0]);
  const bool played = q != nullptr && static_cast<Ask>(q->ask) == Ask::play;
  const bool for_it = e.kind == kind::draw && e.rule == rule_of(Skill::poluu);
  if (buries || wound || soldier || falls || for_it || (at_a_death.contains(e.kind) && !played) ||
      comes_of_unveiling(e))
    return true;
  const bool later = played || rewards || punishes ||
                     KindSet{kind::phase, kind::turn, kind::damage}.contains(e.kind);
  if (fallen_ != nobody && !later && living(owed_by_)) return true;
  fallen_ = nobody;
  if (!living(owed_by_)) {
    owed_ = Owed::nothing;
    return true;
  }
  const Owed due = owed_;
  paying_ = false;
  owed_ = due == Owed::reward && punished_too_ ? Owed::punishment : Owed::nothing;
  if (e.kind == kind::over) return true;
  if (due == Owed::reward) {
    // What a skill at this death has killed does not count any more.
    if (mode_->told_later) reward_ = mode_->due(course(), options_, owed_for_, owed_by_).cards;
    // AMB-SGS-011: what there is, where the piles do not give enough.
    const bool heals = paid_by_ == kind::heal;
    const bool may_be_less = !heals && options_.is<Opt::deck_exhausted>("partial");
    const int paid = heals ? e.value : static_cast<int>(e.cards.size());
    const int n = e.kind == paid_by_ && e.seat == owed_by_ ? paid : 0;
    const bool enough = n == reward_ || (may_be_less && n == std::min(reward_, lying(Zone::draw)));
    const bool left = may_leave_ && !rewards;
    const bool recovers = instead_ > 0 && rewards && e.kind == kind::heal && e.seat == owed_by_ &&
                          e.value == instead_;
    return enough || left || recovers || (unseen_ && may_be_less)
               ? true
               : broken(Inv::reward, owed_by_, reward_, n);
  }
  const Owner& lord = at(owed_by_);
  int all = lord.hand;
  for (const Card c : lord.equip) all += c != unknown_card ? 1 : 0;
  const Opt scope = mode_->punish_scope;
  if (scope != Opt::count && options_.is(scope, 1)) all += lord.delayed.size();
  const int lost = punishes && e.seat == owed_by_ ? static_cast<int>(e.cards.size()) : 0;
  return lost == all ? true : broken(Inv::punish, owed_by_, all, lost);
}

}  // namespace tally::verify::identity
