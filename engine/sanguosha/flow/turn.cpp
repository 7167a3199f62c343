// Set-up, turns and phases (000 "start the game", "Circular flow"; 002 "进行游戏").
#include <algorithm>

#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {
namespace {

constexpr int first_hand = 4;

Event turn_event(Kind k, Seat who, Rule why) {
  Event e;
  e.kind = k;
  e.seat = who;
  e.rule = why;
  return e;
}

}  // namespace

void Play::run(const Setup& setup, const Ruleset& rules, Table& table) {
  start(rules, table);
  set_up(setup);

  if (setup.midway) return take_up();

  // SGS-SETUP-HP: no generals, 4 hit points each, the lord 5 from five players on.
  choose_generals();
  for (Seat s = 0; s < state_.players; ++s) {
    const General general = state_.at(s).general;
    const int own = general == General::none ? 4 : static_cast<int>(info(general).max_hp);
    Event e = turn_event(kind::hp, s, rule::setup_hp);
    e.value = e.extra = static_cast<std::int16_t>(
        first_hp(state_.at(s).role == Role::lord, static_cast<int>(state_.players),
                 options_[Opt::lord_bonus_min_players], own));
    tell(e);
  }
  reshuffle(0);
  first_hands();
  TurnTime begun;
  open<Timing::game_start>(begun);

  from_turn(0, state_.players);
}

void Play::play_on(const Bookmark& from, const Ruleset& rules, Table& table) {
  start(rules, table);
  restore(from.state);
  from_turn(from.next, nobody);  // its round has begun
}

// SGS-RECORD-MIDWAY: as told, then the turn after the one that was going on.
void Play::take_up() {
  know_nothing();
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::stands);
  q.accepts = all_kinds;
  q.rule = rule::midway;
  q.may_pass = false;
  Event e;
  while (e.kind != kind::resume) {
    e = ask(q);
    if (e.kind == nothing || stopped_) return;
    take_word(e);
    if (state_.over) return;
  }
  if (state_.living(e.seat)) return from_turn(e.seat, nobody);  // in the round that has begun
  const Seat last = std::max<Seat>(state_.current, 0);
  from_turn(state_.next(last), last);
}

// SGS-TURN-ORDER: the lord first, then seat by seat round the table, the dead left out.
void Play::from_turn(Seat who, Seat last) {
  while (!stopped_) {
    // SGS-TURN-ROUND: a round is over when play comes back past the first living seat.
    if (who <= last) {
      if (drawn_at_round<bool, int>(state_.round + 1, options_[Opt::round_limit]))
        end_drawn(rule::turn_round);
      if (stopped_) break;
      Event e = turn_event(kind::round, nobody, rule::turn_round);
      e.value = one_more(state_.round);
      tell(e);
      TurnTime begun;
      open<Timing::round_start>(begun);
    }
    Event e = turn_event(kind::turn, who, rule::turn_order);
    if (tell(e)) who = e.seat;
    if (!state_.seated(who)) break;
    take_turn(who);
    last = who;
    who = state_.next(who);
  }
}

// SGS-SETUP-HAND: four cards each from the top, the lord first. OPT-SGS-FIRST-HANDS: a program
// takes them from anywhere in the pile and shuffles the rest again.
void Play::first_hands() {
  std::array<Card, deck_size> cards;
  const int n = first_hand * state_.players;
  const bool anywhere = options_.is(Opt::first_hands, 1);
  if (anywhere)
    std::fill_n(cards.begin(), n, unknown_card);
  else
    top(n, cards.data());
  Event e = turn_event(kind::deal, nobody, rule::setup_hand);
  e.value = first_hand;
  e.cards = {cards.data(), static_cast<std::size_t>(n)};
  tell_cards(e, Ask::deal);
  if (anywhere) reshuffle(2);
}

// Phase by phase, not in a loop over them: what comes next is never in doubt.
void Play::take_turn(Seat who) {
  TurnTime turn{who};
  open<Timing::turn_start>(turn);
  phase<Phase::prepare>(who, [] {});
  phase<Phase::judge>(who, [&] { judge_phase(who); });
  phase<Phase::draw>(who, [&] { draw_phase(who); });
  phase<Phase::play>(who, [&] { play_phase(who); });
  phase<Phase::discard>(who, [&] { discard_phase(who); });
  phase<Phase::finish>(who, [] {});
  open<Timing::turn_end>(turn);
}

template <Phase p, class F>
void Play::phase(Seat who, F proceed) {
  // SGS-PHASE-ORDER: whoever dies in his own turn has no further phases.
  const auto goes_on = [&] { return !stopped_ && state_.at(who).alive; };
  if (!goes_on()) return;
  PhaseTime time{who, p, false, state_.skipped_by(who, p)};
  if (time.skipped_by == Cause{}) open<at_phase(Timing::before_prepare, p)>(time);
  if (!goes_on() || !begins(time)) return;
  open<at_phase(Timing::prepare_start, p)>(time);
  if (goes_on()) proceed();
  if (goes_on()) open<at_phase(Timing::prepare_end, p)>(time);
}

// Tells that a phase begins, or is skipped; true when it is to be played.
bool Play::begins(const PhaseTime& time) {
  Event e = turn_event(kind::phase, time.who, rule::phase_order);
  e.what = static_cast<What>(time.phase);
  if (time.skipped_by != Cause{}) [[unlikely]] {
    e.kind = kind::skip;
    e.rule = rule_of(time.skipped_by);
    if (tell(e)) return false;
    unskip(time.who, time.phase);
    e.kind = kind::phase;
    e.rule = rule::phase_order;
  }
  tell(e);
  return true;
}

// SGS-PHASE-DRAW: two cards, or as skills have it.
void Play::draw_phase(Seat who) {
  Drawing drawing{who};
  open<Timing::drawing>(drawing);
  if (!drawing.done && drawing.count > 0) draw(who, drawing.count, rule::phase_draw);
  open<Timing::drawn>(drawing);
}

// SGS-PHASE-PLAY: any number of cards, one after another, until the player stops.
void Play::play_phase(Seat who) {
  const bool may_invoke_next = state_.acting_at(Timing::before_discard).contains(who) ||
                               !state_.acting_at(Timing::play_end).empty();
  while (!stopped_ && state_.at(who).alive) {
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::play);
    q.who = who;
    q.accepts = {kind::use, kind::recast, kind::invoke};
    q.rule = rule::phase_play;
    q.follows = {kind::phase, kind::skip, kind::round, kind::turn, kind::over};
    if (may_invoke_next) q.follows |= kind::invoke;
    Event a = ask(q);
    if (a.kind == nothing) return;
    if (!state_.seated(a.seat)) continue;
    if (a.kind == kind::use) {
      use(a, true);
    } else if (a.kind == kind::invoke) {
      const Skill skill = skill_of(a.what);
      commit(a);
      // By a record's word it may name nobody: then nothing follows.
      const bool named = skill != Skill::none && info(skill).effects.act != nullptr &&
                         a.seats.size() >= info(skill).effects.shape.least_targets;
      if (named) info(skill).effects.act(*this, a);
    } else {
      // SGS-RECAST: put away, draw one; neither used nor discarded.
      const Seat by = a.seat;
      commit(a);
      draw(by, 1, rule::recast);
    }
  }
}

// SGS-PHASE-DISCARD: exactly what exceeds the hand limit, in one go, of his choice.
void Play::discard_phase(Seat who) {
  LimitView kept{who, hand_limit(static_cast<int>(state_.at(who).hp))};
  legal().see<Timing::hand_limit>(kept);
  const int many = excess(state_.hand_size(who), kept.limit);
  if (many == 0) return;
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::hand_limit);
  q.who = who;
  q.value = static_cast<std::int16_t>(many);
  q.accepts = kind::discard;
  q.rule = rule::phase_discard;
  q.may_pass = false;
  Event a = ask(q);
  commit(a);
}

}  // namespace tally::sanguosha
