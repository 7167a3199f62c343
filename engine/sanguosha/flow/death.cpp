// Dying, rescue, death. What a death brings and whether it ends the game, the mode knows.
#include <algorithm>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

// SGS-DYING, SGS-RESCUE: in action order from the current player everyone has one turn to help,
// with as many Peaches as he likes; a Wine helps only its owner.
void Play::dying(Seat who, Seat killer) {
  say(kind::dying, who, rule::dying);
  Dying time{who, killer};
  time.by_slash = hurting_ != nullptr && hurting_->to == who && hurting_->slash != nullptr;
  note(who, Mark::dying, Life::game);
  open<Timing::entering_dying>(time,
                               has_equipment_at<Timing::entering_dying>(killer) ? killer : nobody);
  help(time);
  note(who, Mark::dying, Life::game, -1);
  if (stopped_ || !state_.at(who).alive) return;
  if (state_.at(who).hp < 1) {
    open<Timing::rescue_failed>(time);
    if (!time.done && !stopped_ && state_.at(who).hp < 1) return death(who, killer);
  }
  if (state_.living(who)) open<Timing::after_dying>(time);
}

// Everyone's turn to help.
void Play::help(Dying& time) {
  const Seat who = time.who;
  const Seat from = std::max<Seat>(state_.current, 0);
  for (int i = 0; i < state_.players && state_.at(who).hp < 1; ++i) {
    const Seat helper = seat_after(from, i);
    time.helper = helper;
    if (state_.at(helper).alive) open<Timing::asked_for_rescue>(time);
    while (!stopped_ && state_.at(who).hp < 1 && state_.at(helper).alive) {
      Question q = question_to(helper, Ask::rescue, kind::use, rule::rescue);
      q.other = who;
      Event a = ask_for_card(q);
      if (a.kind == nothing) break;
      if (of_the_mode(a.kind)) {
        mode().carry_out(*this, a);
        continue;
      }
      Use u;
      u.by = helper;
      u.as = static_cast<Name>(a.what);
      u.card_count = static_cast<int>(copy_few(a.cards, u.card));
      u.color = legal().color(u.cards(), helper);
      a.extra = 1;  // a Wine that saves counts to no limit
      commit_card(a);
      card_used(u);
      u.targets = SeatList{who};
      note_counts<Always::counts_targets>(u.by, legal(), u);
      Target saved{u, who};
      if (u.as != Name::wine) open<Timing::target_confirmed>(saved);
      time.points = 1;
      if (u.as != Name::wine) open<Timing::rescued>(time);
      heal(who, time.points, u.as == Name::wine ? rule::wine : rule::peach);
      used_up(u.cards(), u.as, true);
    }
    if (stopped_ || !state_.at(who).alive) return;
  }
}

// Where a record does not show who somebody is, it says whether the game was over: won after a
// death, or drawn because what a death would bring cannot be drawn.
bool Play::ended_by_record(Rule why) {
  if (!mode().hides_end(state_, options_)) return false;
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::over);
  q.accepts = kind::over;
  q.value = why == rule::draw_exhausted ? 1 : 0;
  q.rule = why;
  Event a = ask(q);
  if (a.kind == nothing) return stopped_;
  commit(a);
  return stopped_ = true;
}

void Play::end(const SeatList& winners, Rule why) {
  Event e;
  e.kind = kind::over;
  e.seats = winners;
  e.rule = why;
  for (Seat s = 0; s < state_.players; ++s)
    if (!mode().is_known(state_, s)) e.hide(Field::seats);
  // A record that goes on is taken at its word; the Table has said what it thinks of that.
  if (tell(e)) stopped_ = true;
}

Skill Play::next_pile(Seat who, const SkillSet& piles) {
  std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
  for (const Skill pile : piles) {
    Event e;
    e.kind = kind::forfeit;
    e.seat = who;
    e.cards = {cards.data(), static_cast<std::size_t>(state_.pile_of(who, pile, cards.data()))};
    if (comes_next(e)) return pile;
  }
  return Skill::none;
}

// Said once: whose record goes on all the same is not told at every turn that it should not.
void Play::end_drawn(Rule why) {
  if (state_.noted(nobody, Mark::outlived, Life::game) > 0) return;
  end({}, why);
  if (!stopped_) note(nobody, Mark::outlived, Life::game);
}

// SGS-DEATH: role shown, end of the game looked at, cards discarded, reward or punishment.
// AMB-SGS-006: by the seed's words the cards go first.
void Play::death(Seat who, Seat killer) {
  Death time{who, killer};
  open<Timing::before_death>(time);
  if (time.done || stopped_) return;
  SkillSet his = state_.at(who).skills;  // they go with him, and some act once more
  const std::array<bool, 2> veiled{state_.at(who).veils(0), state_.at(who).veils(1)};
  std::array<Card, deck_size> cards;
  // X4: in action order, the dead himself in his place.
  const auto mourn = [&](bool himself) {
    const Seat from = std::max<Seat>(state_.current, 0);
    for (int i = 0; i < state_.players && !stopped_; ++i) {
      const Seat s = seat_after(from, i);
      if (s != who && state_.at(s).alive && state_.acting_at(Timing::burying).contains(s))
        skills_act<Timing::burying>(s, time);
      if (s == who && himself)
        for (const Skill skill : his) act<Timing::died>(who, skill, time);
    }
  };
  // What the dead leave behind sets nothing off (settle).
  const auto lose = [&] {
    if (time.done || stopped_) return;
    const auto leave = [&](int n) {
      const std::span<const Card> all(cards.data(), static_cast<std::size_t>(n));
      if (n > 0) say_last(kind::forfeit, who, rule::death_cards, all);
    };
    // Those in front of him and those on his general, pile by pile: which go first is all one.
    SkillSet beside = state_.piles_beside(who);
    const auto leave_pile = [&](Skill pile) {
      beside.remove(pile);
      leave(state_.pile_of(who, pile, cards.data()));
    };
    for (Skill p = next_pile(who, beside); p != Skill::none; p = next_pile(who, beside))
      leave_pile(p);
    leave(state_.cards_of(who, true, true, true, cards.data()));
    while (!beside.empty()) {
      const Skill next = next_pile(who, beside);
      leave_pile(next != Skill::none ? next : beside.first());
    }
  };
  // AMB-SGS-006
  const bool cards_first = options_.is<Opt::death_order>("seed");
  if (cards_first) {
    mourn(false);
    lose();
  }
  Event e;
  e.kind = kind::death;
  e.seat = who;
  e.other = killer;
  e.what = static_cast<What>(state_.at(who).role);
  if (!mode().is_known(state_, who)) e.hide(Field::what);
  e.rule = rule::death;
  if (!tell(e)) return;
  time.killer = killer = e.other;
  if (stopped_ || mode().ended_by_death(*this)) return;
  // SGS-GZ-DEATH: generals shown by the death act at it too.
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    if (veiled.at(place) && !state_.is_stripped(who, place))
      his |= skills_in(state_.shown(who, place), place, false);
  if (cards_first)
    for (const Skill skill : his) act<Timing::died>(who, skill, time);
  else
    mourn(true);
  open<Timing::died>(time);
  if (!cards_first) lose();
  if (is_paid<bool, int>(who, killer, state_.living(killer))) mode().pay_out(*this, who, killer);
  open<Timing::after_death>(time);
  if (!stopped_) mode().after_death(*this, who);
}

}  // namespace tally::sanguosha
