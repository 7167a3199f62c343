// `tally hide`, and `tally check` on what it writes.
#include <fstream>
#include <initializer_list>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string whole_game = "corpus/native/classic-8-4.jsonl";

TEST(Hide, WritesWhatASeatSaw) {
  const Outcome seen = tally({"hide", whole_game, "--seat", "2"});
  ASSERT_EQ(seen.code, 0) << seen.err;
  EXPECT_EQ(count(seen.out, "\"role\":\"hidden\""), 6U) << "all but the lord's and its own";
  const Outcome checked = tally({"check", "-"}, seen.out);
  EXPECT_EQ(checked.code, 0);
  EXPECT_NE(checked.out.find("clean"), std::string::npos) << checked.out;
  EXPECT_NE(checked.out.find("hidden cards explained"), std::string::npos) << checked.out;
  const Outcome nobody = tally({"hide", whole_game, "--seat", "0"});
  EXPECT_EQ(count(nobody.out, "\"role\":\"hidden\""), 7U);
}

TEST(Hide, WritesAFile) {
  const Folder folder;
  const std::string path = folder.path("seen.jsonl.gz");
  ASSERT_EQ(tally({"hide", whole_game, "--seat", "1", "-o", path}).code, 0);
  const Outcome checked = tally({"check", path});
  EXPECT_EQ(checked.code, 0) << checked.out;
}

// Seat 3 alone lives, face down; seat 5 was of Wu. The record says who has won, but nobody who
// cannot have. Nor at its line 214, where seats 2 and 4 of Shu and seat 3 live: a third of Shu
// would be a careerist at a table of five.
TEST(Hide, WhoWinsWithGeneralsFaceDownTheRecordSays) {
  std::ifstream file(std::string(TALLY_SOURCE_DIR) + "/corpus/hidden/guozhan-face-down-5.jsonl");
  std::stringstream read;
  read << file.rdbuf();
  const std::string log = read.str();
  // Its first lines, and who has won.
  const auto checked = [&](int lines, const std::string& winners) {
    std::size_t end = 0;
    while (lines > 0) lines -= log[end++] == '\n' ? 1 : 0;
    return tally({"check", "-"},
                 log.substr(0, end) + "{\"e\":\"over\",\"winners\":" + winners + "}\n")
        .code;
  };
  EXPECT_EQ(checked(369, "[3,5]"), 0);
  EXPECT_EQ(checked(369, "[3]"), 0);
  for (const char* const wrong : {"[1]", "[5]", "[3,2]", "[]"})
    EXPECT_EQ(checked(369, wrong), 1) << wrong;
  EXPECT_EQ(checked(214, "[2,3,4]"), 1);
}

// What is chosen face down is seen when all have chosen, not by who sees that one has.
TEST(Hide, AGeneralIsSeenWhenTheRulesShowIt) {
  std::ifstream file(std::string(TALLY_SOURCE_DIR) + "/corpus/native/generals-4-229.jsonl");
  std::vector<std::string> lines(9);
  for (std::string& line : lines) std::getline(file, line);
  const auto seen = [&](std::initializer_list<std::size_t> of, const char* seat) {
    std::string log;
    for (const std::size_t i : of) log += lines[i] + "\n";
    const Outcome o = tally({"hide", "-", "--seat", seat}, log);
    const Outcome checked = tally({"check", "-"}, o.out);
    EXPECT_EQ(checked.code, 0) << checked.out;
    return o.out;
  };
  const std::string chosen = R"({"e":"general","seat":2,"general":"zhaoyun"})";
  const std::string face_down = R"({"e":"general","seat":2,"general":null})";
  const auto has = [](const std::string& log, const std::string& line) {
    return log.find(line) != std::string::npos;
  };
  const auto lords = R"({"e":"general","seat":1,"general":"zhugeliang"})";
  // Header, the lord's, three offers; then seats 2, 3 and 4 choose.
  EXPECT_TRUE(has(seen({0, 1, 2, 3, 4, 5, 6}, "3"), face_down));
  EXPECT_TRUE(has(seen({0, 1, 2, 3, 4, 5, 6}, "3"), lords));
  EXPECT_TRUE(has(seen({0, 1, 2, 3, 4, 5, 6}, "2"), chosen));
  EXPECT_TRUE(has(seen({0, 1, 2, 3, 4, 5, 6, 7}, "0"), face_down));
  EXPECT_TRUE(has(seen({0, 1, 2, 3, 4, 5, 6, 7, 8}, "0"), chosen));
  // In turn he shows it before seat 3 is offered any.
  std::string log;
  for (const std::size_t i : {0U, 1U, 2U, 3U, 6U, 4U}) log += lines[i] + "\n";
  EXPECT_TRUE(has(tally({"hide", "-", "--seat", "3"}, log).out, chosen));
}

TEST(Hide, RefusesASeatThatIsNotThere) {
  const Outcome o = tally({"hide", whole_game, "--seat", "9"});
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("there is no seat 9; this game has 8 seats"), std::string::npos) << o.err;
  EXPECT_EQ(tally({"hide", whole_game}).code, 2);
  EXPECT_EQ(tally({"hide", "corpus/README.md", "--seat", "1"}).code, 3);
}

TEST(Hide, AWitnessIsAGameThatShowsAll) {
  const Folder folder;
  const std::string seen = folder.path("seen.jsonl");
  const std::string whole = folder.path("whole.jsonl");
  ASSERT_EQ(tally({"hide", whole_game, "--seat", "3", "-o", seen}).code, 0);
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

// What a record leaves out that is no card and no identity asks for no deal.
TEST(Hide, ARecordThatShowsAllCardsIsNoHiddenOne) {
  const Folder folder;
  const std::string witness = folder.path("w.jsonl");
  const Outcome o = tally({"check", "corpus/freekill/mixed-g003022_p2_v1.fk.rep",
                           "corpus/hidden/generals-4-5-seen-by-2.jsonl", "--witness", witness});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_EQ(count(o.out, "hidden cards explained"), 1U) << o.out;
  EXPECT_EQ(tally({"check", witness}).out.find("hidden"), std::string::npos);
}

// Whom the others were offered is not shown: two of them are those they laid down.
TEST(Hide, AWholeGameOfKingdomWar) {
  const Folder folder;
  const std::string witness = folder.path("w.jsonl");
  for (const char* record : {"corpus/freekill/hegx-mixed-g014006_p8_v7.fk.rep",
                             "corpus/qsanguosha/heg-std-06p-001.qsgs"}) {
    ASSERT_EQ(tally({"check", record, "--witness", witness}).code, 0) << record;
    const Outcome o = tally({"check", witness});
    EXPECT_EQ(o.code, 0) << record << o.out;
    EXPECT_EQ(o.out.find("hidden"), std::string::npos) << record << o.out;
  }
}

TEST(Hide, NothingIsWrittenOverWhatIsRead) {
  const Folder folder;
  const std::string seen = folder.path("seen.jsonl");
  ASSERT_EQ(tally({"hide", whole_game, "--seat", "3", "-o", seen}).code, 0);
  std::stringstream before;
  before << std::ifstream(seen).rdbuf();
  const std::vector<std::vector<std::string>> all = {{"check", seen, "--witness", seen},
                                                     {"check", folder.path(), "--witness", seen},
                                                     {"hide", seen, "--seat", "3", "-o", seen}};
  for (const auto& arguments : all) {
    const Outcome o = tally(arguments);
    EXPECT_EQ(o.code, 2) << o.out;
    EXPECT_NE(o.err.find("nothing is written over it"), std::string::npos) << o.err;
    std::stringstream after;
    after << std::ifstream(seen).rdbuf();
    EXPECT_EQ(after.str(), before.str());
  }
}

// The seed would give the cards away; and no witness passes for the game itself.
TEST(Hide, NeitherTheViewNorTheWitnessHasTheNoteOfTheGame) {
  const Folder folder;
  ASSERT_EQ(tally({"play", "--players", "4", "--seed", "77", "-o", folder.path("g.jsonl")}).code,
            0);
  const std::string seen = folder.path("seen.jsonl");
  ASSERT_EQ(tally({"hide", folder.path("g.jsonl"), "--seat", "2", "-o", seen}).code, 0);
  const auto header_of = [](const std::string& path) {
    std::string line;
    std::ifstream in(path);
    std::getline(in, line);
    return line;
  };
  EXPECT_EQ(header_of(seen).find("seed"), std::string::npos);
  EXPECT_NE(header_of(seen).find("\"note\":\"as seat 2 saw it\""), std::string::npos);
  const Outcome looks_on = tally({"hide", folder.path("g.jsonl"), "--seat", "0"});
  EXPECT_NE(looks_on.out.find("\"note\":\"as somebody who only looked on saw it\""),
            std::string::npos);
  const std::string witness = folder.path("w.jsonl");
  ASSERT_EQ(tally({"check", seen, "--witness", witness}).code, 0);
  EXPECT_NE(
      header_of(witness).find("\"note\":\"one deal of the hidden cards that explains a record"),
      std::string::npos);
}

TEST(Hide, TakesARulesetOfItsOwn) {
  const Folder folder;
  const std::string rules = folder.path("mine.toml");
  std::ofstream(rules) << "name = \"mine\"\ngame = \"sanguosha\"\nbase = \"classic\"\n"
                          "[options]\nreward = \"anyone\"\n";
  const std::string game = folder.path("g.jsonl");
  ASSERT_EQ(tally({"play", "--ruleset", rules, "--seed", "3", "-o", game}).code, 0);
  EXPECT_EQ(tally({"hide", game, "--seat", "2"}).code, 3);
  EXPECT_EQ(tally({"hide", game, "--seat", "2", "--ruleset", rules, "-o", rules}).code, 2);
  const std::string seen = folder.path("seen.jsonl");
  const Outcome o = tally({"hide", game, "--seat", "2", "--ruleset", rules, "-o", seen});
  ASSERT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(tally({"check", seen, "--ruleset", rules}).code, 0);
}

TEST(Hide, AWitnessOnStandardOutputStandsThereAlone) {
  const Outcome o =
      tally({"check", "corpus/hidden/generals-4-5-seen-by-2.jsonl", "--witness", "-"});
  EXPECT_EQ(o.code, 0);
  EXPECT_TRUE(o.out.starts_with("{\"tally\":1")) << o.out.substr(0, 80);
  EXPECT_EQ(o.out.find("clean"), std::string::npos);
  EXPECT_NE(o.err.find("1 game: 1 clean"), std::string::npos) << o.err;
}

TEST(Hide, SaysWhyThereIsNoWitness) {
  const Folder folder;
  const std::string witness = folder.path("w.jsonl");
  const Outcome o = tally({"check", "corpus/faults/hidden-card-twice.jsonl", "--witness", witness});
  EXPECT_NE(o.err.find("no deal to write down: none explains it"), std::string::npos) << o.err;
  const Outcome whole = tally({"check", whole_game, "--witness", witness});
  EXPECT_NE(whole.err.find("not written; no game hides a card"), std::string::npos) << whole.err;
}

// A recording that begins in the middle of a game, as each seat saw it.
TEST(Hide, OfARecordingFromTheMiddleThereIsAWitness) {
  const Folder folder;
  const std::string whole = "corpus/freekill/reconnect-g009000_p3_v1.fk.rep";
  for (const char* seat : {"0", "1", "2", "3"}) {
    const std::string seen = folder.path(std::string("seen") + seat + ".jsonl");
    const std::string witness = folder.path(std::string("witness") + seat + ".jsonl");
    ASSERT_EQ(tally({"hide", whole, "--seat", seat, "-o", seen}).code, 0);
    const Outcome o = tally({"check", seen, "--witness", witness});
    EXPECT_EQ(o.code, 0) << o.out << o.err;
    EXPECT_EQ(o.err, "");
    EXPECT_EQ(tally({"check", witness}).code, 0) << seat;
  }
}

// Of the same record the same, whatever was looked at before.
TEST(Hide, TheWitnessOfARecordIsOne) {
  const Folder folder;
  const std::string seen = folder.path("seen.jsonl");
  ASSERT_EQ(tally({"hide", "corpus/native/generals-6-165.jsonl", "--seat", "2", "-o", seen}).code,
            0);
  const std::string once = folder.path("once.jsonl");
  const std::string twice = folder.path("twice.jsonl");
  ASSERT_EQ(tally({"check", seen, "--witness", once}).err, "");
  ASSERT_EQ(tally({"check", seen, seen, "--jobs", "1", "--witness", twice}).err, "");
  std::stringstream one;
  one << std::ifstream(once).rdbuf();
  std::stringstream two;
  two << std::ifstream(twice).rdbuf();
  EXPECT_EQ(two.str(), one.str() + one.str());
}

TEST(Hide, SaysWhatTheRecordDoesNotShow) {
  const std::string seen = "corpus/hidden/generals-4-5-seen-by-2.jsonl";
  EXPECT_EQ(tally({"hide", seen, "--seat", "2"}).err, "");
  const std::string says = "does not show all that seat 3 saw";
  EXPECT_NE(tally({"hide", seen, "--seat", "3"}).err.find(says), std::string::npos);
  const Outcome o = tally({"deduce", seen, "--seat", "3"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.err.find(says), std::string::npos) << o.err;
  EXPECT_EQ(tally({"deduce", seen, "--seat", "0"}).out, tally({"deduce", seen}).out);
}

TEST(Hide, ATooLongRecordIsNotCalledExplained) {
  const Folder folder;
  const std::string seen = folder.path("long.jsonl");
  const std::string game = "corpus/native/draw-after-998-rounds.jsonl.zst";
  ASSERT_EQ(tally({"hide", game, "--seat", "2", "-o", seen}).code, 0);
  const Outcome o = tally({"check", seen});
  EXPECT_NE(o.out.find(", hidden cards not looked at"), std::string::npos) << o.out;
  const Outcome json = tally({"check", "--format", "jsonl", seen});
  EXPECT_NE(json.out.find("\"hidden\":\"not_asked\""), std::string::npos) << json.out;
}

// Programs write down the true generals of everybody; nobody at the table knows them.
TEST(Hide, NamesNoGeneralWhoLiesFaceDown) {
  const std::string path = TALLY_SOURCE_DIR "/corpus/kingdom_war/heg-mixed-g013500_p6_v1.fk.rep";
  EXPECT_NE(run({"import", path, "-o", "-"}).out.find("hs__"), std::string::npos);
  for (const char* seat : {"0", "1", "4"}) {
    const std::string log = run({"hide", path, "--seat", seat}).out;
    EXPECT_EQ(log.find("hs__"), std::string::npos) << log.substr(0, 600);
  }
}

}  // namespace
}  // namespace tally::cli::testing
