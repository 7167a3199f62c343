// `tally hide`, and `tally check` on what it writes.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string game = "corpus/native/classic-8-4.jsonl";

Outcome tally(std::vector<std::string> arguments, const std::string& input = "") {
  return run({.arguments = std::move(arguments), .input = input, .folder = TALLY_SOURCE_DIR});
}

TEST(Hide, WritesWhatASeatSaw) {
  const Outcome seen = tally({"hide", game, "--seat", "2"});
  ASSERT_EQ(seen.code, 0) << seen.err;
  EXPECT_EQ(count(seen.out, "\"role\":\"hidden\""), 6U) << "all but the lord's and its own";
  const Outcome checked = tally({"check", "-"}, seen.out);
  EXPECT_EQ(checked.code, 0);
  EXPECT_NE(checked.out.find("clean"), std::string::npos) << checked.out;
  EXPECT_NE(checked.out.find("hidden cards explained"), std::string::npos) << checked.out;
  const Outcome nobody = tally({"hide", game, "--seat", "0"});
  EXPECT_EQ(count(nobody.out, "\"role\":\"hidden\""), 7U);
}

TEST(Hide, WritesAFile) {
  const Folder folder;
  const std::string path = folder.path("seen.jsonl.gz");
  ASSERT_EQ(tally({"hide", game, "--seat", "1", "-o", path}).code, 0);
  const Outcome checked = tally({"check", path});
  EXPECT_EQ(checked.code, 0) << checked.out;
}

TEST(Hide, RefusesASeatThatIsNotThere) {
  const Outcome o = tally({"hide", game, "--seat", "9"});
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("there is no seat 9; this game has 8 seats"), std::string::npos) << o.err;
  EXPECT_EQ(tally({"hide", game}).code, 2);
  EXPECT_EQ(tally({"hide", "corpus/README.md", "--seat", "1"}).code, 3);
}

TEST(Hide, AWitnessIsAGameThatShowsAll) {
  const Folder folder;
  const std::string seen = folder.path("seen.jsonl");
  const std::string whole = folder.path("whole.jsonl");
  ASSERT_EQ(tally({"hide", game, "--seat", "3", "-o", seen}).code, 0);
  ASSERT_EQ(tally({"check", seen, "--witness", whole}).code, 0);
  const Outcome checked = tally({"check", whole});
  EXPECT_EQ(checked.code, 0) << checked.out;
  EXPECT_EQ(checked.out.find("hidden"), std::string::npos) << checked.out;
  const Outcome again = tally({"hide", whole, "--seat", "3"});
  std::stringstream before;
  before << std::ifstream(seen).rdbuf();
  EXPECT_EQ(again.out, before.str());
}

TEST(Hide, AContradictionIsToldInWords) {
  const Outcome o = tally({"check", "corpus/faults/hidden-card-twice.jsonl"});
  EXPECT_EQ(o.code, 1);
  EXPECT_NE(o.out.find("SGS-USE-HOLD"), std::string::npos) << o.out;
  EXPECT_EQ(count(o.out, "because "), 2U) << o.out;
  const Outcome zh = tally({"check", "corpus/faults/hidden-card-twice.jsonl", "--lang", "zh"});
  EXPECT_EQ(count(zh.out, "因为："), 2U) << zh.out;
  const Outcome json =
      tally({"check", "corpus/faults/hidden-card-twice.jsonl", "--format", "jsonl"});
  EXPECT_NE(json.out.find("\"hidden\":\"contradiction\""), std::string::npos) << json.out;
  EXPECT_NE(json.out.find("\"because\":[\""), std::string::npos) << json.out;
}

}  // namespace
}  // namespace tally::cli::testing
