// Kingdom war: what is proved of its numbers.
#include "verify/games/sanguosha/kingdoms.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

constexpr std::array<std::string_view, 4> wei_to_qun_en{"Wei", "Shu", "Wu", "Qun"};
constexpr std::array<std::string_view, 4> wei_to_qun_zh{"魏", "蜀", "吴", "群"};

Words so_many_players(int n) { return {fmt::format("{} players", n), fmt::format("{}人局", n)}; }

// SGS-GZ-GENERALS: the pigeonhole of four kingdoms, at every table.
Claim two_of_one_kingdom(const Options& options, int players) {
  const Number pool = Number::named("pool");
  const Number offered =
      by_rules::war_offered(Number(players), Number(options[Opt::war_offer]), pool);
  const std::array<Number, 4> of{Number::named("wei"), Number::named("shu"), Number::named("wu"),
                                 Number::named("qun")};
  Truth given =
      both(between(0, pool, largest_pool), by_rules::enough_generals(pool, Number(players)));
  Number sum = 0;
  Truth two(false);
  for (const Number& n : of) {
    given = both(given, between(0, n, largest_pool));
    sum = sum + n;
    two = either(two, 2 <= n);
  }
  return {both(given, sum == offered),
          two,
          {pool, of[0], of[1], of[2], of[3]},
          [=](const Values& v) {
            Words w{fmt::format("{} players, {} generals: one is offered", players, v.of(pool)),
                    fmt::format("{}人，{}名武将：某玩家可选", players, v.of(pool))};
            for (std::size_t i = 0; i < of.size(); ++i) {
              w.en += fmt::format("{} {} of {}", i == 0 ? "" : ",", v.of(of[i]), wei_to_qun_en[i]);
              w.zh += fmt::format("{}{}{}名", i == 0 ? "" : "、", wei_to_qun_zh[i], v.of(of[i]));
            }
            return w;
          },
          {},
          {},
          so_many_players(players)};
}

// SGS-GZ-HP
Claim halves_make_points() {
  constexpr int most_halves = 6;
  const Number one = Number::named("one");
  const Number other = Number::named("other");
  const Number hp = by_rules::hp_of_halves(one, other);
  const Number halves = one + other;
  return {both(between(1, one, most_halves), between(1, other, most_halves)),
          both(hp + hp <= halves, halves <= hp + hp + 1),
          {one, other},
          [=](const Values& v) {
            return Words{
                fmt::format("generals of {} and {} halves: {} hit points", v.of(one), v.of(other),
                            v.of(hp)),
                fmt::format("武将各有{}与{}个半鱼：{}点体力", v.of(one), v.of(other), v.of(hp))};
          },
          {},
          {}};
}

// One player after the other shows a kingdom; before each, some of those who stand for it die.
struct Shown {
  Truth given{true};
  Number living{0};
  Number dead{0};
  std::vector<Number> deaths;
};
Shown show(const Number& players, const Number& shows, bool dead_count, bool with_deaths,
           int most = most_war_seats) {
  Shown s;
  for (int i = 0; i < most; ++i) {
    if (with_deaths) {
      const Number die = Number::named(fmt::format("die_{}", i));
      s.given = both(s.given, both(0 <= die, die <= s.living));
      s.deaths.push_back(die);
      s.living = s.living - die;
      s.dead = s.dead + die;
    }
    const Number known = dead_count ? s.living + s.dead : s.living;
    const Truth joins = both(i < shows, negate(by_rules::too_many(known, players)));
    s.living = s.living + ite(joins, 1, 0);
  }
  return s;
}

// SGS-GZ-CAREERIST
Claim half_stand_for_it() {
  const Number players = players_of_war();
  const Number shows = Number::named("shows");
  const Shown s = show(players, shows, true, false);
  const Number half = players / 2;
  return {both(seats_so_many(players), both(0 <= shows, shows <= players)),
          s.living == smaller(shows, half),
          {players, shows},
          [=](const Values& v) {
            return Words{fmt::format("{} players, {} show one kingdom: {} stand for it",
                                     v.of(players), v.of(shows), v.of(s.living)),
                         fmt::format("{}人局，{}人明置同一势力：{}人属于该势力", v.of(players),
                                     v.of(shows), v.of(s.living))};
          },
          {},
          {}};
}

// The same while some die, at every table. AMB-SGS-051: the dead count, or they do not.
Claim half_at_most(const Options& options, int players) {
  const Number shows = Number::named("shows");
  const Shown s = show(Number(players), shows, options.is<Opt::careerist_count>("with_the_dead"),
                       true, players);
  const Number members = s.living + s.dead;
  std::vector<Number> smallest{shows};
  smallest.insert(smallest.end(), s.deaths.begin(), s.deaths.end());
  return {
      both(between(0, shows, players), s.given),
      members + members <= players,
      smallest,
      [=](const Values& v) {
        return Words{
            fmt::format("{} players, {} show one kingdom, {} of it die: {} stand for it, "
                        "the dead among them",
                        players, v.of(shows), v.of(s.dead), v.of(members)),
            fmt::format("{}人局，{}人明置同一势力，其中{}人阵亡：共{}人属于该势力（包括阵亡者）",
                        players, v.of(shows), v.of(s.dead), v.of(members))};
      },
      {},
      {},
      so_many_players(players)};
}

// SGS-GZ-REWARD: of a kingdom whose members are half of the players at most; a careerist's is
// himself alone.
Claim rewards(const Options& options) {
  const Number players = players_of_war();
  const Number others = Number::named("others");  // of the victim's kingdom, alive
  const Truth careerist = Truth::named("killer_is_careerist");
  const Truth three = options.is<Opt::careerist_kill>("three") ? careerist : Truth(false);
  const Number drawn = by_rules::war_reward(three, others);
  const Truth by_kingdom = both(drawn == others + 1, both(1 <= drawn, drawn + drawn <= players));
  return {all({seats_so_many(players), between(0, others, most_war_seats),
               others + others + 2 <= players}),
          either(both(three, drawn == careerist_reward), both(negate(three), by_kingdom)),
          {players, others, ite(careerist, 1, 0)},
          [=](const Values& v) {
            const bool is = v.of(careerist);
            return Words{
                fmt::format("{} players; {} kills one of a kingdom of which {} more live: "
                            "he draws {}",
                            v.of(players), is ? "a careerist" : "one of another kingdom",
                            v.of(others), v.of(drawn)),
                fmt::format("{}人局；{}杀死一名角色，其势力另有{}人存活：摸{}张牌", v.of(players),
                            is ? "野心家" : "其他势力角色", v.of(others), v.of(drawn))};
          },
          {},
          {}};
}

// SGS-GZ-END
Claim nobody_left_to_fight() {
  const Camps<Number> c{Number::named("hidden"), Number::named("careerists"), Number::named("wei"),
                        Number::named("shu"),    Number::named("wu"),         Number::named("qun")};
  const std::array<Number, 6> each{c.hidden, c.careerists, c.wei, c.shu, c.wu, c.qun};
  Truth given(true);
  Number living = 0;
  Number camps = c.careerists;  // each is one
  for (std::size_t i = 0; i < each.size(); ++i) {
    given = both(given, between(0, each[i], most_war_seats));
    living = living + each[i];
    if (i >= 2) camps = camps + ite(0 < each[i], 1, 0);
  }
  const Truth over = by_rules::one_camp(c);
  const Truth alone = either(living == 1, both(c.hidden == 0, camps == 1));
  return {both(given, between(1, living, most_war_seats)),
          same(over, alone),
          {living, c.hidden, c.careerists, c.wei, c.shu, c.wu, c.qun},
          [=](const Values& v) {
            const bool ends = v.of(over);
            Words w{fmt::format("alive: {} of no kingdom, {} careerists", v.of(c.hidden),
                                v.of(c.careerists)),
                    fmt::format("存活：{}人未确定势力，{}名野心家", v.of(c.hidden),
                                v.of(c.careerists))};
            for (std::size_t i = 0; i < 4; ++i) {
              w.en += fmt::format(", {} of {}", v.of(each[i + 2]), wei_to_qun_en[i]);
              w.zh += fmt::format("，{}{}人", wei_to_qun_zh[i], v.of(each[i + 2]));
            }
            w.en += ends ? ": the game is over" : ": the game goes on";
            w.zh += ends ? "：游戏结束" : "：游戏继续";
            return w;
          },
          {},
          {}};
}

// SGS-TURN-ROUND, SGS-GZ-FIRST: so many seats on from the last turn is the next, and so many on is
// the seat of the first turn.
Claim rounds() {
  const Number players = players_of_war();
  const Number last = Number::named("last");
  const Number to_next = Number::named("to_next");
  const Number to_first = Number::named("to_first");
  const Number next = by_rules::seat_on(last, to_next, players);
  const Number first = by_rules::seat_on(last, to_first, players);
  const Truth begins = by_rules::begins_round(first, last, next, players);
  return {all({seats_so_many(players), both(0 <= last, last < players),
               both(1 <= to_next, to_next <= players), both(1 <= to_first, to_first <= players)}),
          same(begins, to_first <= to_next),
          {players, last, to_next, to_first},
          [=](const Values& v) {
            const bool is = v.of(begins);
            return Words{fmt::format("{} players, seat {} began; after seat {} comes seat {}: {}",
                                     v.of(players), v.of(first) + 1, v.of(last) + 1, v.of(next) + 1,
                                     is ? "a round begins" : "no round begins"),
                         fmt::format("{}人局，{}号位先行动；{}号位之后轮到{}号位：{}",
                                     v.of(players), v.of(first) + 1, v.of(last) + 1, v.of(next) + 1,
                                     is ? "新的一轮开始" : "不开始新的一轮")};
          },
          {},
          {}};
}

}  // namespace

void kingdoms_theorems(const Options& options, std::vector<Theorem>& out) {
  std::vector<Claim> pairs;
  std::vector<Claim> halves;
  for (int n = least_war_seats; n <= most_war_seats; ++n) {
    pairs.push_back(two_of_one_kingdom(options, n));
    halves.push_back(half_at_most(options, n));
  }
  if (options.is<Opt::generals>("none"))
    out.push_back({"THM-SGS-GZ-PAIR", {}, {"nobody chooses generals", "不选武将"}});
  else
    out.push_back({"THM-SGS-GZ-PAIR", std::move(pairs), {}});
  out.push_back({"THM-SGS-GZ-HP", {halves_make_points()}, {}});
  out.push_back({"THM-SGS-GZ-CAREERIST", {half_stand_for_it()}, {}});
  out.push_back({"THM-SGS-GZ-HALF", std::move(halves), {}});
  out.push_back({"THM-SGS-GZ-REWARD", {rewards(options)}, {}});
  out.push_back({"THM-SGS-GZ-END", {nobody_left_to_fight()}, {}});
  out.push_back({"THM-SGS-GZ-ROUND", {rounds()}, {}});
}

}  // namespace tally::proofs
