// `tally legal`.
#include <algorithm>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string faulty = "corpus/faults/second-slash.jsonl";
const std::string rocket = "corpus/dou_dizhu/openspiel.jsonl";

Outcome legal(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "legal");
  return run({.arguments = std::move(arguments), .folder = TALLY_SOURCE_DIR});
}

TEST(Legal, ListsTheDecisionsOfAGame) {
  const Outcome o = legal({faulty});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("event 55, turn 4: seat 2 uses ♥4 Fire Slash on seat 1\n"),
            std::string::npos)
      << o.out;
}

TEST(Legal, ListsThoseOfASeatOrATurn) {
  const auto all = lines_of(legal({faulty}).out);
  const auto narrowed = [&](const std::vector<std::string>& by) {
    std::vector<std::string> arguments = {faulty};
    arguments.insert(arguments.end(), by.begin(), by.end());
    return lines_of(legal(arguments).out);
  };
  const auto where = [&](const std::string& part) {
    std::vector<std::string> some;
    for (const std::string& line : all)
      if (line.find(part) != std::string::npos) some.push_back(line);
    return some;
  };
  const auto turn = where(", turn 4: ");
  EXPECT_EQ(narrowed({"--turn", "4"}), turn);
  EXPECT_GT(turn.size(), 1U);
  EXPECT_LT(turn.size(), all.size());
  const auto seat = where(": seat 2 ");
  EXPECT_EQ(narrowed({"--seat", "2"}), seat);
  EXPECT_LT(seat.size(), all.size());
  const auto both = narrowed({"--seat", "2", "--turn", "4"});
  EXPECT_FALSE(both.empty());
  for (const std::string& line : both)
    EXPECT_TRUE(std::ranges::count(turn, line) == 1 && std::ranges::count(seat, line) == 1) << line;
  EXPECT_EQ(legal({faulty, "--seat", "1", "--turn", "0", "--lang", "zh"}).out,
            "该座位或该回合没有任何选择\n");
  EXPECT_EQ(legal({faulty, "--seat", "20"}).code, 2);
  EXPECT_EQ(legal({faulty, "--turn", "9999"}).code, 2);
  const Outcome one = legal({faulty, "--at", "55", "--seat", "2"});
  EXPECT_EQ(one.code, 2);
  EXPECT_NE(one.err.find("--seat and --turn narrow the list"), std::string::npos) << one.err;
}

TEST(Legal, ListsEveryAnswerOfAnyGame) {
  const Outcome slash = legal({faulty, "--at", "55"});
  EXPECT_EQ(slash.code, 0) << slash.err;
  EXPECT_EQ(slash.out.find("\nseat 2 uses ♥4 Fire Slash on seat 1\n"), std::string::npos);
  EXPECT_NE(slash.out.find("seat 2 uses ♦A Duel on seat 1\n"), std::string::npos) << slash.out;
  EXPECT_NE(slash.out.find("or nothing\n"), std::string::npos) << slash.out;
  const Outcome cards = legal({rocket, "--game", "2", "--at", "16"});
  EXPECT_EQ(cards.out,
            "seat 3 passes\n"
            "1 legal answer; in the record: seat 3 plays 7, 7, 7, 7 (bomb)\n");
}

TEST(Legal, SaysWhyNot) {
  const Outcome bomb = legal({rocket, "--game", "2", "--at", "16", "--why-not", "7777"});
  EXPECT_EQ(bomb.code, 1);
  EXPECT_NE(bomb.out.find("DDZ-ROCKET"), std::string::npos) << bomb.out;
  const Outcome pass = legal({rocket, "--game", "2", "--at", "16", "--why-not", "pass"});
  EXPECT_EQ(pass.code, 0) << pass.out;
  const Outcome slash = legal({faulty, "--at", "55", "--why-not", "H4.fire_slash to 1"});
  EXPECT_EQ(slash.code, 1);
  EXPECT_NE(slash.out.find("SGS-SLASH-LIMIT"), std::string::npos) << slash.out;
  const Outcome duel = legal({faulty, "--at", "55", "--why-not", "DA.duel to 1"});
  EXPECT_EQ(duel.code, 0) << duel.out;
  const Outcome zh =
      legal({faulty, "--at", "55", "--why-not", "H4.fire_slash to 1", "--lang", "zh"});
  EXPECT_NE(zh.out.find("不合法"), std::string::npos) << zh.out;
  EXPECT_NE(zh.out.find("每个出牌阶段限使用一张【杀】"), std::string::npos) << zh.out;
  EXPECT_NE(legal({faulty, "--lang", "zh"}).out.find("事件55，第4回合："), std::string::npos);
}

TEST(Legal, WhatOnlyOneAnswerCanMeanNeedNotBeTyped) {
  const std::string game = TALLY_SOURCE_DIR "/corpus/native/classic-4-6.jsonl";
  const Outcome nullified = legal({game, "--at", "31", "--why-not", "DQ.nullification"});
  EXPECT_EQ(nullified.code, 0) << nullified.out;  // whose it is: only one has it
  EXPECT_NE(nullified.out.find("seat 1 uses ♦Q Nullification"), std::string::npos) << nullified.out;
  const Outcome wine = legal({game, "--at", "102", "--why-not", "S9.wine"});
  EXPECT_EQ(wine.code, 0) << wine.out;
  const Outcome sword = legal({game, "--at", "113", "--why-not", "CQ.collateral to 3 against 1"});
  EXPECT_NE(sword.out.find("against seat 1"), std::string::npos) << sword.out;
}

// What is no decision has one that led there, and what was let pass since.
TEST(Legal, NamesTheDecisionThatLedThere) {
  const Outcome o = legal({"corpus/faults/reward-not-paid.jsonl", "--at", "237"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.out,
            "event 237 is nobody's choice; what led there:\n"
            "event 231, turn 12: seat 2 may use a card, recast or use a skill (Play phase)\n"
            "  seat 2 uses ♠10 Slash on seat 1 (or seat 3)\n"
            "  seat 2 uses ♦6 Slash on seat 1 (or seat 3)\n"
            "  or nothing\n"
            "  4 legal answers; in the record: seat 2 uses ♠10 Slash on seat 3\n"
            "event 232, turn 12: seat 3 may respond (Slash)\n"
            "  seat 3 answers with ♥2 Dodge\n"
            "  or nothing\n"
            "  1 legal answer; in the record: none, a pass\n"
            "event 235, turn 12: seat 5 may use a card (Rescue)\n"
            "  seat 5 uses ♥6 Peach on seat 3\n"
            "  or nothing\n"
            "  1 legal answer; in the record: none, a pass\n");
  const Outcome first = legal({faulty, "--at", "0"});
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_EQ(first.out, "before event 0 nobody has decided anything\n");
}

TEST(Legal, NamesTheDecisionThatTheRecordLeavesOut) {
  const Outcome o = legal({"corpus/faults/missing-discard.jsonl", "--at", "40"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.out,
            "event 40, turn 3: seat 1 has to discard (Discard phase)\n"
            "  seat 1 discards ♣5 Slash, ♣J Slash, ♥Q Dismantle, ♠8 Thunder Slash, ♣Q Iron Chain "
            "(any 2 of these)\n"
            "  10 legal answers; in the record: none, though one is due\n");
  const Outcome two = legal({"corpus/faults/missing-discard.jsonl", "--at", "40", "--why-not",
                             "C5.slash HQ.dismantlement"});
  EXPECT_EQ(two.code, 0) << two.out << two.err;
  EXPECT_EQ(
      legal({"corpus/faults/missing-discard.jsonl", "--at", "40", "--why-not", "C5.slash"}).code,
      1);
}

// Another answer can be tried where somebody passed, too.
TEST(Legal, ListsWhatWasLetPass) {
  const Outcome all = legal({faulty});
  EXPECT_NE(all.out.find("event 36, turn 3: seat 2 may respond (Slash) — passes; could have: "
                         "seat 2 answers with ♥9 Dodge\n"),
            std::string::npos)
      << all.out;
  EXPECT_EQ(legal({faulty, "--at", "36", "--why-not", "H9.dodge"}).code, 0);
  EXPECT_EQ(legal({faulty, "--at", "36", "--why-not", "H2.dodge"}).code, 1);
  EXPECT_NE(legal({faulty, "--lang", "zh"}).out.find("可打出牌（杀）：放弃；本可以："),
            std::string::npos);
}

TEST(Legal, AnswersForEveryFinding) {
  std::size_t findings = 0;
  for (const std::string& line : lines_of(
           run({.arguments = {"check", "--format", "jsonl", "corpus/faults/skills.jsonl.zst",
                              "corpus/faults/openspiel.jsonl", "corpus/faults/turn-order.jsonl",
                              "corpus/faults/damage-number.jsonl", "corpus/faults/hp-value.fk.rep"},
  .folder = TALLY_SOURCE_DIR})
               .out)) {
    const auto field = [&](std::string_view key, std::size_t from) {
      const std::size_t at = line.find(key, from) + key.size();
      return line.substr(at, line.find_first_of(",\"", at) - at);
    };
    std::string source = field("\"source\":\"", 0);
    std::string game = "1";
    if (const std::size_t hash = source.find('#'); hash != std::string::npos) {
      game = source.substr(hash + 1);
      source.resize(hash);
    }
    for (std::size_t i = line.find("\"at\":"); i != std::string::npos;
         i = line.find("\"at\":", i + 1)) {
      ++findings;
      const Outcome o = legal({source, "--game", game, "--at", field("\"at\":", i)});
      EXPECT_EQ(o.code, 0) << line << o.err;
      EXPECT_NE(o.last_line().find(" in the record: "), std::string::npos) << line << o.out;
    }
  }
  EXPECT_GE(findings, 25U);
}

// A record may leave out which way somebody took: what comes next shows it.
TEST(Legal, TellsAChoiceThatARecordLeavesOut) {
  std::ifstream in(TALLY_SOURCE_DIR "/corpus/native/expansions-5-258.jsonl");
  std::string text;
  int left_out = 0;
  int lines = 0;
  for (std::string line; std::getline(in, line); ++lines) {
    if (line.find("\"e\":\"decide\"") != std::string::npos && left_out == 0) {
      left_out = lines - 1;
      continue;
    }
    if (lines == 0) line.insert(line.find(R"("players")"), R"("omits":["decide"],)");
    text += line + "\n";
  }
  ASSERT_GT(left_out, 0);
  const Folder folder;
  const std::string path = folder.write("a", text);
  EXPECT_EQ(run({"check", path}).code, 0);
  const Outcome o = run({"legal", path, "--at", std::to_string(left_out)});
  EXPECT_NE(
      o.out.find(
          "seat 1 (Dong Zhuo) has to choose: to lose a hit point or to lose a point of the maximum "
          "(Crumbling)\n"),
      std::string::npos)
      << o.out;
  EXPECT_EQ(o.out.find("a pass"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("or nothing"), std::string::npos) << o.out;
  EXPECT_NE(o.last_line().find(
                "by what comes next: seat 1 (Dong Zhuo) chooses to lose a point of the maximum"),
            std::string::npos)
      << o.out;
  const Outcome zh = run({"legal", path, "--at", std::to_string(left_out), "--lang", "zh"});
  EXPECT_NE(zh.out.find("1号位（董卓）须选择一项：失去1点体力或减1点体力上限（崩坏）\n"),
            std::string::npos)
      << zh.out;
  const Outcome all = run({"legal", path, "--turn", "1"});
  EXPECT_NE(
      all.out.find("by what comes next: seat 1 (Dong Zhuo) chooses to lose a point of the maximum"),
      std::string::npos)
      << all.out;
}

// What is asked twice before an event is listed once; what was decided in an earlier turn did not
// lead there.
TEST(Legal, ListsAQuestionOnce) {
  const std::string game = "corpus/qsanguosha/heg-std-06p-001.qsgs";
  auto lines = lines_of(legal({game}).out);
  std::ranges::sort(lines);
  const auto twice = std::ranges::adjacent_find(lines);
  EXPECT_TRUE(twice == lines.end()) << *twice;
  const Outcome o = legal({game, "--at", "23"});
  EXPECT_EQ(count(o.out, "\n"), 6U) << o.out;
  EXPECT_TRUE(
      o.out.starts_with("event 23 is nobody's choice; what led there:\n"
                        "event 23, turn 1: seat 1 "))
      << o.out;
}

TEST(Legal, SaysWhatIsWrongWithAnAnswerThatIsMistyped) {
  const std::string game = "corpus/kingdom_war/heg-mixed-g013500_p6_v1.fk.rep";
  const auto tried = [&](const char* typed) {
    return legal({game, "--at", "31", "--why-not", typed});
  };
  for (const char* const typed : {"slash to 2", "杀 to 2", "use to 2"}) {
    const Outcome o = tried(typed);
    EXPECT_EQ(o.code, 2) << o.out;
    EXPECT_NE(o.err.find("names no card"), std::string::npos) << o.err;
  }
  const Outcome seat = tried("H7.peach to 9");
  EXPECT_EQ(seat.code, 2) << seat.out;
  EXPECT_NE(seat.err.find("there is no seat 9; this game has 6 seats"), std::string::npos)
      << seat.err;
  const Outcome face = tried("♣7.thunder_slash to 2");
  EXPECT_EQ(face.code, 0) << face.out << face.err;
  EXPECT_EQ(face.out, tried("C7.thunder_slash to 2").out);
  const Outcome mark = tried("先驱");
  EXPECT_EQ(mark.code, 1) << mark.err;
  EXPECT_TRUE(
      mark.out.starts_with("seat 1 (Xu Huang) spends the mark pioneer to fill his hand and "
                           "look at a general: not legal\n"))
      << mark.out;
}

TEST(Legal, WordsACardForWhomTheQuestionIsAbout) {
  const Outcome o = legal({"corpus/three_v_three/3v3-mixed-g510034_p6_v1.fk.rep", "--at", "268",
                           "--why-not", "H8.peach to 5"});
  EXPECT_EQ(o.out.find("against"), std::string::npos) << o.out;
}

TEST(Legal, RefusesWhatIsNoDecisionAndNoAnswer) {
  EXPECT_EQ(legal({faulty, "--at", "54", "--why-not", "pass"}).code, 2);
  EXPECT_EQ(legal({faulty, "--at", "100000"}).code, 2);
  const Outcome card = legal({faulty, "--at", "55", "--why-not", "H4.fireslash"});
  EXPECT_EQ(card.code, 2);
  EXPECT_NE(card.err.find("there is no card"), std::string::npos) << card.err;
}

}  // namespace
}  // namespace tally::cli::testing
