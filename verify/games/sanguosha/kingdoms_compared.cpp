// Kingdom war: what its numbers say for two rulesets.
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/kingdoms.h"

namespace tally::proofs {

using namespace sanguosha;

std::vector<Sayings> war_offers(const Ruleset& a, const Ruleset& b) {
  const Number players = players_of_war();
  const auto offered = [&](const Ruleset& r) {
    return by_rules::war_offered(players, Number(Options(r)[Opt::war_offer]), Number(largest_pool));
  };
  const Number of_a = offered(a);
  const Number of_b = offered(b);
  return {
      {seats_so_many(players),
       negate(of_a == of_b),
       {players},
       [=](const Values& v) {
         return Words{fmt::format("{} players", v.of(players)), fmt::format("{}人", v.of(players))};
       },
       [=](const Values& v, bool b_says) {
         const int n = v.of(b_says ? of_b : of_a);
         return Words{fmt::format("{} each", n), fmt::format("每人{}名", n)};
       }}};
}

std::vector<Sayings> war_beginnings(const Ruleset& a, const Ruleset& b) {
  const bool of_a = Options(a).is<Opt::war_first>("seat_one");
  const bool of_b = Options(b).is<Opt::war_first>("seat_one");
  return {{Truth(true),
           Truth(of_a != of_b),
           {},
           [](const Values&) {
             return Words{"a game begins", "游戏开始"};
           },
           [=](const Values&, bool b_says) {
             return (b_says ? of_b : of_a) ? Words{"seat 1 has the first turn", "1号位先行动"}
                                           : Words{"anybody has the first turn", "任一座位先行动"};
           }}};
}

std::vector<Sayings> war_careerists(const Ruleset& a, const Ruleset& b) {
  const Number players = players_of_war();
  const Number living = Number::named("living");
  const Number dead = Number::named("dead");
  const auto careerist = [&](const Ruleset& r) {
    const bool count = Options(r).is<Opt::careerist_count>("with_the_dead");
    return by_rules::too_many(count ? living + dead : living, players);
  };
  const Truth of_a = careerist(a);
  const Truth of_b = careerist(b);
  return {{all({seats_so_many(players), between(0, living, most_war_seats),
                between(0, dead, most_war_seats), living + dead < players,
                living + living + dead + dead <= players}),
           negate(same(of_a, of_b)),
           {players, living, dead},
           [=](const Values& v) {
             return Words{
                 fmt::format("{} players; of a kingdom {} live and {} are dead; one more shows it",
                             v.of(players), v.of(living), v.of(dead)),
                 fmt::format("{}人局；某势力存活{}人、阵亡{}人，又一人明置", v.of(players),
                             v.of(living), v.of(dead))};
           },
           [=](const Values& v, bool b_says) {
             return v.of(b_says ? of_b : of_a) ? Words{"he is a careerist", "成为野心家"}
                                               : Words{"he stands for it", "属于该势力"};
           }}};
}

std::vector<Sayings> war_rewards(const Ruleset& a, const Ruleset& b) {
  const Number others = Number::named("others");
  const Truth careerist = Truth::named("killer_is_careerist");
  const auto drawn = [&](const Ruleset& r) {
    const bool three = Options(r).is<Opt::careerist_kill>("three");
    return by_rules::war_reward(three ? careerist : Truth(false), others);
  };
  const Number of_a = drawn(a);
  const Number of_b = drawn(b);
  return {{between(0, others, most_war_seats / 2 - 1),
           negate(of_a == of_b),
           {others},
           [=](const Values& v) {
             const bool is = v.of(careerist);
             return Words{fmt::format("{} kills one of a kingdom of which {} more live",
                                      is ? "a careerist" : "somebody", v.of(others)),
                          fmt::format("{}杀死一名角色，其势力另有{}人存活",
                                      is ? "野心家" : "某角色", v.of(others))};
           },
           [=](const Values& v, bool b_says) {
             const int n = v.of(b_says ? of_b : of_a);
             return Words{fmt::format("he draws {}", n), fmt::format("摸{}张牌", n)};
           }}};
}

}  // namespace tally::proofs
