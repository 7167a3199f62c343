// A wrong command line: exit code 2, one line on standard error that says what was expected.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

struct Wrong {
  std::vector<std::string> arguments;
  std::string says;
};

TEST(Usage, EveryMistakeIsNamed) {
  const Folder folder;
  const std::string log = folder.write("a", random_log(4, 1));
  const std::vector<Wrong> all = {
      {{}, "expected one of check, show, "},
      {{"frobnicate"}, "there is no command frobnicate; expected one of check, "},
      {{"--frobnicate"}, "there is no command --frobnicate"},
      {{"help", "frobnicate"}, "there is no command frobnicate"},
      {{"check"}, "path is required; see `tally check --help`"},
      {{"check", log, "--frobnicate"}, "--frobnicate; see `tally check --help`"},
      {{"check", log, "--format", "xml"}, "{text,jsonl}"},
      {{"check", log, "--jobs", "0"}, "range 1 to 256"},
      {{"check", log, "--jobs", "many"}, "range 1 to 256"},
      {{"check", log, "--ruleset", "mine"},
       "there is no ruleset \"mine\"; expected one of classic"},
      {{"check", log, "--ruleset", "/no/mine.toml"}, "/no/mine.toml"},
      {{"show"}, "record is required"},
      {{"show", log, "--turn", "-1"}, "range 0 to "},
      {{"show", log, "--turn", "9999"}, "has no turn 9999; its last is turn "},
      {{"show", log, "--game", "2"}, "holds 1 game, so there is no game 2"},
      {{"show", log, "--lang", "fr"}, "--lang"},
      {{"diff", log}, "give two records, or one with --from and --to"},
      {{"diff", log, "--from", "1"}, "give two records, or one with --from and --to"},
      {{"diff", log, log, "--to", "1"}, "--from and --to are for one record"},
      {{"diff", log, log, log}, "see `tally diff --help`"},
      {{"diff", "-", "-"}, "standard input can be read only once"},
      {{"diff", log, "--from", "1", "--to", "9999"}, "has no turn 9999"},
      {{"rules", "SLASH"}, "similar: SGS-CARD-SLASH"},
      {{"rules", "SGS-CARD-SLASH", "--rulesets"}, "--rulesets stands alone"},
      {{"import", log}, "--output is required"},
      {{"play"}, "--output is required"},
      {{"play", "--players", "3", "-o", "-"}, "the ruleset classic has no table for so many"},
      {{"play", "--games", "0", "-o", "-"}, "--games"},
      {{"play", "--seed", "-1", "-o", "-"}, "--seed"},
      {{"format", "chess"}, "no game is called chess; there is: sanguosha"},
  };
  for (const Wrong& wrong : all) {
    const Outcome o = run(wrong.arguments);
    std::string shown;
    for (const std::string& a : wrong.arguments) shown += a + " ";
    EXPECT_EQ(o.code, 2) << shown << o.err;
    EXPECT_EQ(o.out, "") << shown;
    EXPECT_TRUE(o.err.starts_with("tally: ")) << shown << o.err;
    EXPECT_NE(o.err.find(wrong.says), std::string::npos) << shown << o.err;
    EXPECT_EQ(count(o.err, "\n"), 1U) << shown << o.err;
  }
}

TEST(Usage, HelpIsNoMistake) {
  const Outcome all = run({"--help"});
  EXPECT_EQ(all.code, 0);
  EXPECT_EQ(all.err, "");
  EXPECT_NE(all.out.find("\nExit codes\n  0    clean\n"), std::string::npos) << all.out;
  for (const std::string command :
       {"check", "show", "diff", "rules", "import", "play", "format", "help"}) {
    EXPECT_NE(all.out.find("\n  " + command + " "), std::string::npos) << command;
    const Outcome asked = run({"help", command});
    EXPECT_EQ(asked.code, 0) << command;
    EXPECT_EQ(asked.out, run({command, "--help"}).out) << command;
    EXPECT_NE(asked.out.find("Usage: tally " + command), std::string::npos) << asked.out;
    for (const std::string& line : lines_of(asked.out)) EXPECT_LE(line.size(), 100U) << line;
  }
  EXPECT_EQ(run({"help"}).out, all.out);
  EXPECT_EQ(run({"--version"}).out, "tally " TALLY_VERSION "\n");
}

}  // namespace
}  // namespace tally::cli::testing
