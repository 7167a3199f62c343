// What the identity game says of states, from the templates it plays by.
#include <fmt/format.h>

#include "engine/sanguosha/game.h"
#include "replay/words.h"
#include "verify/games/sanguosha/deck.h"
#include "verify/games/sanguosha/kingdoms.h"
#include "verify/games/sanguosha/parts.h"
#include "verify/games/sanguosha/position.h"
#include "verify/games/sanguosha/sides.h"
#include "verify/proofs/formula.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

Truth differ(const Number& a, const Number& b) { return negate(a == b); }
Truth differ(const Truth& a, const Truth& b) { return negate(same(a, b)); }

// f(players, row) for every table either of the two can deal.
template <class F>
void each_table_of(const Options& a, const Options& b, F f) {
  for (int n = least_players; n <= identity_seats; ++n) {
    const Row ra = row_of(n, a);
    const Row rb = row_of(n, b);
    const bool alike =
        ra.loyalists == rb.loyalists && ra.rebels == rb.rebels && ra.spies == rb.spies;
    if (is_played(ra, n)) f(n, ra);
    if (is_played(rb, n) && !(alike && is_played(ra, n))) f(n, rb);
  }
}

Truth is_table(const Number& players, const Options& a, const Options& b) {
  Truth out(false);
  each_table_of(a, b, [&](int n, const Row& /*row*/) { out = either(out, players == n); });
  return out;
}

std::vector<Sayings> roles(const Ruleset& a, const Ruleset& b) {
  const Options oa(a);
  const Options ob(b);
  const Number players = Number::named("players");
  const Roles ra = role_table<Truth, Number>(players, oa);
  const Roles rb = role_table<Truth, Number>(players, ob);
  return {{between(least_players, players, identity_seats),
           any({differ(ra.lord, rb.lord), differ(ra.loyalists, rb.loyalists),
                differ(ra.rebels, rb.rebels), differ(ra.spies, rb.spies)}),
           {players},
           [=](const Values& v) {
             return Words{fmt::format("{} players", v.of(players)),
                          fmt::format("{}人局", v.of(players))};
           },
           [=](const Values& v, bool of_b) {
             const Row row = row_of(v.of(players), of_b ? ob : oa);
             return sum_of(row) == 0 ? Words{"no such table", "没有这种人数"} : row_words(row);
           }}};
}

// Who may be left at any table by a death: the smallest table, and there the fewest dead, as where
// a theorem is refuted.
std::vector<Sayings> outcome(const Ruleset& a, const Ruleset& b) {
  const Living s = living("");
  const Number table = Number::named("players");
  const Ended ea = identity_outcome(s, EndRules(Options(a)));
  const Ended eb = identity_outcome(s, EndRules(Options(b)));
  // By either ruleset the game was in play, as it is before the first death.
  Truth comes_up(false);
  each_table_of(Options(a), Options(b), [&](int players, const Row& row) {
    const auto in_play = [&](const Living& before) {
      return both(lives_among(before, numbers_of(row)),
                  either(count_of(before) == players,
                         both(goes_on(identity_outcome(before, EndRules(Options(a)))),
                              goes_on(identity_outcome(before, EndRules(Options(b)))))));
    };
    comes_up =
        either(comes_up,
               all({table == players, lives_among(s, numbers_of(row)), after_a_death(s, in_play)}));
  });
  return {{both(comes_up, 1 <= count_of(s)),
           any({differ(ea.open, eb.open), differ(ea.lord_side, eb.lord_side),
                differ(ea.rebels, eb.rebels), differ(ea.spy, eb.spy)}),
           {table, table - count_of(s), identity_seats - s.loyalists, most_players - s.spies},
           [=](const Values& v) {
             Words w;
             const auto add = [&](int n, Role role) {
               if (n == 0) return;
               const Words of_role = roles_words(n, role);
               w.en += (w.en.empty() ? "" : ", ") + of_role.en;
               w.zh += (w.zh.empty() ? "" : "、") + of_role.zh;
             };
             add(v.of(s.lord) ? 1 : 0, Role::lord);
             add(v.of(s.loyalists), Role::loyalist);
             add(v.of(s.rebels), Role::rebel);
             add(v.of(s.spies), Role::spy);
             return Words{fmt::format("{} players; alive: {}", v.of(table), w.en),
                          fmt::format("{}人局；存活：{}", v.of(table), w.zh)};
           },
           [=](const Values& v, bool of_b) {
             return outcome_words(v, of_b ? eb : ea, v.of(s.spies));
           }}};
}

std::vector<Sayings> first_hit_points(const Ruleset& a, const Ruleset& b) {
  const Options oa(a);
  const Options ob(b);
  const Number players = Number::named("players");
  const Truth lord = Truth::named("is_lord");
  const Number own = Number::named("general_hp");
  const Number ha = first_hp(lord, players, own, oa);
  const Number hb = first_hp(lord, players, own, ob);
  return {{both(is_table(players, oa, ob), own == 4),
           differ(ha, hb),
           {players},
           [=](const Values& v) {
             return Words{fmt::format("{} players, {} with 4 hit points on the general",
                                      v.of(players), v.of(lord) ? "the lord" : "not the lord"),
                          fmt::format("{}人局，{}，武将体力4", v.of(players),
                                      v.of(lord) ? "主公" : "非主公")};
           },
           [=](const Values& v, bool of_b) {
             const int n = v.of(of_b ? hb : ha);
             return Words{fmt::format("begins with {}", n), fmt::format("初始体力{}", n)};
           }}};
}

std::vector<Sayings> offers(const Ruleset& a, const Ruleset& b) {
  const Number players = Number::named("players");
  const auto wanted = [&](const Options& o) {
    return o.is<Opt::generals>("choose") ? generals_wanted<Truth>(players, o) : Number(0);
  };
  const Number wa = wanted(Options(a));
  const Number wb = wanted(Options(b));
  return {{is_table(players, Options(a), Options(b)),
           differ(wa, wb),
           {players},
           [=](const Values& v) {
             return Words{fmt::format("{} players, another than the lord", v.of(players)),
                          fmt::format("{}人局，非主公", v.of(players))};
           },
           [=](const Values& v, bool of_b) {
             const int n = v.of(of_b ? wb : wa);
             if (n == 0) return Words{"plays without a general", "不用武将"};
             return Words{fmt::format("chooses from {} generals", n), fmt::format("{}选一", n)};
           }}};
}

// Roles two players of a table have. With the lord's death the game is over: nobody is paid for it.
Truth who_kills_whom(const Number& killer, const Number& victim, const Options& a,
                     const Options& b) {
  constexpr Role all_roles[] = {Role::lord, Role::loyalist, Role::rebel, Role::spy};
  const auto count = [](const Row& row, Role r) {
    return r == Role::lord       ? row.lord
           : r == Role::loyalist ? row.loyalists
           : r == Role::rebel    ? row.rebels
                                 : row.spies;
  };
  Truth out(false);
  for (const Role k : all_roles)
    for (const Role v : all_roles) {
      bool dealt = false;
      each_table_of(a, b, [&](int /*players*/, const Row& row) {
        dealt = dealt || (count(row, k) > 0 && count(row, v) > (k == v ? 1 : 0));
      });
      if (dealt && v != Role::lord)
        out = either(out, both(killer == static_cast<int>(k), victim == static_cast<int>(v)));
    }
  return out;
}

std::vector<Sayings> deserts(const Ruleset& a, const Ruleset& b) {
  const Number victim = Number::named("victim");
  const Number killer = Number::named("killer");
  const Options oa(a);
  const Options ob(b);
  auto da = desert(victim, killer, Truth(true), oa);
  auto db = desert(victim, killer, Truth(true), ob);
  da.reward = both(da.reward, Truth(pays(oa)));
  db.reward = both(db.reward, Truth(pays(ob)));
  const Truth other = Truth(reward_of(oa) != reward_of(ob));
  return {{who_kills_whom(killer, victim, oa, ob),
           any({differ(da.reward, db.reward), both(da.reward, other),
                differ(da.punishment, db.punishment)}),
           {killer, victim},
           [=](const Values& v) { return kills_words(v, killer, victim); },
           [=](const Values& v, bool of_b) {
             const auto& d = of_b ? db : da;
             const bool r = v.of(d.reward);
             const bool p = v.of(d.punishment);
             const Words gets = reward_words(of_b ? ob : oa);
             return Words{r && p ? gets.en + ", then loses all"
                          : r    ? gets.en
                          : p    ? "loses his cards"
                                 : "nothing follows",
                          r && p ? gets.zh + "，再弃置所有牌"
                          : r    ? gets.zh
                          : p    ? "弃置所有牌"
                                 : "没有奖惩"};
           }}};
}

// Which cards there are, and the suit of each.
std::vector<Sayings> deck(const Ruleset& a, const Ruleset& b) {
  const Number card = Number::named("card");
  struct Deck {
    Number suit = 0;
    Truth there = Truth(false);
  };
  const auto deck_with = [&](const Ruleset& rules) {
    Deck d;
    for (const DeckCard& c : deck_of(Options(rules))) {
      const Truth here = card == static_cast<int>(c.card);
      d.suit = ite(here, static_cast<int>(c.suit), d.suit);
      d.there = either(d.there, here);
    }
    return d;
  };
  const Deck da = deck_with(a);
  const Deck db = deck_with(b);
  return {
      {between(0, card, deck_size - 1),
       either(differ(da.there, db.there), both(da.there, differ(da.suit, db.suit))),
       {card},
       [=](const Values& v) {
         const Card c = static_cast<Card>(v.of(card));
         const Schema& schema = identity_game().schema();
         Words w{cards_words(schema, {&c, 1}, Lang::en), cards_words(schema, {&c, 1}, Lang::zh)};
         // A log calls it by what is printed on it, whatever suit it counts as.
         if (v.of(da.there) && v.of(db.there)) {
           w.en = "the card called " + w.en;
           w.zh = "称作" + w.zh + "的牌";
         }
         return w;
       },
       [=](const Values& v, bool of_b) {
         const Deck& d = of_b ? db : da;
         constexpr const char* en[] = {"", "a spade", "a heart", "a club", "a diamond"};
         constexpr const char* zh[] = {"", "黑桃", "红桃", "梅花", "方块"};
         const auto s = static_cast<std::size_t>(v.of(d.suit));
         if (!v.of(d.there)) return Words{"not in the deck", "不在牌堆中"};
         return Words{std::string("in the deck, ") + en[s], std::string("在牌堆中，") + zh[s]};
       }}};
}

using Says = std::vector<Sayings> (*)(const Ruleset& a, const Ruleset& b);

// What only one mode says: nothing where either is another. Which mode it is no formula says, since
// the two have no state in common.
template <Says says, int mode>
std::vector<Sayings> where_played(const Ruleset& a, const Ruleset& b) {
  const bool both_so = Options(a).is(Opt::mode, mode) && Options(b).is(Opt::mode, mode);
  return both_so ? says(a, b) : std::vector<Sayings>{};
}
template <Says says>
constexpr Says of_identity = where_played<says, 0>;
template <Says says>
constexpr Says of_sides = where_played<says, 1>;
template <Says says>
constexpr Says of_kingdoms = where_played<says, 2>;

}  // namespace

const std::vector<Formula>& sanguosha_formulas() {
  static const std::vector<Formula> all = {
      {{"how many of each role there are", "各身份的人数"},
       {"SGS-SETUP-ROLES"},
       {"two_spies", "small_tables", "ten_one_spy", "roles_2", "roles_3", "roles_4", "roles_5",
        "roles_6", "roles_7", "roles_8", "roles_9", "roles_10"},
       of_identity<roles>},
      {{"who has won", "谁获胜"},
       {"SGS-END-LORD-DEAD", "SGS-END-REBELS-DEAD", "SGS-END-LONE-SURVIVOR"},
       {"lone_survivor", "end_lord_side", "end_rebels", "end_spy"},
       of_identity<outcome>},
      {{"hit points at the start", "初始体力"},
       {"SGS-SETUP-HP"},
       {"lord_bonus_min_players", "lord_bonus"},
       of_identity<first_hit_points>},
      {{"how many generals there are to choose from", "可选武将的数目"},
       {"SGS-SETUP-GENERALS"},
       {"generals", "choice_count", "choice_count_10"},
       of_identity<offers>},
      {{"what a killing brings", "击杀的奖惩"},
       {"SGS-REWARD-REBEL", "SGS-PUNISH-LORD"},
       {"reward", "punish", "reward_size", "reward_kind"},
       of_identity<deserts>},
      {{"hit points of a commander at the start", "主帅的初始体力"},
       {"SGS-3V3-HP"},
       {"commander_hp"},
       of_sides<side_hit_points>},
      {{"how many generals are drafted from", "可选武将的数目"},
       {"SGS-3V3-POOL"},
       {"generals"},
       of_sides<side_generals>},
      {{"what a killing brings", "击杀的奖惩"},
       {"SGS-3V3-REWARD"},
       {"kill_reward"},
       of_sides<side_rewards>},
      {{"how many generals one may choose from", "可选武将的数目"},
       {"SGS-GZ-GENERALS"},
       {"war_offer"},
       of_kingdoms<war_offers>},
      {{"who begins", "谁先行动"}, {"SGS-GZ-FIRST"}, {"war_first"}, of_kingdoms<war_beginnings>},
      {{"who is a careerist", "谁是野心家"},
       {"SGS-GZ-CAREERIST"},
       {"careerist_count"},
       of_kingdoms<war_careerists>},
      {{"what killing somebody of another kingdom brings", "杀死其他势力角色的奖励"},
       {"SGS-GZ-REWARD"},
       {"careerist_kill"},
       of_kingdoms<war_rewards>},
      {{"the cards", "牌"},
       {"SGS-SETUP-DECK"},
       {"ex_cards", "maneuvering", "peach_queen", "deck", "lightning", "lords", "lord_cards"},
       deck},
  };
  return all;
}

}  // namespace tally::proofs
