// Turns and phases, limits, hit points, deaths and what they bring, the end.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "engine/sanguosha/timing/effects.h"
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {

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
  if (e.kind == kind::draw || e.kind == kind::heal)
    return e.rule == rule::gz_pioneer || e.rule == rule::gz_half_fish ||
           e.rule == rule::gz_companion;
  return KindSet{kind::allegiance, kind::mark, kind::decide, kind::hp}.contains(e.kind);
}

}  // namespace

Course Books::course() const {
  Course c;
  c.players = players_;
  c.acted = acted_;
  c.regular = regular_;
  c.first = first_;
  c.turns = turns_;
  c.round = round_;
  for (Seat i = 0; i < players_; ++i) {
    const Owner& o = owner_[static_cast<std::size_t>(i)];
    c.role[static_cast<std::size_t>(i)] = o.role;
    c.kingdom[static_cast<std::size_t>(i)] = o.kingdom;
    if (mode_->told_later && o.generals[0] != General::none)
      c.of_generals[static_cast<std::size_t>(i)] = info(o.generals[0]).kingdom;
    if (o.alive) c.alive.add(i);
    if (o.reborn) c.reborn.add(i);
  }
  return c;
}

bool Books::roles(const State& s) {
  if (!roles_known_) return true;
  if (const auto r = mode_->roles(course(), options_); !r.fit)
    return broken(Inv::roles, nobody, r.due, r.have);
  for (Seat i = 0; i < players_; ++i)
    if (s.at(i).role != at(i).role)
      return broken(Inv::roles, i, static_cast<int>(at(i).role), static_cast<int>(s.at(i).role));
  return true;
}

bool Books::turn(const Event& e, const State& s) {
  const bool finished = !begun_ || phase_ == Phase::finish || !living(current_) || turned_up_;
  if (!finished)
    return broken(Inv::phase_order, current_, static_cast<int>(Phase::finish),
                  static_cast<int>(phase_));
  if (!living(e.seat)) return broken(Inv::dead_rest, e.seat, 0, 1);
  const bool extra = e.extra != 0;
  const Course so_far = course();
  const SeatSet due = extra                ? SeatSet{s.extra_turn()}
                      : resumed_ != nobody ? SeatSet{resumed_}
                                           : mode_->next(so_far, options_);
  if (!due.contains(e.seat))
    return broken(Inv::turn_owner, nobody, due.empty() ? nobody : due.first(), e.seat,
                  Breach::Says::seats);
  const bool comes_round = resumed_ == nobody && !extra && mode_->begins_round(so_far, e.seat);
  if (comes_round != round_told_)
    return broken(Inv::turn_owner, e.seat, round_ + (round_told_ ? 0 : 1), round_);
  if (!unseen_ && lying(Zone::table) != 0)
    return broken(Inv::table_clear, nobody, 0, lying(Zone::table));
  for (Seat i = 0; i < players_; ++i) {
    const Owner& o = at(i);
    if (o.alive && o.hp <= 0 && o.buqu == 0) return broken(Inv::dying, i, 1, o.hp);
    if (!o.alive && o.hand > 0 && options_.is(Opt::reincarnation, 0) && o.host == nobody)
      return broken(Inv::dead_rest, i, 0, o.hand);
  }
  if (begun_ && (!agree_on_all(s) || !decay_over())) return false;
  if (mode_->told_later && (!agree_on_kingdoms(s) || !marks_have_come())) return false;
  if (!begun_ && !roles(s)) return false;
  begun_ = true;
  extra_ = extra;
  gave_ = {};
  resumed_ = nobody;
  round_told_ = false;
  current_ = e.seat;
  if (!extra) {
    if (comes_round) acted_.clear();
    acted_.add(e.seat);
    regular_ = e.seat;
  }
  if (turns_ == 0 && mode_->told_later) first_ = e.seat;
  ++turns_;
  keeps_more_ = 0;
  paying_ = false;
  fray_due_ = mode_->told_later && options_.is(Opt::fray, 0) && !fray_ && all_apart();
  turned_up_ = false;
  phase_ = Phase::none;
  slashes_ = wines_ = 0;
  held_discard_ = false;
  return true;
}

bool Books::phase(const Event& e, const State& s) {
  if (e.seat != current_)
    return broken(Inv::turn_owner, nobody, current_, e.seat, Breach::Says::seats);
  if (!living(current_)) return broken(Inv::dead_rest, e.seat, 0, 1);
  const int due = static_cast<int>(phase_) + 1;
  if (e.what != due) return broken(Inv::phase_order, current_, due, e.what);
  if (fray_due_) return broken(Inv::kingdoms, nobody, 1, 0);
  if (phase_ == Phase::none && at(current_).face_down)
    return broken(Inv::turn_owner, current_, 0, 1);  // he should only have been turned up
  if (!agree_on(current_, s)) return false;
  if (s.current != current_)
    return broken(Inv::turn_owner, nobody, current_, s.current, Breach::Says::seats);
  if (held_discard_ && phase_ == Phase::discard) {
    const int limit = hand_limit(s);
    if (at(current_).hand > limit)
      return broken(Inv::hand_limit, current_, limit, at(current_).hand);
  }
  phase_ = static_cast<Phase>(e.what);
  paying_ = false;
  if (e.kind == kind::skip) return true;
  if (phase_ == Phase::discard) held_discard_ = true;
  slashes_ = 0;
  if (wine_limit_ == Life::phase) wines_ = 0;
  return true;
}

// Slashes and Wines that count, before one more does or they begin anew.
bool Books::agree_on_limits(const State& s) {
  if (const int slashes = s.slashes(); slashes != slashes_)
    return broken(Inv::slash_limit, current_, slashes_, slashes);
  if (const int wines = s.wines(wine_limit_); wines != wines_)
    return broken(Inv::wine_limit, current_, wines_, wines);
  return true;
}

bool Books::time(const Event& e, const State& s) {
  switch (e.kind) {
    case kind::round: {
      const int next = one_more(static_cast<std::int16_t>(round_));
      if (e.value != next) return broken(Inv::turn_owner, nobody, next, e.value);
      round_ = e.value;
      round_told_ = true;
      // Every few rounds, for it takes long; and at the end.
      return e.value % 4 != 0 || agree_on_lists(s);
    }
    case kind::turn: return agree_on_limits(s) && turn(e, s);
    default: return agree_on_limits(s) && phase(e, s);
  }
}

bool Books::limits(const Event& e, const Question* q, const State& s, const Legal& legal) {
  if (!agree_on_limits(s)) return false;
  if (e.seat != current_ || phase_ != Phase::play) return true;
  const bool other = claimed_ != unknown_card && (e.cards.empty() || e.cards[0] != claimed_);
  const bool called =
      calling_ && !other && (q == nullptr || static_cast<Ask>(q->ask) == Ask::turn_slash);
  const bool counts = called || (q != nullptr && static_cast<Ask>(q->ask) == Ask::play);
  if (!counts) return true;
  calling_ = false;
  const Name as = static_cast<Name>(e.what);
  if (is_slash(as)) {
    if (!legal.may_slash_again(e.seat, slashes_, e.cards))
      return broken(Inv::slash_limit, e.seat, slashes_, slashes_ + 1);
    ++slashes_;
  } else if (as == Name::wine) {
    if (!within_wine_limit(wines_, s.drunk(e.seat)))
      return broken(Inv::wine_limit, e.seat, wines_, wines_ + 1);
    ++wines_;
  }
  return true;
}

// Before the first shuffle: what everybody begins with.
bool Books::first_points(const Event& e) {
  Owner& o = at(e.seat);
  if (e.value != e.extra) return broken(Inv::hit_points, e.seat, e.extra, e.value);
  if (const int due = fish_of_both(e.seat); due != 0 && e.extra != due)
    return broken(Inv::hit_points, e.seat, due, e.extra);
  o.hp = e.value;
  o.max_hp = e.extra;
  return true;
}

bool Books::points(const Event& e) {
  if (!seated(e.seat)) return true;
  Owner& o = at(e.seat);
  if (e.kind == kind::hp && !begun_) return first_points(e);
  if (!o.alive) return broken(Inv::dead_rest, e.seat, 0, 1);
  switch (e.kind) {
    case kind::damage:
      if (e.value < 1) return broken(Inv::hit_points, e.seat, 1, e.value);
      if (e.other != nobody && !living(e.other)) return broken(Inv::dead_rest, e.other, 0, 1);
      o.due -= e.value;
      o.due_by = e.other;
      attacks(e.seat, e.other);
      break;
    case kind::lose:
      o.due -= e.value;
      o.due_by = nobody;
      if (e.rule != rule::decay) break;
      if (decayed_.empty()) before_decay_ = living_;
      decayed_.add(e.seat);
      break;
    case kind::heal:
      o.due += e.value;
      if (e.rule == rule::gz_companion && o.due != e.value) {
        // SGS-GZ-COMPANIONS, at once: a general turned up just before damage takes its hit points.
        o.due -= e.value;
        o.apart = e.value;
        break;
      }
      if (o.hp + o.due > o.max_hp) return broken(Inv::hit_points, e.seat, o.max_hp, o.hp + o.due);
      break;
    case kind::hp:
      if (std::abs(e.extra - o.max_hp) == 1 && e.rule >= rule::count) {  // a skill says so
        o.max_hp = e.extra;
        o.hp = std::min(o.hp, o.max_hp);
        if (o.max_hp <= 0) o.dying = true;
      }
      if (e.extra != o.max_hp) return broken(Inv::hit_points, e.seat, o.max_hp, e.extra);
      if (o.apart != 0) {
        if (e.value != o.hp + o.apart)
          return broken(Inv::hit_points, e.seat, o.hp + o.apart, e.value);
        o.hp = e.value;
        o.apart = 0;
        break;
      }
      if (o.due < 0 && keeps_last(e.seat)) o.due = std::max(o.due, 1 - o.hp);
      if (e.value != o.hp + o.due) return broken(Inv::hit_points, e.seat, o.hp + o.due, e.value);
      o.hp = e.value;
      o.due = 0;
      break;
    case kind::dying:
      if (o.hp > 0) return broken(Inv::dying, e.seat, 0, o.hp);
      o.dying = true;
      break;
    default: break;
  }
  return true;
}

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

// Whether the game is over, and what is owed to the killer of whoever has died, if anybody has.
void Books::weigh(Seat dead, Seat killer) {
  pending_ = false;
  winners_ = {};
  decided_ = mode_->decided(course(), options_, winners_);
  if (!decided_ && living(killer) && killer != dead) owe(dead, killer);
}

void Books::owe(Seat dead, Seat killer) {
  owed_by_ = killer;
  owed_for_ = dead;
  paying_ = true;
  const Due due = mode_->due(course(), options_, dead, killer);
  // Nobody gets back more hit points than he lacks.
  const Owner& o = at(killer);
  const int lacks = std::max(0, o.max_hp - o.hp);
  paid_by_ = due.points > 0 ? kind::heal : kind::draw;
  reward_ = due.points > 0 ? std::min(due.points, lacks) : due.cards;
  punished_too_ = reward_ > 0 && due.all;
  owed_ = reward_ > 0 ? Owed::reward : due.all ? Owed::punishment : Owed::nothing;
}

// What a death brings about comes before anything else; and nothing of the kind comes without one.
bool Books::owed(const Event& e, bool played) {
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
  constexpr KindSet at_a_death{kind::shuffle, kind::invoke, kind::inherit,
                               kind::put,     kind::strip,  kind::withdraw};
  // A reward that heals takes a wound card off Unyielding 不屈.
  const bool wound = e.kind == kind::discard && e.seat == owed_by_ && paid_by_ == kind::heal &&
                     owed_ == Owed::punishment;
  if (buries || wound || at_a_death.contains(e.kind) || comes_of_unveiling(e)) return true;
  // Whoever lives by Unyielding 不屈 alone and loses it at this death is dying before he is paid;
  // so is whoever loses his last hit point by Following the Tide 随势.
  const bool by_a_skill = e.kind == kind::lose && e.rule == rule_of(Skill::suishi);
  between_ = between_ || e.kind == kind::forgo || by_a_skill;
  const bool later = played || rewards || punishes ||
                     KindSet{kind::phase, kind::turn, kind::damage}.contains(e.kind);
  if (between_ && !later && living(owed_by_)) return true;
  between_ = false;
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
    const bool may_be_less = !heals && options_.is(Opt::deck_exhausted, 1);
    const int paid = heals ? e.value : static_cast<int>(e.cards.size());
    const int n = e.kind == paid_by_ && e.seat == owed_by_ ? paid : 0;
    const bool enough = n == reward_ || (may_be_less && n == std::min(reward_, lying(Zone::draw)));
    return enough || (unseen_ && may_be_less) ? true : broken(Inv::reward, owed_by_, reward_, n);
  }
  const Owner& lord = at(owed_by_);
  int all = lord.hand;
  for (const Card c : lord.equip) all += c != unknown_card ? 1 : 0;
  if (options_.is(mode_->punish_scope, 1)) all += lord.delayed.size();
  const int lost = punishes && e.seat == owed_by_ ? static_cast<int>(e.cards.size()) : 0;
  return lost == all ? true : broken(Inv::punish, owed_by_, all, lost);
}

bool Books::over(const Event& e) {
  over_ = true;
  SeatSet winners;
  for (const Seat s : e.seats)
    if (seated(s)) winners.add(s);
  // Where nobody's death decides, the game can only be drawn.
  if (roles_known_ && winners != winners_) return broken_winners(winners_, winners);
  winners_ = winners;
  return true;
}

// Everything that is said: what moves where, and whence it has to come, and what else follows.
bool Books::follow(const Event& e, const Question* q, const State& s, const Legal& legal) {
  if (!agree(e, s)) return false;
  if (pending_ && e.kind != kind::disclose && e.kind != kind::allegiance) weigh(dead_, killer_);
  if (over_) return broken(Inv::after_end, e.seat, 0, 1);
  if (decided_ && e.kind != kind::over) return broken(Inv::winner, nobody, 1, 0);
  // The game goes on: what a death before it brings does not change any more.
  if (KindSet{kind::use, kind::respond, kind::damage}.contains(e.kind)) paying_ = false;
  const bool pays = e.kind == kind::draw || e.kind == kind::forfeit;
  const bool played = q != nullptr && static_cast<Ask>(q->ask) == Ask::play;
  if ((pays || owed_ != Owed::nothing) && !owed(e, played)) return false;
  if (q != nullptr) {
    const bool haunts = e.kind == kind::possess || (seated(e.seat) && at(e.seat).host != nobody);
    // The first is chance's; the second a skill's of whoever has just died.
    const bool acts = e.kind != kind::reborn && e.kind != kind::strip && !haunts;
    if (begun_ && acts && seated(e.seat) && !living(e.seat))
      return broken(Inv::dead_rest, e.seat, 0, 1);
    if (static_cast<Ask>(q->ask) == Ask::play) {
      const bool claims = e.kind == kind::claim && !e.cards.empty();
      claimed_ = claims ? e.cards[0] : Card{unknown_card};
      calling_ =
          e.kind == kind::claim || (e.kind == kind::invoke && skill_of(e.what) == Skill::jijiang);
    }
  }
  using out_of::draw;
  using out_of::equip;
  using out_of::hand;
  using out_of::pile;
  using out_of::table;
  const Place to_hand{Zone::hand, e.seat};
  switch (e.kind) {
    case kind::round:
    case kind::turn:
    case kind::phase:
    case kind::skip: return time(e, s);
    case kind::damage:
    case kind::lose:
    case kind::heal:
    case kind::hp:
    case kind::dying: return points(e);
    case kind::death: return death(e);
    case kind::over: return over(e);
    case kind::draw:
      if (begun_ && seated(e.seat) && !living(e.seat) && e.rule != rule::xuanwu)
        return broken(Inv::dead_rest, e.seat, 0, 1);
      // What a discard brings him (连营) he keeps.
      if (phase_ == Phase::discard && e.seat == current_) keeps_more_ += e.value;
      return move(e, draw, nobody, to_hand);
    case kind::peek:
    case kind::reveal:
    case kind::flip: return move(e, draw, nobody, on_table);
    case kind::use: {
      // SGS-GZ-FRAY
      if (fray_ && static_cast<Name>(e.what) == Name::peach && e.cards.size() == 1 &&
          e.cards[0] < deck_size && face(e.cards[0]).name == Name::peach)
        return broken(Inv::kingdoms, e.seat, 0, 1);
      if (!limits(e, q, s, legal)) return false;
      // A Slash that others give lies on the table when it is used.
      if (is_slash(static_cast<Name>(e.what)))
        for (const Seat on : e.seats) attacks(on, e.seat);
      const bool given = q == nullptr || static_cast<Ask>(q->ask) == Ask::turn_slash;
      return move(e, given ? table : hand | equip | pile, e.seat, on_table);
    }
    case kind::respond:
    case kind::nullify:  // what was claimed to be such a card lies on the table already
      return move(e, q == nullptr ? hand | equip | pile | table : hand | equip | pile, e.seat,
                  on_table);
    case kind::discard: return move(e, hand | equip | pile, e.seat, discarded);
    case kind::pick: return move(e, table, nobody, to_hand);
    case kind::put:
      if (e.rule == rule::wooden_ox && !e.cards.empty() && e.cards[0] < deck_size)
        return move(e, pile, place_[e.cards[0]].seat, discarded);
      return put_away(e);
    case kind::equip: return move(e, table, nobody, {Zone::equip, e.seat});
    default: return seldom(e);
  }
}

bool Books::close(const State& s, bool whole) {
  // Where a record breaks off, the rules fall out of what they were doing, and tell nothing of it.
  if (!whole) return true;
  if (!agree_on_all(s) || !agree_on_lists(s)) return false;
  // What a record that begins in the middle does not name is nowhere.
  if (*s.unsound(!told_) != '\0')
    return broken(Inv::one_place, nobody, -1, -1, Breach::Says::kinds);
  if (!over_ || !s.over) return broken(Inv::winner, nobody, over_ ? 1 : 0, s.over ? 1 : 0);
  if (s.winners != winners_) return broken_winners(winners_, s.winners);
  return true;
}

}  // namespace tally::verify::identity
