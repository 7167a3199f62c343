// The end of the identity game, and what a death brings.
#include <fmt/format.h>

#include "verify/games/sanguosha/by_rules.h"
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
      const Ended o = by_rules::identity_outcome(s, rules_);
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
      const Truth decided = both(ends(p.before, p.first), won(p.first));
      const auto keeps = [](const Truth& had, const Truth& lives, const Truth& has,
                            const Truth& other, const Truth& another) {
        return implies(both(had, lives), all({has, negate(other), negate(another)}));
      };
      const Truth only = negate(more_than_one(p.first));
      out.push_back({all({lives_among(p.before, numbers_of(row)), left_by_a_death(p.before, row),
                          p.fewer, decided, only}),
                     all({ends(p.after, p.second),
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
      const Ended o = by_rules::identity_outcome(s, rules_);
      out.push_back({Truth(true),
                     both(by_rules::goes_on(o), negate(won(o))),
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

  // Of some of a table all that is said of them follows from who has won.
  using Winners = std::function<Truth(const Living&, const Row&, const Ended&)>;
  [[nodiscard]] std::vector<Claim> winners(const Winners& then) const {
    std::vector<Claim> out;
    each_table(options_, [&](int n, const Row& row) {
      const Living s = living(fmt::format("n{}_", n));
      const Ended o = by_rules::identity_outcome(s, rules_);
      out.push_back({all({lives_among(s, numbers_of(row)), left_by_a_death(s, row), won(o)}),
                     then(s, row, o),
                     fewest_dead(row, s),
                     [=](const Values& v) { return winning_words(row, v, s, o); },
                     {},
                     {},
                     table(n, row)});
    });
    return out;
  }

  // f(role, alive, whether there is such a player).
  template <class F>
  static void each_kind(const Living& s, const Row& row, F f) {
    const auto of = [&](Role role, const Number& living, int dealt) {
      if (dealt == 0) return;
      f(role, true, 0 < living);
      f(role, false, living < dealt);
    };
    of(Role::lord, ite(s.lord, 1, 0), row.lord);
    of(Role::loyalist, s.loyalists, row.loyalists);
    of(Role::rebel, s.rebels, row.rebels);
    of(Role::spy, s.spies, row.spies);
  }
  static Truth wins(const Ended& o, Role role, bool alive) {
    return by_rules::wins(o, Number(static_cast<int>(role)), Truth(alive));
  }
  static Truth somebody_wins(const Living& s, const Row& row, const Ended& o) {
    Truth out(false);
    each_kind(s, row, [&](Role role, bool alive, const Truth& there) {
      out = either(out, both(there, wins(o, role, alive)));
    });
    return out;
  }
  // Where one side has won: two of one camp win both or neither, unless they are spies, of whom
  // only the living win; of two camps at most one wins.
  static Truth camps_win(const Living& s, const Row& row, const Ended& o) {
    const auto camp = [](Role r) { return r == Role::loyalist ? Role::lord : r; };
    Truth out(true);
    each_kind(s, row, [&](Role a, bool a_lives, const Truth& a_there) {
      each_kind(s, row, [&](Role b, bool b_lives, const Truth& b_there) {
        const Truth one = wins(o, a, a_lives);
        const Truth other = wins(o, b, b_lives);
        const bool alike = camp(a) == camp(b) && (a != Role::spy || a_lives == b_lives);
        const Truth right = alike ? same(one, other) : negate(both(one, other));
        out = both(out, implies(both(a_there, b_there), right));
      });
      if (a == Role::spy && !a_lives) out = both(out, implies(a_there, negate(wins(o, a, false))));
    });
    return either(more_than_one(o), out);
  }
  static Truth won(const Ended& o) { return either(o.lord_side, either(o.rebels, o.spy)); }
  static Truth ends(const Living& s, const Ended& o) { return by_rules::ends_game(o, count_of(s)); }
  static Truth more_than_one(const Ended& o) {
    return either(both(o.lord_side, o.rebels), both(o.spy, either(o.lord_side, o.rebels)));
  }

 private:
  static Words table(int players, const Row& row) {
    const Words w = row_words(row);
    return {fmt::format("{} players ({})", players, w.en),
            fmt::format("{}人局（{}）", players, w.zh)};
  }
  [[nodiscard]] Truth in_play(const Living& s, const Row& row) const {
    return proofs::in_play(s, row, rules_);
  }
  [[nodiscard]] Truth left_by_a_death(const Living& s, const Row& row) const {
    return proofs::left_by_a_death(s, row, rules_);
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
    return {before, after, by_rules::identity_outcome(before, rules_),
            by_rules::identity_outcome(after, rules_),
            all({implies(after.lord, before.lord), lives_among(after, numbers_of(row)),
                 after.loyalists <= before.loyalists, after.rebels <= before.rebels,
                 after.spies <= before.spies})};
  }

  static std::vector<Number> fewest_dead(const Row& row, const Living& s) {
    return {sum_of(row) - count_of(s), row.loyalists - s.loyalists, row.spies - s.spies};
  }

  // Behind the position those who win by it: "winners: the rebels, dead spies".
  static Words winning_words(const Row& row, const Values& v, const Living& s, const Ended& o) {
    Words who;
    each_kind(s, row, [&](Role role, bool alive, const Truth& there) {
      if (!v.of(both(there, wins(o, role, alive)))) return;
      const Words w = role_words(role);
      who.en += (who.en.empty() ? "" : ", ") + w.en + (alive ? " alive" : " dead");
      who.zh += (who.zh.empty() ? "" : "、") + std::string(alive ? "存活的" : "阵亡的") + w.zh;
    });
    if (who.en.empty()) who = {"nobody", "无人"};
    const Words at = together(table_words(row, v, s), outcome_words(v, o, v.of(s.spies)));
    return {at.en + "; winners: " + who.en, at.zh + "；胜者：" + who.zh};
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

// A death, who caused it, and what that brings him.
class Killing {
 public:
  explicit Killing(const Options& options)
      : due_(by_rules::desert(victim_, killer_, by_rules::is_paid(dead_, by_, lives_), options)) {}

  [[nodiscard]] Claim once() const {
    const Truth by_another = both(lives_, negate(by_ == dead_));
    return claim(both(negate(both(due_.reward, due_.punishment)),
                      implies(either(due_.reward, due_.punishment), by_another)));
  }
  [[nodiscard]] Claim due() const {
    const auto is = [](const Number& role, Role r) { return role == static_cast<int>(r); };
    const Truth by_another = both(lives_, negate(by_ == dead_));
    const Truth lords_fault = both(is(killer_, Role::lord), is(victim_, Role::loyalist));
    return claim(both(implies(by_another, both(implies(is(victim_, Role::rebel), due_.reward),
                                               implies(lords_fault, due_.punishment))),
                      implies(due_.punishment, is(killer_, Role::lord))));
  }

 private:
  [[nodiscard]] Claim claim(const Truth& then) const {
    const int lord = static_cast<int>(Role::lord);
    const int spy = static_cast<int>(Role::spy);
    const Truth himself = by_ == dead_;
    return {all({between(0, dead_, identity_seats - 1), between(0, by_, identity_seats - 1),
                 between(lord, victim_, spy), between(lord, killer_, spy),
                 implies(himself, killer_ == victim_),
                 implies(negate(himself), two_players(killer_, victim_))}),
            then,
            {killer_, victim_, dead_, by_},
            [=, *this](const Values& v) {
              Words kills = kills_words(v, killer_, victim_);
              if (v.of(himself)) {
                const Words who = role_words(static_cast<Role>(v.of(victim_)));
                kills = {who.en + " kills himself", who.zh + "杀死自己"};
              } else if (!v.of(lives_)) {
                kills = {kills.en + " and is dead by then", kills.zh + "（凶手此时已阵亡）"};
              }
              const bool reward = v.of(due_.reward);
              const bool punished = v.of(due_.punishment);
              return Words{fmt::format("{}: {}{}", kills.en,
                                       reward     ? "he draws three cards"
                                       : punished ? "he"
                                                  : "nothing follows",
                                       punished ? (reward ? " and loses all his cards"
                                                          : " loses all his cards")
                                                : ""),
                           fmt::format("{}：{}{}", kills.zh,
                                       reward     ? "摸三张牌"
                                       : punished ? ""
                                                  : "没有奖惩",
                                       punished ? (reward ? "，并弃置所有牌" : "弃置所有牌") : "")};
            },
            {},
            {}};
  }

  Number victim_ = Number::named("victim");  // roles
  Number killer_ = Number::named("killer");
  Number dead_ = Number::named("victim_seat");
  Number by_ = Number::named("killer_seat");
  Truth lives_ = Truth::named("killer_lives");
  Desert<Truth> due_;
};

}  // namespace

void ending_theorems(const Options& options, std::vector<Theorem>& out) {
  const Ending ending(options);
  const auto anything = [](const Living&, const Ended&) { return Truth(true); };
  const auto over = [](const Living& l, const Ended& o) { return Ending::ends(l, o); };
  const auto none_won = [](const Living&, const Ended& o) { return negate(Ending::won(o)); };
  const auto one_won = [](const Living&, const Ended& o) { return Ending::won(o); };
  const auto open = [](const Living& l, const Ended& o) { return negate(Ending::ends(l, o)); };
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
  add("THM-SGS-END-WINNER", ending.winners(Ending::somebody_wins));
  add("THM-SGS-END-CAMPS", ending.winners(Ending::camps_win));
  add("THM-SGS-END-REACH-LORD", ending.reached_by(Ending::Side::lord));
  add("THM-SGS-END-REACH-REBELS", ending.reached_by(Ending::Side::rebels), {"rebels", "反贼"});
  add("THM-SGS-END-REACH-SPY", ending.reached_by(Ending::Side::spy), {"spies", "内奸"});
  const Killing killing(options);
  add("THM-SGS-REWARD-ONCE", {killing.once()});
  add("THM-SGS-REWARD-DUE", {killing.due()});
}

}  // namespace tally::proofs
