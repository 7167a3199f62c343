// Dying, rescue, death, reward and punishment, the end of the game.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/identity/identities.h"

namespace tally::sanguosha {

// SGS-DYING, SGS-RESCUE: in action order from the current player everyone has one turn to help,
// with as many Peaches as he likes; a Wine helps only its owner.
void Play::dying(Seat who, Seat killer) {
  say(kind::dying, who, rule::dying);
  const Seat from = std::max<Seat>(state_.current, 0);
  for (int i = 0; i < state_.players && state_.at(who).hp < 1; ++i) {
    const Seat helper = seat_after(from, i);
    while (!stopped_ && state_.at(who).hp < 1 && state_.at(helper).alive) {
      Question q;
      q.ask = static_cast<std::uint8_t>(Ask::rescue);
      q.who = helper;
      q.other = who;
      q.accepts = kind::use;
      q.own_seat = true;
      q.rule = rule::rescue;
      Event a = ask(q);
      if (a.kind == nothing) break;
      Use u;
      u.as = static_cast<Name>(a.what);
      u.card_count = static_cast<int>(copy_few(a.cards, u.card));
      commit(a);
      int points = 1;
      if (u.as != Name::wine)
        skills(who, [&](const Effects& x) {
          if (x.rescued != nullptr) x.rescued(*this, who, helper, points);
        });
      heal(who, points, u.as == Name::wine ? rule::wine : rule::peach);
      put_away(u.cards(), rule::use_done);
    }
    if (stopped_) return;
  }
  if (state_.at(who).hp < 1) death(who, killer);
}

namespace {

// Living players by role. With hidden roles the numbers follow from the identity table and from
// the roles the dead have shown.
LivingRoles survivors(const State& s, const Options& options) {
  const auto role = [&](Seat i) { return s.at(i).role; };
  LivingRoles living = living_roles(s.players, role, [&](Seat i) { return s.at(i).alive; });
  if (living[0] > 0) {
    const RoleCounts<int> table = table_of(static_cast<int>(s.players), options);
    const LivingRoles dead = living_roles(s.players, role, [&](Seat i) { return !s.at(i).alive; });
    living[2] = table.loyalists - dead[2];
    living[3] = table.rebels - dead[3];
    living[4] = table.spies - dead[4];
  }
  return living;
}

}  // namespace

// SGS-END-LORD-DEAD, SGS-END-REBELS-DEAD: looked at after every death, before anything else.
bool Play::ended_by_death() {
  const auto living = survivors(state_, options_);
  const auto out = outcome_of(living, EndRules(options_));
  if (!ends_game(out, static_cast<int>(state_.alive))) return ended_by_record(false);
  const SeatList winners = winners_of(
      out, state_.players, [&](Seat i) { return state_.at(i).role; },
      [&](Seat i) { return state_.at(i).alive; });
  // SGS-END-LONE-SURVIVOR: with the lord dead only a sole survivor can bring his camp the game.
  const bool lord = living[static_cast<std::size_t>(Role::lord)] > 0;
  end(winners, !out.lord_side ? rule::end_lord : lord ? rule::end_rebels : rule::end_lone);
  return stopped_;
}

// Where a record does not show who the dead were, it says whether the game was over: won after a
// death, or drawn because what a death would bring cannot be drawn.
bool Play::ended_by_record(bool drawn) {
  const auto unknown = [&](Seat s) {
    return !state_.at(s).alive && state_.at(s).role == Role::hidden;
  };
  Seat s = 0;
  while (s < state_.players && !unknown(s)) ++s;
  if (s == state_.players) return false;
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::over);
  q.accepts = kind::over;
  q.value = drawn ? 1 : 0;
  q.rule = drawn ? rule::draw_exhausted : rule::end_rebels;
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
    if (state_.at(s).role == Role::hidden) e.hide(Field::seats);
  // A record that goes on is taken at its word; the Table has said what it thinks of that.
  if (tell(e)) stopped_ = true;
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
  std::array<Card, deck_size> cards;
  // What the dead leave behind sets nothing off (settle).
  const auto lose = [&] {
    const int n = state_.cards_of(who, true, true, true, cards.data());
    if (n == 0) return;
    say_last(kind::forfeit, who, rule::death_cards, {cards.data(), static_cast<std::size_t>(n)});
  };
  const bool cards_first = options_.is(Opt::death_order, 1);
  if (cards_first) lose();
  Event e;
  e.kind = kind::death;
  e.seat = who;
  e.other = killer;
  e.what = static_cast<What>(state_.at(who).role);
  if (state_.at(who).role == Role::hidden) e.hide(Field::what);
  e.rule = rule::death;
  if (!tell(e)) return;
  killer = e.other;
  if (stopped_ || ended_by_death()) return;
  if (!cards_first) lose();

  if (state_.living(killer) && killer != who) pay_out(who, killer);
}

// SGS-REWARD-REBEL, SGS-PUNISH-LORD. Of a victim whose role a record does not show it says what he
// was worth.
void Play::pay_out(Seat who, Seat killer) {
  const int victim = static_cast<int>(state_.at(who).role);
  const int by = static_cast<int>(state_.at(killer).role);
  const bool unknown = state_.at(who).role == Role::hidden;
  const auto due = desert(victim, by, true, options_);
  bool rewarded = due.reward;
  if (due.reward)
    draw(killer, rebel_reward, rule::reward);
  else if (unknown)
    rewarded = draw_by_record(killer, rebel_reward, rule::reward);
  // Whether there would be a punishment for one of the roles he can have had: after a reward, of
  // those that bring one.
  const auto punished = [&](Role role) {
    const auto had = desert(static_cast<int>(role), by, true, options_);
    return had.punishment && (had.reward || !rewarded);
  };
  const bool may_be_due =
      unknown && (punished(Role::loyalist) || punished(Role::rebel) || punished(Role::spy));
  if (stopped_ || !(due.punishment || may_be_due)) return;
  // AMB-SGS-007: hand and equipment, or the judgement area as well.
  std::array<Card, deck_size> cards;
  const int n =
      state_.cards_of(killer, true, true, options_.is(Opt::lord_punish_scope, 1), cards.data());
  if (n == 0) return;
  if (due.punishment)
    return say(kind::forfeit, killer, rule::punish, {cards.data(), static_cast<std::size_t>(n)});
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::punish);
  q.who = killer;
  q.own_seat = true;
  q.value = static_cast<std::int16_t>(n);
  q.accepts = kind::forfeit;
  q.rule = rule::punish;
  Event a = ask(q);
  commit(a);
}

}  // namespace tally::sanguosha
