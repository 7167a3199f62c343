// Identities: counting through all assignments and Z3 agree; a core needs each of its statements.
#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "verify/games/sanguosha/roles.h"
#include "verify/proofs/solver.h"

namespace tally::hidden {
namespace {

using Said = RoleStatement::Kind;

const Ruleset rules;  // the defaults: their first values

struct Case {
  Identities said;
  sanguosha::EndRules ends;
};

// Deaths in any order, roles shown or not, an end or none; mostly nonsense.
Case random_identities(Random& random) {
  Case made;
  Identities& out = made.said;
  const std::vector<std::vector<int>> tables = {{0, 1, 1, 1, 1}, {0, 1, 1, 3, 1}, {0, 1, 2, 4, 1}};
  const auto& counts = tables[static_cast<std::size_t>(random.below(3))];
  made.ends.own_camp = random.percent(30);
  out.table = table_of(counts, sanguosha::Options(rules), made.ends);
  const int players = out.table.players;
  SeatSet dead;
  const int deaths = 1 + random.below(players - 1);
  for (int i = 0; i < deaths; ++i) {
    const auto seat = static_cast<Seat>(random.below(players));
    dead.add(seat);
    const auto step = static_cast<std::size_t>(i);
    if (random.percent(60))
      out.says.push_back(
          {.step = step, .seat = seat, .role = static_cast<What>(1 + random.below(4))});
    RoleStatement s{.kind = i + 1 == deaths ? Said::ended : Said::went_on, .step = step};
    s.dead = dead;
    s.names_winners = random.percent(50);
    for (int w = 0; w < players; ++w)
      if (random.percent(40)) s.winners.add(static_cast<Seat>(w));
    if (random.percent(70)) out.says.push_back(s);
  }
  return made;
}

// The same by Z3: the templates of the end conditions over the solver's expressions.
class BySolver {
 public:
  BySolver(const Identities& i, const sanguosha::EndRules& ends) : of_(i), ends_(ends), all_(true) {
    for (int s = 0; s < i.table.players; ++s)
      role_.push_back(Number::named("role" + std::to_string(s)));
    for (int role = 1; role < 5; ++role)
      demand(living(role, {}) == Number(i.table.count[static_cast<std::size_t>(role)]));
    demand(role_[0] == Number(1));
    for (const Number& r : role_) demand(both(r >= Number(1), r <= Number(4)));
    for (const RoleStatement& s : i.says) demand(holds(s));
  }
  bool possible() { return proofs::Solver().holds_somewhere(all_) == proofs::Answer::sat; }

 private:
  using Number = proofs::Number;
  using Truth = proofs::Truth;

  void demand(const Truth& t) { all_ = both(all_, t); }

  // How many of this role are not among the dead.
  Number living(int role, const SeatSet& dead) {
    Number n(0);
    for (int s = 0; s < of_.table.players; ++s)
      if (!dead.contains(static_cast<Seat>(s)))
        n = n + ite(role_[static_cast<std::size_t>(s)] == Number(role), Number(1), Number(0));
    return n;
  }

  Truth holds(const RoleStatement& s) {
    if (s.kind == Said::is) return role_[static_cast<std::size_t>(s.seat)] == Number(s.role);
    const sanguosha::Survivors<Truth, Number> left{living(1, s.dead) > Number(0), living(2, s.dead),
                                                   living(3, s.dead), living(4, s.dead)};
    const auto outcome = sanguosha::identity_outcome(left, ends_);
    if (s.kind == Said::went_on) return outcome.open;
    Truth all = negate(outcome.open);
    for (int i = 0; i < of_.table.players && s.names_winners; ++i) {
      const Number& r = role_[static_cast<std::size_t>(i)];
      const Truth won = sanguosha::wins(outcome, r, Truth(!s.dead.contains(static_cast<Seat>(i))));
      all = both(all, same(won, Truth(s.winners.contains(static_cast<Seat>(i)))));
    }
    return all;
  }

  const Identities& of_;
  const sanguosha::EndRules& ends_;
  std::vector<Number> role_;
  Truth all_;
};

TEST(HiddenRoles, CountingAndSolverAgree) {
  int possible = 0;
  constexpr int tries = 80;
  for (int seed = 0; seed < tries; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Case made = random_identities(random);
    const Identities& i = made.said;
    const bool any = !assignments(i).empty();
    possible += any ? 1 : 0;
    ASSERT_EQ(BySolver(i, made.ends).possible(), any) << "seed " << seed;
    if (any) continue;
    const auto core = role_core(i);
    Identities only{i.table, {}};
    for (const std::size_t s : core) only.says.push_back(i.says[s]);
    EXPECT_TRUE(assignments(only).empty()) << "seed " << seed;
    for (std::size_t s = 0; s < core.size(); ++s) {
      Identities fewer = only;
      fewer.says.erase(fewer.says.begin() + static_cast<std::ptrdiff_t>(s));
      EXPECT_FALSE(assignments(fewer).empty()) << "seed " << seed << ", without " << core[s];
      EXPECT_TRUE(BySolver(fewer, made.ends).possible())
          << "seed " << seed << ", without " << core[s];
    }
  }
  EXPECT_GT(possible, 8);
  EXPECT_GT(tries - possible, 20);
}

TEST(HiddenRoles, NothingSaidLeavesTheWholeTable) {
  Identities i;
  i.table = table_of({0, 1, 2, 4, 1}, sanguosha::Options(rules), {});
  EXPECT_EQ(assignments(i).size(), 105U);  // 7! / (2! 4! 1!)
  i.says.push_back({.seat = 3, .role = 4});
  EXPECT_EQ(assignments(i).size(), 15U);  // 6! / (2! 4!)
}

// Five players: two rebels; the game goes on after two deaths, so not both were rebels with the
// spy.
TEST(HiddenRoles, ThatTheGameGoesOnSaysSomething) {
  Identities i;
  i.table = table_of({0, 1, 1, 1, 1}, sanguosha::Options(rules), {});
  EXPECT_EQ(assignments(i).size(), 6U);
  i.says.push_back({.kind = Said::went_on, .step = 1, .dead = {Seat(1), Seat(2)}});
  // Seats 2 and 3 are dead and it goes on: they are not the rebel and the spy.
  EXPECT_EQ(assignments(i).size(), 4U);
}

TEST(HiddenRoles, TooManyRebels) {
  Identities i;
  i.table = table_of({0, 1, 1, 1, 1}, sanguosha::Options(rules), {});
  i.says.push_back({.step = 1, .seat = 1, .role = 3});
  i.says.push_back({.kind = Said::went_on, .step = 2, .dead = Seat(1)});
  i.says.push_back({.step = 3, .seat = 2, .role = 3});
  EXPECT_TRUE(assignments(i).empty());
  EXPECT_EQ(role_core(i), (std::vector<std::size_t>{0, 2}));
}

}  // namespace
}  // namespace tally::hidden
