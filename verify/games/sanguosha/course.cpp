// What holds in the course of a game, whatever the mode: order, limits, recovery, chains,
// Nullification.
#include <array>

#include <fmt/format.h>

#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/deck.h"
#include "verify/games/sanguosha/position.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

// SGS-USE-ORDER, SGS-RESCUE
Claim each_seat_once() {
  const Number seats = Number::named("seats");
  const Number from = Number::named("first");
  const Number i = Number::named("earlier");
  const Number j = Number::named("later");
  const Number one = by_rules::seat_on(from, i, seats);
  const Number other = by_rules::seat_on(from, j, seats);
  const auto seated = [&](const Number& s) { return both(0 <= s, s < seats); };
  return {
      all({between(2, seats, most_players), seated(from), seated(i), seated(j), i < j}),
      all({seated(one), seated(other), negate(one == other), implies(i == 0, one == from)}),
      {seats, from, i, j},
      [=](const Values& v) {
        return Words{
            fmt::format("{} players, from seat {} on: time {} is seat {}'s, time {} seat {}'s",
                        v.of(seats), v.of(from) + 1, v.of(i) + 1, v.of(one) + 1, v.of(j) + 1,
                        v.of(other) + 1),
            fmt::format("{}人，自{}号位起：第{}次为{}号位，第{}次为{}号位", v.of(seats),
                        v.of(from) + 1, v.of(i) + 1, v.of(one) + 1, v.of(j) + 1, v.of(other) + 1)};
      },
      {},
      {}};
}

// SGS-SLASH-LIMIT: whoever uses one as long as he may.
Claim slashes_in_a_phase(const Options& options) {
  constexpr int most_more = 6;
  const int own = options[Opt::slash_limit];
  const int tries = own + most_more + 1;
  const Number more = Number::named("more");
  const Truth by_skill = Truth::named("unlimited");
  const Truth unlimited = either(by_skill, Truth(own == 0));
  const Number allowed = own + more;
  Number used = 0;
  for (int i = 0; i < tries; ++i)
    used = used + ite(by_rules::within_slash_limit(used, more, by_skill, options), 1, 0);
  return {
      between(0, more, most_more),
      used == ite(unlimited, tries, allowed),
      {more, ite(by_skill, 1, 0)},
      [=](const Values& v) {
        const bool any = v.of(unlimited);
        return Words{
            any ? fmt::format("without a limit {} of {} Slashes can be used", v.of(used), tries)
                : fmt::format("{} Slashes are allowed, {} can be used", v.of(allowed), v.of(used)),
            any ? fmt::format("不限次数时，{}张【杀】只能使用{}张", tries, v.of(used))
                : fmt::format("限{}张【杀】，却能使用{}张", v.of(allowed), v.of(used))};
      },
      {},
      {}};
}

// SGS-WINE-LIMIT: of one player and turn, in which he tries a Wine, uses a Slash, or begins a play
// phase, which by AMB-SGS-012 begins his limit anew.
Claim wine_in_a_turn(const Options& options) {
  constexpr int steps = 5;
  enum : int { wine, slash, phase };
  const bool anew = options.is<Opt::wine_limit>("per_phase");
  Number used = 0;
  Number waiting = 0;
  Number most_used = 0;
  Number most_waiting = 0;
  Truth given(true);
  std::vector<Number> does;
  for (int i = 0; i < steps; ++i) {
    const Number what = Number::named(fmt::format("does_{}", i));
    given = both(given, between(wine, what, phase));
    const Truth drinks = both(what == wine, by_rules::within_wine_limit(used, 0 < waiting));
    used = ite(drinks, used + 1, ite(both(what == phase, Truth(anew)), 0, used));
    waiting = ite(drinks, waiting + 1, ite(what == slash, 0, waiting));
    most_used = larger(most_used, used);
    most_waiting = larger(most_waiting, waiting);
    if (i == 0) given = both(given, what == wine);
    does.push_back(what);
  }
  return {given,
          both(most_used == 1, most_waiting == 1),
          does,
          [=](const Values& v) {
            constexpr const char* en[] = {"Wine", "Slash", "another play phase"};
            constexpr const char* zh[] = {"【酒】", "【杀】", "又一出牌阶段"};
            Words w;
            for (const Number& what : does) {
              const auto n = static_cast<std::size_t>(v.of(what));
              w.en += (w.en.empty() ? "" : ", ") + std::string(en[n]);
              w.zh += (w.zh.empty() ? "" : "、") + std::string(zh[n]);
            }
            return Words{fmt::format("{}: up to {} Wines count at once, {} wait for one Slash",
                                     w.en, v.of(most_used), v.of(most_waiting)),
                         fmt::format("{}：至多{}张【酒】同时计数，{}张等候同一张【杀】", w.zh,
                                     v.of(most_used), v.of(most_waiting))};
          },
          {},
          {}};
}

// SGS-HEAL: of somebody below his maximum, for nobody else recovers.
Claim recovers() {
  const Number points = Number::named("points");
  const Number hp = Number::named("hit_points");
  const Number most = Number::named("maximum");
  const Number back = by_rules::recovered(points, hp, most);
  const Number then = hp + back;
  return {all({between(1, points, 20), between(-20, hp, 20), between(1, most, 20), hp < most}),
          all({1 <= back, back <= points, then <= most, either(back == points, then == most)}),
          {most, points, most - hp},
          [=](const Values& v) {
            return Words{fmt::format("{}/{} hit points and {} recovered: {}/{}", v.of(hp),
                                     v.of(most), v.of(points), v.of(then), v.of(most)),
                         fmt::format("体力{}/{}，回复{}点后为{}/{}", v.of(hp), v.of(most),
                                     v.of(points), v.of(then), v.of(most))};
          },
          {},
          {}};
}

// SGS-CHAIN: damage to the first of three, and where it goes from there.
class Chain {
 public:
  Chain() {
    for (int i = 0; i < seats; ++i) {
      first_.push_back(Truth::named(fmt::format("chained_{}", i)));
      chained_.push_back(first_.back());
      struck_.emplace_back(0);
    }
    strike(Truth(true), 0, Truth(false), seats + 1);
  }
  [[nodiscard]] Claim once() const {
    const Truth goes_round = both(elemental_, first_[0]);
    Truth then(true);
    for (std::size_t i = 0; i < seats; ++i) {
      const Truth hit = i == 0 ? Truth(true) : both(goes_round, first_[i]);
      then = all({then, struck_[i] == ite(hit, 1, 0),
                  same(chained_[i], both(first_[i], negate(goes_round)))});
    }
    return {
        Truth(true),
        then,
        {ite(first_[0], 0, 1), ite(first_[1], 1, 0), ite(first_[2], 1, 0), ite(elemental_, 1, 0)},
        [=, *this](const Values& v) {
          Words w;
          for (std::size_t i = 0; i < seats; ++i) {
            const bool was = v.of(first_[i]);
            const bool is = v.of(chained_[i]);
            w.en += fmt::format("{}seat {}{} is {}{}", i == 0 ? "" : ", ", i + 1,
                                was ? " (chained)" : "", times(v.of(struck_[i])),
                                is ? " and chained after" : "");
            w.zh += fmt::format("{}{}号位{}受伤{}次{}", i == 0 ? "" : "，", i + 1,
                                was ? "（横置）" : "", v.of(struck_[i]), is ? "，之后仍横置" : "");
          }
          const bool element = v.of(elemental_);
          return Words{(element ? "fire or thunder: " : "without an element: ") + w.en,
                       (element ? "属性伤害：" : "普通伤害：") + w.zh};
        },
        {},
        {}};
  }

 private:
  static constexpr int seats = 3;
  static std::string times(int n) {
    return n == 1 ? "struck once" : n == 0 ? "never struck" : fmt::format("struck {} times", n);
  }
  // As Play::damage goes: un-chained first, then on to whoever is chained still. No deeper than
  // `depth`, at which somebody has been struck twice.
  void strike(const Truth& when, std::size_t who, const Truth& passed_on, int depth) {
    struck_[who] = struck_[who] + ite(when, 1, 0);
    const Truth freed = both(when, by_rules::unchains(elemental_, chained_[who]));
    const Truth on = both(when, by_rules::passes_on(elemental_, chained_[who], passed_on));
    chained_[who] = both(chained_[who], negate(freed));
    if (depth == 0 || on.expr().is_false()) return;
    for (std::size_t next = 0; next < seats; ++next)
      if (next != who) strike(both(on, chained_[next]), next, Truth(true), depth - 1);
  }

  Truth elemental_ = Truth::named("elemental");
  std::vector<Truth> first_;  // chained at first
  std::vector<Truth> chained_;
  std::vector<Number> struck_;
};

// SGS-CARD-NULLIFICATION: a trick, and so many Nullifications, each against the one before.
Claim every_other_stands() {
  constexpr int most = 8;
  const Number used = Number::named("used");
  Truth without(false);  // whether the last has no effect, then the one before, … the trick
  for (int i = most; i > 0; --i) without = both(i <= used, by_rules::nullifies(without));
  Number odd = used;
  for (int i = 0; i < most / 2; ++i) odd = ite(1 < odd, odd - 2, odd);
  return {between(0, used, most),
          same(without, odd == 1),
          {used},
          [=](const Values& v) {
            const bool none = v.of(without);
            return Words{fmt::format("{} Nullifications, each against the one before: the trick {}",
                                     v.of(used), none ? "has no effect" : "takes effect"),
                         fmt::format("{}张【无懈可击】逐一抵消前一张：锦囊{}", v.of(used),
                                     none ? "无效" : "生效")};
          },
          {},
          {}};
}

}  // namespace

void course_theorems(const Options& options, std::vector<Theorem>& out) {
  const auto add = [&](std::string_view id, Claim claim) {
    out.push_back({id, {std::move(claim)}, {}});
  };
  const auto with = [&](Name card, std::string_view id, Claim claim) {
    if (const Words lack = lack_of(options, card); !lack.en.empty())
      return out.push_back({id, {}, lack});
    add(id, std::move(claim));
  };
  add("THM-SGS-ORDER-ONCE", each_seat_once());
  add("THM-SGS-SLASH-LIMIT", slashes_in_a_phase(options));
  with(Name::wine, "THM-SGS-WINE-LIMIT", wine_in_a_turn(options));
  add("THM-SGS-RECOVERY", recovers());
  with(Name::iron_chain, "THM-SGS-CHAIN-ONCE", Chain().once());
  with(Name::nullification, "THM-SGS-NULLIFY-EVERY-OTHER", every_other_stands());
}

}  // namespace tally::proofs
