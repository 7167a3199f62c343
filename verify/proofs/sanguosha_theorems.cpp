// The theorems of the identity game, over the very templates the rules play by
// (engine/sanguosha/numbers.h).
#include <string>

#include <fmt/format.h>

#include "engine/sanguosha/legal.h"
#include "verify/proofs/identity_position.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

constexpr int least_players = 2;
constexpr int first_row = 4;  // of the published table

Truth all(std::initializer_list<Truth> list) {
  Truth out(true);
  for (const Truth& t : list) out = both(out, t);
  return out;
}

// --- setting up

class Setting {
 public:
  explicit Setting(const Options& o) : options_(o) {}

  [[nodiscard]] Claim roles_sum() const {
    const Number players = Number::named("players");
    const Roles row = role_table<Truth, Number>(players, options_);
    const Truth any =
        negate(all({row.lord == 0, row.loyalists == 0, row.rebels == 0, row.spies == 0}));
    return {both(between(least_players, players, most_players), any),
            both(row.lord == 1, row.lord + row.loyalists + row.rebels + row.spies == players),
            {players},
            [o = options_, players](const Values& v) { return row_at(v.of(players), o); },
            {},
            {}};
  }

  [[nodiscard]] Claim roles_rows() const {
    const Number players = Number::named("players");
    const Roles row = role_table<Truth, Number>(players, options_);
    return {between(first_row, players, most_players),
            row.lord > 0,
            {players},
            [o = options_, players](const Values& v) { return row_at(v.of(players), o); },
            {},
            {}};
  }

  [[nodiscard]] Claim deal() const {
    const Number players = Number::named("players");
    const Roles row = role_table<Truth, Number>(players, options_);
    const Roles have{Number::named("lords"), Number::named("loyalists"), Number::named("rebels"),
                     Number::named("spies")};
    Truth given =
        both(between(least_players, players, most_players), deal_fits<Truth, Number>(have, 0, row));
    for (const Number& n : {have.lord, have.loyalists, have.rebels, have.spies})
      given = both(given, between(0, n, most_players));
    return {given,
            all({have.lord == row.lord, have.loyalists == row.loyalists, have.rebels == row.rebels,
                 have.spies == row.spies}),
            {players},
            [=, o = options_](const Values& v) {
              const Row dealt{v.of(have.lord), v.of(have.loyalists), v.of(have.rebels),
                              v.of(have.spies)};
              const Words d = row_words(dealt);
              const Words r = row_at(v.of(players), o);
              return Words{r.en + "; dealt: " + d.en, r.zh + "；分配：" + d.zh};
            },
            {},
            {}};
  }

  [[nodiscard]] Claim first_hit_points() const {
    const Number players = Number::named("players");
    const Number own = Number::named("general_hp");
    const Truth lord = Truth::named("is_lord");
    const Number least = options_[Opt::lord_bonus_min_players];
    const Number hp = first_hp(lord, players, least, own);
    const Number larger_table = first_hp(lord, Number(players + 1), least, own);
    return {both(between(least_players, players, most_players), between(1, own, 9)),
            all({own <= hp, hp <= own + 1, either(lord, hp == own), hp <= larger_table}),
            {players, own},
            [=](const Values& v) {
              const char* en = v.of(lord) ? "the lord" : "another than the lord";
              const char* zh = v.of(lord) ? "主公" : "非主公";
              return Words{fmt::format("{} players; {} with a general of {} begins with {}, at the "
                                       "next larger table with {}",
                                       v.of(players), en, v.of(own), v.of(hp), v.of(larger_table)),
                           fmt::format("{}人局，{}武将体力{}，初始体力为{}，多一人时为{}",
                                       v.of(players), zh, v.of(own), v.of(hp), v.of(larger_table))};
            },
            {},
            {}};
  }

  // The lord is offered five of all and puts four back (SGS-SETUP-GENERALS).
  [[nodiscard]] Claim generals() const {
    const Number players = Number::named("players");
    const Number wanted = generals_wanted<Truth>(players, options_);
    const Number seat = Number::named("seat");  // from 1, the lord
    Number left = static_cast<int>(General::count) - 1 - 1;
    Number offered = wanted;
    Number left_there = left;
    for (int s = 1; s < most_players; ++s) {
      const Number here = generals_offered<Number>(wanted, left, players - s);
      offered = ite(seat == s + 1, here, offered);
      left_there = ite(seat == s + 1, left, left_there);
      left = left - here;
    }
    const Roles row = role_table<Truth, Number>(players, options_);
    return {
        all({between(least_players, players, most_players), row.lord > 0, 2 <= seat,
             seat <= players}),
        offered == wanted,
        {players, seat},
        [=](const Values& v) {
          return Words{
              fmt::format("{} players; seat {} is to be offered {} generals; {} are left, and "
                          "{} players still to choose, so he is offered {}",
                          v.of(players), v.of(seat), v.of(wanted), v.of(left_there),
                          v.of(players) - v.of(seat) + 1, v.of(offered)),
              fmt::format("{}人局，{}号位应有{}张备选武将，但只剩{}张，还有{}人要选，只能得到{}张",
                          v.of(players), v.of(seat), v.of(wanted), v.of(left_there),
                          v.of(players) - v.of(seat) + 1, v.of(offered))};
        },
        {},
        {}};
  }

 private:
  static Words row_at(int players, const Options& options) {
    const Row row = row_of(players, options);
    const Words w = row_words(row);
    return {fmt::format("{} players: {}, together {}", players, w.en, sum_of(row)),
            fmt::format("{}人局：{}，共{}人", players, w.zh, sum_of(row))};
  }

  Options options_;
};

// --- the end of the game

class Ending {
 public:
  explicit Ending(const Options& o) : options_(o), rules_(o) {}

  using Says = std::function<Truth(const Living&, const Ended&)>;

  // For every table that can be dealt one claim about anybody dead or alive. The smallest table
  // comes first, and on it the fewest dead.
  [[nodiscard]] std::vector<Claim> always(const Says& given, const Says& then) const {
    std::vector<Claim> out;
    for (int n = least_players; n <= most_players; ++n) {
      const Row row = row_of(n, options_);
      if (!is_played(row, n)) continue;
      const Living s = living(fmt::format("n{}_", n));
      const Ended o = identity_outcome(s, rules_);
      out.push_back(
          {both(lives_among(s, numbers_of(row)), given(s, o)),
           then(s, o),
           fewest_dead(row, s),
           [=](const Values& v) { return together(table_words(row, v, s), outcome_words(v, o)); },
           {},
           {}});
    }
    return out;
  }

  [[nodiscard]] std::vector<Claim> stays() const {
    std::vector<Claim> out;
    for (int n = least_players; n <= most_players; ++n) {
      const Row row = row_of(n, options_);
      if (!is_played(row, n)) continue;
      const Pair p = pair(n, row);
      const Truth decided = both(negate(p.first.open), won(p.first));
      const auto keeps = [](const Truth& had, const Truth& lives, const Truth& has,
                            const Truth& other, const Truth& another) {
        return implies(both(had, lives), all({has, negate(other), negate(another)}));
      };
      const Truth only = negate(more_than_one(p.first));
      out.push_back({all({lives_among(p.before, numbers_of(row)), p.fewer, decided, only}),
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
                     {}});
    }
    return out;
  }

  // A position of the smallest table that has one.
  [[nodiscard]] std::vector<Claim> at_once() const {
    for (int n = first_row; n <= most_players; ++n) {
      const Row row = row_of(n, options_);
      if (!is_played(row, n) || row.rebels == 0 || row.spies == 0) continue;
      const Pair p = pair(n, row);
      return {{all({lives_among(p.before, numbers_of(row)), p.fewer,
                    count_of(p.after) + 1 == count_of(p.before)}),
               both(p.first.rebels, p.second.spy),
               fewest_dead(row, p.before),
               [=](const Values& v) { return two_positions(row, v, p); },
               {"no such position", "没有这样的局面"},
               {}}};
    }
    return {};
  }

  enum class Side { lord, rebels, spy };
  // At every table where somebody of that side is dealt.
  [[nodiscard]] std::vector<Claim> reached_by(Side side) const {
    std::vector<Claim> out;
    for (int n = least_players; n <= most_players; ++n) {
      const Row row = row_of(n, options_);
      const int of_side = side == Side::lord     ? row.lord
                          : side == Side::rebels ? row.rebels
                                                 : row.spies;
      if (!is_played(row, n) || of_side == 0) continue;
      const Pair p = pair(n, row);
      const Truth in_play = both(p.first.open, negate(won(p.first)));
      const Truth reached = side == Side::lord     ? p.second.lord_side
                            : side == Side::rebels ? p.second.rebels
                                                   : p.second.spy;
      const Words w = row_words(row);
      out.push_back(
          {all({lives_among(p.before, numbers_of(row)), p.fewer,
                count_of(p.after) + 1 == count_of(p.before), in_play}),
           reached,
           fewest_dead(row, p.before),
           [=](const Values& v) { return two_positions(row, v, p); },
           {fmt::format("{} players ({}): no game in play is one death away from it", n, w.en),
            fmt::format("{}人局（{}）：没有只差一次阵亡的进行中局面", n, w.zh)},
           {}});
    }
    return out;
  }

  [[nodiscard]] std::vector<Claim> winners() const {
    std::vector<Claim> out;
    for (int n = least_players; n <= most_players; ++n) {
      const Row row = row_of(n, options_);
      if (!is_played(row, n)) continue;
      const Living s = living(fmt::format("n{}_", n));
      const Ended o = identity_outcome(s, rules_);
      const Truth somebody =
          all({implies(o.lord_side, Truth(row.lord + row.loyalists > 0)),
               implies(o.rebels, Truth(row.rebels > 0)), implies(o.spy, s.spies > 0)});
      out.push_back(
          {lives_among(s, numbers_of(row)),
           somebody,
           fewest_dead(row, s),
           [=](const Values& v) { return together(table_words(row, v, s), outcome_words(v, o)); },
           {},
           {}});
    }
    return out;
  }

  static Truth won(const Ended& o) { return either(o.lord_side, either(o.rebels, o.spy)); }
  static Truth more_than_one(const Ended& o) {
    return either(both(o.lord_side, o.rebels), both(o.spy, either(o.lord_side, o.rebels)));
  }

 private:
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
    const Words a = together(table_words(row, v, p.before), outcome_words(v, p.first));
    const Words b = together(table_words(row, v, p.after), outcome_words(v, p.second));
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
      both(between(lord, victim, spy), between(lord, killer, spy)),
      both(negate(both(d.reward, d.punishment)), implies(either(d.reward, d.punishment), is_there)),
      {killer, victim},
      [=](const Values& v) {
        constexpr const char* en[] = {"", "the lord", "a loyalist", "a rebel", "a spy"};
        constexpr const char* zh[] = {"", "主公", "忠臣", "反贼", "内奸"};
        const auto k = static_cast<std::size_t>(v.of(killer));
        const auto d_role = static_cast<std::size_t>(v.of(victim));
        return Words{fmt::format("{} kills {}{}: {}{}", en[k], en[d_role],
                                 v.of(is_there) ? "" : " and is dead or the victim himself",
                                 v.of(d.reward) ? "he draws three cards" : "no reward",
                                 v.of(d.punishment) ? " and loses all his cards" : ""),
                     fmt::format("{}杀死{}{}：{}{}", zh[k], zh[d_role],
                                 v.of(is_there) ? "" : "（凶手已阵亡或就是死者）",
                                 v.of(d.reward) ? "摸三张牌" : "没有奖励",
                                 v.of(d.punishment) ? "，并弃置所有牌" : "")};
      },
      {},
      {}};
}

// --- distance and hand

class Around {
 public:
  Around()
      : steps_(Number::named("steps")),
        alive_(Number::named("living")),
        nearer_(Number::named("taken_off_by_skills")),
        range_(Number::named("range")),
        table_(all({between(2, alive_, most_players), 1 <= steps_, steps_ < alive_,
                    between(0, nearer_, 2), between(1, range_, 5)})) {}

  [[nodiscard]] Claim least() const {
    const Truth plus = Truth::named("defensive_horse");
    const Truth minus = Truth::named("offensive_horse");
    const Number d = sanguosha::distance(steps_, alive_, plus, minus, nearer_);
    return claim(1 <= d, d);
  }
  [[nodiscard]] Claim shorter_way() const {
    const Number d = bare(steps_);
    const Number back = alive_ - steps_;
    return claim(all({d <= steps_, d <= back, either(d == steps_, d == back)}), d);
  }
  [[nodiscard]] Claim symmetric() const {
    return claim(bare(steps_) == bare(alive_ - steps_), bare(steps_));
  }
  [[nodiscard]] Claim horses() const {
    const Truth no(false);
    const Truth yes(true);
    const auto with = [&](const Truth& plus, const Truth& minus) {
      return sanguosha::distance(steps_, alive_, plus, minus, Number(0));
    };
    const Number d = with(no, no);
    const Number nearer = ite(d == 1, d, d - 1);
    return claim(all({with(yes, no) == d + 1, with(no, yes) == nearer, with(yes, yes) == d}), d);
  }
  [[nodiscard]] Claim neighbour() const {
    const Truth minus = Truth::named("offensive_horse");
    const Number d = sanguosha::distance(steps_, alive_, Truth(false), minus, nearer_);
    Claim c = claim(reaches<Truth, Number>(d, range_), d);
    c.given = both(c.given, either(steps_ == 1, steps_ == alive_ - 1));
    return c;
  }
  [[nodiscard]] Claim exact() const {
    const Number d = bare(steps_);
    return claim(same(reaches<Truth, Number>(d, range_), either(d == range_, d < range_)), d);
  }

 private:
  [[nodiscard]] Number bare(const Number& steps) const {
    return sanguosha::distance(steps, alive_, Truth(false), Truth(false), Number(0));
  }
  [[nodiscard]] Claim claim(const Truth& then, const Number& d) const {
    return {table_,
            then,
            {alive_, steps_, range_},
            [=, steps = steps_, alive = alive_, range = range_](const Values& v) {
              return Words{fmt::format("{} alive, {} seats on, weapon range {}: distance {}",
                                       v.of(alive), v.of(steps), v.of(range), v.of(d)),
                           fmt::format("{}人存活，相隔{}个座次，攻击范围{}：距离{}", v.of(alive),
                                       v.of(steps), v.of(range), v.of(d))};
            },
            {},
            {}};
  }

  Number steps_, alive_, nearer_, range_;
  Truth table_;
};

Claim hand_kept() {
  const Number hand = Number::named("hand");
  const Number hp = Number::named("hit_points");
  const Number gone = excess(hand, hp);
  const Number left = hand - gone;
  const Number least = ite(hp < 0, 0, hp);
  return {both(between(0, hand, deck_size), between(-20, hp, 20)),
          all({0 <= gone, gone <= hand, left <= least, either(gone == 0, left == least)}),
          {hand},
          [=](const Values& v) {
            return Words{fmt::format("{} cards in hand, {} hit points: {} discarded, {} kept",
                                     v.of(hand), v.of(hp), v.of(gone), v.of(left)),
                         fmt::format("手牌{}张，体力{}：弃置{}张，保留{}张", v.of(hand), v.of(hp),
                                     v.of(gone), v.of(left))};
          },
          {},
          {}};
}

// --- judgement

class Judged {
 public:
  Judged(const Options& options, const std::string& name)
      : suit_(Number::named(name + "suit")), rank_(Number::named(name + "rank")) {
    State state;
    reset(state, {}, options.is(Opt::ex_cards, 0), options.is(Opt::maneuvering, 0));
    Legal legal(state);
    legal.set(options);
    for (Card c = 0; c < deck_size; ++c) {
      if (state.where(c).zone == Zone::box) continue;
      const int suit = static_cast<int>(legal.suit(c));
      in_deck_ = either(in_deck_, both(suit_ == suit, rank_ == face(c).rank));
    }
  }

  // Each delayed trick, taking effect or not.
  static std::vector<Claim> open(const Options& options) {
    std::vector<Claim> out;
    for (const bool takes : {true, false})
      for (const Name n : {Name::lightning, Name::indulgence, Name::supply_shortage}) {
        const auto i = static_cast<std::size_t>(n);
        const Judged j(options, fmt::format("{}{}_", name_keys()[i], takes ? "" : "_not"));
        const Truth effect = n == Name::lightning ? lightning_strikes<Truth>(j.suit_, j.rank_)
                                                  : phase_is_skipped<Truth>(n, j.suit_);
        out.push_back(j.claim(
            takes ? effect : negate(effect),
            fmt::format("{} {}", name_en()[i], takes ? "takes effect" : "does not take effect"),
            fmt::format("【{}】{}", name_zh()[i], takes ? "生效" : "无效")));
      }
    return out;
  }
  [[nodiscard]] Claim apart() const {
    const Truth spares_a = negate(phase_is_skipped<Truth>(Name::indulgence, suit_));
    const Truth spares_b = negate(phase_is_skipped<Truth>(Name::supply_shortage, suit_));
    const Truth strikes = lightning_strikes<Truth>(suit_, rank_);
    return claim(
        both(negate(both(spares_a, spares_b)), negate(both(strikes, either(spares_a, spares_b)))),
        "judged", "判定");
  }

 private:
  [[nodiscard]] Claim claim(const Truth& then, const std::string& en, const std::string& zh) const {
    return {in_deck_,
            then,
            {suit_, rank_},
            [en, zh, suit = suit_, rank = rank_](const Values& v) {
              constexpr const char* suits[] = {"", "♠", "♥", "♣", "♦"};
              constexpr const char* ranks[] = {"",  "A", "2", "3",  "4", "5", "6",
                                               "7", "8", "9", "10", "J", "Q", "K"};
              const std::string card =
                  std::string(suits[v.of(suit)]) + ranks[static_cast<std::size_t>(v.of(rank))];
              return Words{card + ": " + en, card + "：" + zh};
            },
            {"no card of the deck: " + en, "牌堆中没有这样的牌：" + zh},
            {}};
  }

  Number suit_;
  Number rank_;
  Truth in_deck_ = Truth(false);
};

}  // namespace

std::vector<Theorem> sanguosha_theorems(const Ruleset& rules) {
  const Options options(rules);
  const Setting setting(options);
  const Ending ending(options);
  const Around around;
  const Judged judged(options, "");
  const auto anything = [](const Living&, const Ended&) { return Truth(true); };
  const auto over = [](const Living&, const Ended& o) { return negate(o.open); };
  const auto none_won = [](const Living&, const Ended& o) { return negate(Ending::won(o)); };
  const auto one_won = [](const Living&, const Ended& o) { return Ending::won(o); };
  const auto in_play = [](const Living&, const Ended& o) { return o.open; };
  const auto never_two = [](const Living&, const Ended& o) {
    return negate(Ending::more_than_one(o));
  };
  std::vector<Theorem> out;
  const auto add = [&](std::string_view id, std::vector<Claim> claims) {
    out.push_back({id, std::move(claims), {}});
  };
  add("THM-SGS-ROLES-SUM", {setting.roles_sum()});
  add("THM-SGS-ROLES-ROWS", {setting.roles_rows()});
  add("THM-SGS-DEAL", {setting.deal()});
  std::vector<Claim> starts;
  for (int n = least_players; n <= most_players; ++n) {
    const Row row = row_of(n, options);
    if (!is_played(row, n)) continue;
    const Living s{Truth(true), row.loyalists, row.rebels, row.spies};
    const Ended o = identity_outcome(s, EndRules(options));
    starts.push_back(
        {Truth(true),
         both(o.open, negate(Ending::won(o))),
         {},
         [=](const Values& v) { return together(table_words(row, v, s), outcome_words(v, o)); },
         {},
         {}});
  }
  add("THM-SGS-START", std::move(starts));
  if (options.is(Opt::generals, 1)) {
    add("THM-SGS-GENERALS", {setting.generals()});
  } else {
    out.push_back({"THM-SGS-GENERALS", {}, {"played without generals", "不用武将"}});
  }
  add("THM-SGS-FIRST-HP", {setting.first_hit_points()});
  add("THM-SGS-END-EXCLUSIVE", ending.always(anything, never_two));
  add("THM-SGS-END-TOTAL", ending.always(over, one_won));
  add("THM-SGS-END-OPEN", ending.always(in_play, none_won));
  add("THM-SGS-END-STAYS", ending.stays());
  add("THM-SGS-END-AT-ONCE", ending.at_once());
  add("THM-SGS-END-WINNER", ending.winners());
  add("THM-SGS-END-REACH-LORD", ending.reached_by(Ending::Side::lord));
  add("THM-SGS-END-REACH-REBELS", ending.reached_by(Ending::Side::rebels));
  add("THM-SGS-END-REACH-SPY", ending.reached_by(Ending::Side::spy));
  add("THM-SGS-REWARD-ONCE", {rewarded_once(options)});
  add("THM-SGS-DISTANCE-LEAST", {around.least()});
  add("THM-SGS-DISTANCE-WAY", {around.shorter_way()});
  add("THM-SGS-DISTANCE-SYMMETRIC", {around.symmetric()});
  add("THM-SGS-DISTANCE-HORSES", {around.horses()});
  add("THM-SGS-REACH-NEIGHBOUR", {around.neighbour()});
  add("THM-SGS-REACH-EXACT", {around.exact()});
  add("THM-SGS-HAND-LIMIT", {hand_kept()});
  add("THM-SGS-JUDGEMENT-OPEN", Judged::open(options));
  add("THM-SGS-JUDGEMENT-APART", {judged.apart()});
  return out;
}

}  // namespace tally::proofs
