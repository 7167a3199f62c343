// The theorems of Dou Dizhu, over the very templates the rules play by (combination.h, score.h).
#include <fmt/format.h>

#include "engine/dou_dizhu/score.h"
#include "engine/dou_dizhu/state.h"
#include "verify/games/dou_dizhu/by_rules.h"
#include "verify/games/dou_dizhu/claims.h"
#include "verify/games/dou_dizhu/parts.h"
#include "verify/games/dou_dizhu/plays.h"

namespace tally::proofs {
namespace {

using namespace dou_dizhu;

Words with_types(const Words& cards, Type a, Type b) {
  const Words wa = type_words(a);
  const Words wb = type_words(b);
  if (a == b)
    return {fmt::format("{}: a {} of two different ranks", cards.en, wa.en),
            fmt::format("{}：同为{}，但大小有两种解读", cards.zh, wa.zh)};
  return {fmt::format("{}: both a {} and a {}", cards.en, wa.en, wb.en),
          fmt::format("{}：既是{}，又是{}", cards.zh, wa.zh, wb.zh)};
}

// --- types

Claim every_card_leads(const TypeRules& rules) {
  const SomeCards c = some_cards("card");
  return {out_of_one_deck(c, 1),
          is_one_of(readings_of(c, 1, rules), Type::none),
          lowest_first(c),
          [=](const Values& v) {
            const Words card = rank_words(v.of(c.counts));
            return Words{card.en + ": no combination", card.zh + "：不是牌型"};
          },
          {},
          {}};
}

// For every number of cards: no two readings at once. By parts, for each two types.
std::vector<Claim> one_reading(const TypeRules& rules) {
  std::vector<Claim> out;
  for (int n = 1; n <= most_cards; ++n) {
    const SomeCards c = some_cards(fmt::format("cards{}", n));
    const std::vector<Reading> all_of = readings_of(c, n, rules);
    const Truth deck = out_of_one_deck(c, n);
    const auto parts = [=] {
      std::vector<Claim> pairs;
      const TypeList& types = types_by_size[static_cast<std::size_t>(n)];
      for (unsigned i = 0; i < types.n; ++i)
        for (unsigned j = i; j < types.n; ++j) {
          const Type a = types.at[i];
          const Type b = types.at[j];
          std::vector<Reading> only;
          for (const Reading& r : all_of)
            if (r.type == a) only.push_back(r);
          const Truth both_hold =
              a == b ? more_than_one(only) : both(is_one_of(all_of, a), is_one_of(all_of, b));
          pairs.push_back(
              {deck,
               negate(both_hold),
               lowest_first(c),
               [=](const Values& v) { return with_types(rank_words(v.of(c.counts)), a, b); },
               {},
               {}});
        }
      return pairs;
    };
    out.push_back({deck,
                   negate(more_than_one(all_of)),
                   lowest_first(c),
                   [=](const Values& v) {
                     const Words cards = rank_words(v.of(c.counts));
                     return Words{cards.en + ": two ways", cards.zh + "：有两种解读"};
                   },
                   {},
                   parts,
                   {fmt::format("plays of {} cards", n), fmt::format("{}张牌的出牌", n)}});
  }
  return out;
}

// Every type a ruleset has, with the fewest cards.
std::vector<Claim> playable(const TypeRules& rules) {
  std::vector<Claim> out;
  for (int t = 1; t < type_count; ++t) {
    const Type type = static_cast<Type>(t);
    const Words w = type_words(type);
    for (int n = 1; n <= most_cards; ++n) {
      const SomeCards c = some_cards(fmt::format("cards_of_type{}", t));
      std::vector<Reading> of_type;
      for (const Reading& r : readings_of(c, n, rules))
        if (r.type == type && !r.holds.expr().is_false()) of_type.push_back(r);
      if (of_type.empty()) continue;
      out.push_back(
          {out_of_one_deck(c, n),
           is_one_of(of_type, type),
           lowest_first(c),
           [=](const Values& v) {
             const Words cards = rank_words(v.of(c.counts));
             return Words{w.en + ": " + cards.en, w.zh + "：" + cards.zh};
           },
           {fmt::format("no {} of {} cards", w.en, n), fmt::format("没有{}张的{}", n, w.zh)},
           {},
           w});
      break;
    }
  }
  return out;
}

// --- what beats what

struct Play {
  Number type, cards, head;
  explicit Play(const std::string& name)
      : type(Number::named(name + "_type")),
        cards(Number::named(name + "_cards")),
        head(Number::named(name + "_rank")) {}
  // A type, as many cards as it can have, and a rank it can begin at.
  [[nodiscard]] Truth sound() const {
    Truth out(false);
    for (int t = 1; t < type_count; ++t) {
      const Type its = static_cast<Type>(t);
      const Shape& shape = shape_of(its);
      for (int n = shape.shortest; n <= shape.longest && n * shape.each() <= most_cards; ++n) {
        const RankSet heads = heads_of(its, n, all_ranks);
        Truth begins(false);
        for (int rank = 0; rank < ranks; ++rank)
          if ((heads & one_of(rank)) != 0) begins = either(begins, head == rank);
        out = either(out, all({type == t, cards == n * shape.each(), begins}));
      }
    }
    return out;
  }
  [[nodiscard]] Truth is(Type t) const { return type == static_cast<int>(t); }
};

Truth beats(const Play& a, const Play& b) {
  return by_rules::beats(a.type, a.cards, a.head, b.type, b.cards, b.head);
}
Truth alike(const Play& a, const Play& b) { return both(a.type == b.type, a.cards == b.cards); }

class Beating {
 public:
  [[nodiscard]] Claim itself() const {
    return claim(all({alike(a_, b_), a_.head == b_.head}), negate(beats(a_, b_)));
  }
  // With nothing that beats itself, and what beats what beats a third beating the third as well,
  // there is no circle of any length.
  [[nodiscard]] std::vector<Claim> no_circle() const {
    Claim three = claim(both(beats(a_, b_), beats(b_, c_)), beats(a_, c_), true);
    three.about = {"three plays, each of which beats the next", "依次压过的三手牌"};
    Claim two = claim(beats(a_, b_), negate(beats(b_, a_)));
    two.about = {"two plays", "两手牌"};
    return {std::move(three), std::move(two)};
  }
  [[nodiscard]] Claim decided() const {
    const Truth rocket = both(a_.is(Type::rocket), b_.is(Type::rocket));
    return claim(all({alike(a_, b_), negate(a_.head == b_.head), negate(rocket)}),
                 either(beats(a_, b_), beats(b_, a_)));
  }
  [[nodiscard]] Claim others() const {
    return claim(both(beats(a_, b_), negate(alike(a_, b_))),
                 either(a_.is(Type::bomb), a_.is(Type::rocket)));
  }
  [[nodiscard]] Claim bomb() const {
    const Truth lower = both(alike(a_, b_), b_.head < a_.head);
    return claim(
        a_.is(Type::bomb),
        same(beats(a_, b_), either(lower, negate(either(b_.is(Type::bomb), b_.is(Type::rocket)))),
             both(a_.cards == 4, either(negate(b_.is(Type::bomb)), b_.cards == 4))));
  }
  [[nodiscard]] Claim rocket() const {
    return claim(both(a_.is(Type::rocket), negate(b_.is(Type::rocket))),
                 both(beats(a_, b_), negate(beats(b_, a_))));
  }

 private:
  static Truth same(const Truth& a, const Truth& b, const Truth& where) {
    return implies(where, proofs::same(a, b));
  }
  [[nodiscard]] Claim claim(const Truth& given, const Truth& then, bool of_three = false) const {
    std::vector<Play> plays{a_, b_};
    if (of_three) plays.push_back(c_);
    Truth sound = given;
    std::vector<Number> smallest;
    smallest.reserve(3 * plays.size());
    for (const Play& p : plays) sound = both(sound, p.sound());
    for (const Play& p : plays) smallest.push_back(p.type);
    for (const Play& p : plays) smallest.push_back(p.cards);
    for (const Play& p : plays) smallest.push_back(p.head);
    return {sound,
            then,
            smallest,
            [plays](const Values& v) {
              constexpr const char* en[] = {"A", "B", "C"};
              constexpr const char* zh[] = {"甲", "乙", "丙"};
              Words out;
              for (std::size_t i = 0; i < plays.size(); ++i) {
                const Play& p = plays[i];
                const Words type = type_words(static_cast<Type>(v.of(p.type)));
                const Words rank = rank_words(one_of(v.of(p.head)));
                const int n = v.of(p.cards);
                out.en += fmt::format("{}{}: {} of {} card{} from {}", i == 0 ? "" : "; ", en[i],
                                      type.en, n, n == 1 ? "" : "s", rank.en);
                out.zh += fmt::format("{}{}：{}{}张，起自{}", i == 0 ? "" : "；", zh[i], type.zh, n,
                                      rank.zh);
              }
              return out;
            },
            {},
            {}};
  }
  Play a_{"a"}, b_{"b"}, c_{"c"};
};

// --- what it counts

static_assert(most_points < 1 << (number_bits - 1));

class Scoring {
 public:
  explicit Scoring(const Options& options) : options_(options) {}

  [[nodiscard]] Claim sum() const { return claim(landlord() + farmer() + farmer() == 0); }
  [[nodiscard]] Claim winners_first() const {
    return claim(
        both(implies(won_, farmer() < landlord()), implies(negate(won_), landlord() < farmer())));
  }
  [[nodiscard]] Claim never_less() const {
    const Number plain = by_rules::stake(bid_, bombs_, Truth(false), options_);
    return claim(all({plain <= worth(), 1 <= plain,
                      plain <= by_rules::stake(bid_, Number(bombs_ + 1), Truth(false), options_)}));
  }

  // Nothing is cut off of what the bombs of one deck make of a bid: `dealt` says how many cards
  // each has, a bomb takes four of them, the rocket two.
  [[nodiscard]] Claim whole() const {
    Number in_hands = 0;
    Number quads = 0;
    Number rockets = 0;
    Truth given(true);
    for (int s = 0; s < players; ++s) {
      const Number of_four = Number::named(fmt::format("quads_{}", s));
      const Number of_two = Number::named(fmt::format("rockets_{}", s));
      const int cards = hand_size(options_) + (s == 0 ? stock_size(options_) : 0);
      given = all({given, between(0, of_four, ranks), between(0, of_two, 1),
                   4 * of_four + 2 * of_two <= cards});
      quads = quads + of_four;
      rockets = rockets + of_two;
    }
    in_hands = quads + rockets;
    given = all({given, 4 * quads <= deck_size - 2, rockets <= 1, bombs_ == in_hands});
    Number due = larger(bid_, Number(1));
    for (int i = 0; i <= most_bombs; ++i)
      if (options_.is<Opt::score_bombs>("true")) due = ite(i < bombs_, due + due, due);
    if (options_.is<Opt::score_spring>("true")) due = ite(spring_, due + due, due);
    Claim c = claim(both(worth() == due, between(-most_points, landlord(), most_points)));
    c.given = all({between(0, bid_, 3), given});
    return c;
  }

 private:
  [[nodiscard]] Number worth() const { return by_rules::stake(bid_, bombs_, spring_, options_); }
  [[nodiscard]] Number landlord() const {
    return by_rules::score_of(Truth(true), won_, worth(), options_);
  }
  [[nodiscard]] Number farmer() const {
    return by_rules::score_of(Truth(false), won_, worth(), options_);
  }
  [[nodiscard]] Claim claim(const Truth& then) const {
    return {
        both(between(0, bid_, 3), between(0, bombs_, most_bombs)),
        then,
        {bombs_, bid_, ite(spring_, 1, 0), ite(won_, 0, 1)},
        [=, *this](const Values& v) {
          return Words{
              fmt::format("bid {}, {} bomb{}{}, the landlord {}: landlord {}, the others {} each",
                          v.of(bid_), v.of(bombs_), v.of(bombs_) == 1 ? "" : "s",
                          v.of(spring_) ? ", spring" : "", v.of(won_) ? "wins" : "loses",
                          v.of(landlord()), v.of(farmer())),
              fmt::format("叫{}分，{}个炸弹{}，地主{}：地主{}分，其余各{}分", v.of(bid_),
                          v.of(bombs_), v.of(spring_) ? "，春天" : "", v.of(won_) ? "胜" : "负",
                          v.of(landlord()), v.of(farmer()))};
        },
        {},
        {}};
  }

  Options options_;
  Number bid_ = Number::named("bid");
  Number bombs_ = Number::named("bombs");
  Truth spring_ = Truth::named("spring");
  Truth won_ = Truth::named("landlord_won");
};

}  // namespace

std::vector<Theorem> dou_dizhu_theorems(const Ruleset& rules) {
  const Options options(rules);
  const TypeRules types(options);
  const Beating beating;
  const Scoring scoring(options);
  std::vector<Theorem> out;
  const auto add = [&](std::string_view id, std::vector<Claim> claims) {
    out.push_back({id, std::move(claims), {}});
  };
  const auto absent = [&](std::string_view id, const char* en, const char* zh) {
    out.push_back({id, {}, {en, zh}});
  };
  add("THM-DDZ-LEAD", {every_card_leads(types)});
  add("THM-DDZ-ONE-TYPE", one_reading(types));
  add("THM-DDZ-TYPES", playable(types));
  add("THM-DDZ-BEATS-ITSELF", {beating.itself()});
  add("THM-DDZ-BEATS-NO-CIRCLE", beating.no_circle());
  add("THM-DDZ-BEATS-DECIDED", {beating.decided()});
  add("THM-DDZ-BEATS-OTHERS", {beating.others()});
  add("THM-DDZ-BOMB", {beating.bomb()});
  add("THM-DDZ-ROCKET", {beating.rocket()});
  bidding_theorems(options, out);
  turn_theorems(out);
  const char* const none_en = "played without scores";
  const char* const none_zh = "不计分";
  if (options.is<Opt::score>("bid")) {
    add("THM-DDZ-SCORE-SUM", {scoring.sum()});
  } else if (options.is<Opt::score>("winners")) {
    absent("THM-DDZ-SCORE-SUM", "the winners get one point each, nobody loses any",
           "胜者各得1分，败者不失分");
  } else {
    absent("THM-DDZ-SCORE-SUM", none_en, none_zh);
  }
  if (options.is<Opt::score>("none")) {
    absent("THM-DDZ-SCORE-WINNERS", none_en, none_zh);
    absent("THM-DDZ-SPRING", none_en, none_zh);
    absent("THM-DDZ-SCORE-WHOLE", none_en, none_zh);
  } else {
    add("THM-DDZ-SCORE-WINNERS", {scoring.winners_first()});
    add("THM-DDZ-SPRING", {scoring.never_less()});
    add("THM-DDZ-SCORE-WHOLE", {scoring.whole()});
  }
  return out;
}

}  // namespace tally::proofs
