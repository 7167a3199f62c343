// Set-up, turns and phases (000 "start the game", "Circular flow"; 002 "进行游戏").
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

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
  open(rules, table);
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

  from_turn(0, state_.players);
}

void Play::play_on(const Bookmark& from, const Ruleset& rules, Table& table) {
  open(rules, table);
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
