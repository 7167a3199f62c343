#include "replay/report/summary.h"

#include <gtest/gtest.h>

namespace tally::report {
namespace {

Entry entry(VerdictKind verdict, std::uint64_t signature, int findings = 0) {
  Entry e;
  e.report.verdict = verdict;
  e.report.signature = signature;
  e.report.findings.resize(static_cast<std::size_t>(findings));
  if (verdict == VerdictKind::unreadable) e.error = "why";
  return e;
}

TEST(Summary, CountsInOneLine) {
  Summary s;
  EXPECT_EQ(s.line(), "0 games — signature 0000000000000000");
  for (int i = 0; i < 24; ++i) s.add(entry(VerdictKind::clean, 1));
  s.add(entry(VerdictKind::violations, 2, 1));
  s.add(entry(VerdictKind::violations, 3, 2));
  s.add(entry(VerdictKind::incomplete, 4));
  EXPECT_TRUE(s.line().starts_with(
      "27 games: 24 clean, 2 with violations (3 findings), 1 incomplete — signature "))
      << s.line();
  s.add(entry(VerdictKind::undecided, 5, 1));
  s.add(entry(VerdictKind::unreadable, 0));
  EXPECT_TRUE(
      s.line(true).starts_with("interrupted after 29 games: 24 clean, 2 with violations "
                               "(3 findings), 1 undecided, 1 incomplete, 1 unreadable — "))
      << s.line(true);
}

TEST(Summary, OneIsSingular) {
  Summary s;
  s.add(entry(VerdictKind::violations, 2, 1));
  EXPECT_TRUE(s.line().starts_with("1 game: 1 with violations (1 finding) — ")) << s.line();
}

TEST(Summary, TheSignatureDoesNotKnowTheOrder) {
  Summary a;
  Summary b;
  a.add(entry(VerdictKind::clean, 1));
  a.add(entry(VerdictKind::clean, 2));
  b.add(entry(VerdictKind::clean, 2));
  b.add(entry(VerdictKind::clean, 1));
  EXPECT_EQ(a.signature(), b.signature());
}

TEST(Summary, TheSignatureKnowsEveryGameAndVerdict) {
  const auto of = [](std::initializer_list<Entry> entries) {
    Summary s;
    for (const Entry& e : entries) s.add(e);
    return s.signature();
  };
  const auto one = of({entry(VerdictKind::clean, 1)});
  EXPECT_NE(one, of({entry(VerdictKind::clean, 2)}));
  EXPECT_NE(one, of({entry(VerdictKind::incomplete, 1)}));
  EXPECT_NE(one, of({entry(VerdictKind::clean, 1), entry(VerdictKind::clean, 1)}));
  EXPECT_NE(of({entry(VerdictKind::clean, 1), entry(VerdictKind::incomplete, 2)}),
            of({entry(VerdictKind::clean, 2), entry(VerdictKind::incomplete, 1)}));
}

}  // namespace
}  // namespace tally::report
