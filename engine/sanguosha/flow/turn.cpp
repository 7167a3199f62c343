// Turns and phases (000 "start the game", "Circular flow"; 002 "进行游戏").
#include <algorithm>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {
namespace {

Event turn_event(Kind k, Seat who, Rule why) {
  Event e;
  e.kind = k;
  e.seat = who;
  e.rule = why;
  return e;
}

}  // namespace

// The mode says whose turn comes next, and whether a round begins with it.
void Play::turns(NextTurn next) {
  while (!stopped_) {
    if (next.round) {
      // OPT-SGS-ROUND-LIMIT
      if (drawn_at_round<bool, int>(state_.round + 1, options_[Opt::round_limit]))
        end_drawn(rule::turn_round);
      if (stopped_) break;
      Event e = turn_event(kind::round, nobody, rule::turn_round);
      e.value = one_more(state_.round);
      tell(e);
      TurnTime begun;
      open<Timing::round_start>(begun);
      if (next.who == nobody) next = mode().turn_of_round(*this);
      if (stopped_) break;
    }
    Event e = turn_event(kind::turn, next.who, next.why);
    const bool extra = state_.noted(next.who, Mark::extra_turn, Life::game) > 0;
    if (extra) {  // SGS-EXTRA-TURN: it changes nothing in whose turn comes next
      e.extra = 1;
      e.rule = rule::extra_turn;
    }
    const Seat regular = state_.regular;
    const Seat who = tell(e) ? e.seat : next.who;
    if (!state_.seated(who)) break;
    mode().turn_begun(*this, who);
    // SGS-TURN-FACE-DOWN: who lies face down is turned up, and that is all of his turn.
    state_.at(who).face_down ? turn_over(who, rule::turn_face_down) : take_turn(who);
    if (!stopped_) mode().after_turn(*this, extra);
    const Seat due = state_.extra_turn();
    next = due != nobody ? NextTurn{due} : mode().next_turn(*this, extra ? regular : who);
  }
}

// Phase by phase, not in a loop over them: what comes next is never in doubt.
void Play::take_turn(Seat who) {
  TurnTime turn{who};
  mode().preparing(*this, who, true);
  open<Timing::turn_start>(turn);
  phase<Phase::prepare>(who, [&] { mode().prepared(*this, who); });
  phase<Phase::judge>(who, [&] { judge_phase(who); });
  phase<Phase::draw>(who, [&] { draw_phase(who); });
  phase<Phase::play>(who, [&] { play_phase(who); });
  phase<Phase::discard>(who, [&] {
    discard_phase(who);
    pays_for_a_turn(who, false);
  });
  phase<Phase::finish>(who, [] {});
  pays_for_a_turn(who, true);
  if (state_.order == 2) imperial_order_due();
  open<Timing::turn_end>(turn);
  // What was used in this turn lasts, though the skill has gone with its form meanwhile: 横江.
  for (const Skill skill : skills_with<effect_at<Timing::turn_end>>())
    for (Seat s = 0; s < state_.players && !stopped_; ++s)
      if (info(skill).uses_noted == Life::turn && state_.living(s) && !state_.has(s, skill) &&
          state_.noted(s, skill, Life::turn) > 0)
        act<Timing::turn_end>(s, skill, turn);
  pays_for_a_turn(who, true);  // who did not pay before what skills do then may pay behind it
}

template <Phase p, class F>
void Play::phase(Seat who, F proceed) {
  // SGS-PHASE-ORDER: whoever dies in his own turn has no further phases, nor has who takes his
  // place.
  const auto goes_on = [&] { return !stopped_ && state_.at(who).alive && !state_.came_in(who); };
  if (!goes_on()) return;
  PhaseTime time{who, p, false, state_.skipped_by(who, p)};
  if (time.skipped_by == Cause{}) open<at_phase(Timing::before_prepare, p)>(time);
  if (time.skipped_by != Cause{} && goes_on()) open<Timing::skipping>(time);
  if (!goes_on() || !begins(time)) return;
  if constexpr (p == Phase::prepare) mode().preparing(*this, who, false);
  open<at_phase(Timing::prepare_start, p)>(time);
  if constexpr (p == Phase::play) {
    PhaseTime begun = time;
    if (goes_on() && !time.done) open<Timing::play_begun>(begun);  // 双刃 may have ended it
  }
  if (goes_on() && !time.done) proceed();
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

// SGS-PHASE-DRAW: as many as the mode says, or as skills have it.
void Play::draw_phase(Seat who) {
  Drawing drawing{who, mode().cards_to_draw(state_, options_)};
  open<Timing::drawing>(drawing);
  if (!drawing.done && drawing.count > 0) draw(who, drawing.count, rule::phase_draw);
  open<Timing::drawn>(drawing);
}

// SGS-PHASE-PLAY: any number of cards, one after another, until the player stops.
void Play::play_phase(Seat who) {
  mode().play_phase_begins(*this, who);
  const bool may_invoke_next = state_.acting_at(Timing::before_discard).contains(who) ||
                               !state_.acting_at(Timing::play_end).empty();
  while (!stopped_ && state_.at(who).alive && !state_.came_in(who) &&
         state_.noted(who, Mark::stops, Life::phase) == 0) {
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::play);
    q.who = who;
    q.accepts = {kind::use, kind::recast, kind::invoke};
    q.rule = rule::phase_play;
    q.follows = {kind::phase, kind::skip, kind::round, kind::action, kind::turn, kind::over};
    // A skill acts as the phase ends: 暴凌 removes a general by itself.
    if (may_invoke_next) q.follows |= {kind::invoke, kind::unveil, kind::disclose, kind::dismiss};
    if (mode().has_sacrifices(state_, options_)) q.accepts |= kind::sacrifice;
    Event a = ask_for_card(q);
    if (a.kind == nothing) return;
    if (!state_.seated(a.seat)) continue;
    if (of_the_mode(a.kind)) {
      mode().carry_out(*this, a);
    } else if (a.kind == kind::use) {
      use(a, true);
    } else if (a.kind == kind::invoke) {
      const Skill skill = skill_of(a.what);
      commit(a);
      // By a record's word it may name nobody: then nothing follows.
      const bool named = skill != Skill::none && info(skill).effects.act != nullptr &&
                         a.seats.size() >= info(skill).effects.shape.least_targets;
      if (named) info(skill).effects.act(*this, a);
      form_used(*this, a.seat, skill);
    } else if (a.kind == kind::sacrifice) {
      const Seat to = a.other;
      commit(a);
      mode().sacrificed(*this, to);
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
  const int kept = legal().hand_limit(who);
  const auto too_many = [&] {
    return excess(state_.hand_size(who), kept + state_.noted(who, Mark::keeps_more, Life::turn));
  };
  if (too_many() == 0) return;
  mode().discarding(*this, who);
  const int many = too_many();
  if (many == 0) return;
  Question q = question_about(Ask::hand_limit, who, nobody, kind::discard, rule::phase_discard);
  q.value = static_cast<std::int16_t>(many);
  q.may_pass = false;
  ask_and_commit(q);
}

}  // namespace tally::sanguosha
