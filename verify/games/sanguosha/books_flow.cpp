// Turns and phases, limits, hit points, the end.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "engine/sanguosha/timing/effects.h"
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {

Course Books::course() const {
  Course c;
  c.owners = owners();
  c.acted = acted_;
  c.regular = regular_;
  c.first = first_;
  c.turns = turns_;
  c.in_round = in_round_;
  c.round = round_;
  for (Seat i = 0; i < players_; ++i) {
    if (c.at(i).alive) c.alive.add(i);
    if (c.at(i).reborn) c.reborn.add(i);
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
  const bool finished =
      !begun_ || phase_ == Phase::finish || !living(current_) || turned_up_ || replaced_;
  if (!finished)
    return broken(Inv::phase_order, current_, static_cast<int>(Phase::finish),
                  static_cast<int>(phase_));
  if (!living(e.seat)) return broken(Inv::dead_rest, e.seat, 0, 1);
  if (!all_replaced()) return false;
  const bool extra = e.extra != 0;
  const Course so_far = course();
  const SeatSet due = extra                ? SeatSet{s.extra_turn()}
                      : resumed_ != nobody ? SeatSet{resumed_}
                                           : mode_->next(so_far, options_);
  if (!due.contains(e.seat))
    return broken(Inv::turn_owner, nobody, due.empty() ? nobody : due.first(), e.seat,
                  Breach::Says::seats);
  const bool comes_round =
      resumed_ == nobody && !extra && mode_->begins_round(so_far, options_, e.seat);
  if (comes_round != round_told_)
    return broken(Inv::turn_owner, e.seat, round_ + (round_told_ ? 0 : 1), round_);
  if (!unseen_ && lying(Zone::table) != 0)
    return broken(Inv::table_clear, nobody, 0, lying(Zone::table));
  for (Seat i = 0; i < players_; ++i) {
    const Owner& o = at(i);
    if (o.alive && !o.hp_untold && o.hp <= 0 && o.buqu == 0) return broken(Inv::dying, i, 1, o.hp);
    if (!o.alive && o.hand > 0 && options_.is<Opt::reincarnation>("false") && o.host == nobody)
      return broken(Inv::dead_rest, i, 0, o.hand);
  }
  if (begun_ && (!agree_on_all(s) || !decay_over())) return false;
  if (mode_->told_later && (!agree_on_kingdoms(s) || !marks_have_come() || !spells_are_paid()))
    return false;
  if (!begun_ && !roles(s)) return false;
  begun_ = true;
  extra_ = extra;
  gave_ = {};
  first_turn_ = !had_turn_.contains(e.seat);
  had_turn_.add(e.seat);
  lessons_ = 0;
  beacons_from_ = {};
  for (Seat i = 0; i < players_; ++i) {
    at(i).muted = {};
    at(i).kneels = false;
  }
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
  fray_due_ = mode_->told_later && options_.is<Opt::fray>("true") && !fray_ && all_apart() &&
              !at(e.seat).face_down;
  turned_up_ = replaced_ = false;
  in_round_ = comes_round ? 1 : in_round_ + 1;
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
  beacons_from_ = {};
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
  const bool poisoned =  // 鸩毒: a Wine of no card
      e.rule == rule_of(Skill::zhendu) || e.rule == rule_of(Skill::zhendu_qs);
  const bool counts = called || poisoned || (q != nullptr && static_cast<Ask>(q->ask) == Ask::play);
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
  if (const int due = fish_of_both(e.seat);
      due != 0 && e.extra != due && e.extra != fish_of_lord(e.seat))
    return broken(Inv::hit_points, e.seat, due, e.extra);
  o.hp = e.value;
  o.max_hp = e.extra;
  o.hp_untold = !e.shows(Field::value);
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
      if (o.kneels) return broken(Inv::hit_points, e.seat, 0, e.value);
      o.due += e.value;
      if (e.rule == rule::gz_companion && o.due != e.value) {
        // SGS-GZ-COMPANIONS, at once: a general turned up just before damage takes its hit points.
        o.due -= e.value;
        o.apart = e.value;
        break;
      }
      if (o.hp + o.due > o.max_hp) return broken(Inv::hit_points, e.seat, o.max_hp, o.hp + o.due);
      break;
    case kind::hp: {
      if (o.hp_untold) return first_points(e);
      const int by_skill = e.rule == rule_of(Skill::baoling)  ? 3
                           : e.rule == rule_of(Skill::xichou) ? 2
                                                              : 1;
      if (std::abs(e.extra - o.max_hp) == by_skill && e.rule >= rule::count) {  // a skill says so
        o.max_hp = e.extra;
        o.hp = std::min(o.hp, o.max_hp);
        if (o.max_hp <= 0) o.dying = true;
      }
      if (o.may_grow && e.rule == rule::gz_lord && e.extra == o.max_hp + 1) {
        ++o.max_hp;
        ++o.due;
      }
      o.may_grow = false;
      if (e.extra != o.max_hp) return broken(Inv::hit_points, e.seat, o.max_hp, e.extra);
      if (o.apart != 0) {
        if (e.value != o.hp + o.apart)
          return broken(Inv::hit_points, e.seat, o.hp + o.apart, e.value);
        o.hp = e.value;
        o.apart = 0;
        break;
      }
      // Who lives on below 1 by a skill keeps what he has.
      if (o.due < 0 && keeps_last(e.seat)) o.due = std::max(o.due, std::min(0, 1 - o.hp));
      if (e.value != o.hp + o.due) return broken(Inv::hit_points, e.seat, o.hp + o.due, e.value);
      o.hp = e.value;
      o.due = 0;
      break;
    }
    case kind::dying:
      if (o.hp > 0) return broken(Inv::dying, e.seat, 0, o.hp);
      o.dying = true;
      break;
    default: break;
  }
  return true;
}

bool Books::over(const Event& e) {
  over_ = true;
  SeatSet winners;
  for (const Seat s : e.seats)
    if (seated(s)) winners.add(s);
  // Where nobody's death decides, the game can only be drawn.
  const bool hidden = !roles_known_ ||
                      (mode_->hides_winners != nullptr && mode_->hides_winners(course(), options_));
  if (!hidden && winners != winners_) return broken_winners(winners_, winners);
  winners_ = winners;
  return true;
}

// Everything that is said: what moves where, and whence it has to come, and what else follows.
bool Books::follow(const Event& e, const Question* q, const State& s, const Legal& legal) {
  if (!agree(e, s)) return false;
  const bool tells_side = e.kind == kind::allegiance && !falls_with_lord(e);
  if (pending_ && e.kind != kind::disclose && !tells_side) weigh(dead_, killer_);
  if (e.kind != kind::hp && e.kind != kind::crown) shown_just_now_ = nobody;
  if (over_) return broken(Inv::after_end, e.seat, 0, 1);
  if (decided_ && e.kind != kind::over) return broken(Inv::winner, nobody, 1, 0);
  if (paying_ || fallen_ != nobody || owed_ != Owed::nothing) come_between(e);
  const bool pays = KindSet{kind::draw, kind::heal, kind::forfeit}.contains(e.kind);
  if ((pays || owed_ != Owed::nothing) && !owed(e, q)) return false;
  if (q != nullptr) {
    const bool haunts = e.kind == kind::possess || (seated(e.seat) && at(e.seat).host != nobody);
    // The first is chance's; the last two are of skills of whoever has just died.
    const bool last = e.kind == kind::invoke && e.what == cause(Skill::poluu);
    const bool acts =
        !KindSet{kind::reborn, kind::enter, kind::strip}.contains(e.kind) && !haunts && !last;
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
  if (mode_->told_later && options_.is<Opt::lords>("true") && !of_lords(e)) return false;
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
          e.cards[0] < deck_size && face(e.cards[0]).name == Name::peach &&
          !legal.converts(e.seat, e.cards[0], Name::peach))
        return broken(Inv::kingdoms, e.seat, 0, 1);
      if (!limits(e, q, s, legal)) return false;
      // A Slash that others give lies on the table when it is used.
      if (is_slash(static_cast<Name>(e.what)))
        for (const Seat on : e.seats) attacks(on, e.seat);
      const bool told = q == nullptr && e.rule != rule_of(Skill::fengying);
      const bool given = told || (q != nullptr && static_cast<Ask>(q->ask) == Ask::turn_slash);
      return move(e, given ? table : hand | equip | pile, held_by(e), on_table);
    }
    case kind::respond:
    case kind::nullify:  // what was claimed to be such a card lies on the table already
      return move(e, q == nullptr ? hand | equip | pile | table : hand | equip | pile, held_by(e),
                  on_table);
    case kind::discard: return move(e, hand | equip | pile, e.seat, discarded);
    case kind::invoke:
      if (skill_of(e.what) == Skill::zhuwei && e.other == current_ && seated(e.other))
        ++keeps_more_;
      return !seated(e.seat) || !at(e.seat).muted.contains(skill_of(e.what)) ||
             broken(Inv::kingdoms, e.seat, 0, 1);
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
