// What tables add to the identity game: three who are left, and sacrifices.
#include <fmt/format.h>

#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/position.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

// SGS-DECAY: of one of the three, who has no more than the others; nobody recovers anything.
Claim decay_ends(const Options& options) {
  constexpr int most_hp = 5;
  const bool each = options.is<Opt::decay>("each_round");
  const int free = options[Opt::decay_rounds];
  const Number hp = Number::named("hit_points");
  const Number most = Number::named("most_of_the_three");
  const Number due = ite(hp < most, each ? hp + free : hp * free, Number(0));
  Number lost = 0;
  Number counted = 0;
  Number last = 0;  // the round in which he loses his last hit point
  for (int round = 1; round <= (each ? free + most_hp : free * most_hp); ++round) {
    counted = counted + 1;
    const Truth due_now = by_rules::decays(counted, Number(free), each);
    const Truth now = both(due_now, by_rules::leaves_one(most - lost));
    lost = lost + ite(now, 1, 0);
    last = ite(both(now, lost == hp), round, last);
    if (!each) counted = ite(due_now, 0, counted);
  }
  return {
      both(both(between(1, hp, most_hp), between(1, most, most_hp)), hp <= most),
      last == due,
      {hp, most},
      [=](const Values& v) {
        const bool none = v.of(last) == 0;
        return Words{
            fmt::format("{} hit points, the most of the three {}: the last one goes {}", v.of(hp),
                        v.of(most), none ? "in no round" : fmt::format("in round {}", v.of(last))),
            fmt::format("体力{}，三人中最多为{}：{}失去最后1点", v.of(hp), v.of(most),
                        none ? "没有一轮" : fmt::format("第{}轮", v.of(last)))};
      },
      {},
      {}};
}

// SGS-REINCARNATION-SACRIFICE: each of the others gives one in his turn.
Claim reborn_in_a_round(const Options& options) {
  const Number players = Number::named("players");
  Truth table(false);
  Words none{"no table has so many players", "没有一种人数达到转世所需"};
  each_table(options, [&](int n, const Row& /*row*/) {
    if (n < options[Opt::reincarnation_players]) return;
    table = either(table, players == n);
    none = {};
  });
  const Number wanted = by_rules::sacrifices(players);
  return {table,
          wanted < players,
          {players},
          [=](const Values& v) {
            return Words{fmt::format("{} players: {} sacrifices are wanted, {} others can give one",
                                     v.of(players), v.of(wanted), v.of(players) - 1),
                         fmt::format("{}人局：需{}张祭牌，其余{}人各能祭一张", v.of(players),
                                     v.of(wanted), v.of(players) - 1)};
          },
          {},
          {},
          {},
          none};
}

}  // namespace

void variants_theorems(const Options& options, std::vector<Theorem>& out) {
  if (options.is<Opt::decay>("off"))
    out.push_back({"THM-SGS-DECAY-ENDS",
                   {},
                   {"nobody loses hit points when three are left", "剩三人时不失去体力"}});
  else
    out.push_back({"THM-SGS-DECAY-ENDS", {decay_ends(options)}, {}});
  if (options.is<Opt::reincarnation>("false"))
    out.push_back({"THM-SGS-REBORN-IN-A-ROUND", {}, {"nobody is reborn", "不采用转世"}});
  else
    out.push_back({"THM-SGS-REBORN-IN-A-ROUND", {reborn_in_a_round(options)}, {}});
}

}  // namespace tally::proofs
