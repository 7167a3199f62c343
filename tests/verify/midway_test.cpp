// A record that begins in the middle is held against the invariants from there on.
#include <string>

#include <gtest/gtest.h>

#include "tests/verify/hidden_support.h"
#include "verify/invariants/invariants.h"

namespace tally {
namespace {

using hidden::testing::read;
using hidden::testing::rules_of;

// Seats 1, 3 and 4 are left by the turn the record begins in, and play so many rounds; then each of
// them loses a hit point.
std::string three_are_left(int rounds) {
  std::string log =
      R"({"tally":1,"game":"sanguosha","ruleset":"seed-000","players":4,"midway":true,)"
      R"("omits":["round","phase"],"seats":[{"role":"lord"},{"role":"loyalist"},{"role":"rebel"},)"
      R"({"role":"spy"}]})"
      "\n"
      R"({"e":"shuffle","n":90,"cards":90})"
      "\n";
  const auto line = [&](int seat, const std::string& of, const std::string& rest) {
    log += R"({"e":")" + of + R"(","seat":)" + std::to_string(seat) + rest + "}\n";
  };
  for (const int seat : {1, 3, 4}) line(seat, "hp", R"(,"hp":30,"max":30)");
  line(2, "death", R"(,"role":"loyalist")");
  log += R"({"e":"resume","round":2,"next":1})"
         "\n";
  for (int round = 0; round < rounds; ++round)
    for (const int seat : {1, 3, 4}) {
      line(seat, "turn", "");
      line(seat, "draw", R"(,"n":2,"cards":2)");
    }
  for (const int seat : {4, 1, 3}) {
    line(seat, "lose", R"(,"n":1)");
    line(seat, "hp", R"(,"hp":29,"max":30)");
  }
  line(1, "turn", "");
  return log;
}

TEST(Midway, ThreeWhoAreLeftLoseAHitPointAfterTheFourthRound) {
  for (const int rounds : {3, 4}) {
    Record record;
    read(three_are_left(rounds), record);
    Checker checker(*record.game);
    checker.watch(verify::watch_for(*record.game));
    Report report;
    checker.check(record, rules_of(record), report);
    for (const Finding& f : report.findings) EXPECT_NE(f.kind, FindingKind::invariant) << rounds;
    EXPECT_EQ(report.verdict, rounds == 4 ? VerdictKind::incomplete : VerdictKind::violations);
  }
}

}  // namespace
}  // namespace tally
