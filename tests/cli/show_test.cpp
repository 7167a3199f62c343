// `tally show` and `tally diff`.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

TEST(Show, TellsTheGameTurnByTurn) {
  const Folder folder;
  const std::string path = folder.write("a.rep", freekill_recording());
  const Outcome o = run({"show", path});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(o.out.starts_with(path + "\nFreeKill 0.5.22, ruleset freekill-0.5\n")) << o.out;
  for (const char* const part : {"\nBefore the first turn\n", "\nTurn 1 — seat 1", "\nTurn 15 — ",
                                 "SGS-PHASE-DRAW\n", "  • seat 1 (", ") uses ",
                                 "  what changed in this turn:\n", "    seat 2 / hp: 4/4 → 3/4\n"})
    EXPECT_NE(o.out.find(part), std::string::npos) << part;
  EXPECT_EQ(o.last_line(), "clean, 2 players, 15 turns, won by seat 1");
}

TEST(Show, OneTurnIsAPartOfTheWhole) {
  const Folder folder;
  const std::string path = folder.write("a", random_log(5, 3));
  const std::string all = run({"show", path}).out;
  for (const char* const turn : {"0", "1", "7"}) {
    const Outcome one = run({"show", path, "--turn", turn});
    EXPECT_EQ(one.code, 0);
    EXPECT_NE(all.find("\n" + one.out), std::string::npos) << turn;
  }
  EXPECT_TRUE(run({"show", path, "--turn", "7"}).out.starts_with("Turn 7 — ")) << all;
}

TEST(Show, FindingsStandWhereTheyHappen) {
  const Folder folder;
  const Outcome o = run({"show", folder.write("a", faulty_log(5, 1))});
  EXPECT_EQ(o.code, 0);
  const std::size_t event = o.out.find("    seat 2 has ");
  const std::size_t finding = o.out.find("\n    SGS-SETUP-HP Hit points at the start — ");
  const std::size_t next = o.out.find("    seat 3 has 4/4 hit points");
  EXPECT_LT(event, finding) << o.out;
  EXPECT_LT(finding, next);
  EXPECT_NE(next, std::string::npos);
  EXPECT_TRUE(o.last_line().starts_with("violations, 5 players")) << o.last_line();
}

TEST(Show, SpeaksChineseAndNamesRulesByTitle) {
  const Folder folder;
  const std::string path = folder.write("a", random_log(5, 3));
  const Outcome o = run({"show", path, "--lang", "zh", "--why", "--turn", "1"});
  EXPECT_TRUE(o.out.starts_with("第1回合 — 1号位\n")) << o.out;
  EXPECT_NE(o.out.find("摸牌阶段"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("SGS-"), std::string::npos) << o.out;
  const Outcome english = run({"show", path, "--why", "--turn", "1"});
  EXPECT_NE(english.out.find("Draw phase\n"), std::string::npos) << english.out;
}

TEST(Show, ChineseIsChineseThroughout) {
  const Folder folder;
  const std::string path = folder.write("a", random_log(5, 3));
  for (const std::string& line : lines_of(run({"show", path, "--lang", "zh"}).out)) {
    if (line.find(path) != std::string::npos || line.find("tally") != std::string::npos ||
        line.find("random game") != std::string::npos)
      continue;
    for (const char c : line) EXPECT_FALSE(c >= 'a' && c <= 'z') << line;
  }
  const Outcome o = run({"diff", path, "--lang", "zh", "--from", "0", "--to", "5"});
  EXPECT_NE(o.out.find("号位 / 手牌："), std::string::npos) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("第一回合之前与第5回合之间有")) << o.last_line();
}

// Of a skill that is about nobody else no second party is missing.
TEST(Show, ASecondPartyThatThereIsNotIsNotCalledUnknown) {
  for (const char* record : {"shzl-mixed-g011000_p5_v1", "mixed-g022007_p6_v6"}) {
    const Outcome o =
        run({.arguments = {"show", "corpus/freekill/" + std::string(record) + ".fk.rep"},
             .folder = TALLY_SOURCE_DIR});
    EXPECT_NE(o.out.find(" uses the effect of "), std::string::npos);
    EXPECT_EQ(o.out.find(" on (not shown)"), std::string::npos) << o.out;
  }
}

// Who dies is called by his own general, and so is the reserve once he has come in.
TEST(Show, CallsPlayersByTheGeneralTheyHaveThen) {
  const Outcome o = run({.arguments = {"show", "corpus/noname/nn-versus3v3-010.txt.zst"},
                         .folder = TALLY_SOURCE_DIR});
  constexpr std::string_view enters = "one of the reserve takes the place of seat ";
  std::size_t seen = 0;
  for (const std::string& line : lines_of(o.out)) {
    const std::size_t at = line.find(enters);
    if (at == std::string::npos) continue;
    const std::string words = line.substr(at + enters.size());  // "6 (Zhao Yun): Lü Bu  SGS-…"
    const std::size_t open = words.find('(');
    const std::size_t close = words.find("): ");
    ASSERT_NE(close, std::string::npos) << line;
    const std::string before = words.substr(open + 1, close - open - 1);
    EXPECT_FALSE(words.substr(close + 3).starts_with(before)) << line;
    ++seen;
  }
  EXPECT_GE(seen, 3U);
}

TEST(Show, WhyGivesAReasonOnceATurn) {
  const Folder folder;
  const std::string path = folder.write("a", random_log(5, 3));
  const std::string out = run({"show", path, "--why", "--turn", "1"}).out;
  EXPECT_EQ(count(out, "\n        A round is one passage of turns round the table.\n"), 1U) << out;
  EXPECT_EQ(count(out, "\n        A turn has six phases in this order: "), 1U) << out;
  EXPECT_GE(count(out, "Six phases\n"), 5U) << out;
}

TEST(Show, NumbersAreThoseThatLegalTakes) {
  const auto of = [](std::vector<std::string> arguments) {
    return run({.arguments = std::move(arguments), .folder = TALLY_SOURCE_DIR}).out;
  };
  const std::string record = "corpus/native/small-2-2.jsonl";
  const std::string shown = of({"show", record, "--turn", "1", "--numbers"});
  EXPECT_NE(shown.find("\n    11  • seat 1 uses ♣3 Wine on seat 1 "), std::string::npos) << shown;
  EXPECT_TRUE(of({"legal", record, "--at", "11"}).starts_with("seat 1 uses ♣5 Slash on seat 2\n"));
}

TEST(Show, AskedTellsEachQuestionAlsoThoseLetPass) {
  const Outcome o =
      run({.arguments = {"show", "corpus/native/small-2-2.jsonl", "--turn", "1", "--asked"},
           .folder = TALLY_SOURCE_DIR});
  EXPECT_EQ(o.code, 0) << o.err;
  for (const char* const part :
       {"  ? seat 1 may use a card, recast or use a skill (Play phase) — 9 legal answers\n"
        "  • seat 1 uses ♣3 Wine on seat 1 ",
        "  • seat 1 uses ♦A Duel on seat 2                                       SGS-CARD-DUEL\n"
        "  ? any player may nullify (When Nullification can be used) — nobody does; could have: "
        "seat "
        "2 uses\n    ♠K Nullification against Duel, for seat 2\n"
        "  ? seat 2 may respond (Duel) — passes; no legal answer\n"
        "    seat 2 takes 1 normal damage from seat 1 "})
    EXPECT_NE(o.out.find(part), std::string::npos) << part << "\n" << o.out;
  const Outcome zh = run({.arguments = {"show", "corpus/native/small-2-2.jsonl", "--turn", "1",
                                        "--asked", "--lang", "zh"},
                          .folder = TALLY_SOURCE_DIR});
  EXPECT_NE(zh.out.find("  ? 2号位可打出牌（决斗）：放弃；没有合法的选择\n"), std::string::npos)
      << zh.out;
  const Outcome plain =
      run({.arguments = {"show", "corpus/native/small-2-2.jsonl"}, .folder = TALLY_SOURCE_DIR});
  EXPECT_EQ(plain.out.find("  ? "), std::string::npos);
}

TEST(Show, OneGameOfSeveral) {
  const Folder folder;
  const std::string path = folder.write("a", random_log(4, 1) + random_log(5, 2));
  const Outcome first = run({"show", path});
  EXPECT_TRUE(first.out.starts_with(path + "#1\n")) << first.out;
  EXPECT_NE(first.err.find("holds more games"), std::string::npos) << first.err;
  const Outcome second = run({"show", path, "--game", "2"});
  EXPECT_TRUE(second.out.starts_with(path + "#2\n")) << second.out;
  EXPECT_EQ(second.err, "");
  EXPECT_NE(second.last_line().find("5 players"), std::string::npos) << second.last_line();
}

TEST(Show, WhatCannotBeShownSaysWhy) {
  const Folder folder;
  const Outcome missing = run({"show", folder.path("a")});
  EXPECT_EQ(missing.code, 3);
  EXPECT_NE(missing.err.find("a: there is no such file"), std::string::npos) << missing.err;
  EXPECT_EQ(run({"show", "-"}, "nonsense").code, 3);
  const Outcome uncovered = run({"show", "-"}, uncovered_log());
  EXPECT_EQ(uncovered.code, 4);
  EXPECT_NE(uncovered.err.find("not covered yet: skill Jianxiong"), std::string::npos);
}

TEST(Diff, ARecordIsItself) {
  const Folder folder;
  const std::string a = folder.write("a", freekill_recording());
  EXPECT_EQ(run({"import", a, "-o", folder.path("b")}).code, 0);
  const Outcome o = run({"diff", a, folder.path("b")});
  EXPECT_EQ(o.code, 0) << o.out;
  EXPECT_EQ(o.last_line(), "A and B are the same: 242 events, 15 turns");
  EXPECT_NE(o.out.find("the same events up to the end of turn 15\n"), std::string::npos) << o.out;
}

TEST(Diff, TheFirstDifferenceIsShown) {
  const Folder folder;
  // A later seed shuffles otherwise; hit points come before that.
  const Outcome o =
      run({"diff", folder.write("a", random_log(4, 5)), folder.write("b", random_log(4, 6))});
  EXPECT_EQ(o.code, 1);
  EXPECT_NE(o.out.find("Before the first turn\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("\n      seat 4 has 4/4 hit points "), std::string::npos) << o.out;
  const std::size_t in_a = o.out.find("\n  A   each player is dealt 4 cards: ");
  const std::size_t in_b = o.out.find("\n  B   each player is dealt 4 cards: ");
  EXPECT_LT(in_a, in_b) << o.out;
  EXPECT_NE(in_b, std::string::npos) << o.out;
  EXPECT_NE(o.out.find("\n  differences in the state after this turn:\n"), std::string::npos);
  EXPECT_NE(o.out.find("\n    seat 1 / hand: only in A: "), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("\nTurn 1 — "), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("\nTurn 2 — "), std::string::npos) << o.out;
  EXPECT_EQ(o.last_line(), "A and B first differ before the first turn");
  const Outcome none_after = run({"diff", "--after", "0", folder.path("a"), folder.path("b")});
  EXPECT_EQ(none_after.out.find("\nTurn 1 — "), std::string::npos) << none_after.out;
}

TEST(Diff, AFaultThatTheRulesPutRightIsADifference) {
  const Folder folder;
  const Outcome o =
      run({"diff", folder.write("a", random_log(5, 1)), folder.write("b", faulty_log(5, 1))});
  EXPECT_EQ(o.code, 1) << o.out;
  EXPECT_NE(o.out.find("  A breaks no rule in this turn\n  B breaks the rules in this turn:\n"
                       "    SGS-SETUP-HP "),
            std::string::npos)
      << o.out;
  EXPECT_EQ(o.last_line(), "A and B first differ before the first turn");
}

TEST(Diff, AShorterRecordHasEnded) {
  const Folder folder;
  const std::string log = random_log(4, 5);
  std::size_t turn = 0;
  for (int i = 0; i < 4; ++i) turn = log.find("\n{\"e\":\"turn\"", turn + 1);
  const Outcome o =
      run({"diff", folder.write("a", log), folder.write("b", log.substr(0, turn + 1))});
  EXPECT_EQ(o.code, 1) << o.out;
  EXPECT_NE(o.out.find("  B has ended\n"), std::string::npos) << o.out;
  EXPECT_EQ(o.last_line(), "A and B first differ in turn 4");
}

TEST(Diff, SetUpsAreCompared) {
  const Folder folder;
  std::string log = random_log(4, 5);
  const std::string a = folder.write("a", log);
  const std::string was = "\"gender\":\"female\"";
  const bool female = log.find(was) != std::string::npos;
  const std::string before = female ? was : "\"gender\":\"male\"";
  log.replace(log.find(before), before.size(), female ? "\"gender\":\"male\"" : was);
  const Outcome o = run({"diff", a, folder.write("b", log)});
  EXPECT_EQ(o.code, 1);
  EXPECT_NE(o.out.find(" / gender: A "), std::string::npos) << o.out;
}

TEST(Diff, TwoTurnsOfOneRecord) {
  const Folder folder;
  const std::string path = folder.write("a", freekill_recording());
  const Outcome o = run({"diff", path, "--from", "3", "--to", "4"});
  EXPECT_EQ(o.code, 1);
  EXPECT_NE(o.out.find("draw pile: 140 → 137\n"), std::string::npos) << o.out;
  EXPECT_TRUE(o.last_line().ends_with(" differences between turn 3 and turn 4")) << o.last_line();
  const Outcome same = run({"diff", path, "--from", "3", "--to", "3"});
  EXPECT_EQ(same.code, 0);
  EXPECT_EQ(same.out, "0 differences between turn 3 and turn 3\n");
}

}  // namespace
}  // namespace tally::cli::testing
