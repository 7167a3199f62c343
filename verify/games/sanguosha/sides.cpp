// 3v3: what is proved of its numbers, and what they say for two rulesets.
#include "verify/games/sanguosha/sides.h"

#include <fmt/format.h>

#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

// SGS-3V3-DRAFT: how many each commander has after some of the nine times.
Claim drafted_evenly() {
  const Number times = Number::named("times");
  Number first = 0;
  Number second = 0;
  for (int step = 0; step < draft_steps; ++step) {
    const Number taken = ite(step < times, by_rules::drafted(Number(step)), Number(0));
    (step % 2 == 0 ? first : second) = (step % 2 == 0 ? first : second) + taken;
  }
  const Truth done = either(negate(times == draft_steps),
                            both(first == generals_of_pile, second == generals_of_pile));
  return {between(1, times, draft_steps),
          all({first <= second + 1, second <= first + 1, done}),
          {times},
          [=](const Values& v) {
            return Words{
                fmt::format("after {} times: {} and {} generals", v.of(times), v.of(first),
                            v.of(second)),
                fmt::format("选{}次之后：{}名与{}名", v.of(times), v.of(first), v.of(second))};
          },
          {},
          {}};
}

// SGS-3V3-ACTIONS: of sides that have so many left to act.
Claim one_has_the_right() {
  const Number same = Number::named("left_of_same");
  const Number other = Number::named("left_of_other");
  const Right<Truth> right = by_rules::right_to_act(same, other);
  const Truth one = any({all({right.other, negate(right.same), negate(right.round)}),
                         all({negate(right.other), right.same, negate(right.round)}),
                         all({negate(right.other), negate(right.same), right.round})});
  return {both(between(0, same, side_seats), between(0, other, side_seats)),
          all({one, either(negate(right.other), 0 < other), either(negate(right.same), 0 < same),
               either(negate(right.round), both(same == 0, other == 0))}),
          {same, other},
          [=](const Values& v) {
            return Words{
                fmt::format("{} of the side that acted last have not acted, {} of the "
                            "other",
                            v.of(same), v.of(other)),
                fmt::format("上次行动的一方有{}人未行动，另一方有{}人", v.of(same), v.of(other))};
          },
          {},
          {}};
}

// However many act each time: nobody is left after as many times as there are players, and nobody
// acts twice, for only those act who are left.
Claim all_act() {
  const Number same = Number::named("left_of_same");
  const Number other = Number::named("left_of_other");
  Truth given = both(between(0, same, side_seats), between(0, other, side_seats));
  Number own = same;
  Number others = other;
  for (int time = 0; time < two_sides; ++time) {
    const Right<Truth> right = by_rules::right_to_act(own, others);
    const Number left = ite(right.other, others, own);  // of the side that acts now
    const Number resting = ite(right.other, own, others);
    const Number act = Number::named(fmt::format("act_{}", time));
    given = both(given, either(right.round, both(1 <= act, act <= left)));
    own = ite(right.round, own, left - act);
    others = ite(right.round, others, resting);
  }
  return {given,
          both(own == 0, others == 0),
          {same, other},
          [=](const Values& v) {
            return Words{fmt::format("{} and {} to act: {} and {} are left", v.of(same),
                                     v.of(other), v.of(own), v.of(others)),
                         fmt::format("{}人与{}人未行动：最后剩{}人与{}人", v.of(same), v.of(other),
                                     v.of(own), v.of(others))};
          },
          {},
          {}};
}

// SGS-3V3-END: of any two commanders of whom one lives.
Claim one_side_wins() {
  const Truth warm = Truth::named("warm_lives");
  const Truth cool = Truth::named("cool_lives");
  const Battle<Truth> b = by_rules::battle(warm, cool);
  const Truth one = any({all({b.open, negate(b.warm), negate(b.cool)}),
                         all({negate(b.open), b.warm, negate(b.cool)}),
                         all({negate(b.open), negate(b.warm), b.cool})});
  return {either(warm, cool),
          all({one, same(b.open, both(warm, cool)), either(negate(b.warm), warm),
               either(negate(b.cool), cool)}),
          {ite(warm, 0, 1), ite(cool, 0, 1)},
          [=](const Values& v) {
            return Words{fmt::format("the warm commander is {}, the cool one {}",
                                     v.of(warm) ? "alive" : "dead", v.of(cool) ? "alive" : "dead"),
                         fmt::format("暖色主帅{}，冷色主帅{}", v.of(warm) ? "存活" : "阵亡",
                                     v.of(cool) ? "存活" : "阵亡")};
          },
          {},
          {}};
}

}  // namespace

void sides_theorems(std::vector<Theorem>& out) {
  out.push_back({"THM-SGS-3V3-DRAFT", {drafted_evenly()}, {}});
  out.push_back({"THM-SGS-3V3-RIGHT", {one_has_the_right()}, {}});
  out.push_back({"THM-SGS-3V3-ROUND", {all_act()}, {}});
  out.push_back({"THM-SGS-3V3-END", {one_side_wins()}, {}});
}

namespace {

// A number that an option says, of one case.
std::vector<Sayings> number(int a, int b, const Words& of_what,
                            const std::function<Words(int)>& words) {
  return {{Truth(true),
           Truth(a != b),
           {},
           [=](const Values&) { return of_what; },
           [=](const Values&, bool of_b) { return words(of_b ? b : a); }}};
}

}  // namespace

std::vector<Sayings> side_rewards(const Ruleset& a, const Ruleset& b) {
  return number(Options(a)[Opt::kill_reward], Options(b)[Opt::kill_reward],
                {"somebody kills another", "一名角色杀死另一名角色"}, [](int n) {
                  if (n == 0) return Words{"nothing follows", "没有奖惩"};
                  return Words{fmt::format("draws {}", n), fmt::format("摸{}张牌", n)};
                });
}

std::vector<Sayings> side_hit_points(const Ruleset& a, const Ruleset& b) {
  return number(
      Options(a)[Opt::commander_hp], Options(b)[Opt::commander_hp],
      {"a commander with 4 hit points on the general", "主帅，武将体力4"}, [](int n) {
        return Words{fmt::format("begins with {}", 4 + n), fmt::format("初始体力{}", 4 + n)};
      });
}

std::vector<Sayings> side_generals(const Ruleset& a, const Ruleset& b) {
  const auto open = [](const Ruleset& r) {
    return Options(r).is<Opt::generals>("none") ? 0 : open_generals;
  };
  return number(open(a), open(b), {"six players", "六人"}, [](int n) {
    if (n == 0) return Words{"play without generals", "不用武将"};
    return Words{fmt::format("draft from {} generals", n), fmt::format("从{}名武将中选将", n)};
  });
}

}  // namespace tally::proofs
