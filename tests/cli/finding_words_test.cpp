// What findings say: who by general and role, the act, hands one by one.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

std::string told(const std::string& record, const char* lang) {
  return tally({"check", record, "--lang", lang}).out;
}

TEST(FindingWords, APriceNotPaidIsToldByWhomAndForWhat) {
  const std::string free = "corpus/defects/v0510-g006002_p6_v3.fk.rep";
  const std::string en = told(free, "en");
  EXPECT_NE(
      en.find("\n    seat 1 (Sun Quan, lord) uses Balance of Power without discarding a card; "
              "it takes at least one\n    record: not there; next comes: seat 1 (Sun Quan, "
              "lord): discard phase\n    rules:  seat 1 (Sun Quan, lord) has to discard\n"),
      std::string::npos)
      << en;
  EXPECT_NE(
      told(free, "zh").find("\n    1号位（孙权，主公）发动【制衡】却没有弃牌；至少须弃一张\n"),
      std::string::npos);
}

// Whoever it is about with his role, others by their generals alone.
TEST(FindingWords, PlayersAreCalledByTheirGenerals) {
  const std::string all = told("corpus/faults/skills.jsonl.zst", "en");
  for (const char* const part :
       {"\n    seat 2 (Zhou Yu, rebel) uses the effect of Sow Dissension on seat 1 (Sun Quan): "
        "this "
        "skill has been used already in this play phase\n",
        "\n    seat 7 (Liu Bei, rebel) gives ♠A Duel to seat 5 (Zhang Liao), by Benevolence: ",
        "next would be: seat 2 (Ma Chao) may use a card, recast or use a skill\n"})
    EXPECT_NE(all.find(part), std::string::npos) << part << '\n' << all;
  // No role where the record shows none, no general where the game has none.
  const std::string hidden = told("corpus/faults/hidden-card-twice.jsonl", "en");
  EXPECT_NE(hidden.find("\n    seat 3 (Diao Chan) uses ♥6 Peach on seat 3 (Diao Chan): "),
            std::string::npos)
      << hidden;
  EXPECT_NE(told("corpus/faults/second-slash.jsonl", "en")
                .find("\n    seat 2 uses ♥4 Fire Slash on seat 1: one Slash a play phase"),
            std::string::npos);
}

TEST(FindingWords, WhatIsDueIsASentence) {
  const std::string discard = told("corpus/faults/missing-discard.jsonl", "en");
  EXPECT_NE(discard.find("\n    rules:  seat 1 has to discard 2 cards\n"), std::string::npos)
      << discard;
  EXPECT_NE(told("corpus/faults/missing-discard.jsonl", "zh").find("\n    规则：1号位须弃置2张\n"),
            std::string::npos);
  EXPECT_NE(told("corpus/faults/douzero.jsonl", "en")
                .find("\n    rules:  seat 2 (landlord_down) has to play or pass\n"),
            std::string::npos);
}

TEST(FindingWords, ADealIsToldHandByHand) {
  const Folder folder;
  std::string log = tally({"import", "corpus/native/small-2-2.jsonl", "-o", "-"}).out;
  ASSERT_NE(log.find("{\"e\":\"deal\""), std::string::npos) << log;
  const std::string deal = log.substr(log.find("{\"e\":\"deal\""));
  log.erase(log.find("{\"e\":\"deal\""), deal.find('\n') + 1);
  const std::string path = folder.write("a", log);
  EXPECT_NE(
      told(path, "en")
          .find("    rules:  each player is dealt 4 cards: seat 1: ♣8 Slash, ♣K Iron Chain, "
                "♣3 Wine, ♦A Duel; seat 2: ♠Q Serpent Spear, ♠K Nullification, ♥A Peach Garden "
                "Oath, ♠3 Wine\n"),
      std::string::npos)
      << told(path, "en");
  EXPECT_NE(
      told(path, "zh").find("每人发4张起始手牌：1号位：♣8杀、♣K铁索连环、♣3酒、♦A决斗；2号位："),
      std::string::npos);
}

// A source that counts from 0 is told by the seats as well.
TEST(FindingWords, ASourcesOwnNumbersAreSeatsToo) {
  const std::string all = told("corpus/faults/openspiel.jsonl", "en");
  EXPECT_NE(
      all.find("\n    record: seat 3 (player 2): \"Pass\"\n    rules:  seat 1 (player 0): Pass\n"),
      std::string::npos)
      << all;
  EXPECT_NE(all.find("\n    record: seat 1 (player 0)\n    rules:  seat 3 (player 2)\n"),
            std::string::npos)
      << all;
}

}  // namespace
}  // namespace tally::cli::testing
