// What a death brings in the identity game: the end, or a reward or punishment.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/identity/identities.h"
#include "engine/sanguosha/modes/identity/identity.h"
#include "engine/sanguosha/modes/identity/numbers.h"

namespace tally::sanguosha {
namespace {

// Living players by role. With hidden roles the numbers follow from the identity table and from
// the roles the dead have shown.
LivingRoles survivors(const State& s, const Options& options) {
  const auto role = [&](Seat i) { return s.at(i).role; };
  LivingRoles living = living_roles(s.players, role, [&](Seat i) { return s.counts(i); });
  if (living[0] > 0) {
    const RoleCounts<int> table = table_of(static_cast<int>(s.players), options);
    const LivingRoles dead = living_roles(s.players, role, [&](Seat i) { return !s.counts(i); });
    living[2] = table.loyalists - dead[2];
    living[3] = table.rebels - dead[3];
    living[4] = table.spies - dead[4];
  }
  return living;
}

}  // namespace

// SGS-END-LORD-DEAD
bool IdentityMode::may_go_on(const State& s) const {
  for (Seat i = 0; i < s.players; ++i)
    if (!s.at(i).alive && s.at(i).role == Role::lord) return false;
  return true;
}

// SGS-END-LORD-DEAD, SGS-END-REBELS-DEAD: looked at after every death, before anything else.
bool IdentityMode::ended_by_death(Play& g) const {
  const State& s = g.state();
  const auto living = survivors(s, g.options());
  const auto out = outcome_of(living, EndRules(g.options()));
  int lives = 0;
  for (const Seat i : s.living_seats()) lives += s.counts(i) ? 1 : 0;
  if (!ends_game(out, lives)) return g.ended_by_record(rule::end_rebels);
  const SeatList winners = winners_of(
      out, s.players, [&](Seat i) { return s.at(i).role; }, [&](Seat i) { return s.counts(i); });
  // SGS-END-LONE-SURVIVOR: with the lord dead only a sole survivor can bring his camp the game.
  const bool lord = living[static_cast<std::size_t>(Role::lord)] > 0;
  g.end(winners, !out.lord_side ? rule::end_lord : lord ? rule::end_rebels : rule::end_lone);
  return g.stopped();
}

int IdentityMode::reward(const Options& options) const { return reward_of(options).cards; }

namespace {

// Of a victim nobody knows the record says whether it was paid. Returns whether it was seen.
bool pays(Play& g, Seat killer, bool due, bool unknown) {
  const Reward reward = reward_of(g.options());
  if (due && reward.cards > 0) g.draw(killer, reward.cards, rule::reward);
  if (due && reward.points > 0) g.heal(killer, reward.points, rule::reward);
  if (due || !unknown) return due;
  if (reward.cards > 0) return g.draw_by_record(killer, reward.cards, rule::reward);
  Event back;
  back.kind = kind::heal;
  back.seat = killer;
  back.hide(Field::value);
  if (reward.points == 0 || !g.comes_next(back)) return false;
  g.heal(killer, reward.points, rule::reward);
  return true;
}

}  // namespace

// SGS-REWARD-REBEL, SGS-PUNISH-LORD. Of a victim whose role a record does not show it says what he
// was worth.
void IdentityMode::pay_out(Play& g, Seat victim, Seat killer) const {
  const State& s = g.state();
  if (s.noted(victim, Mark::reborn, Life::game) > 0) return;  // SGS-REINCARNATION
  const int by = static_cast<int>(s.at(killer).role);
  const bool unknown = !is_known(s, victim);
  const auto due = desert(static_cast<int>(s.at(victim).role), by, true, g.options());
  const bool rewarded = pays(g, killer, due.reward, unknown);
  // Whether there would be a punishment for one of the roles he can have had: after a reward, of
  // those that bring one.
  const auto punished = [&](Role role) {
    const auto had = desert(static_cast<int>(role), by, true, g.options());
    return had.punishment && (had.reward || !rewarded);
  };
  const bool may_be_due =
      unknown && (punished(Role::loyalist) || punished(Role::rebel) || punished(Role::spy));
  if (g.stopped() || !(due.punishment || may_be_due)) return;
  // AMB-SGS-007: hand and equipment, or the judgement area as well.
  std::array<Card, deck_size> cards;
  const int n = s.cards_of(killer, true, true, g.options().is<Opt::lord_punish_scope>("all_zones"),
                           cards.data());
  if (n == 0) return;
  if (due.punishment)
    return g.say(kind::forfeit, killer, rule::punish, {cards.data(), static_cast<std::size_t>(n)});
  Question q = Play::question_to(killer, Ask::punish, kind::forfeit, rule::punish);
  q.value = static_cast<std::int16_t>(n);
  g.ask_and_commit(q);
}

}  // namespace tally::sanguosha
