// `tally annotate --notes` and `--lesson`: what is read, what is chosen, what is said.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string taught = "corpus/native/generals-6-165.jsonl";
const std::string notes = "corpus/native/generals-6-165.notes.toml";

bool shows(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string written(const std::string& path) {
  std::ifstream file(path);
  std::stringstream all;
  all << file.rdbuf();
  return all.str();
}

TEST(Notes, StandInTheTextOfThePage) {
  const Outcome o = tally({"annotate", taught, "--notes", notes, "-o", "-"});
  ASSERT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(count(o.out, "<div class=\"n\" id=n"), 3U);
  EXPECT_EQ(count(o.out, "<div class=\"n q\" id=n"), 2U);
  // A question stands before what answers it.
  EXPECT_LT(o.out.find("What would you do?"), o.out.find("<li id=e42"));
  EXPECT_GT(o.out.find("What would you do?"), o.out.find("<li id=e41"));
  EXPECT_TRUE(shows(o.out, "你会怎么做？"));
}

TEST(Notes, AMistakeIsOneMessageAndNoPage) {
  const Folder folder;
  const std::string bad = folder.path("bad.toml");
  std::ofstream(bad) << "[[note]]\nevent = 9999\ntext.en = \"a\"\n";
  const std::string out = folder.path("page.html");
  const Outcome o = tally({"annotate", taught, "--notes", bad, "-o", out});
  EXPECT_EQ(o.code, 2);
  EXPECT_EQ(lines_of(o.err).size(), 1U) << o.err;
  EXPECT_TRUE(shows(o.err, "bad.toml:2: event: expected a whole number from 0 to 690")) << o.err;
  EXPECT_EQ(written(out), "");
  EXPECT_EQ(tally({"annotate", taught, "--notes", folder.path("none.toml"), "-o", out}).code, 2);
  EXPECT_EQ(tally({"annotate", taught, "--notes", bad, "-o", bad}).code, 2) << "what is read";
}

TEST(Lesson, HasThePassagesOfEachRuleAndSaysWhereTheyAreFrom) {
  const Folder folder;
  const std::string out = folder.path("lesson.html");
  const Outcome o = tally({"annotate", "--lesson", "判定", "sgs-card-duel", "DDZ-ROCKET",
                           "corpus/native", "corpus/dou_dizhu", "-o", out});
  ASSERT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(shows(o.out, "SGS-JUDGEMENT: 3 passages")) << o.out;
  EXPECT_TRUE(shows(o.out, "DDZ-ROCKET: 3 passages")) << o.out;
  EXPECT_TRUE(shows(o.last_line(), "3 rules, 9 passages out of ")) << o.out;
  const std::string page = written(out);
  EXPECT_EQ(count(page, "<article class=passage"), 9U);
  EXPECT_EQ(count(page, "<section class=taught"), 3U);
  EXPECT_TRUE(shows(page, ".jsonl"));
  EXPECT_TRUE(shows(page, ", events "));
  EXPECT_TRUE(shows(page, "<div id=\"SGS-CARD-DUEL\">")) << "the text of a rule it cites";
  EXPECT_FALSE(shows(page, "corpus/native")) << "a page need not say where it came from";
}

// What lies beside records is passed over, as `check` does; what claims to be one is not.
TEST(Lesson, StrayFilesAreNoUnreadableGames) {
  const Folder folder;
  folder.write("a.jsonl", random_log(4, 1));
  folder.write("notes.txt", "what lies beside");
  const Outcome lesson =
      run({"annotate", "--lesson", "SGS-CARD-SLASH", folder.path(), "-o", "/dev/null"});
  EXPECT_EQ(lesson.code, 0) << lesson.err;
  EXPECT_EQ(lesson.err, "");
  const Outcome coverage = run({"rules", "--coverage", folder.path()});
  EXPECT_EQ(coverage.code, 0) << coverage.err;
  folder.write("b.jsonl", "what claims to be a record");
  EXPECT_EQ(run({"rules", "--coverage", folder.path()}).code, 3);
  const Folder strays;
  strays.write("notes.txt", "nothing else");
  for (const auto& words : {std::vector<std::string>{"rules", "--coverage", strays.path()},
                            std::vector<std::string>{"annotate", "--lesson", "SGS-CARD-SLASH",
                                                     strays.path(), "-o", "/dev/null"}}) {
    const Outcome none = run(words);
    EXPECT_EQ(none.code, 3);
    EXPECT_NE(none.err.find("no record in"), std::string::npos) << none.err;
  }
}

TEST(Lesson, IsTheSameEveryTime) {
  const std::vector<std::string> words = {"annotate", "corpus", "-o", "-", "--lesson", "SGS-DYING"};
  const Outcome one = tally(words);
  EXPECT_EQ(one.out, tally(words).out);
  EXPECT_EQ(one.code, 3) << "the corpus holds files that cannot be read";
  EXPECT_TRUE(shows(one.err, "cannot be read"));
}

TEST(Lesson, ARuleNobodyShowsIsNamedWithWhatWasSearched) {
  const Folder folder;
  const std::string out = folder.path("lesson.html");
  const Outcome o = tally({"annotate", "--lesson", "SGS-SLASH-LIMIT", taught, "-o", out});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(
      shows(o.out, "SGS-SLASH-LIMIT: none of the 1 games searched shows it (" + taught + ")"))
      << o.out;
  EXPECT_TRUE(shows(written(out), "class=none"));
}

TEST(Lesson, SaysWhichRuleWordsMean) {
  const Outcome o =
      tally({"annotate", "--lesson", "judgement phase", "corpus/native", "-o", "/dev/null"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(shows(o.err, "judgement phase: taken as SGS-PHASE-JUDGE")) << o.err;
  const Outcome title =
      tally({"annotate", "--lesson", "judgement", "corpus/native", "-o", "-", "--lang", "zh"});
  EXPECT_TRUE(shows(title.err,
                    "judgement：理解为SGS-JUDGEMENT；相近的有：SGS-SKILL-SHENZHI, SGS-PHASE-JUDGE"))
      << title.err;
  EXPECT_TRUE(shows(title.out, "000：公布的身份局规则页（英文）")) << "what its source is";
}

TEST(Lesson, TellsWhatIsFoundBehindTheLastEvent) {
  const Folder folder;
  const std::string game = written(TALLY_SOURCE_DIR "/" + taught);
  const std::string path =
      folder.write("more.jsonl", game + "{\"e\":\"turn\",\"seat\":2}\n");  // after its end
  const Outcome o = tally({"annotate", "--lesson", "SGS-END-LORD-DEAD", path, "-o", "-"});
  EXPECT_EQ(count(o.out, "<div class=f id=a1p"), 1U) << o.err;
  EXPECT_TRUE(shows(o.out, "<div id=\"SGS-TURN-ORDER\">")) << "the rule it cites";
}

TEST(Lesson, SuggestsRulesThatComeNear) {
  const auto refused = [](std::vector<std::string> more) {
    std::vector<std::string> words = {"annotate", "-o", "/dev/null", "--lesson"};
    words.insert(words.end(), more.begin(), more.end());
    const Outcome o = tally(words);
    EXPECT_EQ(o.code, 2) << o.err;
    EXPECT_EQ(lines_of(o.err).size(), 1U) << o.err;
    return o.err;
  };
  EXPECT_TRUE(shows(refused({"SGS-CARD-SLAHS", "corpus"}), "did you mean \"SGS-CARD-SLASH\"?"));
  EXPECT_TRUE(shows(refused({"LIGHTN", "corpus"}), "similar: SGS-CARD-LIGHTNING"));
  EXPECT_TRUE(shows(refused({"SGS-DYING"}), "expected files or folders"));
  EXPECT_TRUE(shows(refused({"SGS-DYING", "-"}), "standard input"));
  EXPECT_TRUE(shows(refused({"SGS-DYING", "corpus", "--seat", "2"}), "takes no --seat"));
  EXPECT_EQ(tally({"annotate", "-o", "/dev/null"}).code, 2);
}

TEST(Lesson, ShowsAViolationWhereNothingElseDoes) {
  const Outcome o = tally(
      {"annotate", "corpus/faults/second-slash.jsonl", "-o", "-", "--lesson", "SGS-SLASH-LIMIT"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(count(o.out, "<div class=f id=a1p1"), 1U);
  EXPECT_TRUE(shows(o.out, "this passage does not keep the rules"));
}

}  // namespace
}  // namespace tally::cli::testing
