// Turns and phases (000 "start the game", "Circular flow"; 002 "进行游戏").
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
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
      if (drawn_at_round<bool, int>(state_.round + 1, options_[Opt::round_limit]))
        end_drawn(rule::turn_round);
      if (stopped_) break;
      Event e = turn_event(kind::round, nobody, rule::turn_round);
      e.value = one_more(state_.round);
      tell(e);
    }
    Event e = turn_event(kind::turn, next.who, next.why);
    const Seat who = tell(e) ? e.seat : next.who;
    if (!state_.seated(who)) break;
    take_turn(who);
    next = mode().next_turn(*this, who);
  }
}

// Phase by phase, not in a loop over them: what comes next is never in doubt.
void Play::take_turn(Seat who) {
  if (begins(who, Phase::prepare))
    skills(who, [&](const Effects& x) {
      if (x.prepare != nullptr && !stopped_) x.prepare(*this, who);
    });
  if (begins(who, Phase::judge)) judge_phase(who);
  if (begins(who, Phase::draw)) draw_phase(who);
  if (begins(who, Phase::play)) play_phase(who);
  if (!goes_without_discard(who) && begins(who, Phase::discard)) discard_phase(who);
  if (begins(who, Phase::finish))
    skills(who, [&](const Effects& x) {
      if (x.finish != nullptr && !stopped_ && state_.living(who)) x.finish(*this, who);
    });
}

// Tells that a phase begins, or is skipped; true when it is to be played.
bool Play::begins(Seat who, Phase p) {
  // SGS-PHASE-ORDER: whoever dies in his own turn has no further phases.
  if (stopped_ || !state_.at(who).alive) return false;
  Event e = turn_event(kind::phase, who, rule::phase_order);
  e.what = static_cast<What>(p);
  if (const Cause why = state_.skipped_by(who, p); why != 0) [[unlikely]] {
    e.kind = kind::skip;
    e.rule = rule_of(why);
    if (tell(e)) return false;
    unskip(who, p);
    e.kind = kind::phase;
    e.rule = rule::phase_order;
  }
  tell(e);
  return true;
}

// By a skill of his, and says so.
bool Play::goes_without_discard(Seat who) {
  if (stopped_ || !state_.at(who).alive) return false;
  bool skips = false;
  skills(who, [&](const Effects& x) {
    if (x.before_discard != nullptr && !skips && !stopped_) skips = x.before_discard(*this, who);
  });
  if (stopped_ || !skips) return false;
  Event e = turn_event(kind::skip, who, rule_of(Skill::keji));
  e.what = static_cast<What>(Phase::discard);
  return tell(e);
}

// SGS-PHASE-DRAW: two cards, or as skills have it.
void Play::draw_phase(Seat who) {
  bool instead = false;
  int count = 2;
  skills(who, [&](const Effects& x) {
    if (x.draw_instead != nullptr && !instead && !stopped_) instead = x.draw_instead(*this, who);
    if (x.draw_count != nullptr && !instead && !stopped_) x.draw_count(*this, who, count);
  });
  if (!instead && count > 0) draw(who, count, rule::phase_draw);
}

// SGS-PHASE-PLAY: any number of cards, one after another, until the player stops.
void Play::play_phase(Seat who) {
  while (!stopped_ && state_.at(who).alive) {
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::play);
    q.who = who;
    q.accepts = {kind::use, kind::recast, kind::invoke};
    q.rule = rule::phase_play;
    q.follows = {kind::phase, kind::skip, kind::round, kind::turn, kind::over};
    skills(who, [&](const Effects& x) {
      if (x.before_discard != nullptr) q.follows |= kind::invoke;
    });
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
  const int many = excess(state_.hand_size(who), static_cast<int>(state_.at(who).hp));
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
