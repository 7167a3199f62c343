// The points of the identity game: which result pays more than which.
#include <fmt/format.h>

#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/position.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

using End = Finish<Truth, Number>;

Truth is(const Number& role, Role r) { return role == static_cast<int>(r); }
Number of_role(const Number& role, const Number& lord, const Number& loyalist, const Number& rebel,
               const Number& spy) {
  return ite(is(role, Role::lord), lord,
             ite(is(role, Role::loyalist), loyalist, ite(is(role, Role::rebel), rebel, spy)));
}

class Paying {
 public:
  explicit Paying(const Options& o) : options_(o), rules_(o) {}

  // One claim for each table that can be dealt.
  template <class F>
  [[nodiscard]] std::vector<Claim> each(F claim) const {
    std::vector<Claim> out;
    each_table(options_, [&](int n, const Row& row) {
      Claim c = claim(row);
      const Words w = row_words(row);
      c.about = {fmt::format("{} players ({})", n, w.en), fmt::format("{}人局（{}）", n, w.zh)};
      out.push_back(std::move(c));
    });
    return out;
  }

  [[nodiscard]] Claim best(const Row& row) const {
    const One lost = anybody(row, "lost_");
    const One most = at_best(row, lost.end.role);
    return {both(lost.possible, negate(lost.end.won)),
            lost.points < most.points,
            order(row, lost),
            [=](const Values& v) {
              const int p = v.of(most.points);
              const Words w = words(row, v, lost);
              return Words{fmt::format("{}; at his best {}", w.en, p),
                           fmt::format("{}；最好结局为{}分", w.zh, p)};
            },
            {},
            {}};
  }

  [[nodiscard]] Claim any_win(const Row& row) const {
    const One lost = anybody(row, "lost_");
    const One won = anybody(row, "won_");
    return {all({lost.possible, won.possible, lost.end.role == won.end.role,
                 negate(is(lost.end.role, Role::rebel)), negate(lost.end.won), won.end.won}),
            lost.points < won.points,
            order(row, lost, won),
            [=](const Values& v) { return two(words(row, v, lost), words(row, v, won)); },
            {},
            {}};
  }

  // At the smallest table where others than rebels can outlive the lord, and a spy keeps the game
  // going when no rebel lives.
  [[nodiscard]] std::vector<Claim> rebel() const {
    std::vector<Claim> out;
    each_table(options_, [&](int /*n*/, const Row& row) {
      if (!out.empty() || row.rebels == 0 || row.loyalists == 0 || row.spies == 0) return;
      const One lost = anybody(row, "lost_");
      const One won = anybody(row, "won_");
      out.push_back({all({lost.possible, won.possible, is(lost.end.role, Role::rebel),
                          is(won.end.role, Role::rebel), negate(lost.end.won), won.end.won}),
                     won.points <= lost.points,
                     order(row, lost, won),
                     [=](const Values& v) { return two(words(row, v, lost), words(row, v, won)); },
                     {"no such games", "没有这样的两局"},
                     {}});
    });
    return out;
  }

  [[nodiscard]] Claim spy(const Row& row) const {
    const One other = anybody(row, "");
    const One winner = at_best(row, Number(static_cast<int>(Role::spy)));
    Claim out{both(other.possible, negate(both(is(other.end.role, Role::spy), other.end.won))),
              other.points < winner.points,
              order(row, other),
              [=](const Values& v) {
                const int p = v.of(winner.points);
                const Words w = words(row, v, other);
                return Words{fmt::format("{}; a spy who wins has {}", w.en, p),
                             fmt::format("{}；内奸获胜得{}分", w.zh, p)};
              },
              {},
              {}};
    if (row.spies == 0) out.absent = {"nobody is a spy", "没有内奸"};
    return out;
  }

  [[nodiscard]] Claim sum(const Row& row) const {
    const Living s = living(name(row, ""));
    const Ended o = by_rules::identity_outcome(s, rules_);
    const Truth duel = Truth::named(name(row, "spy_fell_last"));
    // Of the losing rebels: whoever killed whom, it is as if one had killed them all.
    const RoleCounts<Number> killed = counts(row, "killed_");
    const Truth possible =
        all({left_by_a_death(s, row, rules_), lives_among(s, numbers_of(row)), one_side(o),
             implies(duel, both(s.lord, s.spies < row.spies)), none_more(killed, dead(s, row)),
             killed.lord == 0,
             // Who outlives the rebels is not killed by them.
             implies(both(duel, s.rebels == 0), killed.spies + s.spies < row.spies)});
    Number winners(0);
    Number others(0);
    const auto add = [&](const Truth& won, const Number& n) {
      winners = winners + ite(won, n, 0);
      others = others + ite(won, 0, n);
    };
    const auto group = [&](Role role, bool alive, const Number& many) {
      One one = somebody(row, s, o, role, alive);
      add(one.end.won, over(many, one.points));
      return one;
    };
    const auto both_of = [&](Role role, const Number& alive, int dealt) {
      if (dealt == 0) return;
      group(role, true, alive);
      const One fell = group(role, false, dealt - alive);
      if (role != Role::spy && role != Role::rebel) return;
      One more = fell;
      if (role == Role::spy) more.end.fell_last = duel;
      if (role == Role::rebel) more.end.killed = killed;
      const Truth counts = either(Truth(role == Role::spy), negate(fell.end.won));
      add(fell.end.won, ite(counts, paid(more.end) - fell.points, 0));
    };
    both_of(Role::lord, ite(s.lord, 1, 0), row.lord);
    both_of(Role::loyalist, s.loyalists, row.loyalists);
    both_of(Role::rebel, s.rebels, row.rebels);
    both_of(Role::spy, s.spies, row.spies);
    return {both(possible, negate(both(o.rebels, s.rebels == 0))),
            others <= winners,
            {sum_of(row) - count_of(s), killed.loyalists + killed.spies},
            [=](const Values& v) {
              const Words at = together(table_words(row, v, s), outcome_words(v, o, v.of(s.spies)));
              return Words{
                  fmt::format("{}; they have {} points together, the others {}", at.en,
                              v.of(winners), v.of(others)),
                  fmt::format("{}；胜者共{}分，其余共{}分", at.zh, v.of(winners), v.of(others))};
            },
            {},
            {}};
  }

 private:
  // A player of a finished game.
  struct One {
    Living s;
    Ended o;
    End end;
    Number points;
    Truth possible;
  };

  static std::string name(const Row& row, std::string_view what) {
    return fmt::format("n{}_{}", sum_of(row), what);
  }
  static RoleCounts<Number> counts(const Row& row, std::string_view what) {
    const auto of = [&](const char* role) { return Number::named(name(row, what) + role); };
    return {of("lord"), of("loyalists"), of("rebels"), of("spies")};
  }
  static RoleCounts<Number> dead(const Living& s, const Row& row) {
    return {ite(s.lord, 0, row.lord), row.loyalists - s.loyalists, row.rebels - s.rebels,
            row.spies - s.spies};
  }
  static Truth none_more(const RoleCounts<Number>& killed, const RoleCounts<Number>& dead) {
    const auto of = [](const Number& k, const Number& d) { return both(0 <= k, k <= d); };
    return all({of(killed.lord, dead.lord), of(killed.loyalists, dead.loyalists),
                of(killed.rebels, dead.rebels), of(killed.spies, dead.spies)});
  }
  static Truth one_side(const Ended& o) {
    const auto only = [](const Truth& a, const Truth& b, const Truth& c) {
      return all({a, negate(b), negate(c)});
    };
    return any({only(o.lord_side, o.rebels, o.spy), only(o.rebels, o.lord_side, o.spy),
                only(o.spy, o.lord_side, o.rebels)});
  }
  // n, so many times over; they are never more than players.
  static Number over(const Number& times, const Number& n) {
    Number out(0);
    for (int i = 0; i < identity_seats; ++i) out = out + ite(i < times, n, 0);
    return out;
  }
  [[nodiscard]] Number paid(const End& end) const {
    Number out(0);
    for (const Pay<Number>& p : by_rules::points(end, options_)) out = out + over(p.times, p.each);
    return out;
  }
  [[nodiscard]] End finish(const Row& row, const Living& s, const Ended& o, const Number& role,
                           const Truth& alive) const {
    return {role,        alive,       by_rules::wins(o, role, alive),
            o,           sum_of(row), count_of(s),
            s.loyalists, s.rebels,    Truth(false),
            {0, 0, 0, 0}};
  }
  // Without kills, and not the last to fall.
  [[nodiscard]] One somebody(const Row& row, const Living& s, const Ended& o, Role role,
                             bool alive) const {
    const End end = finish(row, s, o, static_cast<int>(role), Truth(alive));
    return {s, o, end, paid(end), Truth(true)};
  }

  [[nodiscard]] One anybody(const Row& row, std::string_view what) const {
    const std::string of = name(row, what);
    const Living s = living(of);
    const Ended o = by_rules::identity_outcome(s, rules_);
    const Number role = Number::named(of + "role");
    const Truth alive = Truth::named(of + "alive");
    End end = finish(row, s, o, role, alive);
    end.fell_last = Truth::named(of + "fell_last");
    end.killed = counts(row, std::string(what) + "killed_");
    const RoleCounts<Number> gone = dead(s, row);
    const Number of_his = of_role(role, gone.lord, gone.loyalists, gone.rebels, gone.spies);
    const Number dealt = of_role(role, row.lord, row.loyalists, row.rebels, row.spies);
    const Number his =
        of_role(role, end.killed.lord, end.killed.loyalists, end.killed.rebels, end.killed.spies);
    // The dead one himself is none of those he killed.
    const Truth himself = ite(alive, 0, 1) + his <= of_his;
    const Truth possible = all(
        {between(static_cast<int>(Role::lord), role, static_cast<int>(Role::spy)),
         left_by_a_death(s, row, rules_), lives_among(s, numbers_of(row)), one_side(o),
         implies(alive, of_his < dealt), 0 < dealt, himself, implies(end.fell_last, negate(alive)),
         // The lord's death is the last of all, and he who killed him lives.
         implies(both(end.fell_last, negate(s.lord)), is(role, Role::lord)),
         implies(0 < end.killed.lord, alive), none_more(end.killed, gone)});
    return {s, o, end, paid(end), possible};
  }

  // His camp has won, all of it lives, and he has killed the others; of spies he is the only one.
  [[nodiscard]] One at_best(const Row& row, const Number& role) const {
    const auto side = [&](const Number& lords, const Number& rebels, const Number& spy) {
      return of_role(role, lords, lords, rebels, spy);
    };
    const Truth lords = either(is(role, Role::lord), is(role, Role::loyalist));
    const Living s{lords, side(row.loyalists, 0, 0), side(0, row.rebels, 0), side(0, 0, 1)};
    const Ended o = by_rules::identity_outcome(s, rules_);
    End end = finish(row, s, o, role, Truth(true));
    end.killed = {ite(lords, 0, row.lord), side(0, row.loyalists, row.loyalists),
                  side(row.rebels, 0, row.rebels), side(row.spies, row.spies, row.spies - 1)};
    return {s, o, end, paid(end), Truth(true)};
  }

  static std::vector<Number> order(const Row& row, const One& one, const One& another) {
    std::vector<Number> out = order(row, one);
    for (const Number& n : order(row, another)) out.push_back(n);
    return out;
  }
  static std::vector<Number> order(const Row& row, const One& one) {
    const RoleCounts<Number>& k = one.end.killed;
    return {sum_of(row) - count_of(one.s), one.end.role, k.lord + k.loyalists + k.rebels + k.spies};
  }

  // "4 players; …: the rebels have won; a dead loyalist has 3 points".
  static Words words(const Row& row, const Values& v, const One& one) {
    const Words at =
        together(table_words(row, v, one.s), outcome_words(v, one.o, v.of(one.s.spies)));
    const auto role = static_cast<Role>(v.of(one.end.role));
    const bool alive = v.of(one.end.alive);
    const RoleCounts<Number>& k = one.end.killed;
    const int killed = v.of(k.lord) + v.of(k.loyalists) + v.of(k.rebels) + v.of(k.spies);
    const Words who = role_words(role);
    Words out{fmt::format("{}; {}, {}", at.en, who.en, alive ? "alive" : "dead"),
              fmt::format("{}；{}的{}", at.zh, alive ? "存活" : "阵亡", who.zh)};
    if (killed > 0) {
      out.en += fmt::format(", who killed {}", killed);
      out.zh += fmt::format("杀死{}人", killed);
    }
    const int points = v.of(one.points);
    out.en += fmt::format(", has {} {}", points, points == 1 ? "point" : "points");
    out.zh += fmt::format("，得{}分", points);
    return out;
  }
  static Words two(const Words& a, const Words& b) {
    return {a.en + "; another game: " + b.en, a.zh + "；另一局：" + b.zh};
  }

  Options options_;
  EndRules rules_;
};

}  // namespace

void points_theorems(const Options& options, std::vector<Theorem>& out) {
  const Paying paying(options);
  bool dealt = false;
  bool spies = false;
  each_table(options, [&](int /*n*/, const Row& row) {
    dealt = true;
    spies = spies || row.spies > 0;
  });
  const Words no_table{"no table can be dealt", "没有可以开局的人数"};
  const auto add = [&](std::string_view id, std::vector<Claim> claims, const Words& without) {
    out.push_back({id, std::move(claims), dealt ? without : no_table});
  };
  add("THM-SGS-SCORE-BEST", paying.each([&](const Row& r) { return paying.best(r); }), no_table);
  add("THM-SGS-SCORE-WIN", paying.each([&](const Row& r) { return paying.any_win(r); }), no_table);
  add("THM-SGS-SCORE-REBEL", paying.rebel(),
      {"no table has rebels, loyalists and spies", "没有一种人数同时有反贼、忠臣与内奸"});
  add("THM-SGS-SCORE-SPY",
      spies ? paying.each([&](const Row& r) { return paying.spy(r); }) : std::vector<Claim>{},
      {"no table has spies", "没有一种人数有内奸"});
  add("THM-SGS-SCORE-SUM", paying.each([&](const Row& r) { return paying.sum(r); }), no_table);
}

}  // namespace tally::proofs
