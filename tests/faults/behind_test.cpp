// What stands behind a finding is judged like anything else: a value told wrong there is one
// finding at its place, and the findings that were there before stay.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "replay/books/ruleset.h"
#include "replay/io/whole_file.h"
#include "replay/words.h"
#include "tests/faults/native.h"
#include "tests/faults/outcome.h"

namespace tally::faults {
namespace {

namespace kind = sanguosha::kind;

bool has(const std::vector<Finding>& findings, const Finding& f) {
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& other) {
    return other.kind == f.kind && other.rule == f.rule && other.source_at == f.source_at;
  });
}

class BehindFindings : public testing::TestWithParam<const char*> {};

TEST_P(BehindFindings, WrongValuesAreFound) {
  const io::Bytes file =
      io::read_all(std::string(TALLY_SOURCE_DIR) + "/corpus/defects/" + GetParam());
  Bench bench;
  bench.check(file.bytes());
  const Schema& schema = bench.record().game->schema();
  Checker checker(*bench.record().game);
  const Ruleset rules = load_ruleset(*bench.record().game, bench.record().ruleset);
  Record record;
  Record changed;
  Report report;
  plant(bench.record(), {Change::left_out, bench.record().size()}, 0, record);
  record.shows = bench.record().shows;
  checker.check(record, rules, report);
  const std::vector<Finding> before = report.findings;
  int planted = 0;
  ASSERT_FALSE(before.empty());
  for (std::size_t i = before.front().source_at; i < record.size(); ++i) {
    const Kind k = record.event(i).kind;
    if (k != kind::hp && k != kind::damage && k != kind::heal) continue;
    plant(record, {Change::field, i, Field::value}, static_cast<std::uint32_t>(i), changed);
    changed.shows = record.shows;
    checker.check(changed, rules, report);
    ++planted;
    SCOPED_TRACE(event_words(schema, changed.event(i)));
    EXPECT_EQ(report.findings.size(), before.size() + 1);
    for (const Finding& old : before)
      EXPECT_TRUE(has(report.findings, old)) << text_of(old.message);
    for (const Finding& now : report.findings)
      EXPECT_TRUE(has(before, now) || (now.source_at + 1 >= i && now.source_at <= i + 1));
  }
  EXPECT_GT(planted, 5);
}

INSTANTIATE_TEST_SUITE_P(Games, BehindFindings,
                         testing::Values("v0515-g007004_p4_v1.fk.rep",
                                         "v0515m-g007212_p4_v1.fk.rep"),
                         [](const auto& info) {
                           const std::string name = info.param;
                           return name.substr(0, name.find('-'));
                         });

}  // namespace
}  // namespace tally::faults
