#include "replay/report/text.h"

#include <gtest/gtest.h>

#include "replay/messages.h"
#include "replay/report/jsonl.h"

namespace tally::report {
namespace {

Rule rule_of(const Game& game, std::string_view id) {
  const auto ids = game.rule_ids();
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (ids[i] == id) return static_cast<Rule>(i);
  return no_rule;
}

Entry faulty() {
  Entry e;
  e.path = "a.fk.rep";
  e.format = "freekill";
  e.game = tally::games().front();
  e.players = 8;
  e.report.verdict = VerdictKind::violations;
  e.report.turns = 31;
  e.report.over = true;
  e.report.winners = {0, 2, 4};
  Finding& f = e.report.findings.emplace_back();
  f.rule = rule_of(*e.game, "SGS-SLASH-LIMIT");
  f.kind = FindingKind::illegal;
  f.turn = 7;
  f.seat = 3;
  f.at = 212;
  f.source_at = 881;
  f.message = say::verbatim("this is not allowed");
  f.expected = say::verbatim("one Slash in each play phase");
  f.found = say::verbatim("seat 4 uses ♠7 Slash");
  return e;
}

TEST(Text, AGameIsALineAndItsFindingsStandBeneath) {
  TextReport report{Style{}};
  std::string out;
  report.entry(out, faulty());
  EXPECT_EQ(
      out,
      "a.fk.rep: violations, 8 players, 31 turns, won by seats 1, 3 and 5\n"
      "  SGS-SLASH-LIMIT " +
          std::string(report.titles().title(*faulty().game, faulty().report.findings[0].rule)) +
          " — turn 7, seat 4, event 212, packet 881\n"
          "    this is not allowed\n"
          "    record: seat 4 uses ♠7 Slash\n"
          "    rules:  one Slash in each play phase\n");
}

TEST(Text, NothingIsSaidTwice) {
  TextReport report{Style{}};
  const auto told = [&](Message message, Message found, Message expected) {
    Entry e = faulty();
    Finding& f = e.report.findings[0];
    f.message = message;
    f.found = found;
    f.expected = expected;
    std::string out;
    report.finding(out, e, f, 0);
    return out.substr(out.find('\n') + 1);
  };
  const Message a = say::verbatim("A");
  const Message b = say::verbatim("B");
  EXPECT_EQ(told(say::otherwise(a, b), a, b), "  record: A\n  rules:  B\n");
  EXPECT_EQ(told(say::not_allowed(a), a, b), "  A, which is not allowed here\n  rules:  B\n");
  EXPECT_EQ(told(say::no_such_table(b), a, b),
            "  another number of players; there is no table of B\n  record: A\n");
  EXPECT_EQ(told(say::no(), a, b), "  no\n  record: A\n  rules:  B\n");
}

TEST(Text, WhatTheRecordNamesIsMadeHarmless) {
  Entry e = faulty();
  e.report.findings[0].found = say::verbatim("\x1b[2J seat 4");
  e.error.clear();
  TextReport report{Style{}};
  std::string out;
  report.entry(out, e);
  EXPECT_EQ(out.find('\x1b'), std::string::npos);
}

TEST(Text, PlacesAreCountedAsTheirToolsDo) {
  EXPECT_EQ(text_of(said_place("native", 0)), "line 1");
  EXPECT_EQ(text_of(said_place("freekill", 0)), "packet 0");
  EXPECT_EQ(text_of(said_place("qsanguosha", 0)), "line 1");
  EXPECT_EQ(text_of(said_place("of nobody", 3)), "move 3");
}

TEST(Text, Winners) {
  EXPECT_EQ(winners_words({}), "won by nobody");
  EXPECT_EQ(winners_words({2}), "won by seat 3");
  EXPECT_EQ(winners_words({0, 2}), "won by seats 1 and 3");
}

TEST(Jsonl, StringsAreJson) {
  const auto json = [](std::string_view text) {
    std::string out;
    write_json_string(out, text);
    return out;
  };
  EXPECT_EQ(json("a\"b\\c"), R"("a\"b\\c")");
  EXPECT_EQ(json("\n\x01\x7f"), R"("\u000a\u0001\u007f")");
  EXPECT_EQ(json("杀\xff"), "\"杀\\ufffd\"");
}

TEST(Jsonl, AWholeLine) {
  Entry e = faulty();
  e.number = 2;
  e.program = "FreeKill 0.5.22";
  e.ruleset = "freekill-0.5";
  e.report.events = 1500;
  e.report.signature = 0x123456789abcdef;
  std::string out;
  write_jsonl(out, e);
  EXPECT_EQ(
      out,
      R"({"source":"a.fk.rep#2","format":"freekill","program":"FreeKill 0.5.22",)"
      R"("game":"sanguosha","ruleset":"freekill-0.5","players":8,"turns":31,"events":1500,)"
      R"("verdict":"violations","reason":null,"reason_id":null,"winners":[1,3,5],)"
      R"("findings":[{"rule":"SGS-SLASH-LIMIT",)"
      R"("kind":"illegal","turn":7,"seat":4,"at":212,"source_at":881,)"
      R"("message":"this is not allowed","message_id":"replay.verbatim",)"
      R"("expected":"one Slash in each play phase","expected_id":"replay.verbatim",)"
      R"("found":"seat 4 uses ♠7 Slash","found_id":"replay.verbatim","id":"0000000000000000"}],)"
      R"("signature":"0123456789abcdef"})"
      "\n");
}

// Where it was too much work to look for the smallest set.
TEST(Text, ASetThatMayNotBeTheSmallestIsCalledSo) {
  const auto told = [](bool minimal, Lang lang) {
    Entry e = faulty();
    e.report.findings[0].because = {say::yes(), say::nobody_()};
    e.report.findings[0].minimal = minimal;
    TextReport report{Style{}, lang};
    std::string out;
    report.entry(out, e);
    write_jsonl(out, e);
    return out;
  };
  const std::string_view en = "    perhaps not all of these are needed\n";
  const std::string_view zh = "    以上各事也许并非都是必要的\n";
  const std::string_view json =
      R"("because":["yes","nobody"],"because_id":["replay.yes","replay.nobody_"],"minimal":false,"id":")";
  EXPECT_NE(told(false, Lang::en).find(en), std::string::npos);
  EXPECT_NE(told(false, Lang::zh).find(zh), std::string::npos);
  EXPECT_NE(told(false, Lang::en).find(json), std::string::npos);
  EXPECT_EQ(told(true, Lang::en).find(en), std::string::npos);
  EXPECT_EQ(told(true, Lang::zh).find(zh), std::string::npos);
  EXPECT_EQ(told(true, Lang::en).find("minimal"), std::string::npos);
}

TEST(Text, WhatMayOnlyFollowIsCalledSo) {
  const auto told = [](bool may_follow, Lang lang) {
    Entry e = faulty();
    e.report.findings[0].may_follow = may_follow;
    TextReport report{Style{}, lang};
    std::string out;
    report.entry(out, e);
    write_jsonl(out, e);
    return out;
  };
  const std::string_view en = "    possibly only a consequence of the contradiction before it\n";
  const std::string_view zh = "    也许只是前面那处矛盾的后果\n";
  EXPECT_NE(told(true, Lang::en).find(en), std::string::npos);
  EXPECT_NE(told(true, Lang::zh).find(zh), std::string::npos);
  EXPECT_NE(told(true, Lang::zh).find(R"(,"may_follow":true,"id":")"), std::string::npos);
  EXPECT_EQ(told(false, Lang::en).find(en), std::string::npos);
  EXPECT_EQ(told(false, Lang::en).find("may_follow"), std::string::npos);
}

TEST(Text, HiddenCardsAreCounted) {
  const Schema& schema = find_game("sanguosha")->schema();
  std::vector<Card> cards(16, unknown_card);
  EXPECT_EQ(cards_words(schema, cards), "16 hidden cards");
  EXPECT_EQ(cards_words(schema, cards, Lang::zh), "16张未知牌");
  cards.resize(4);
  cards[1] = 0;
  const std::string one = cards_words(schema, {cards.data() + 1, 1});
  EXPECT_EQ(cards_words(schema, cards), "a hidden card, " + one + ", 2 hidden cards");
  EXPECT_EQ(cards_words(schema, {cards.data(), 1}, Lang::zh), "一张未知牌");
}

}  // namespace
}  // namespace tally::report
