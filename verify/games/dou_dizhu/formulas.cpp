// What Dou Dizhu says of plays and scores, from the templates it plays by.
#include <fmt/format.h>

#include "engine/dou_dizhu/score.h"
#include "verify/games/dou_dizhu/parts.h"
#include "verify/games/dou_dizhu/plays.h"
#include "verify/proofs/formula.h"

namespace tally::proofs {
namespace {

using namespace dou_dizhu;

// What cards are, by number of cards.
std::vector<Sayings> combinations(const Ruleset& a, const Ruleset& b) {
  const TypeRules ta{Options(a)};
  const TypeRules tb{Options(b)};
  std::vector<Sayings> out;
  if (ta == tb) return out;
  for (int n = 1; n <= most_cards; ++n) {
    const SomeCards c = some_cards("cards");
    const std::vector<Reading> ra = readings_of(c, n, ta);
    const std::vector<Reading> rb = readings_of(c, n, tb);
    Truth differ(false);
    for (std::size_t i = 0; i < ra.size(); ++i)
      differ = either(differ, negate(same(ra[i].holds, rb[i].holds)));
    out.push_back({out_of_one_deck(c, n), differ, lowest_first(c),
                   [=](const Values& v) { return rank_words(v.of(c.counts)); },
                   [=](const Values& v, bool of_b) {
                     Words w;
                     for (const Reading& r : of_b ? rb : ra) {
                       if (!v.of(r.holds)) continue;
                       const Words t = type_words(r.type);
                       const Words rank = rank_words(one_of(r.head));
                       w.en +=
                           fmt::format("{}{} from {}", w.en.empty() ? "" : ", or ", t.en, rank.en);
                       w.zh +=
                           fmt::format("{}{}（起自{}）", w.zh.empty() ? "" : "或", t.zh, rank.zh);
                     }
                     return w.en.empty() ? Words{"no combination", "不成牌型"} : w;
                   },
                   [=](const Values& v) { return v.of(c.counts); }});
  }
  return out;
}

// Cards that only one of the two has as a combination of some type: that it has them in more ways
// than the other, or from another rank on, is seen in no play.
std::vector<Sayings> plays(const Ruleset& a, const Ruleset& b) {
  const TypeRules ta{Options(a)};
  const TypeRules tb{Options(b)};
  std::vector<Sayings> out;
  for (int n = 1; n <= most_cards; ++n) {
    const SomeCards c = some_cards("cards");
    const std::vector<Reading> ra = readings_of(c, n, ta);
    const std::vector<Reading> rb = readings_of(c, n, tb);
    Truth differ(false);
    for (int t = 1; t < type_count; ++t) {
      const auto type = static_cast<Type>(t);
      differ = either(differ, negate(same(is_one_of(ra, type), is_one_of(rb, type))));
    }
    Sayings s{out_of_one_deck(c, n), differ, lowest_first(c), {}, {}};
    s.cards = [=](const Values& v) { return v.of(c.counts); };
    out.push_back(std::move(s));
  }
  return out;
}

std::vector<Sayings> scores(const Ruleset& a, const Ruleset& b) {
  const Options oa(a);
  const Options ob(b);
  const Number bid = Number::named("bid");
  const Number bombs = Number::named("bombs");
  const Truth spring = Truth::named("spring");
  const Truth won = Truth::named("landlord_won");
  const auto of = [&](const Options& o, bool landlord) {
    if (o.is<Opt::score>("none")) return Number(0);
    return score_of(Truth(landlord), won, stake(bid, bombs, spring, o), o);
  };
  const Number la = of(oa, true);
  const Number lb = of(ob, true);
  const Number fa = of(oa, false);
  const Number fb = of(ob, false);
  return {{both(both(1 <= bid, bid <= 3), both(0 <= bombs, bombs <= most_bombs)),
           negate(both(la == lb, fa == fb)),
           {bombs, ite(spring, 1, 0), bid},
           [=](const Values& v) {
             return Words{
                 fmt::format("bid {}, {} bomb{}, {}, the landlord {}", v.of(bid), v.of(bombs),
                             v.of(bombs) == 1 ? "" : "s", v.of(spring) ? "a spring" : "no spring",
                             v.of(won) ? "wins" : "loses"),
                 fmt::format("叫{}分，{}个炸弹，{}，地主{}", v.of(bid), v.of(bombs),
                             v.of(spring) ? "春天" : "非春天", v.of(won) ? "胜" : "负")};
           },
           [=](const Values& v, bool of_b) {
             const int l = v.of(of_b ? lb : la);
             const int f = v.of(of_b ? fb : fa);
             if ((of_b ? ob : oa).is<Opt::score>("none")) return Words{"no scores", "不计分"};
             return Words{fmt::format("landlord {}, the others {} each", l, f),
                          fmt::format("地主{}分，其余各{}分", l, f)};
           }}};
}

std::vector<Sayings> deals(const Ruleset& a, const Ruleset& b) {
  const int ha = hand_size(Options(a));
  const int hb = hand_size(Options(b));
  return {{Truth(true),
           Truth(ha != hb),
           {},
           [](const Values&) {
             return Words{"every deal", "每次发牌"};
           },
           [=](const Values&, bool of_b) {
             const int n = of_b ? hb : ha;
             return Words{fmt::format("{} cards each", n), fmt::format("每人{}张", n)};
           }}};
}

}  // namespace

const std::vector<Formula>& dou_dizhu_formulas() {
  static const std::vector<Formula> all = {
      {{"which cards are a combination", "哪些牌成牌型"},
       {"DDZ-TYPE"},
       {"kickers_equal", "kickers_trio", "full_chain", "kickers_jokers", "quad_singles",
        "quad_pairs", "quads"},
       combinations,
       plays},
      {{"what a game counts", "计分"},
       {"DDZ-SCORE"},
       {"score", "score_bombs", "score_spring"},
       scores},
      {{"how many cards are dealt", "发牌数"}, {"DDZ-DEAL"}, {"stock"}, deals},
  };
  return all;
}

}  // namespace tally::proofs
