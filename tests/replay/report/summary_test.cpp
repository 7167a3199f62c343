#include "replay/report/summary.h"

#include <gtest/gtest.h>

#include "replay/books/defects.h"
#include "replay/messages.h"

namespace tally::report {
namespace {

Entry entry(VerdictKind verdict, std::uint64_t signature, int findings = 0) {
  Entry e;
  e.report.verdict = verdict;
  e.report.signature = signature;
  e.report.findings.resize(static_cast<std::size_t>(findings));
  if (verdict == VerdictKind::unreadable) e.error = say::verbatim("why");
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

TEST(Summary, KnownDefectsAreCountedWithTheirPrograms) {
  Summary s;
  const auto add = [&](const char* program, int findings, int known) {
    Entry e = entry(VerdictKind::violations, 2, findings);
    e.program = program;
    for (int i = 0; i < known; ++i)
      e.report.findings[static_cast<std::size_t>(i)].defect = known_defects().data();
    s.add(e);
  };
  add("FreeKill 0.5.15", 2, 1);
  EXPECT_TRUE(
      s.line().starts_with("1 game: 1 with violations (2 findings, 1 of them a known "
                           "defect of FreeKill 0.5.15) — "))
      << s.line();
  add("FreeKill 0.5.10", 1, 1);
  EXPECT_TRUE(
      s.line().starts_with("2 games: 2 with violations (3 findings, 2 of them known "
                           "defects of FreeKill 0.5.10, FreeKill 0.5.15) — "))
      << s.line();
  EXPECT_TRUE(s.line(false, Lang::zh)
                  .starts_with("2局：违规2局（3处，其中2处是FreeKill 0.5.10、FreeKill 0.5.15的"
                               "已知缺陷） — "))
      << s.line(false, Lang::zh);
  add("FreeKill 0.5.11", 1, 1);
  add("FreeKill 0.5.12", 1, 1);
  EXPECT_NE(s.line().find("4 of them known defects of their programs)"), std::string::npos)
      << s.line();
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
