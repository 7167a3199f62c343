// Distances, reach and the hand limit of the identity game.
#include <string>

#include <fmt/format.h>

#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/position.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

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
    const Number d = by_rules::distance(steps_, alive_, plus, minus, nearer_);
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
      return by_rules::distance(steps_, alive_, plus, minus, Number(0));
    };
    const Number d = with(no, no);
    const Number nearer = ite(d == 1, d, d - 1);
    return claim(all({with(yes, no) == d + 1, with(no, yes) == nearer, with(yes, yes) == d}), d);
  }
  [[nodiscard]] Claim skills() const {
    const Truth plus = Truth::named("defensive_horse");
    const Truth minus = Truth::named("offensive_horse");
    const Number d = by_rules::distance(steps_, alive_, plus, minus, nearer_);
    const Number without = by_rules::distance(steps_, alive_, plus, minus, Number(0));
    Claim c = claim(d == larger(Number(without - nearer_), Number(1)), d);
    c.smallest.push_back(nearer_);
    return c;
  }
  [[nodiscard]] Claim only_neighbours() const {
    const Number d = bare(steps_);
    const Truth next = either(steps_ == 1, steps_ == alive_ - 1);
    return claim(
        both(same(by_rules::reaches(d, Number(1)), next),
             implies(by_rules::reaches(d, range_), by_rules::reaches(d, Number(range_ + 1)))),
        d);
  }
  [[nodiscard]] Claim neighbour() const {
    const Truth minus = Truth::named("offensive_horse");
    const Number d = by_rules::distance(steps_, alive_, Truth(false), minus, nearer_);
    Claim c = claim(by_rules::reaches(d, range_), d);
    c.given = both(c.given, either(steps_ == 1, steps_ == alive_ - 1));
    return c;
  }

 private:
  [[nodiscard]] Number bare(const Number& steps) const {
    return by_rules::distance(steps, alive_, Truth(false), Truth(false), Number(0));
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

Claim hand_kept(const Options& options) {
  const Number hand = Number::named("hand");
  const Number hp = Number::named("hit_points");
  const Number max_hp = Number::named("maximum");
  const Number gone = by_rules::excess(hand, by_rules::hand_limit(hp, max_hp, options));
  const Number left = hand - gone;
  const bool by_maximum = options.is<Opt::hand_limit>("max_hp");
  const Number& counts = by_maximum ? max_hp : hp;
  const Number least = options.is<Opt::hand_limit>("none") ? hand : ite(counts < 0, 0, counts);
  return {all({between(0, hand, deck_size), between(-20, hp, 20), between(1, max_hp, 20),
               hp <= max_hp}),
          all({0 <= gone, gone <= hand, left <= least, either(gone == 0, left == least)}),
          {hand, ite(hp < 0, 0 - hp, hp), max_hp},
          [=](const Values& v) {
            const std::string en = by_maximum ? fmt::format("{}/{}", v.of(hp), v.of(max_hp))
                                              : std::to_string(v.of(hp));
            return Words{fmt::format("{} cards in hand, {} hit points: {} discarded, {} kept",
                                     v.of(hand), en, v.of(gone), v.of(left)),
                         fmt::format("手牌{}张，体力{}：弃置{}张，保留{}张", v.of(hand), en,
                                     v.of(gone), v.of(left))};
          },
          {},
          {}};
}

}  // namespace

void distance_theorems(const Options& options, std::vector<Theorem>& out) {
  const Around around;
  const auto add = [&](std::string_view id, Claim claim) {
    out.push_back({id, {std::move(claim)}, {}});
  };
  add("THM-SGS-DISTANCE-LEAST", around.least());
  add("THM-SGS-DISTANCE-WAY", around.shorter_way());
  add("THM-SGS-DISTANCE-SYMMETRIC", around.symmetric());
  add("THM-SGS-DISTANCE-HORSES", around.horses());
  add("THM-SGS-DISTANCE-SKILLS", around.skills());
  add("THM-SGS-REACH-NEIGHBOUR", around.neighbour());
  add("THM-SGS-REACH-ONLY", around.only_neighbours());
  add("THM-SGS-HAND-LIMIT", hand_kept(options));
}

}  // namespace tally::proofs
