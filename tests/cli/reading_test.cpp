// What a person reads: colours, the pager, rules by any word, the language of the surroundings,
// graphs as pictures.
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "replay/report/display.h"
#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

using One = cli::testing::Run;
constexpr std::string_view red_heart = "\x1b[31m♥";

bool text_has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(Colour, IsAsItIsWanted) {
  const Folder folder;
  const std::string path = folder.write("a", faulty_log(4, 1));
  EXPECT_TRUE(text_has(run({"show", path, "--color", "always"}).out, red_heart));
  EXPECT_TRUE(text_has(run({"--color", "always", "show", path}).out, red_heart));
  EXPECT_FALSE(text_has(run({"show", path}).out, "\x1b["));
  const std::vector<std::string> always = {"show", path, "--color=always"};
  EXPECT_TRUE(
      text_has(run(One{.arguments = always, .environment = {"NO_COLOR=1"}}).out, red_heart));
  EXPECT_TRUE(
      text_has(run({"check", path, "--color", "always"}).out, "\x1b[35mSGS-SETUP-HP\x1b[0m"));
  EXPECT_FALSE(
      text_has(run({"check", path, "--color", "always", "--format", "jsonl"}).out, "\x1b["));
  if (!has_terminals()) return;
  const One never{.arguments = {"show", path, "--color", "never"},
                  .environment = {"TERM=xterm"},
                  .terminal = true};
  EXPECT_FALSE(text_has(run(never).out, "\x1b["));
}

// Where a suit is red already, or what stands around it is bold or of a colour, that goes on.
TEST(Colour, OfSuitsEndsBehindThem) {
  EXPECT_EQ(report::with_red_suits("\x1b[1m♥10 Peach\x1b[0m ♠A"),
            "\x1b[1m\x1b[31m♥10\x1b[39m Peach\x1b[0m ♠A");
  EXPECT_EQ(report::with_red_suits("\x1b[33m♦Q!"), "\x1b[33m\x1b[31m♦Q\x1b[33m!");
  EXPECT_EQ(report::with_red_suits("\x1b[31m♦Q"), "\x1b[31m♦Q");
  EXPECT_EQ(report::with_red_suits("♥"), "\x1b[31m♥\x1b[39m");
}

TEST(Pager, ShowsWhatIsLongerThanTheTerminal) {
  if (!has_terminals()) GTEST_SKIP() << "no terminals";
  const Folder folder;
  const std::string path = folder.write("a", random_log(4, 1));
  const std::string pager = "sed -e 's/^/paged: /'";
  const auto shown = [&](std::vector<std::string> arguments, std::vector<std::string> environment,
                         unsigned short rows, bool terminal = true) {
    return run(One{.arguments = std::move(arguments),
                   .environment = std::move(environment),
                   .terminal = terminal,
                   .rows = rows})
        .out;
  };
  const std::vector<std::string> show = {"show", path};
  EXPECT_TRUE(text_has(shown(show, {"PAGER=" + pager}, 10), "\npaged: Turn 1 "));
  EXPECT_TRUE(text_has(shown({"rules"}, {"PAGER=" + pager}, 10), "paged: SGS-"));
  EXPECT_TRUE(text_has(shown(show, {"PAGER=true", "TALLY_PAGER=" + pager}, 10), "paged: "));
  const std::vector<std::string> plain = {"show", path, "--no-pager"};
  EXPECT_FALSE(text_has(shown(plain, {"PAGER=" + pager}, 10), "paged: "));
  EXPECT_FALSE(text_has(shown(show, {"PAGER=" + pager}, 65000), "paged: ")) << "it fits";
  EXPECT_FALSE(text_has(shown(show, {"PAGER=" + pager}, 10, false), "paged: ")) << "piped";
  EXPECT_FALSE(text_has(shown(show, {"PAGER=" + pager, "TALLY_PAGER="}, 10), "paged: "));
  EXPECT_TRUE(text_has(shown(show, {"PAGER=/no/such-program"}, 10), "\nTurn 1 ")) << "all the same";
}

TEST(Rules, AreFoundByAnyWordInEitherLanguage) {
  for (const char* const word : {"身份", "spy", "win"}) {
    const Outcome o = run({"rules", word});
    EXPECT_EQ(o.code, 0) << o.err;
    EXPECT_TRUE(o.out.starts_with(std::string(word) + ": ")) << o.out;
    EXPECT_TRUE(text_has(o.out, "\nSGS-") && text_has(o.out, "\nOPT-")) << o.out;
  }
  EXPECT_TRUE(run({"rules", "range"}).out.starts_with("SGS-RANGE ")) << "the one title that has it";
  EXPECT_TRUE(text_has(run({"rules", "SPY"}).out, "\nSGS-SETUP-ROLES "));
  EXPECT_TRUE(text_has(run({"rules", "NULLIFY"}).out, "\nSGS-NULLIFY-WINDOW "));
  EXPECT_FALSE(text_has(run({"rules", "win"}).out, "\nSGS-NULLIFY-WINDOW ")) << "another word";
  const std::string both = run({"rules", "range horse"}).out;
  EXPECT_TRUE(text_has(both, "\nSGS-RANGE ") && !text_has(both, "\nSGS-CARD-SLASH ")) << both;
  EXPECT_FALSE(text_has(run({"rules", "spy", "--game", "dou_dizhu"}).out, "SGS-"));
}

// As logs write them: a general who has a package of his own is called as in any other.
TEST(Rules, AreFoundByTheGeneralWhoseSkillsTheyAre) {
  const Outcome o = run({"rules", "caocao"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(text_has(o.out, "SGS-SKILL-JIANXIONG  ")) << o.out;
  EXPECT_TRUE(text_has(o.out, "SGS-SKILL-HUJIA  ")) << o.out;
  // A name is that of all his prints, as logs write it that of one.
  const std::string skills = o.out.substr(o.out.find("SGS-SKILL-"));
  for (const char* const called : {"CaoCao", "Cao Cao", "曹操", "caocao_gz"})
    EXPECT_TRUE(run({"rules", called}).out.ends_with(skills)) << called;
  EXPECT_EQ(run({"rules", "caocoa"}).code, 2);
}

TEST(Rules, ShowWhatTheyCanOfWordsThatAreNotKnown) {
  for (const std::vector<std::string>& asked :
       {std::vector<std::string>{"rules", "xyzzy", "spy"}, {"rules", "spy", "xyzzy"}}) {
    const Outcome o = run(asked);
    EXPECT_EQ(o.code, 2);
    EXPECT_TRUE(text_has(o.out, "\nSGS-SETUP-ROLES ")) << o.out;
    EXPECT_EQ(o.err,
              "tally: no rule, option, card, general or ruleset is called xyzzy; `tally rules` "
              "lists all\n");
  }
  const Outcome zh = run({"rules", "phaze discard", "--lang", "zh"});
  EXPECT_TRUE(text_has(zh.out, "\nSGS-PHASE-DISCARD ")) << zh.out;
  EXPECT_EQ(zh.err, "tally: 没有含“phaze”的规则或选项；是否想写\"phase\"？\n");
}

TEST(Language, ComesFromLcAll) {
  const auto zh = [](std::vector<std::string> arguments) {
    return run(One{.arguments = std::move(arguments),
                   .environment = {"LANG=en_US.UTF-8", "LC_ALL=zh_CN.UTF-8"}});
  };
  EXPECT_TRUE(text_has(zh({"--help"}).out, "用法：tally"));
  EXPECT_TRUE(text_has(zh({"check", "--help"}).out, "选项："));
  EXPECT_TRUE(text_has(zh({"chekc"}).err, "没有chekc这个命令"));
  EXPECT_TRUE(text_has(zh({"rules", "spy"}).out, "内奸何时获胜"));
  EXPECT_TRUE(text_has(zh({"man"}).out, ".SH \"概述\""));
}

TEST(Graph, IsAPictureWithoutGraphviz) {
  const Outcome o = run({"graph", "phases", "--games", "20", "--svg"});
  EXPECT_TRUE(o.out.starts_with("<svg ") && o.out.ends_with("</svg>\n")) << o.out.substr(0, 200);
  EXPECT_EQ(o.code, run({"graph", "phases", "--games", "20"}).code);
  EXPECT_GT(count(o.out, "marker-end"), 6U);
  EXPECT_TRUE(
      text_has(run({"graph", "phases", "--games", "20", "--svg", "--lang", "zh"}).out, "摸牌"));
  const Folder folder;
  const std::string path = folder.write("a", random_log(4, 1));
  EXPECT_EQ(count(run({"graph", "seats", path, "--turn", "0", "--svg"}).out, "<text x="), 4U);
}

// A large one: what dot makes of it, or what is to be installed.
TEST(Graph, TakesGraphvizForALargePicture) {
  const Folder folder;
  const auto states = [&](const std::string& path) {
    // The folder with the program that is called dot comes first.
    return run(One{.arguments = {"graph", "states", "--svg"}, .path = path});
  };
  const Outcome none = states(folder.path());
  EXPECT_EQ(none.code, 2) << none.out.substr(0, 200);
  EXPECT_TRUE(text_has(none.err, "install the package graphviz")) << none.err;
  EXPECT_EQ(none.out, "");
  const std::string dot = folder.write("dot", "#!/bin/sh\n[ $1 = -Tsvg ] && /bin/cat\n");
  ASSERT_EQ(::chmod(dot.c_str(), 0700), 0);
  const Outcome o = states(folder.path());
  EXPECT_TRUE(o.out.starts_with("digraph {")) << o.out.substr(0, 200) << o.err;
  EXPECT_EQ(o.code, run({"graph", "states"}).code);
  folder.write("dot", "#!/bin/sh\nexit 3\n");
  EXPECT_EQ(states(folder.path()).code, 5);
}

}  // namespace
}  // namespace tally::cli::testing
