// Setting up the identity game: roles, generals, hit points.
#include <fmt/format.h>

#include "engine/sanguosha/generals.h"
#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/position.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

constexpr int first_row = 4;  // of the published table

class Setting {
 public:
  explicit Setting(const Options& o) : options_(o) {}

  [[nodiscard]] Claim roles_sum() const {
    const Number players = Number::named("players");
    const Roles row = by_rules::role_table(players, options_);
    const Truth any =
        negate(all({row.lord == 0, row.loyalists == 0, row.rebels == 0, row.spies == 0}));
    return {both(between(least_players, players, identity_seats), any),
            both(row.lord == 1, of_all(row) == players),
            {players},
            [o = options_, players](const Values& v) { return row_at(v.of(players), o); },
            {},
            {}};
  }

  // A table of any size.
  [[nodiscard]] Claim some_table() const {
    const Number players = Number::named("players");
    const Roles row = by_rules::role_table(players, options_);
    return {between(least_players, players, identity_seats),
            both(row.lord == 1, of_all(row) == players),
            {players},
            [o = options_, players](const Values& v) { return row_at(v.of(players), o); },
            {fmt::format("no row of {} to {} players has one lord and adds up to its players",
                         least_players, identity_seats),
             fmt::format("{}至{}人的身份配置，没有一种恰有一名主公且总数等于人数", least_players,
                         identity_seats)},
            {}};
  }

  [[nodiscard]] Claim roles_rows() const {
    const Number players = Number::named("players");
    const Roles row = by_rules::role_table(players, options_);
    return {between(first_row, players, identity_seats),
            both(row.lord == 1, of_all(row) == players),
            {players},
            [o = options_, players](const Values& v) { return no_table(v.of(players), o); },
            {},
            {}};
  }

  // Of a row that adds up.
  [[nodiscard]] Claim deal() const {
    const Number players = Number::named("players");
    const Number hidden = Number::named("hidden");
    const Roles row = by_rules::role_table(players, options_);
    const Roles have{Number::named("lords"), Number::named("loyalists"), Number::named("rebels"),
                     Number::named("spies")};
    Truth given =
        all({between(least_players, players, identity_seats), between(0, hidden, identity_seats),
             players == of_all(row), players == of_all(have) + hidden});
    Truth completed(true);
    const auto each = [&](const Number& dealt, const Number& of_row) {
      given = both(given, between(0, dealt, identity_seats));
      completed = both(completed, dealt <= of_row);
    };
    each(have.lord, row.lord);
    each(have.loyalists, row.loyalists);
    each(have.rebels, row.rebels);
    each(have.spies, row.spies);
    return {given,
            same(by_rules::deal_fits(have, hidden, row), completed),
            {players, hidden},
            [=, o = options_](const Values& v) {
              const Row dealt{v.of(have.lord), v.of(have.loyalists), v.of(have.rebels),
                              v.of(have.spies)};
              const Words d = row_words(dealt);
              const Words r = row_at(v.of(players), o);
              return Words{fmt::format("{}; dealt: {}, {} hidden", r.en, d.en, v.of(hidden)),
                           fmt::format("{}；分配：{}，未亮明{}名", r.zh, d.zh, v.of(hidden))};
            },
            {},
            {}};
  }

  [[nodiscard]] Claim first_hit_points() const {
    const Number players = Number::named("players");
    const Number own = Number::named("general_hp");
    const Truth lord = Truth::named("is_lord");
    const int bonus = options_[Opt::lord_bonus];
    const Number hp = by_rules::first_hp(lord, players, own, options_);
    const Number larger_table = by_rules::first_hp(lord, Number(players + 1), own, options_);
    return {both(between(least_players, players, identity_seats), between(1, own, 9)),
            all({own <= hp, hp <= own + bonus, either(lord, hp == own), hp <= larger_table}),
            {players, own},
            [=](const Values& v) {
              const std::string en =
                  (v.of(lord) ? "" : "another than ") + role_words(Role::lord).en;
              const std::string zh = (v.of(lord) ? "" : "非") + role_words(Role::lord).zh;
              return Words{fmt::format("{} players; {} with a general of {} begins with {}, at the "
                                       "next larger table with {}",
                                       v.of(players), en, v.of(own), v.of(hp), v.of(larger_table)),
                           fmt::format("{}人局，{}武将体力{}，初始体力为{}，多一人时为{}",
                                       v.of(players), zh, v.of(own), v.of(hp), v.of(larger_table))};
            },
            {},
            {}};
  }

  // OPT-SGS-ROUND-LIMIT: a game can be drawn as its first round would begin.
  [[nodiscard]] Claim first_turn() const {
    const Number round = Number::named("round");
    const int limit = options_[Opt::round_limit];
    return {round == 1,
            negate(by_rules::drawn_at_round(round, Number(limit))),
            {},
            [=](const Values&) {
              return Words{
                  fmt::format("the game is drawn as round {} begins, before the first turn", limit),
                  fmt::format("第{}轮开始时、首个回合之前，对局即以平局结束", limit)};
            },
            {},
            {}};
  }

  // The lord chooses first; what he does not take is put back (SGS-SETUP-GENERALS).
  [[nodiscard]] Claim generals() const {
    const Number players = Number::named("players");
    const Number wanted = by_rules::generals_wanted(players, options_);
    const Number seat = Number::named("seat");  // from 1, the lord
    Number left = generals_in(options_).size() - 1;
    Number offered = wanted;
    Number left_there = left;
    for (int s = 1; s < identity_seats; ++s) {
      const Number here = by_rules::generals_offered(wanted, left, Number(players - s));
      offered = ite(seat == s + 1, here, offered);
      left_there = ite(seat == s + 1, left, left_there);
      left = left - here;
    }
    const Roles row = by_rules::role_table(players, options_);
    return {
        all({between(least_players, players, identity_seats), row.lord > 0, 2 <= seat,
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
  static Number of_all(const Roles& row) {
    return row.lord + row.loyalists + row.rebels + row.spies;
  }
  static Words row_at(int players, const Options& options) {
    const Row row = row_of(players, options);
    const Words w = row_words(row);
    return {fmt::format("{} players: {}, together {}", players, w.en, sum_of(row)),
            fmt::format("{}人局：{}，共{}人", players, w.zh, sum_of(row))};
  }

  // Why no table can be dealt of a row.
  static Words no_table(int players, const Options& options) {
    const Row row = row_of(players, options);
    Words out = row_at(players, options);
    if (row.lord != 1) {
      out.en += row.lord == 0 ? "; there is no lord" : "; there is more than one lord";
      out.zh += row.lord == 0 ? "；没有主公" : "；主公不止一名";
    }
    if (sum_of(row) != players) {
      out.en += fmt::format("; that is not {}", players);
      out.zh += fmt::format("；不是{}人", players);
    }
    out.en += ": no table can be dealt";
    out.zh += "，无法开局";
    return out;
  }

  Options options_;
};

}  // namespace

void setting_theorems(const Options& options, std::vector<Theorem>& out) {
  const Setting setting(options);
  out.push_back({"THM-SGS-ROLES-SUM", {setting.roles_sum()}, {}});
  out.push_back({"THM-SGS-ROLES-ROWS", {setting.roles_rows()}, {}});
  out.push_back({"THM-SGS-TABLES", {setting.some_table()}, {}});
  out.push_back({"THM-SGS-DEAL", {setting.deal()}, {}});
  out.push_back({"THM-SGS-FIRST-TURN", {setting.first_turn()}, {}});
  if (options.is<Opt::generals>("choose"))
    out.push_back({"THM-SGS-GENERALS", {setting.generals()}, {}});
  else
    out.push_back({"THM-SGS-GENERALS", {}, {"nobody chooses a general", "不选将"}});
  out.push_back({"THM-SGS-FIRST-HP", {setting.first_hit_points()}, {}});
}

}  // namespace tally::proofs
