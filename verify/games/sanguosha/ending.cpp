// The end of the identity game, and what a death brings.
#include <fmt/format.h>

#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/position.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

class Ending {
 public:
  explicit Ending(const Options& o) : options_(o), rules_(o) {}

  using Says = std::function<Truth(const Living&, const Ended&)>;

  // For every table that can be dealt one claim about anybody a death can leave. The smallest table
  // comes first, and on it the fewest dead.
  [[nodiscard]] std::vector<Claim> always(const Says& given, const Says& then) const {
    std::vector<Claim> out;
    each_table(options_, [&](int n, const Row& row) {
      const Living s = living(fmt::format("n{}_", n));
      const Ended o = identity_outcome(s, rules_);
      out.push_back({all({lives_among(s, numbers_of(row)), left_by_a_death(s, row), given(s, o)}),
                     then(s, o),
                     fewest_dead(row, s),
                     [=](const Values& v) {
                       return together(table_words(row, v, s), outcome_words(v, o, v.of(s.spies)));
                     },
                     {},
                     {},
                     table(n, row)});
    });
    return out;
  }

  [[nodiscard]] std::vector<Claim> stays() const {
    std::vector<Claim> out;
    each_table(options_, [&](int n, const Row& row) {
      const Pair p = pair(n, row);
      const Truth decided = both(negate(p.first.open), won(p.first));
      const auto keeps = [](const Truth& had, const Truth& lives, const Truth& has,
                            const Truth& other, const Truth& another) {
        return implies(both(had, lives), all({has, negate(other), negate(another)}));
      };
      const Truth only = negate(more_than_one(p.first));
      out.push_back({all({lives_among(p.before, numbers_of(row)), left_by_a_death(p.before, row),
                          p.fewer, decided, only}),
                     all({negate(p.second.open),
                          keeps(p.first.lord_side, p.after.lord, p.second.lord_side,
                                p.second.rebels, p.second.spy),
                          keeps(p.first.rebels, p.after.rebels > 0, p.second.rebels,
                                p.second.lord_side, p.second.spy),
                          keeps(p.first.spy, p.after.spies > 0, p.second.spy, p.second.lord_side,
                                p.second.rebels)}),
                     fewest_dead(row, p.before),
                     [=](const Values& v) { return two_positions(row, v, p); },
                     {},
                     {},
                     table(n, row)});
    });
    return out;
  }

  // A position of the smallest table that has one.
  [[nodiscard]] std::vector<Claim> at_once() const {
    std::vector<Claim> out;
    each_table(options_, [&](int n, const Row& row) {
      if (!out.empty() || row.rebels == 0 || row.spies == 0) return;
      const Pair p = pair(n, row);
      out.push_back({all({lives_among(p.before, numbers_of(row)), left_by_a_death(p.before, row),
                          p.fewer, count_of(p.after) + 1 == count_of(p.before)}),
                     both(p.first.rebels, p.second.spy),
                     fewest_dead(row, p.before),
                     [=](const Values& v) { return two_positions(row, v, p); },
                     {"no such position", "没有这样的局面"},
                     {}});
    });
    return out;
  }

  // Everybody alive.
  [[nodiscard]] std::vector<Claim> start() const {
    std::vector<Claim> out;
    each_table(options_, [&](int n, const Row& row) {
      const Living s{Truth(true), row.loyalists, row.rebels, row.spies};
      const Ended o = identity_outcome(s, rules_);
      out.push_back({Truth(true),
                     both(o.open, negate(won(o))),
                     {},
                     [=](const Values& v) {
                       return together(table_words(row, v, s), conditions_words(v, o, row.spies));
                     },
                     {},
                     {},
                     table(n, row)});
    });
    return out;
  }

  enum class Side { lord, rebels, spy };
  // At every table where somebody of that side is dealt.
  [[nodiscard]] std::vector<Claim> reached_by(Side side) const {
    std::vector<Claim> out;
    each_table(options_, [&](int n, const Row& row) {
      const int of_side = side == Side::lord     ? row.lord
                          : side == Side::rebels ? row.rebels
                                                 : row.spies;
      if (of_side == 0) {
        out.push_back({Truth(true),
                       Truth(true),
                       {},
                       {},
                       {},
                       {},
                       table(n, row),
                       side == Side::rebels ? Words{"nobody is a rebel", "没有反贼"}
                                            : Words{"nobody is a spy", "没有内奸"}});
        return;
      }
      const Pair p = pair(n, row);
      const Truth reached = side == Side::lord     ? p.second.lord_side
                            : side == Side::rebels ? p.second.rebels
                                                   : p.second.spy;
      const Words w = table(n, row);
      out.push_back({all({lives_among(p.before, numbers_of(row)), p.fewer,
                          count_of(p.after) + 1 == count_of(p.before), in_play(p.before, row)}),
                     reached,
                     fewest_dead(row, p.before),
                     [=](const Values& v) { return two_positions(row, v, p); },
                     {w.en + ": no game in play is one death away from it",
                      w.zh + "：没有只差一次阵亡的进行中局面"},
                     {},
                     w});
    });
    return out;
  }

  [[nodiscard]] std::vector<Claim> winners() const {
    std::vector<Claim> out;
    each_table(options_, [&](int n, const Row& row) {
      const Living s = living(fmt::format("n{}_", n));
      const Ended o = identity_outcome(s, rules_);
      const Truth somebody =
          all({implies(o.lord_side, Truth(row.lord + row.loyalists > 0)),
               implies(o.rebels, Truth(row.rebels > 0)), implies(o.spy, s.spies > 0)});
      out.push_back({both(lives_among(s, numbers_of(row)), left_by_a_death(s, row)),
                     somebody,
                     fewest_dead(row, s),
                     [=](const Values& v) {
                       return together(table_words(row, v, s), outcome_words(v, o, v.of(s.spies)));
                     },
                     {},
                     {},
                     table(n, row)});
    });
    return out;
  }

  static Truth won(const Ended& o) { return either(o.lord_side, either(o.rebels, o.spy)); }
  static Truth more_than_one(const Ended& o) {
    return either(both(o.lord_side, o.rebels), both(o.spy, either(o.lord_side, o.rebels)));
  }

 private:
  static Words table(int players, const Row& row) {
    const Words w = row_words(row);
    return {fmt::format("{} players ({})", players, w.en),
            fmt::format("{}人局（{}）", players, w.zh)};
  }
  // Nobody looks at the end before the first death: with everybody alive every game is in play.
  [[nodiscard]] Truth in_play(const Living& s, const Row& row) const {
    return both(lives_among(s, numbers_of(row)),
                either(count_of(s) == sum_of(row), goes_on(identity_outcome(s, rules_))));
  }
  [[nodiscard]] Truth left_by_a_death(const Living& s, const Row& row) const {
    return after_a_death(s, [&](const Living& before) { return in_play(before, row); });
  }

  // Before and after somebody's death.
  struct Pair {
    Living before;
    Living after;
    Ended first;
    Ended second;
    Truth fewer;
  };

  [[nodiscard]] Pair pair(int players, const Row& row) const {
    const Living before = living(fmt::format("n{}_", players));
    const Living after = living(fmt::format("n{}_then_", players));
    return {before, after, identity_outcome(before, rules_), identity_outcome(after, rules_),
            all({implies(after.lord, before.lord), lives_among(after, numbers_of(row)),
                 after.loyalists <= before.loyalists, after.rebels <= before.rebels,
                 after.spies <= before.spies})};
  }

  static std::vector<Number> fewest_dead(const Row& row, const Living& s) {
    return {sum_of(row) - count_of(s), row.loyalists - s.loyalists, row.spies - s.spies};
  }

  static Words two_positions(const Row& row, const Values& v, const Pair& p) {
    const Words a =
        together(table_words(row, v, p.before), outcome_words(v, p.first, v.of(p.before.spies)));
    const Words b =
        together(table_words(row, v, p.after), outcome_words(v, p.second, v.of(p.after.spies)));
    return {a.en + "; then " + b.en, a.zh + "；随后" + b.zh};
  }

  Options options_;
  EndRules rules_;
};

Claim rewarded_once(const Options& options) {
  const Number victim = Number::named("victim");
  const Number killer = Number::named("killer");
  const Truth is_there = Truth::named("killer_lives_and_is_another");
  const auto d = desert(victim, killer, is_there, options);
  const int lord = static_cast<int>(Role::lord);
  const int spy = static_cast<int>(Role::spy);
  return {
      all({between(lord, victim, spy), between(lord, killer, spy),
           either(negate(is_there), two_players(killer, victim))}),
      both(negate(both(d.reward, d.punishment)), implies(either(d.reward, d.punishment), is_there)),
      {killer, victim},
      [=](const Values& v) {
        const Words kills = kills_words(v, killer, victim);
        return Words{
            fmt::format("{}{}: {}{}", kills.en,
                        v.of(is_there) ? "" : " and is dead or the victim himself",
                        v.of(d.reward) ? "he draws three cards" : "no reward",
                        v.of(d.punishment) ? " and loses all his cards" : ""),
            fmt::format("{}{}：{}{}", kills.zh, v.of(is_there) ? "" : "（凶手已阵亡或就是死者）",
                        v.of(d.reward) ? "摸三张牌" : "没有奖励",
                        v.of(d.punishment) ? "，并弃置所有牌" : "")};
      },
      {},
      {}};
}

}  // namespace

void ending_theorems(const Options& options, std::vector<Theorem>& out) {
  const Ending ending(options);
  const auto anything = [](const Living&, const Ended&) { return Truth(true); };
  const auto over = [](const Living&, const Ended& o) { return negate(o.open); };
  const auto none_won = [](const Living&, const Ended& o) { return negate(Ending::won(o)); };
  const auto one_won = [](const Living&, const Ended& o) { return Ending::won(o); };
  const auto open = [](const Living&, const Ended& o) { return o.open; };
  const auto never_two = [](const Living&, const Ended& o) {
    return negate(Ending::more_than_one(o));
  };
  // What is said of every table, or every table with somebody, is about none where there is none.
  bool dealt = false;
  each_table(options, [&](int /*n*/, const Row& /*row*/) { dealt = true; });
  const auto add = [&](std::string_view id, std::vector<Claim> claims, const Words& without = {}) {
    out.push_back({id, std::move(claims),
                   dealt ? Words{"no table has " + without.en, "没有一种人数有" + without.zh}
                         : Words{"no table can be dealt", "没有可以开局的人数"}});
  };
  add("THM-SGS-START", ending.start());
  add("THM-SGS-END-EXCLUSIVE", ending.always(anything, never_two));
  add("THM-SGS-END-TOTAL", ending.always(over, one_won));
  add("THM-SGS-END-OPEN", ending.always(open, none_won));
  add("THM-SGS-END-STAYS", ending.stays());
  add("THM-SGS-END-AT-ONCE", ending.at_once(), {"both rebels and spies", "反贼与内奸"});
  add("THM-SGS-END-WINNER", ending.winners());
  add("THM-SGS-END-REACH-LORD", ending.reached_by(Ending::Side::lord));
  add("THM-SGS-END-REACH-REBELS", ending.reached_by(Ending::Side::rebels), {"rebels", "反贼"});
  add("THM-SGS-END-REACH-SPY", ending.reached_by(Ending::Side::spy), {"spies", "内奸"});
  add("THM-SGS-REWARD-ONCE", {rewarded_once(options)});
}

}  // namespace tally::proofs
