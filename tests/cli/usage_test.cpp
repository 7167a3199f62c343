// A wrong command line: exit code 2, one line on standard error that says what was expected.
#include "tests/cli/usage.h"

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {

std::vector<Wrong> mistakes(const std::string& log) {
  return {
      {{}, "expected one of check, show, "},
      {{"frobnicate"}, "there is no command frobnicate; expected one of check, "},
      {{"--frobnicate"}, "there is no command --frobnicate"},
      {{"help", "frobnicate"}, "there is no command frobnicate"},
      {{"check"}, "path is required; see `tally check --help`"},
      {{"check", log, "--frobnicate"},
       "check has no option --frobnicate; see `tally check --help`"},
      {{"check", log, "--formt", "text"},
       "check has no option --formt; did you mean \"--format\"?"},
      {{"check", log, "--format", "xml"},
       "--format needs text, jsonl, sarif, junit or table, found xml; see"},
      {{"check", log, "--jobs", "0"}, "--jobs needs a whole number from 1 to 256, found 0; see"},
      {{"check", log, "--jobs", "many"}, "--jobs needs a whole number from 1 to 256, found many"},
      {{"check", log, "--jobs", "010"}, "--jobs needs a whole number from 1 to 256, found 010"},
      {{"check", log, "--jobs"}, "--jobs needs a value; see"},
      {{"check", log, "--lang", "zh", "--format", "jsonl"}, "JSON行一律用英文"},
      {{"check", log, "--ruleset", "mine"},
       "there is no ruleset \"mine\"; expected one of 1v2, 1v2-freekill, 2v2, "},
      {{"check", log, "--ruleset", "/no/mine.toml"}, "/no/mine.toml"},
      {{"check", log, "--ruleset", "./mine"}, "the name of a ruleset file ends in .toml"},
      {{"show"}, "record is required"},
      {{"show", "--"}, "record is required"},
      {{"show", log, "--", "b"}, "show: b is one argument too many; see `tally show --help`"},
      {{"show", log, "--turn", "-1"}, "--turn needs a whole number from 0 to "},
      {{"show", log, "--turn", "9999"}, "has no turn 9999; its last is turn "},
      {{"show", log, "--game", "2"}, "holds 1 game, so there is no game 2"},
      {{"show", log, "--lang", "fr"}, "--lang needs en, zh or vi, found fr; see"},
      {{"diff", log}, "give two records, or one with --from and --to"},
      {{"diff", log, "--from", "1"}, "give two records, or one with --from and --to"},
      {{"diff", log, log, "--to", "1"}, "--from and --to are for one record"},
      {{"diff", log, log, log}, "diff: too many arguments for record; see `tally diff --help`"},
      {{"diff", "-", "-"}, "standard input can be read only once"},
      {{"compare", "classic", "x.toml", "--gamez", "5"},
       "compare has no option --gamez; did you mean \"--game\" or \"--games\"?"},
      {{"compare", "classic", "pagat", "--witness", "x"}, "compare has no option --witness; see"},
      {{"diff", log, log, "--aftr", "2"}, "diff has no option --aftr; did you mean \"--after\"?"},
      {{"show", log, "--trun", "2"}, "show has no option --trun"},
      {{"hide", log, "--saet", "2"}, "hide has no option --saet"},
      {{"compare", "classic"}, "compare: give two rulesets, names or files"},
      {{"graph"}, "graph: needs phases, seats or states; see `tally graph --help`"},
      {{"graph", "chairs"}, "graph: needs phases, seats or states, found chairs"},
      {{"graph", "phases", log}, "graph phases: takes no " + log + " (of seats); see"},
      {{"graph", "phases", "--turn", "1", "--pile", "S7.slash"},
       "graph phases: takes no --turn (of seats), --pile (of states); see"},
      {{"graph", "seats", log, "--games", "500"}, "graph seats: takes no --games (of phases); see"},
      {{"graph", "states", "--game", "sanguosha"},
       "graph states: takes no --game (of phases); see"},
      {{"check", log, "--ruleset", "classic", "--ruleset", "classic"},
       "--ruleset is given twice; see `tally check --help`"},
      {{"play", "-o", "a", "-o", "b"}, "--output is given twice; see `tally play --help`"},
      {{"fuzz", "--games", "1", "--games", "2", "--games", "3"}, "--games is given 3 times; see"},
      {{"prove", "--lang", "en", "--lang", "zh"}, "--lang is given twice; see"},
      {{"prove", "--ruleset"}, "--ruleset needs a value; see"},
      {{"diff", log, "--from", "1", "--to", "2", "--after", "1"},
       "diff: --after is for two records, one is given"},
      {{"legal", log, "--why-not", "S7.slash"}, "legal: --why-not needs --at"},
      {{"deduce", log, "--lang", "zh", "--format", "jsonl"}, "JSON行一律用英文"},
      {{"diff", log, "--from", "1", "--to", "9999"}, "has no turn 9999"},
      {{"rules", "SGS-NULIFY-WINDOW"},
       "no rule, option, card, general or ruleset is called SGS-NULIFY-WINDOW; did you mean"},
      {{"rules", "slahs"}, "is called slahs; did you mean \"Slash\"?"},
      {{"rules", ""}, "the name of a rule is empty"},
      {{"completion"}, "completion: needs bash, zsh or fish; see `tally completion --help`"},
      {{"completion", "tcsh"}, "needs bash, zsh or fish, found tcsh"},
      {{"show", log, "--color", "red"}, "--color needs auto, always or never, found red"},
      {{"graph", "phases", "--dot", "--svg"}, "graph: give one of --dot and --svg"},
      {{"rules", "--coverage", "SGS-CARD-SLASH"}, "SGS-CARD-SLASH is a rule or an option"},
      {{"rules", "SGS-CARD-SLASH", "--rulesets"}, "--rulesets stands alone"},
      {{"import", log}, "--output is required"},
      {{"play"}, "--output is required"},
      {{"play", "--players", "3", "-o", "-"}, "the ruleset classic has tables for 4 to 10 players"},
      {{"play", "--games", "0", "-o", "-"}, "--games needs a whole number from 1 to "},
      {{"prove", "--smt2", ""}, "--smt2 needs a value, found none; see `tally prove --help`"},
      {{"check", log, "--ruleset", ""}, "--ruleset needs a value, found none"},
      {{"import", log, "-o", ""}, "--output needs a value, found none"},
      {{"play", "--seed", "-1", "-o", "-"}, "--seed needs a whole number from 0 to "},
      {{"play", "--seed", "18446744073709551616", "-o", "-"}, "found 18446744073709551616"},
      {{"format", "chess"}, "no game is called chess; there is: sanguosha"},
  };
}

namespace {

TEST(Usage, EveryMistakeIsNamed) {
  const Folder folder;
  for (const Wrong& wrong : mistakes(folder.write("a", random_log(4, 1)))) {
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
  EXPECT_NE(all.out.find("\nExit codes\n  0    clean, or nothing found "), std::string::npos)
      << all.out;
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
  EXPECT_EQ(run({"-v"}).out, "tally " TALLY_VERSION "\n");
  EXPECT_NE(run({"check", "--help"}).out.find(".md .toml .tsv .expect"), std::string::npos);
}

}  // namespace
}  // namespace tally::cli::testing
