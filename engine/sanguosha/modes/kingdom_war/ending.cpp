// What a death brings in kingdom war, and the end: one kingdom is left.
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/veils.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"
#include "engine/sanguosha/state/kingdoms.h"
#include "engine/sanguosha/timing/truth.h"

namespace tally::sanguosha {
namespace {

// SGS-GZ-END: all who live have shown their kingdom, and it is one; or one player is left.
bool decided(const State& s) {
  std::array<int, static_cast<std::size_t>(Kingdom::careerist) + 1> living{};
  for (const Seat i : s.living_seats()) ++living[static_cast<std::size_t>(s.at(i).kingdom)];
  return one_camp<bool>(
      Camps<int>{living[0], living[5], living[1], living[2], living[3], living[4]});
}

// His kingdom; if he has not shown it, that of his generals.
Kingdom kingdom_fought_for(const State& s, Seat who) {
  return has_kingdom(s, who) ? s.at(who).kingdom : printed_kingdom(s, who);
}

// Whether all who live can be of this kingdom: none is known to be of another, and they are not so
// many that the last to show it would be a careerist.
bool can_be_friends(const State& s, const Options& options, Kingdom kingdom) {
  int of_it = s.alive;
  for (Seat i = 0; i < s.players; ++i) {
    const Kingdom his = s.at(i).alive ? kingdom_fought_for(s, i) : Kingdom::none;
    if (his != Kingdom::none && his != kingdom) return false;
    if (!s.at(i).alive && s.at(i).kingdom == kingdom &&
        options.is<Opt::careerist_count>("with_the_dead"))
      ++of_it;
  }
  const Lorded lord = lorded(s, kingdom);
  return !stands_alone<bool>(lord.lives, lord.died, of_it - 1, static_cast<int>(s.players));
}

// AMB-SGS-059: whether all who live would be of one kingdom if they showed it.
Truth would_be_friends(const State& s, const Options& options) {
  Kingdom all = Kingdom::none;
  bool unseen = false;
  for (const Seat i : s.living_seats()) {
    const Kingdom his = kingdom_fought_for(s, i);
    if (his == Kingdom::careerist) return Truth::no;
    if (his == Kingdom::none)
      unseen = true;
    else
      all = his;
  }
  if (all != Kingdom::none && !can_be_friends(s, options, all)) return Truth::no;
  return unseen ? Truth::unseen : Truth::yes;
}

// The first thing that is seen when all who have shown no kingdom turn up their generals.
Event first_shown(const State& s) {
  for (const Seat i : s.living_seats())
    if (s.at(i).kingdom == Kingdom::none) return disclosing(s, i, s.at(i).veils(0) ? 0 : 1);
  return {};
}

// All who live, and with them the dead of the kingdom they have fought for.
SeatSet winners_for(const State& s, Kingdom won) {
  SeatSet winners = s.living_seats();
  for (Seat i = 0; i < s.players; ++i)
    if (won != Kingdom::none && won != Kingdom::careerist && s.at(i).kingdom == won) winners.add(i);
  return winners;
}

}  // namespace

bool ended_by_kingdoms(Play& g) {
  const State& s = g.state();
  if (s.over) return g.stopped();
  const bool unshown = g.options().is<Opt::reveal_end>("unshown");
  if (s.alive == 1 && !unshown) show_all(g, s.living_seats().first());
  const Truth friends = decided(s) ? Truth::no : would_be_friends(s, g.options());
  if (g.options().is<Opt::reveal_end>("true")) {
    Event shown = first_shown(s);
    if (g.holds(friends, shown))
      for (const Seat i : s.living_seats())
        if (s.at(i).kingdom == Kingdom::none) show_all(g, i);
  }
  if (g.stopped() || g.ended_by_record(rule::gz_end)) return true;
  if (!decided(s) && !(unshown && friends == Truth::yes)) return false;
  const SeatSet living = s.living_seats();
  const Kingdom won = living.empty() ? Kingdom::none : kingdom_fought_for(s, living.first());
  g.end(list_of(winners_for(s, won)), rule::gz_end);
  return g.stopped();
}

// AMB-SGS-059, unshown: whether those are friends whose generals a record keeps face down to its
// end.
bool KingdomWar::hides_end(const State& s, const Options& options) const {
  if (!options.is<Opt::reveal_end>("unshown")) return false;
  for (const Seat i : s.living_seats())
    if (s.at(i).veils() && kingdom_fought_for(s, i) == Kingdom::none) return true;
  return false;
}

// For some kingdom that all who live can be of; one alone fought for that of his generals.
bool KingdomWar::can_have_won(const State& s, const Options& options,
                              const SeatSet& winners) const {
  for (const Kingdom k : {Kingdom::wei, Kingdom::shu, Kingdom::wu, Kingdom::qun})
    if (winners == winners_for(s, k) && (s.alive == 1 || can_be_friends(s, options, k)))
      return true;
  return false;
}

bool KingdomWar::may_go_on(const State& s) const { return !decided(s); }

// SGS-GZ-DEATH: the dead's generals are shown first.
bool KingdomWar::ended_by_death(Play& g) const {
  const State& s = g.state();
  for (Seat i = 0; i < s.players; ++i)
    if (!s.at(i).alive && (s.at(i).veils() || s.at(i).kingdom == Kingdom::none)) show_all(g, i);
  return g.stopped() || ended_by_kingdoms(g);
}

// SGS-GZ-REWARD, OPT-SGS-GZ-REWARD, SGS-GZ-PUNISHMENT
void KingdomWar::pay_out(Play& g, Seat victim, Seat killer) const {
  const State& s = g.state();
  if (!has_kingdom(s, killer) || g.options().is<Opt::war_reward>("none")) return;
  if (same_kingdom(s, killer, victim)) {
    std::array<Card, deck_size> cards;                              // NOLINT: as far as it is read
    const bool all = g.options().is<Opt::war_punish>("all_zones");  // AMB-SGS-060
    const int n = s.cards_of(killer, true, true, all, cards.data());
    if (n > 0)
      g.say(kind::forfeit, killer, rule::gz_punish, {cards.data(), static_cast<std::size_t>(n)});
    return;
  }
  // AMB-SGS-053: a careerist draws three for anybody.
  const bool three =
      s.at(killer).kingdom == Kingdom::careerist && g.options().is<Opt::careerist_kill>("three");
  g.draw(killer, war_reward(three, kingdom_size(s, victim)), rule::gz_reward);
}

}  // namespace tally::sanguosha
