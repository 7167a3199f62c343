// What `tally check` says and how it ends.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

TEST(Check, CleanRecordsEndWithZero) {
  const Folder folder;
  const std::string native = folder.write("a.jsonl", random_log(5, 1));
  const std::string foreign = folder.write("b.rep", freekill_recording());
  const Outcome o = run({"check", native, foreign});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_EQ(o.err, "");
  const auto lines = lines_of(o.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_TRUE(lines[0].starts_with(native + ": clean, 5 players, ")) << lines[0];
  EXPECT_NE(lines[0].find(", won by "), std::string::npos) << lines[0];
  EXPECT_TRUE(lines[1].starts_with(foreign + ": clean, 2 players, 15 turns, won by seat 1"))
      << lines[1];
  EXPECT_TRUE(lines[2].starts_with("2 games: 2 clean — signature ")) << lines[2];
}

TEST(Check, ViolationsEndWithOneAndNameTheRule) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", faulty_log(5, 1));
  const Outcome o = run({"check", path});
  EXPECT_EQ(o.code, 1) << o.err;
  const auto lines = lines_of(o.out);
  ASSERT_GE(lines.size(), 4U) << o.out;
  EXPECT_TRUE(lines[0].starts_with(path + ": violations, 5 players")) << lines[0];
  EXPECT_TRUE(lines[1].starts_with("  SGS-SETUP-HP Hit points at the start — ")) << lines[1];
  EXPECT_NE(lines[1].find("seat 2, event 1, line 3"), std::string::npos) << lines[1];
  EXPECT_NE(o.out.find("    record: seat 2 has 3/4 hit points"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("    rules:  seat 2 has 4/4 hit points"), std::string::npos) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("1 game: 1 with violations (")) << o.last_line();
}

// Each general is one card; here two players sit there with the same.
TEST(Check, AGeneralWhoSitsThereTwiceIsFound) {
  const Folder folder;
  std::string log = random_log(4, 1);
  std::size_t at = 0;
  for (int seat = 1; seat <= 4; ++seat) {
    at = log.find(R"({"role")", at) + 1;
    ASSERT_LT(at, log.find('\n')) << log.substr(0, 400);
    if (seat % 2 == 0) log.insert(at, R"("general":"lvmeng",)");
  }
  const Outcome o = run({"check", folder.write("a.jsonl", log)});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("SGS-SETUP-GENERALS"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("seats 2 and 4 are both Lü Meng"), std::string::npos) << o.out;
}

TEST(Check, IncompleteAndUndecidedCountOnlyWhenStrict) {
  const Folder folder;
  const std::string unfinished = folder.write("a.jsonl", unfinished_log(5, 1));
  const std::string uncovered = folder.write("b.jsonl", uncovered_log());
  const Outcome lenient = run({"check", unfinished, uncovered});
  EXPECT_EQ(lenient.code, 0) << lenient.out << lenient.err;
  EXPECT_NE(lenient.out.find("a.jsonl: incomplete, 5 players"), std::string::npos) << lenient.out;
  EXPECT_NE(lenient.out.find("not covered yet: skill Jianxiong of general Cao Cao"),
            std::string::npos)
      << lenient.out;
  EXPECT_TRUE(lenient.last_line().starts_with("2 games: 1 undecided, 1 incomplete — "))
      << lenient.last_line();
  EXPECT_EQ(run({"check", "--strict", unfinished}).code, 4);
  EXPECT_EQ(run({"check", "--strict", uncovered}).code, 4);
  EXPECT_EQ(run({"check", "--strict", folder.write("c.jsonl", random_log(4, 1))}).code, 0);
}

TEST(Check, UnreadableRecordsEndWithThree) {
  const Folder folder;
  const Outcome missing = run({"check", folder.path("nothing.jsonl")});
  EXPECT_EQ(missing.code, 3);
  EXPECT_NE(missing.out.find("nothing.jsonl: unreadable — there is no such file"),
            std::string::npos)
      << missing.out;
  for (const char* const bytes : {"", "no record at all\n", "{\"tally\":1}\n", "{}\n", "\n\n"}) {
    const Outcome o = run({"check", folder.write("bad", bytes)});
    EXPECT_EQ(o.code, 3) << bytes;
    EXPECT_NE(o.out.find("bad: unreadable — "), std::string::npos) << o.out;
    EXPECT_TRUE(o.last_line().starts_with("1 game: 1 unreadable — ")) << o.last_line();
  }
  const Outcome empty = run({"check", folder.path()});
  EXPECT_EQ(empty.code, 3) << empty.out;
  const Folder nothing;
  const Outcome none = run({"check", nothing.path()});
  EXPECT_EQ(none.code, 3);
  EXPECT_NE(none.err.find("no record in "), std::string::npos) << none.err;
}

TEST(Check, AnEmptyFolderIsSaidAndHidesNothing) {
  const Folder folder;
  const Folder nothing;
  const std::string clean = folder.write("clean", random_log(4, 1));
  const Outcome o = run({"check", nothing.path(), clean});
  EXPECT_EQ(o.code, 3);
  EXPECT_EQ(o.err, "tally: no record in " + nothing.path() + "\n");
  EXPECT_TRUE(o.out.starts_with(clean + ": clean, ")) << o.out;
}

TEST(Check, OnlyFindingsArePrinted) {
  const Folder folder;
  folder.write("1", random_log(4, 1));
  folder.write("2", faulty_log(4, 2));
  folder.write("3", faulty_log(4, 3));
  const Outcome all = run({"check", folder.path()});
  const Outcome o = run({"check", "--only-findings", folder.path()});
  EXPECT_EQ(o.code, 1);
  EXPECT_EQ(o.out.find(": clean, "), std::string::npos) << o.out;
  EXPECT_TRUE(o.out.starts_with(folder.path("2") + ": violations")) << o.out;
  EXPECT_TRUE(all.out.ends_with(o.out)) << all.out;
  EXPECT_NE(o.out.find("\nby rule: SGS-SETUP-HP 2\n"), std::string::npos) << o.out;
  const Outcome one = run({"check", folder.path("1"), folder.path("2")});
  EXPECT_EQ(one.out.find("by rule"), std::string::npos) << one.out;
}

// A choice of a way that was not asked for answers what is asked next: the question itself, which
// the record then leaves out, is passed over without a word.
TEST(Check, AWayThatWasNotAskedForIsOneFinding) {
  std::stringstream bytes;
  bytes << std::ifstream(TALLY_SOURCE_DIR "/corpus/native/3v3-6-7.jsonl").rdbuf();
  std::string log = bytes.str();
  const std::string way = R"("way":"clockwise")";
  log.replace(log.find(way), way.size(), R"("way":"lose_hp")");
  const Folder folder;
  const Outcome o = run({"check", folder.write("a.jsonl", log)});
  EXPECT_EQ(o.code, 1);
  EXPECT_NE(o.last_line().find("(1 finding)"), std::string::npos) << o.out;
}

// Findings, verdicts and the summary leave no English word but ids, names and paths.
TEST(Check, SpeaksChinese) {
  const Outcome o =
      run({.arguments = {"check", "--lang", "zh", "card-not-held.jsonl", "damage-number.jsonl",
                         "dead-acts.jsonl", "second-slash.jsonl", "missing-draw.jsonl",
                         "reward-not-paid.jsonl", "cut.jsonl", "no-end.jsonl", "three-faults.jsonl",
                         "turn-order.jsonl", "not-a-file"},
           .folder = TALLY_SOURCE_DIR "/corpus/faults"});
  EXPECT_EQ(o.code, 3);
  for (const std::string& line : lines_of(o.out)) {
    const std::size_t path = line.find(".jsonl：");
    const std::string words = path == std::string::npos ? line : line.substr(path + 6);
    if (words.starts_with("not-a-file：") || words.find("签名") != std::string::npos) continue;
    for (const char c : words) EXPECT_FALSE(c >= 'a' && c <= 'z') << line;
  }
  EXPECT_NE(o.out.find("：违规，2人，6回合，胜者：2号位\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("not-a-file：无法读取 — 没有这个文件\n"), std::string::npos) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("11局：违规8局（12处），不完整2局，无法读取1局 — 签名 "))
      << o.last_line();
}

TEST(Check, TheWorstDecidesTheExitCode) {
  const Folder folder;
  const std::string clean = folder.write("clean", random_log(4, 1));
  const std::string faulty = folder.write("faulty", faulty_log(4, 1));
  const std::string unfinished = folder.write("unfinished", unfinished_log(4, 1));
  const std::string bad = folder.write("bad", "bad");
  EXPECT_EQ(run({"check", "--strict", clean, faulty, unfinished, bad}).code, 3);
  EXPECT_EQ(run({"check", "--strict", clean, faulty, unfinished}).code, 1);
  EXPECT_EQ(run({"check", "--strict", clean, unfinished}).code, 4);
}

TEST(Check, ABadFileInAFolderHidesNoOther) {
  const Folder folder;
  folder.write("1.jsonl", random_log(4, 1));
  folder.write("2.jsonl", "garbage\n");
  folder.write("3.jsonl", random_log(4, 2) + "{\"tally\":99}\n" + faulty_log(4, 3));
  folder.write("4.rep", freekill_recording().substr(0, 2000));
  folder.write("deeper/5.jsonl", random_log(4, 4));
  folder.write("notes.md", "not a record");
  const Outcome o = run({"check", folder.path()});
  EXPECT_EQ(o.code, 3);
  const std::vector<std::string> expected = {"1.jsonl: clean",        "2.jsonl: unreadable",
                                             "3.jsonl#1: clean",      "3.jsonl#2: unreadable",
                                             "3.jsonl#3: violations", "4.rep: unreadable",
                                             "deeper/5.jsonl: clean"};
  std::size_t at = 0;
  for (const std::string& part : expected) {
    const std::size_t found = o.out.find(part, at);
    EXPECT_NE(found, std::string::npos) << part << " in\n" << o.out;
    if (found != std::string::npos) at = found;
  }
  EXPECT_TRUE(
      o.last_line().starts_with("7 games: 3 clean, 1 with violations (1 finding), "
                                "3 unreadable — signature "))
      << o.last_line();
}

TEST(Check, StandardInputIsARecord) {
  const Outcome one = run({"check", "-"}, random_log(4, 1));
  EXPECT_EQ(one.code, 0) << one.out << one.err;
  EXPECT_TRUE(one.out.starts_with("-: clean, 4 players")) << one.out;
  const Outcome two = run({"check", "-"}, random_log(4, 1, 2));
  EXPECT_TRUE(two.out.starts_with("-#1: clean, 4 players")) << two.out;
  EXPECT_NE(two.out.find("\n-#2: clean"), std::string::npos) << two.out;
  EXPECT_EQ(run({"check", "-"}, freekill_recording()).code, 0);
  EXPECT_EQ(run({"check", "-"}, "").code, 3);
  EXPECT_EQ(run({"check", "-", "-"}, "").code, 2);
}

TEST(Check, PackedRecordsAreUnpacked) {
  const Folder folder;
  for (const std::string& plain : {random_log(4, 1), freekill_recording()}) {
    EXPECT_EQ(run({"check", folder.write("a", io::testing::gzip(plain))}).code, 0);
    EXPECT_EQ(run({"check", folder.write("b", io::testing::zstd(plain))}).code, 0);
  }
  const std::string packed = io::testing::gzip(random_log(4, 1, 20));
  const Outcome cut = run({"check", folder.write("cut", packed.substr(0, packed.size() / 2))});
  EXPECT_NE(cut.out.find("cut#2: clean"), std::string::npos) << cut.out;
  EXPECT_NE(cut.out.find("the file seems cut off"), std::string::npos) << cut.out;
  EXPECT_EQ(cut.out.find("20"), std::string::npos) << cut.out;
}

// One game that is cut, not one more that cannot be read.
TEST(Check, AGameWhosePackedDataEndsEarlyIsIncomplete) {
  const Folder folder;
  const std::string packed = io::testing::gzip(random_log(4, 1));
  const std::string file = folder.write("cut.gz", packed.substr(0, packed.size() / 2));
  const Outcome cut = run({"check", file});
  EXPECT_EQ(cut.code, 0) << cut.out;
  EXPECT_TRUE(cut.out.starts_with(file + ": incomplete, 4 players")) << cut.out;
  EXPECT_NE(cut.out.find("the gzip stream ends in the middle; the file seems cut off in line "),
            std::string::npos)
      << cut.out;
  EXPECT_TRUE(cut.last_line().starts_with("1 game: 1 incomplete")) << cut.out;
  const Outcome zh = run({"check", file, "--lang", "zh"});
  EXPECT_NE(zh.out.find("gzip数据不完整，文件似乎被截断，在第"), std::string::npos) << zh.out;
  EXPECT_EQ(run({"check", "--strict", file}).code, 4);
  EXPECT_EQ(run({"show", file, "--turn", "1"}).err, "");
}

TEST(Check, WhatLiesBehindALineThatIsTooLongIsNotLostSilently) {
  const Folder folder;
  const std::string long_line = "{\"e\":\"" + std::string(9'000'000, 'x') + "\"}\n";
  for (const std::string& game : {random_log(4, 1), unfinished_log(4, 1)}) {
    const Outcome o = run({"check", folder.write("a", game + long_line + random_log(4, 2))});
    EXPECT_EQ(o.code, 3) << o.out;
    EXPECT_NE(o.out.find("a#1: "), std::string::npos) << o.out;
    const std::string line = "line " + std::to_string(lines_of(game).size() + 1);
    EXPECT_NE(o.out.find("a#2: unreadable — " + line + " is longer than 1,048,576 bytes"),
              std::string::npos)
        << o.out;
  }
}

TEST(Check, ARecordThatNeverSaysWhereItGoesOnIsNotJudged) {
  const Folder folder;
  const std::string log =
      run({"import", "-o", "-", TALLY_SOURCE_DIR "/corpus/freekill/reconnect-g009000_p3_v1.fk.rep"})
          .out;
  const std::size_t resume = log.find("{\"e\":\"resume\"");
  ASSERT_NE(resume, std::string::npos);
  std::string without = log;
  without.erase(resume, log.find('\n', resume) + 1 - resume);
  EXPECT_EQ(run({"check", "--strict", folder.write("a.jsonl", log)}).code, 0);
  const Outcome o = run({"check", "--strict", folder.write("b.jsonl", without)});
  EXPECT_EQ(o.code, 4) << o.out;
  EXPECT_NE(o.out.find("ends before its own game goes on"), std::string::npos) << o.out;
}

TEST(Check, TheRulesetCanBeChosen) {
  const Folder folder;
  const std::string log = folder.write("a.jsonl", random_log(8, 1));
  EXPECT_EQ(run({"check", "--ruleset", "classic", log}).code, 0);
  const Outcome two_spies = run({"check", "--ruleset", "classic-two-spies", log});
  EXPECT_EQ(two_spies.code, 1);
  EXPECT_NE(two_spies.out.find("SGS-SETUP-ROLES"), std::string::npos) << two_spies.out;
  const std::string file = folder.write(
      "mine.toml", "name = \"mine\"\ngame = \"sanguosha\"\n[options]\ntwo_spies = true\n");
  EXPECT_EQ(run({"check", "--ruleset", file, log}).code, 1);
  const Outcome unknown = run({"check", "--ruleset", "nobodys", log});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_NE(unknown.err.find("junzheng"), std::string::npos) << unknown.err;
}

// Only play is held against other rules than the record's own, unless set-up is asked for too.
TEST(Check, SetUpStaysTheRecordsOwn) {
  const Folder folder;
  const std::string log = folder.path("a.jsonl");
  ASSERT_EQ(run({"play", "--ruleset", "rlcard", "--seed", "4", "-o", log}).code, 0);
  EXPECT_EQ(run({"check", log}).code, 0);
  const Outcome play = run({"check", "--ruleset", "douzero", log});
  EXPECT_EQ(play.code, 0) << play.out;
  const Outcome all = run({"check", "--ruleset", "douzero", "--strict-setup", log});
  EXPECT_EQ(all.code, 1);
  EXPECT_NE(all.out.find("DDZ-SCORE"), std::string::npos) << all.out;
  const Outcome alone = run({"check", "--strict-setup", log});
  EXPECT_EQ(alone.code, 2);
  EXPECT_NE(alone.err.find("needs --ruleset"), std::string::npos) << alone.err;
}

TEST(Check, AWrongLandlordIsOneFindingAndTheGameGoesOn) {
  const Folder folder;
  std::string log =
      run({"play", "--game", "dou_dizhu", "--ruleset", "openspiel", "--seed", "3", "-o", "-"}).out;
  const std::string key = R"("e":"landlord","p":)";
  const std::size_t at = log.find(key);
  ASSERT_NE(at, std::string::npos);
  char& seat = log[at + key.size()];
  seat = seat == '3' ? '1' : static_cast<char>(seat + 1);
  const Outcome o = run({"check", folder.write("a.jsonl", log)});
  EXPECT_EQ(o.code, 1);
  EXPECT_NE(o.out.find("DDZ-LANDLORD"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("(1 finding)"), std::string::npos) << o.out;
}

TEST(Check, ARecordCannotNameARulesetFile) {
  const Folder folder;
  const std::string rules = folder.write("mine.toml", "name = \"mine\"\ngame = \"sanguosha\"\n");
  std::string log = random_log(4, 1);
  const std::string named = "\"ruleset\":\"classic\"";
  log.replace(log.find(named), named.size(), "\"ruleset\":\"" + rules + "\"");
  const Outcome o = run({"check", folder.write("a.jsonl", log)});
  EXPECT_EQ(o.code, 3);
  EXPECT_NE(o.out.find("is not known here; choose one with --ruleset"), std::string::npos) << o.out;
  EXPECT_EQ(run({"check", "--ruleset", "classic", folder.path("a.jsonl")}).code, 0);
}

TEST(Check, NothingOfARecordDrivesTheTerminal) {
  const Folder folder;
  std::string log = random_log(4, 1);
  const std::string gender = R"("role":"lord",)";
  log.insert(log.find(gender) + gender.size(), R"("name":"x\u001b[2J\u0007y",)");
  const std::string path = folder.write("a\x1b[2J.jsonl", log);
  const std::string nowhere = folder.path("x\x1b[2Jy");
  const std::vector<std::vector<std::string>> all = {
      {"check", nowhere},
      {"check", path},
      {"check", folder.path() + "/none\x1b[2J", "--witness", path},
      {"show", nowhere},
      {"show", path, "--turn", "1"},
      {"legal", path},
      {"legal", path, "--at", "40"},
      {"deduce", path, "--seat", "2"},
      {"deduce", path, "--seat", "2", "--game", "9"},
      {"diff", path, nowhere},
      {"diff", path, "--from", "1", "--to", "2"},
      {"import", nowhere, "-o", folder.path("out")},
      {"import", path, "-o", path},
      {"hide", path, "--seat", "9", "-o", folder.path("out")},
      {"shrink", path},
      {"graph", "seats", path},
      {"rules", "--coverage", path},
      {"rules", "\x1b[2J"},
      {"check", "--ruleset", "\x1b[2J.toml", path}};
  for (const auto& arguments : all) {
    const Outcome o = run(arguments);
    EXPECT_FALSE((o.out + o.err).empty()) << arguments[0];
    EXPECT_EQ((o.out + o.err).find_first_of("\x1b\x07"), std::string::npos)
        << arguments[0] << ": " << o.out << o.err;
  }
}

// Each game of the playthrough's states has been played so far, and is incomplete.
TEST(Check, APlaythroughCutAnywhereIsNoViolation) {
  const Folder folder;
  std::ostringstream bytes;
  bytes << std::ifstream(TALLY_SOURCE_DIR "/corpus/dou_dizhu/openspiel-playthrough.txt").rdbuf();
  const std::string whole = bytes.str();
  const std::size_t end = whole.rfind(']');
  const std::size_t played = whole.find("HistoryString() = \"0");
  for (std::size_t n = played; n <= end; ++n)
    folder.write(fmt::format("{:05}", n), whole.substr(0, n));
  const Outcome o = run({"check", folder.path()});
  EXPECT_EQ(o.out.find("violations"), std::string::npos) << o.last_line();
  EXPECT_EQ(o.out.find("clean"), std::string::npos) << o.last_line();
  EXPECT_EQ(o.out.find("unreadable"), std::string::npos) << o.last_line();
  EXPECT_EQ(run({"check", folder.write("whole", whole)}).code, 0);
  EXPECT_NE(run({"check", folder.path("whole")}).out.find(": clean"), std::string::npos);
}

TEST(Check, OfVeryManyErrorsTheFirstAreTold) {
  const Folder folder;
  const std::string bad = "{\"tally\":1}\n";
  std::string some;
  for (int i = 0; i < 300; ++i) some += bad;
  some += random_log(4, 1);
  std::string very_many;
  for (int i = 0; i < 120'000; ++i) very_many += bad;  // more than one stretch
  const std::string a = folder.write("a.jsonl", some);
  const std::string b = folder.write("b.jsonl", very_many + random_log(4, 1));
  const std::string c = folder.write("c.jsonl", random_log(4, 2));
  const Outcome o = run({"check", "--jobs", "1", a, b, c});
  EXPECT_EQ(o.code, 3);
  EXPECT_EQ(count(o.out, "a.jsonl#"), 101U);
  EXPECT_NE(o.out.find(a + "#301: clean"), std::string::npos);
  EXPECT_NE(o.out.find(a + ": unreadable — and 200 more in this file\n"), std::string::npos);
  EXPECT_EQ(count(o.out, "b.jsonl#"), 100U);
  EXPECT_NE(o.out.find(b + ": unreadable — and 9,900 more in this file; it was not read any "
                           "further\n"),
            std::string::npos);
  EXPECT_NE(o.out.find(c + ": clean"), std::string::npos);
  EXPECT_TRUE(o.last_line().starts_with("10,302 games: 2 clean, 10,300 unreadable — "))
      << o.last_line();
  EXPECT_EQ(run({"check", "--jobs", "4", a, b, c}).out, o.out);
  const Outcome lines = run({"check", "--format", "jsonl", a});
  EXPECT_EQ(lines_of(lines.out).size(), 102U);
  EXPECT_TRUE(lines_of(lines.out).back().ends_with("\"more\":200}")) << lines_of(lines.out).back();
  const Outcome imported = run({"import", a, b, "-o", folder.path("out.jsonl")});
  EXPECT_EQ(imported.code, 3);
  EXPECT_EQ(count(imported.err, "unreadable"), 203U) << "with the last line";
}

// A key at the very end of what was looked at once ended the whole run.
TEST(Check, EightBytesHideNoOtherFile) {
  const Folder folder;
  folder.write("a.jsonl", "{\"game\":");
  folder.write("b.jsonl", random_log(4, 1));
  const Outcome o = run({"check", folder.path()});
  EXPECT_EQ(o.code, 3) << o.err;
  EXPECT_NE(o.out.find("a.jsonl: unreadable — line 1: "), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("b.jsonl: clean"), std::string::npos) << o.out;
}

TEST(Check, TellsASetUpInChinese) {
  const Outcome o = run(
      {.arguments = {"check", "--lang", "zh", "--ruleset", "classic", "smart-g020030_p2_v1.fk.rep"},
       .folder = TALLY_SOURCE_DIR "/corpus/freekill"});
  EXPECT_NE(o.out.find("2人：主公1、反贼1"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("1号位：♥7无中生有"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find(" players"), std::string::npos) << o.out;
}

TEST(Check, AClosedStandardOutputIsAFailure) {
  const Folder folder;
  const std::string log = folder.write("a", random_log(4, 1));
  const Outcome o = run(cli::testing::Run{.arguments = {"check", log}, .closed = true});
  EXPECT_EQ(o.code, 5);
  EXPECT_NE(o.err.find("cannot write to standard output"), std::string::npos) << o.err;
  // Where nothing is written to it, it is not missed.
  const Outcome hide = run(cli::testing::Run{
      .arguments = {"hide", log, "--seat", "1", "-o", folder.path("b")}, .closed = true});
  EXPECT_EQ(hide.code, 0) << hide.err;
}

// What hides cards and breaks a rule says that these were not looked at.
TEST(Check, BehindAViolationHiddenCardsAreNotLookedAt) {
  const Folder folder;
  const std::string log = folder.write("a", random_log(4, 1));
  const std::string witness = folder.path("witness.jsonl");
  std::string text = run({"hide", log, "--seat", "3"}).out;
  const std::string_view hit_points = "{\"e\":\"hp\",\"seat\":2,\"hp\":4";
  const std::size_t at = text.find(hit_points);
  ASSERT_NE(at, std::string::npos);
  text[at + hit_points.size() - 1] = '3';
  const std::string seen = folder.write("b", text);
  const Outcome o = run({"check", seen, "--witness", witness});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("hidden cards not looked at behind the violation"), std::string::npos)
      << o.out;
  EXPECT_NE(o.err.find("no deal to write down: the record breaks a rule"), std::string::npos)
      << o.err;
  EXPECT_EQ(o.err.find("no game hides a card"), std::string::npos) << o.err;
  const Outcome json = run({"check", seen, "--format", "jsonl"});
  EXPECT_NE(json.out.find("\"hidden\":\"not_looked_at\""), std::string::npos) << json.out;
  EXPECT_EQ(run({"check", log, "--format", "jsonl"}).out.find("\"hidden\""), std::string::npos);
}

TEST(Check, WritesNoEmptyWitness) {
  const Folder folder;
  const std::string log = folder.write("a", random_log(4, 1));
  const std::string witness = folder.path("witness.jsonl");
  const Outcome o = run({"check", log, "--witness", witness});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.err.find("not written; no game hides a card"), std::string::npos) << o.err;
  EXPECT_FALSE(std::filesystem::exists(witness));
}

}  // namespace
}  // namespace tally::cli::testing
