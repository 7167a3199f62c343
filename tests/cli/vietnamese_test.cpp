// Vietnamese: the rulebook has texts of what the page in Vietnamese says, everything else is said
// in English.
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/replay/io/support.h"

namespace tally::cli::testing {
namespace {

std::string said_in(const char* language, std::vector<std::string> arguments) {
  return run(Run{.arguments = std::move(arguments), .environment = {language}}).out;
}
std::string content_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
constexpr const char* vietnamese = "LANG=vi_VN.UTF-8";

TEST(Vietnamese, TheRulebookHasWhatThePageSays) {
  const std::string rule = run({"rules", "SGS-GZ-REWARD", "--lang", "vi"}).out;
  EXPECT_TRUE(rule.starts_with("SGS-GZ-REWARD  Quốc Chiến: thưởng khi giết")) << rule;
  EXPECT_NE(rule.find("rút số lá bằng số người còn sống của thế lực đó"), std::string::npos);
  EXPECT_NE(rule.find("004, \"6. Tử vong\""), std::string::npos) << rule;
  EXPECT_EQ(rule, said_in(vietnamese, {"rules", "SGS-GZ-REWARD"}));
  const std::string option = run({"rules", "AMB-SGS-055", "--lang", "vi"}).out;
  EXPECT_NE(option.find("rút hai lá, khi có từ sáu người chơi"), std::string::npos) << option;
  EXPECT_NE(run({"rules", "SGS-SKILL-HEZONG", "--lang", "vi"}).out.find("có in chữ “Liên”"),
            std::string::npos);
}

TEST(Vietnamese, IsFoundByItsWords) {
  const std::string found = run({"rules", "Dã Tâm", "--lang", "vi"}).out;
  EXPECT_NE(found.find("SGS-GZ-CAREERIST"), std::string::npos) << found;
  EXPECT_TRUE(run({"rules", "Quốc Chiến: chiến thắng"}).out.starts_with("SGS-GZ-END"));
}

TEST(Vietnamese, IsEnglishWhereThereIsNone) {
  EXPECT_EQ(run({"rules", "SGS-SKILL-JIANXIONG", "--lang", "vi"}).out,
            run({"rules", "SGS-SKILL-JIANXIONG", "--lang", "en"}).out);
  const std::string game = "corpus/native/guozhan-6-2.jsonl";
  EXPECT_EQ(tally({"show", game, "--lang", "vi"}).out, tally({"show", game, "--lang", "en"}).out);
  EXPECT_EQ(said_in(vietnamese, {"check", "--help"}).find("检查"), std::string::npos);
}

TEST(Vietnamese, FindingsNameTheirRuleInIt) {
  const Folder folder;
  const std::string good = folder.path("good.jsonl");
  ASSERT_EQ(run({"play", "--ruleset", "guozhan-old", "--players", "6", "-o", good}).code, 0);
  std::string log = content_of(good);
  const std::size_t shown = log.find("\"e\":\"allegiance\"");
  ASSERT_NE(shown, std::string::npos);
  const std::size_t kingdom = log.find("\"kingdom\":\"", shown) + 11;
  log.replace(kingdom, log.find('"', kingdom) - kingdom, "careerist");
  const std::string bad = folder.write("bad.jsonl", log);
  const Outcome vi = run({"check", bad, "--lang", "vi"});
  EXPECT_EQ(vi.code, 1);
  EXPECT_NE(vi.out.find("SGS-GZ-KINGDOM Quốc Chiến: xác định thế lực"), std::string::npos)
      << vi.out;
  EXPECT_NE(vi.out.find("stands for careerist"), std::string::npos) << vi.out;
}

TEST(Vietnamese, IsOneOfTheLanguagesOfTheOption) {
  EXPECT_NE(run({"rules", "--help"}).out.find("--lang en|zh|vi"), std::string::npos);
  EXPECT_EQ(run({"rules", "--lang", "vn"}).code, 2);
  EXPECT_EQ(said_in("LANG=vix", {"rules", "SGS-GZ-END"}),
            said_in("LANG=C", {"rules", "SGS-GZ-END"}));
  EXPECT_NE(run({"completion", "bash"}).out.find("--lang) values=\"en zh vi\""), std::string::npos);
  EXPECT_NE(run({"man"}).out.find("en|zh|vi"), std::string::npos);
}

// Pages have the two languages in which everything is said.
TEST(Vietnamese, PagesAreAsEverywhereElse) {
  const Folder folder;
  const std::string game = std::string(TALLY_SOURCE_DIR) + "/corpus/native/guozhan-6-2.jsonl";
  const std::string one = folder.path("one.html");
  const std::string other = folder.path("other.html");
  said_in("LANG=C", {"annotate", game, "-o", one});
  said_in(vietnamese, {"annotate", game, "-o", other});
  EXPECT_EQ(content_of(one), content_of(other));
}

}  // namespace
}  // namespace tally::cli::testing
