// What `tally shrink` writes, says, and how it ends.
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

std::string fault(const std::string& name) {
  return std::string(TALLY_SOURCE_DIR) + "/corpus/faults/" + name;
}

// Two of five players die as spies, as somebody sees it who only looks on.
std::string hidden_roles() {
  const Folder folder;
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    const Outcome seen =
        run({"hide", folder.write("whole.jsonl", random_log(5, seed)), "--seat", "0"});
    EXPECT_EQ(seen.code, 0) << seen.err;
    std::string out;
    int deaths = 0;
    std::string role;
    for (std::string line : lines_of(seen.out)) {
      const std::size_t at = line.find("\"role\":\"");
      if (line.find("\"death\"") != std::string::npos && at != std::string::npos) {
        const std::size_t from = at + 8;
        const std::size_t to = line.find('"', from);
        if (++deaths == 2) line.replace(from, to - from, role);
        role = line.substr(from, line.find('"', from) - from);
      }
      out += line + "\n";
      if (deaths == 2) break;
    }
    if (deaths == 2 && role != "rebel" && role != "lord") return out;
  }
  ADD_FAILURE() << "no such game";
  return "";
}

TEST(Shrink, WritesTheSmallestLogAndSaysHowSmall) {
  const Folder folder;
  const std::string small = folder.path("small.jsonl");
  const Outcome o = run({"shrink", fault("second-slash.jsonl"), "-o", small});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.err, "");
  EXPECT_NE(o.out.find("SGS-SLASH-LIMIT One Slash a play phase — turn 1"), std::string::npos)
      << o.out;
  EXPECT_NE(o.out.find("finding 1, after "), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("\nof its turns, choices and seats none can be left out by itself\n"),
            std::string::npos)
      << o.out;
  EXPECT_EQ(o.last_line(), "6 turns, 12 choices, 91 events -> 1 turn, 2 choices, 16 events");
  const Outcome check = run({"check", small});
  EXPECT_EQ(check.code, 1);
  EXPECT_EQ(count(check.out, "SGS-SLASH-LIMIT"), 1U) << check.out;
  EXPECT_NE(check.out.find("1 with violations (1 finding)"), std::string::npos) << check.out;
}

// Three hit points of four are told as two. The recording says nothing of how many there can be;
// what the log says of that is right.
TEST(Shrink, LeavesTheSameFieldWrongAndNoOther) {
  const Folder folder;
  const std::string small = folder.path("small.jsonl");
  const Outcome o = run({"shrink", fault("hp-value.fk.rep"), "-o", small});
  EXPECT_EQ(o.code, 0) << o.err;
  const std::string check = run({"check", small}).out;
  EXPECT_NE(check.find("record: seat 2 has 2/4 hit points\n"), std::string::npos) << check;
  EXPECT_NE(check.find("rules:  seat 2 has 3/4 hit points\n"), std::string::npos) << check;
}

TEST(Shrink, PutsTheLogOnStandardOutputWithoutAFile) {
  const Outcome o = run({"shrink", fault("missing-draw.jsonl")});
  EXPECT_EQ(o.code, 0);
  EXPECT_TRUE(o.out.starts_with("{\"tally\":1,")) << o.out;
  EXPECT_NE(o.err.find(" -> 1 turn, 0 choices, 10 events\n"), std::string::npos) << o.err;
  const Outcome check = run({"check", "-"}, o.out);
  EXPECT_EQ(check.code, 1);
}

TEST(Shrink, SaysThatNothingIsLeftWhereNothingIs) {
  const Outcome o = run({"shrink", fault("missing-draw.jsonl")});
  EXPECT_TRUE(o.err.starts_with("the result: violations")) << o.err;
  const Outcome none = run({"shrink", "-"}, faulty_log(4, 1));
  EXPECT_NE(none.err.find(" 0 turns, 0 choices, "), std::string::npos) << none.err;
  EXPECT_NE(none.err.find("\nno turn and no choice is left in it\n"), std::string::npos)
      << none.err;
}

// A draw of two names one card.
TEST(Shrink, SaysThatALineWhichContradictsItselfCannotBeKept) {
  std::string log = random_log(4, 1);
  const std::size_t at = log.find("{\"e\":\"draw\"");
  ASSERT_NE(at, std::string::npos);
  const std::size_t comma = log.find("\",\"", at);
  const std::size_t cards = log.find("\"cards\":[", at);
  ASSERT_NE(cards, std::string::npos);
  const std::size_t first = log.find("\",\"", cards) + 1;
  ASSERT_LT(comma, first);
  log.erase(first, log.find(']', first) - first);
  const Outcome o = run({"shrink", "-"}, log);
  EXPECT_EQ(o.code, 4) << o.err << log.substr(at, 200);
  EXPECT_NE(o.err.find("the line contradicts itself"), std::string::npos) << o.err;
}

// Two lines that cannot both be: any log can have such a pair.
TEST(Shrink, KeepsACardThatWasAnotherByWhatFollows) {
  const Folder folder;
  const std::string whole = TALLY_SOURCE_DIR "/corpus/native/classic-4-6.jsonl";
  std::string seen = run({"hide", whole, "--seat", "2", "-o", "-"}).out;
  const std::string flip =
      R"({"e":"flip","seat":2,"reason":"supply_shortage","card":"C6.thunder_slash"})";
  const std::size_t at = seen.find(flip);
  ASSERT_NE(at, std::string::npos);
  seen.replace(at, flip.size(),
               R"({"e":"flip","seat":2,"reason":"supply_shortage","card":"D6.slash"})");
  const std::string small = folder.path("small.jsonl");
  const Outcome o = run({"shrink", folder.write("seen.jsonl", seen), "-o", small});
  EXPECT_EQ(o.code, 0) << o.err;
  const Outcome check = run({"check", small});
  EXPECT_NE(check.out.find("    by what follows this was another card: seat 2 judges for Supply "
                           "Shortage: ♦6 Slash\n"),
            std::string::npos)
      << check.out;
  EXPECT_NE(check.out.find("1 with violations (1 finding)"), std::string::npos) << check.out;
  EXPECT_LT(lines_of(run({"import", small, "-o", "-"}).out).size(), 60U);
}

// Two cards that are printed alike are one example.
TEST(Shrink, LeavesAFindingWhoseExamplesAreDifferent) {
  std::string log = run({"shrink", fault("card-not-held.jsonl")}).out;
  const std::vector<std::pair<std::string, std::string>> swapped = {
      {"\"S7.slash\"", "\"held\""},
      {"\"HA.nullification\"", "\"S7.slash\""},
      {"\"held\"", "\"HA.nullification\""}};
  for (const auto& [from, to] : swapped)
    for (std::size_t at = 0; (at = log.find(from, at)) != std::string::npos; at += to.size())
      log.replace(at, from.size(), to);
  const std::string check = run({"check", "-"}, log).out;
  EXPECT_EQ(count(check, "seat 1 uses ♠8 Slash on seat 2"), 1U) << check;
  EXPECT_NE(check.find("for example: seat 1 uses ♠8 Slash on seat 2; or nothing"),
            std::string::npos)
      << check;
}

// In 3v3 a turn comes with the choice of who acts, which is no turn.
TEST(Shrink, CountsTurnsAsACheckDoes) {
  const Folder folder;
  const std::string small = folder.path("small.jsonl");
  const Outcome o =
      run({"shrink", TALLY_SOURCE_DIR "/corpus/defects/nn-versus3v3-007.txt.zst", "-o", small});
  ASSERT_EQ(o.code, 0) << o.err;
  const std::string check = run({"check", small}).out;
  const std::size_t at = check.find(" turns");
  ASSERT_NE(at, std::string::npos) << check;
  const std::string turns = check.substr(check.rfind(' ', at - 1), at - check.rfind(' ', at - 1));
  EXPECT_NE(o.last_line().find("->" + turns + " turns"), std::string::npos) << o.out;
}

TEST(Shrink, TakesForeignRecordsAndAnyFinding) {
  const Outcome foreign = run({"shrink", fault("hp-value.fk.rep")});
  EXPECT_EQ(foreign.code, 0) << foreign.err;
  const Outcome third = run({"shrink", fault("three-faults.jsonl"), "--finding", "3"});
  EXPECT_EQ(third.code, 0) << third.err;
  EXPECT_NE(third.err.find("finding 3"), std::string::npos) << third.err;
  const Outcome game = run({"shrink", fault("rlcard.jsonl"), "--game", "2", "--lang", "zh"});
  EXPECT_EQ(game.code, 0) << game.err;
  EXPECT_NE(game.err.find("的第1项不符缩小而成"), std::string::npos) << game.err;
}

// What only hidden cards exclude counts among the findings that `check` prints, in their order.
TEST(Shrink, CountsFindingsAsCheckDoes) {
  const Folder folder;
  const std::string path = folder.write("hidden.jsonl", hidden_roles());
  const Outcome check = run({"check", path});
  EXPECT_EQ(check.code, 1) << check.out;
  ASSERT_NE(check.out.find("no identities of the players explain this"), std::string::npos)
      << check.out;
  const std::string small = folder.path("small.jsonl");
  const Outcome o = run({"shrink", path, "-o", small});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(run({"check", small}).out.find("no identities of the players explain this"),
            std::string::npos);
}

// The header names the ruleset by which a check without options shows the finding.
TEST(Shrink, NamesTheRulesetTheFindingHoldsUnder) {
  const Folder folder;
  const std::string record =
      std::string(TALLY_SOURCE_DIR) + "/corpus/freekill/smart-g020030_p2_v1.fk.rep";
  const std::string small = folder.path("small.jsonl");
  const Outcome o = run({"shrink", record, "--ruleset", "classic", "-o", small});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.out.find("its header names"), std::string::npos) << o.out;
  const Outcome check = run({"check", small});
  EXPECT_EQ(check.code, 1) << check.out;
  EXPECT_EQ(count(check.out, "SGS-SETUP-ROLES"), 1U) << check.out;
}

// A ruleset of a file has no name a header could give.
TEST(Shrink, SaysByWhichFileToCheckTheLog) {
  const Folder folder;
  const std::string rules = folder.write(
      "mine.toml",
      "game = \"sanguosha\"\nname = \"mine\"\nbase = \"classic\"\n[options]\nround_limit = 1\n");
  const std::string record = folder.write("a.jsonl", random_log(5, 1));
  ASSERT_EQ(run({"check", record}).code, 0);
  ASSERT_EQ(run({"check", record, "--ruleset", rules}).code, 1);
  const std::string small = folder.path("small.jsonl");
  const Outcome o = run({"shrink", record, "--ruleset", rules, "-o", small});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("its header names the ruleset classic, by which `tally check` does not show "
                       "this; check it with --ruleset " +
                       rules + "\n"),
            std::string::npos)
      << o.out;
  EXPECT_EQ(run({"check", small}).code, 0);
  EXPECT_EQ(run({"check", small, "--ruleset", rules}).code, 1);
}

TEST(Shrink, SaysWhyThereIsNothingToShrink) {
  const Folder folder;
  const Outcome clean = run({"shrink", folder.write("a.jsonl", random_log(5, 1))});
  EXPECT_EQ(clean.code, 2);
  EXPECT_NE(clean.err.find("there is no finding to keep: clean"), std::string::npos) << clean.err;
  const Outcome few = run({"shrink", fault("second-slash.jsonl"), "--finding", "2"});
  EXPECT_EQ(few.code, 2);
  EXPECT_NE(few.err.find("has 1 finding, so there is no finding 2"), std::string::npos) << few.err;
  const std::string nothing = folder.path("nothing.jsonl");
  const Outcome two = run({"shrink", fault("openspiel.jsonl"), "--game", "5", "-o", nothing});
  EXPECT_EQ(two.code, 4);
  EXPECT_FALSE(std::filesystem::exists(nothing));
  EXPECT_NE(two.err.find("two statements of the source exclude each other"), std::string::npos)
      << two.err;
  EXPECT_EQ(run({"shrink"}).code, 2);
  EXPECT_EQ(run({"shrink", folder.path("nothing")}).code, 3);
}

}  // namespace
}  // namespace tally::cli::testing
