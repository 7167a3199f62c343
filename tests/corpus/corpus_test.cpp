// Every record of corpus/ gets exactly the verdict, the findings and the signature written down in
// corpus/EXPECTED.tsv. To write that file anew after a change of behaviour that is meant:
//   TALLY_WRITE_EXPECTED=1 ./test -R corpus
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/io/list_inputs.h"
#include "replay/report/entry.h"
#include "replay/report/known/expected.h"
#include "replay/report/summary.h"
#include "replay/source.h"
#include "verify/hidden/explain.h"

namespace tally {
namespace {

const std::string corpus = std::string(TALLY_SOURCE_DIR) + "/corpus";

std::vector<std::string> rows() {
  std::vector<std::string> out;
  report::Summary all;
  RecordStream stream;
  Record record;
  std::map<const Game*, std::unique_ptr<Checker>> checkers;
  const report::TableNames names(corpus);
  hidden::Explainer explainer;
  for (const std::string& path : io::list_inputs({corpus})) {
    stream.open(path);
    for (std::uint32_t n = 1;; ++n) {
      const RecordStream::Got got = stream.next(record);
      if (got == RecordStream::Got::end) break;
      report::Entry e;
      e.path = path;
      e.number = n;
      if (got == RecordStream::Got::error) {
        e.error = stream.error().message;
        e.report.verdict = VerdictKind::unreadable;
      } else {
        e.game = record.game;
        e.ruleset = record.ruleset;
        auto& checker = checkers[record.game];
        if (checker == nullptr) checker = std::make_unique<Checker>(*record.game);
        const Ruleset rules = load_ruleset(*record.game, record.ruleset);
        checker->check(record, rules, e.report);
        explainer.examine(record, rules, *checker, e.report);
      }
      all.add(e);
      out.push_back(report::expected_row(report::expected_columns(e, names)));
    }
  }
  const std::string signature = fmt::format("{:016x}", all.signature());
  out.push_back(report::expected_row({"all", "-", "-", signature, "-"}));
  return out;
}

TEST(Corpus, EveryRecordGetsWhatIsExpectedOfIt) {
  const std::vector<std::string> now = rows();
  const std::string file = corpus + "/EXPECTED.tsv";
  if (std::getenv("TALLY_WRITE_EXPECTED") != nullptr) {
    std::ofstream out(file);
    out << report::expected_head << '\n';
    for (const std::string& row : now) out << row;
    return;
  }
  std::ifstream in(file);
  ASSERT_TRUE(in) << file;
  std::vector<std::string> expected;
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line[0] != '#') expected.push_back(line + "\n");
  ASSERT_EQ(expected.size(), now.size()) << "a record came or went; see the head of this file";
  for (std::size_t i = 0; i < now.size(); ++i) EXPECT_EQ(expected[i], now[i]);
}

}  // namespace
}  // namespace tally
