// Faults planted in what a seat saw: found, never for nothing, and every core needs all its events.
#include <algorithm>

#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "tests/verify/hidden_support.h"
#include "verify/hidden/core.h"
#include "verify/hidden/roles.h"
#include "verify/invariants/invariants.h"

namespace tally::hidden::testing {
namespace {

// The only card of a line such as {"e":"use",…,"cards":["S7.slash"],…}, "" when it has not one.
std::string used_card(const std::string& line) {
  const std::size_t at = line.find("\"cards\":[\"");
  if (line.find("{\"e\":\"use\"") != 0 || at == std::string::npos) return {};
  const std::size_t end = line.find('"', at + 10);
  return line[end + 1] == ']' ? line.substr(at + 10, end - at - 10) : std::string();
}

void replace_all(std::string& text, const std::string& what, const std::string& with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
    text.replace(at, what.size(), with);
}

// A card that was used is used again, in place of another with the same name: it lies face up, or
// is among the discards, or has been shuffled back and may well have been drawn.
// `certain`: nothing was shuffled between the two, so that no deal has it.
bool plant(std::vector<std::string>& lines, Random& random, bool* certain = nullptr) {
  std::vector<std::size_t> uses;
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (!used_card(lines[i]).empty()) uses.push_back(i);
  for (int tries = 0; tries < 40 && uses.size() > 1; ++tries) {
    const auto n = static_cast<int>(uses.size());
    std::size_t first = uses[static_cast<std::size_t>(random.below(n))];
    std::size_t second = uses[static_cast<std::size_t>(random.below(n))];
    if (first > second) std::swap(first, second);
    const std::string a = used_card(lines[first]);
    const std::string b = used_card(lines[second]);
    const auto name = [](const std::string& card) {
      return card.substr(card.find('.'), card.find('/') - card.find('.'));
    };
    if (a == b || name(a) != name(b)) continue;
    for (std::size_t i = second; i < lines.size() && i < second + 12; ++i)
      replace_all(lines[i], "\"" + b + "\"", "\"" + a + "\"");
    if (certain != nullptr) {
      const auto from = lines.begin() + static_cast<std::ptrdiff_t>(first);
      const auto to = lines.begin() + static_cast<std::ptrdiff_t>(second);
      *certain = std::none_of(
          from, to, [](const std::string& line) { return line.starts_with("{\"e\":\"shuffle\""); });
    }
    return true;
  }
  return false;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

TEST(HiddenPlanted, ACardUsedTwice) {
  int planted = 0;
  std::size_t findings = 0;
  int explained = 0;
  int sure = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    auto lines = lines_of(seen_by(game_of("sanguosha", "generals", 5, seed), nobody));
    bool certain = false;
    if (!plant(lines, random, &certain)) continue;
    ++planted;
    const std::string text = joined(lines);
    const Report report = check(text);
    findings += report.findings.size();
    if (certain) {
      ++sure;
      // Nothing else is needed to see it.
      ASSERT_EQ(report.hidden, HiddenCards::contradiction) << "seed " << seed;
      EXPECT_EQ(report.findings.at(0).because.size(), 2U) << "seed " << seed;
    }
    const bool told = std::any_of(report.findings.begin(), report.findings.end(),
                                  [](const Finding& f) { return !f.because.empty(); });
    // Where it is no contradiction, there is a deal that has it so.
    EXPECT_EQ(told, report.hidden == HiddenCards::contradiction) << "seed " << seed;
    explained += told ? 1 : 0;
    const Trace trace = trace_of(text);
    const Found found = examine(trace, trace.size());
    if (found.possible) continue;
    EXPECT_FALSE(possible(trace, found.core, found.steps)) << "seed " << seed;
    for (std::size_t i = 0; i < found.core.size(); ++i) {
      std::vector<std::size_t> fewer = found.core;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_TRUE(possible(trace, fewer, found.steps)) << "seed " << seed;
    }
  }
  EXPECT_GT(planted, 25);
  EXPECT_GT(explained, 15);
  EXPECT_GT(sure, 15);
  // One fault, one finding: what follows from it is not reported again.
  EXPECT_LE(findings, static_cast<std::size_t>(planted) + 1);
}

// Dou Dizhu: what was played lies on the table for good, and a card played twice, or another's
// that the viewer holds, is one finding with the two events that say so.
TEST(HiddenPlanted, ACardPlayedTwice) {
  constexpr std::string_view play = "{\"e\":\"play\"";
  int twice = 0;
  int of_the_viewer = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Seat viewer = static_cast<Seat>(static_cast<int>(seed % 4) - 1);
    Random random(seed);
    auto lines = lines_of(seen_by(game_of("dou_dizhu", "pagat", 3, seed), viewer));
    const std::string his = "\"p\":" + std::to_string(viewer + 1) + ",";
    std::vector<std::size_t> singles;
    for (std::size_t i = 1; i < lines.size(); ++i)
      if (lines[i].starts_with(play) && lines[i].find("\"single\"") != std::string::npos)
        singles.push_back(i);
    if (singles.size() < 2) continue;
    std::size_t k = static_cast<std::size_t>(random.below(static_cast<int>(singles.size())));
    const std::size_t at = singles[k];
    if (lines[at].find(his) != std::string::npos) continue;
    const auto card_of = [&](std::size_t i) {
      const std::size_t begin = lines[i].find("\"cards\":[\"") + 10;
      return lines[i].substr(begin, lines[i].find('"', begin) - begin);
    };
    // Another single card in its place that somebody else plays, or the viewer will.
    std::string other;
    for (const std::size_t i : singles) {
      const bool viewers = lines[i].find(his) != std::string::npos;
      if (i == at || (i > at && !viewers) || card_of(i).substr(1) != card_of(at).substr(1))
        continue;
      other = card_of(i);
      ++(i < at ? twice : of_the_viewer);
      break;
    }
    if (other.empty()) continue;
    replace_all(lines[at], "\"" + card_of(at) + "\"", "\"" + other + "\"");
    const Report report = check(joined(lines));
    ASSERT_EQ(report.hidden, HiddenCards::contradiction) << "seed " << seed;
    EXPECT_EQ(report.findings.size(), 1U) << "seed " << seed;
    EXPECT_EQ(report.findings[0].because.size(), 2U) << "seed " << seed;
  }
  EXPECT_GT(twice, 5);
  EXPECT_GT(of_the_viewer, 1);
}

// What was discarded without being named is shuffled with the others.
TEST(HiddenPlanted, DiscardsNobodyNamedAreShuffledToo) {
  int shuffled = 0;
  int at_fault = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    auto lines = lines_of(seen_by(game_of("sanguosha", "generals", 8, seed), nobody));
    std::size_t last = 0;
    for (std::size_t i = 1; i < lines.size(); ++i)
      if (lines[i].find("{\"e\":\"shuffle\"") == 0) last = i;
    int unnamed = 0;
    for (std::size_t i = 1; i < last; ++i) {
      // What goes at the end of a turn comes out of the hand.
      if (lines[i].find("{\"e\":\"discard\"") != 0 ||
          lines[i - 1].find("\"phase\":\"discard\"") == std::string::npos)
        continue;
      const std::size_t at = lines[i].find("\"cards\":[");
      const std::string cards = lines[i].substr(at, lines[i].find(']', at) + 1 - at);
      const auto n = std::count(cards.begin(), cards.end(), '.');
      replace_all(lines[i], cards, "\"cards\":" + std::to_string(n));
      ++unnamed;
    }
    if (unnamed == 0) continue;
    const Report sound = check(joined(lines));
    ASSERT_EQ(sound.verdict, VerdictKind::clean)
        << "seed " << seed << text_of(sound.findings[0].message);
    EXPECT_EQ(sound.hidden, HiddenCards::explained) << "seed " << seed;
    ++shuffled;
    if (!plant(lines, random)) continue;
    const Report report = check(joined(lines));
    if (report.hidden != HiddenCards::contradiction) continue;
    EXPECT_EQ(report.findings.size(), 1U) << "seed " << seed;
    ++at_fault;
  }
  EXPECT_GT(shuffled, 4);
  EXPECT_GT(at_fault, 2);
}

// The card at fault is really drawn later on, and used by who drew it.
TEST(HiddenPlanted, ACardAtFaultIsNotReportedAgain) {
  std::size_t findings = 0;
  int again = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed);
    const Seat viewer = static_cast<Seat>(seed % 5);
    auto seen = lines_of(seen_by(game_of("sanguosha", "generals", 5, seed), viewer));
    // What the viewer will use he has been seen to draw; now another uses it before him.
    bool planted = false;
    for (std::size_t k = seen.size() - 1; k > 0 && !planted; --k) {
      const std::string a = used_card(seen[k]);
      if (a.empty()) continue;
      std::size_t drawn = 0;
      for (std::size_t i = 1; i < k; ++i)
        if (seen[i].find("\"" + a + "\"") != std::string::npos) drawn = i;
      if (drawn == 0 || seen[drawn].find("{\"e\":\"draw\"") != 0) continue;
      for (std::size_t i = drawn + 1; i < k && !planted; ++i) {
        const std::string b = used_card(seen[i]);
        if (b.empty() || b == a || b[0] != a[0] ||
            b.substr(b.find('.'), b.find('/') - b.find('.')) !=
                a.substr(a.find('.'), a.find('/') - a.find('.')))
          continue;
        for (std::size_t j = i; j < k; ++j) {
          const bool there = seen[j].find("\"" + b + "\"") != std::string::npos;
          replace_all(seen[j], "\"" + b + "\"", "\"" + a + "\"");
          if (there && j > i && seen[j].find("{\"e\":\"put\"") == 0) break;
        }
        planted = true;
      }
    }
    if (!planted) continue;
    ++again;
    const Report report = check(joined(seen));
    EXPECT_EQ(report.hidden, HiddenCards::contradiction) << "seed " << seed;
    findings += report.findings.size();
  }
  EXPECT_GT(again, 5);
  EXPECT_EQ(findings, static_cast<std::size_t>(again));
}

// One more rebel among the dead than there are: cited with the deaths that say so.
TEST(HiddenPlanted, ARoleTooMany) {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 60 && found < 3; ++seed) {
    auto lines = lines_of(seen_by(game_of("sanguosha", "classic", 4, seed), nobody));
    // Of four players one is a rebel. The second death is made one too; a rebel's killer draws, so
    // nobody killed him.
    std::size_t first = 0;
    std::size_t second = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      if (lines[i].find("\"e\":\"death\"") == std::string::npos) continue;
      const bool rebel = lines[i].find("\"role\":\"rebel\"") != std::string::npos;
      if (first == 0 && rebel)
        first = i;
      else if (first != 0 && second == 0 && lines[i].find("\"by\"") == std::string::npos &&
               lines[i].find("\"lord\"") == std::string::npos)
        second = i;
    }
    if (second == 0) continue;
    replace_all(lines[second], "\"spy\"", "\"rebel\"");
    replace_all(lines[second], "\"loyalist\"", "\"rebel\"");
    const Report report = check(joined(lines));
    ASSERT_EQ(report.verdict, VerdictKind::violations) << "seed " << seed;
    const Finding& f = report.findings.front();
    EXPECT_EQ(f.kind, FindingKind::contradiction) << "seed " << seed << ": " << text_of(f.message);
    EXPECT_EQ(f.because.size(), 2U) << "seed " << seed;
    ++found;
  }
  EXPECT_GT(found, 0);
}

// A record from the middle, in which a card lies open and is discarded out of a hand all the same.
std::string from_the_middle(int exchanges, const char* end) {
  std::string log =
      R"({"tally":1,"game":"sanguosha","ruleset":"classic","program":"x","players":4,"midway":true,)"
      R"("seats":[{"role":"lord","gender":"male"},{"role":"hidden","gender":"male"},)"
      R"({"role":"hidden","gender":"male"},{"role":"hidden","gender":"male"}]})"
      "\n";
  for (int s = 1; s <= 4; ++s) {
    const std::string seat = std::to_string(s);
    log += R"({"e":"hp","seat":)" + seat + R"(,"hp":4,"max":4})" + "\n";
    log += R"({"e":"draw","seat":)" + seat + R"(,"n":4,"cards":4})" + "\n";
  }
  log += R"({"e":"draw","seat":1,"n":1,"cards":["S7.slash"]})"
         "\n";
  for (int i = 0; i < exchanges; ++i)
    log += R"({"e":"snatch","seat":2,"of":1,"card":"?"})"
           "\n"
           R"({"e":"snatch","seat":1,"of":2,"card":"?"})"
           "\n";
  return log + end + R"({"e":"resume","round":1,"next":1})" + "\n" + R"({"e":"turn","seat":1})" +
         "\n";
}

TEST(HiddenPlanted, InARecordThatBeginsInTheMiddle) {
  const std::string sound = R"({"e":"discard","seat":2,"cards":["S7.slash"]})"
                            "\n";
  EXPECT_EQ(check(from_the_middle(3, sound.c_str())).hidden, HiddenCards::explained);
  const std::string twice = R"({"e":"discard","seat":1,"cards":["S7.slash"]})"
                            "\n" +
                            sound;
  for (const int exchanges : {0, 3, 60}) {
    const Report report = check(from_the_middle(exchanges, twice.c_str()));
    ASSERT_EQ(report.findings.size(), 1U) << exchanges;
    EXPECT_EQ(report.findings[0].because.size(), 2U);
    EXPECT_NE(text_of(report.findings[0].message).find("it lay on the discard pile"),
              std::string::npos);
  }
}

// "Never left it" is said only where nothing left unseen.
TEST(HiddenPlanted, WhatLeftUnseenIsTold) {
  const char* const again = R"({"e":"draw","seat":3,"n":1,"cards":["S7.slash"]})"
                            "\n";
  const Report stayed = check(from_the_middle(0, again));
  ASSERT_EQ(stayed.findings.size(), 1U);
  EXPECT_NE(text_of(stayed.findings[0].message).find("never left it"), std::string::npos);
  const Report left = check(from_the_middle(2, again));
  ASSERT_EQ(left.findings.size(), 1U);
  EXPECT_EQ(text_of(left.findings[0].message).find("never left it"), std::string::npos);
  EXPECT_NE(text_of(left.findings[0].message)
                .find("no card that left it unseen since (before the first turn, "
                      "event 9; before the first turn, event 11) can be this"),
            std::string::npos)
      << text_of(left.findings[0].message);
}

// Only choices across hands exclude this: the solver's part. What it costs to leave events out is
// not asked of what decides whether there is a deal.
TEST(HiddenPlanted, AnUnfinishedCoreSaysSo) {
  const std::string known = R"({"e":"draw","seat":1,"n":1,"cards":["H2.dodge"]})"
                            "\n"
                            R"({"e":"draw","seat":2,"n":1,"cards":["S8.slash"]})"
                            "\n"
                            R"({"e":"snatch","seat":2,"of":1,"card":"?"})"
                            "\n"
                            R"({"e":"snatch","seat":3,"of":2,"card":"?"})"
                            "\n"
                            R"({"e":"discard","seat":2,"cards":["S7.slash"]})"
                            "\n"
                            R"({"e":"discard","seat":3,"cards":["H2.dodge"]})"
                            "\n";
  const std::string log = from_the_middle(0, known.c_str());
  const Report whole = check(log);
  ASSERT_EQ(whole.findings.size(), 1U);
  EXPECT_TRUE(whole.findings[0].minimal);
  const Report cut = check(log, nullptr, {.shorten = 0});
  ASSERT_EQ(cut.findings.size(), 1U);
  EXPECT_FALSE(cut.findings[0].minimal);
  EXPECT_GE(cut.findings[0].because.size(), whole.findings[0].because.size());
}

// Seat 1's turn up to its play phase, in which it uses a card on seat 2 or itself.
std::string used_in_turn(const std::string& card, const std::string& as, const std::string& then) {
  std::string log;
  for (const char* const phase : {"prepare", "judge", "draw"})
    log += R"({"e":"phase","seat":1,"phase":")" + std::string(phase) + "\"}\n";
  return log + R"({"e":"draw","seat":1,"n":2,"cards":2})" + "\n" +
         R"({"e":"phase","seat":1,"phase":"play"})" + "\n" + R"({"e":"use","seat":1,"as":")" + as +
         R"(","cards":[")" + card + "\"]," + then + R"({"e":"phase","seat":1,"phase":"discard"})" +
         "\n";
}

// A later fault stays, though another card in the place of one that is not at fault would undo it.
TEST(HiddenPlanted, AnotherFaultIsNoConsequence) {
  const std::string faults = R"({"e":"discard","seat":1,"cards":["S7.slash"]})"
                             "\n"
                             R"({"e":"discard","seat":2,"cards":["S7.slash","S8.slash"]})"
                             "\n";
  const std::string slash = R"("to":[2]})"
                            "\n"
                            R"({"e":"damage","seat":2,"from":1,"n":1,"element":"normal"})"
                            "\n"
                            R"({"e":"hp","seat":2,"hp":3,"max":4})"
                            "\n"
                            R"({"e":"put","cards":["S8.slash"]})"
                            "\n";
  const std::string start = from_the_middle(0, faults.c_str());
  const Report two = check(start + used_in_turn("S8.slash", "slash", slash));
  ASSERT_EQ(two.findings.size(), 2U);
  EXPECT_EQ(two.findings[0].because.size(), 2U);
  EXPECT_EQ(two.findings[1].kind, FindingKind::illegal);
}

// What seat 2 cannot, and how seat 1 goes on with the same card.
constexpr const char* throws_the_crossbow_away =
    R"({"e":"discard","seat":2,"cards":["CA.crossbow"]})"
    "\n";
constexpr const char* equips_the_crossbow = R"("to":[1]})"
                                            "\n"
                                            R"({"e":"equip","seat":1,"card":"CA.crossbow"})"
                                            "\n";

// Who held the card all the time is not at fault, though no other card of its name can be meant.
TEST(HiddenPlanted, WhoHoldsTheCardAtFaultMayUseIt) {
  const std::string known = R"({"e":"draw","seat":1,"n":1,"cards":["CA.crossbow"]})"
                            "\n"
                            R"({"e":"draw","seat":3,"n":1,"cards":["DA.crossbow"]})"
                            "\n";
  const std::string fault = throws_the_crossbow_away;
  const std::string turn = used_in_turn("CA.crossbow", "crossbow", equips_the_crossbow);
  EXPECT_EQ(check(from_the_middle(0, known.c_str()) + turn).findings.size(), 0U);
  const Report one = check(from_the_middle(0, (known + fault).c_str()) + turn);
  ASSERT_EQ(one.findings.size(), 1U);
  EXPECT_EQ(one.findings[0].because.size(), 2U);
}

// What comes of a Slash on seat 2, from the seats it is used on.
std::string hits_two(const std::string& card) {
  return R"("to":[2]})"
         "\n"
         R"({"e":"damage","seat":2,"from":1,"n":1,"element":"normal"})"
         "\n"
         R"({"e":"hp","seat":2,"hp":3,"max":4})"
         "\n"
         R"({"e":"put","cards":[")" +
         card + "\"]}\n";
}

std::string discards_two(const std::string& a, const std::string& b) {
  return R"({"e":"discard","seat":1,"cards":[")" + a + R"(",")" + b + "\"]}\n";
}

// Once only: who has used the card does not hold it any more.
TEST(HiddenPlanted, WhoUsedTheCardAtFaultNoLongerHoldsIt) {
  const std::string fault = R"({"e":"discard","seat":2,"cards":["S7.slash"]})"
                            "\n";
  const std::string start =
      from_the_middle(0, fault.c_str()) + used_in_turn("S7.slash", "slash", hits_two("S7.slash"));
  const Report one = check(start + discards_two("D3.dodge", "D2.dodge"));
  ASSERT_EQ(one.findings.size(), 1U);
  EXPECT_EQ(one.findings[0].because.size(), 2U);
  const Report two = check(start + discards_two("S7.slash", "D2.dodge"));
  ASSERT_EQ(two.findings.size(), 2U);
  EXPECT_EQ(two.findings[0].because.size(), 2U);
  EXPECT_EQ(find_game("sanguosha")->rule_ids()[two.findings[1].rule], "SGS-USE-HOLD");
  EXPECT_NE(text_of(two.findings[1].message).find("seat 1 discards"), std::string::npos);
}

// What contradicts itself behind a contradiction is explained as it would be without the first.
TEST(HiddenPlanted, ASecondContradictionIsExplained) {
  const std::string of_three = R"({"e":"draw","seat":3,"n":1,"cards":["CA.crossbow"]})"
                               "\n";
  const std::string equips = R"("to":[1]})"
                             "\n"
                             R"({"e":"equip","seat":1,"card":"CA.crossbow"})"
                             "\n"
                             R"({"e":"use","seat":1,"as":"slash","cards":["S7.slash"],)";
  const std::string then = used_in_turn("CA.crossbow", "crossbow", equips + hits_two("S7.slash")) +
                           R"({"e":"discard","seat":1,"cards":["S7.slash"]})" + "\n";
  const Report both = check(from_the_middle(0, of_three.c_str()) + then);
  const Report second = check(from_the_middle(0, "") + then);
  ASSERT_EQ(both.findings.size(), 2U);
  ASSERT_EQ(second.findings.size(), 1U);
  EXPECT_NE(
      text_of(both.findings[0].expected).find("Zhuge Crossbow cannot come out of seat 1's hand"),
      std::string::npos)
      << text_of(both.findings[0].expected);
  EXPECT_EQ(both.findings[0].because.size(), 2U);
  EXPECT_NE(text_of(both.findings[1].expected).find("♠7 Slash cannot come out of seat 1's hand"),
            std::string::npos)
      << text_of(both.findings[1].expected);
  EXPECT_EQ(both.findings[1].because.size(), 2U);
  EXPECT_EQ(text_of(both.findings[1].expected).substr(0, 30),
            text_of(second.findings[0].expected).substr(0, 30));
}

// As the rules find it, and nothing is "explained", though no event comes after it.
TEST(HiddenPlanted, MoreCardsThanAHandHasAreNotExplained) {
  std::string log = from_the_middle(0, "");
  for (const char* const phase : {"prepare", "judge", "draw"})
    log += R"({"e":"phase","seat":1,"phase":")" + std::string(phase) + "\"}\n";
  log += R"({"e":"draw","seat":1,"n":2,"cards":2})"
         "\n"
         R"({"e":"phase","seat":1,"phase":"play"})"
         "\n"
         R"({"e":"phase","seat":1,"phase":"discard"})"
         "\n"
         R"({"e":"discard","seat":1,"cards":10})"
         "\n";
  for (const std::string& then :
       {std::string(), std::string(R"({"e":"phase","seat":1,"phase":"finish"})"
                                   "\n")}) {
    const Report report = check(log + then);
    ASSERT_EQ(report.findings.size(), 1U);
    EXPECT_TRUE(report.findings[0].because.empty());
    EXPECT_EQ(report.hidden, HiddenCards::behind_violation);
  }
}

// Another card in its place undoes a later finding, if that card can have been there.
TEST(HiddenPlanted, WhatOnlyAnImpossibleCardUndoesStays) {
  const std::string taken = R"({"e":"draw","seat":4,"n":1,"cards":["CA.crossbow"]})"
                            "\n"
                            R"({"e":"snatch","seat":1,"of":4,"card":"?"})"
                            "\n";
  const std::string other = R"({"e":"draw","seat":3,"n":1,"cards":["DA.crossbow"]})"
                            "\n";
  const std::string fault = throws_the_crossbow_away;
  const std::string turn = used_in_turn("CA.crossbow", "crossbow", equips_the_crossbow);
  const Report one = check(from_the_middle(0, (taken + fault).c_str()) + turn);
  ASSERT_EQ(one.findings.size(), 1U);
  EXPECT_FALSE(one.findings[0].because.empty());
  const Report two = check(from_the_middle(0, (taken + other + fault).c_str()) + turn);
  ASSERT_EQ(two.findings.size(), 2U);
  EXPECT_EQ(two.findings[1].kind, FindingKind::illegal);
}

// Of one's own cards all is known: what one does not hold is told by what one does.
TEST(HiddenPlanted, OnesOwnHandIsToldAsItStands) {
  int told = 0;
  int planted = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    const Seat viewer = 1;
    auto lines = lines_of(seen_by(game_of("sanguosha", "classic", 4, seed), viewer));
    const std::string throws_away = "{\"e\":\"discard\",\"seat\":2,\"cards\":[\"";
    // One of several cards is another, which nobody has seen.
    for (std::size_t i = lines.size() - 1; i > 0; --i) {
      if (!lines[i].starts_with(throws_away)) continue;
      const std::size_t at = throws_away.size();
      const std::string card = lines[i].substr(at, lines[i].find('"', at) - at);
      if (lines[i].find("\",\"") == std::string::npos) continue;
      const std::string all = joined(lines);
      std::string other;
      for (const CardInfo& c : find_game("sanguosha")->schema().cards.first(160))
        if (all.find('"' + std::string(c.token) + '"') == std::string::npos &&
            c.token.substr(c.token.find('.')) == card.substr(card.find('.')))
          other = c.token;
      if (other.empty()) continue;
      replace_all(lines[i], card, other);
      ++planted;
      const Report report = check(joined(lines));
      EXPECT_EQ(report.hidden, HiddenCards::contradiction) << "seed " << seed;
      if (report.findings.empty() || report.findings[0].because.size() < 2) break;
      const std::string words =
          text_of(report.findings[0].expected) + text_of(report.findings[0].message);
      EXPECT_NE(words.find("cannot come out of seat 2's hand"), std::string::npos) << words;
      told += words.find("in hand") != std::string::npos ? 1 : 0;
      break;
    }
  }
  EXPECT_GT(planted, 5);
  EXPECT_GT(told, planted / 2);
}

// A card that lies face up is drawn: one finding has the words of both. Drawn with one too many,
// that is a fault of its own and keeps its words.
TEST(HiddenPlanted, TooManyDrawnIsToldBesideACardThatCannotBe) {
  const std::string draw = "{\"e\":\"draw\",\"seat\":1,\"n\":2,\"cards\":[\"";
  int merged = 0;
  int apart = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const auto seen = lines_of(seen_by(game_of("sanguosha", "classic", 4, seed), 0));
    std::string used;
    std::size_t at = 0;
    for (std::size_t i = 1; i < seen.size() && at == 0; ++i) {
      if (used.empty()) used = used_card(seen[i]);
      if (!used.empty() && seen[i].starts_with(draw) &&
          seen[i - 1].find("\"phase\":\"draw\"") != std::string::npos)
        at = i;
    }
    if (at == 0) continue;
    const std::string own = seen[at].substr(draw.size());
    auto lines = seen;
    lines[at] = draw + used + own.substr(own.find('"'));
    const auto rule = [](const Finding& f) { return find_game("sanguosha")->rule_ids()[f.rule]; };
    const auto contradictions = [](const Report& r) {
      return std::count_if(r.findings.begin(), r.findings.end(),
                           [](const Finding& f) { return f.kind == FindingKind::contradiction; });
    };
    const Report one = check(joined(lines));
    const bool shuffled =
        std::any_of(seen.begin() + 20, seen.begin() + static_cast<std::ptrdiff_t>(at),
                    [](const std::string& line) { return line.starts_with("{\"e\":\"shuffle\""); });
    // Where the draw is read as an event too many as well.
    if (!shuffled) {
      EXPECT_EQ(one.hidden, HiddenCards::contradiction) << "seed " << seed;
    }
    if (one.hidden == HiddenCards::contradiction) {
      ++merged;
      EXPECT_EQ(rule(one.findings[0]), "SGS-DRAW-TOP") << "seed " << seed;
      EXPECT_NE(text_of(one.findings[0].expected).find("cannot come out of the pile"),
                std::string::npos);
      EXPECT_FALSE(one.findings[0].because.empty()) << "seed " << seed;
      EXPECT_EQ(contradictions(one), 0) << "seed " << seed;
    }

    lines[at] = draw + used + "\",\"" + own;
    replace_all(lines[at], "\"n\":2", "\"n\":3");
    const Report both = check(joined(lines));
    if (both.hidden != HiddenCards::contradiction) continue;
    ++apart;
    ASSERT_GE(both.findings.size(), 2U) << "seed " << seed;
    EXPECT_EQ(rule(both.findings[0]), "SGS-PHASE-DRAW") << "seed " << seed;
    EXPECT_TRUE(text_of(both.findings[0].expected).starts_with("2 cards"))
        << text_of(both.findings[0].expected);
    EXPECT_TRUE(both.findings[0].because.empty()) << "seed " << seed;
    EXPECT_EQ(both.findings[1].at, both.findings[0].at) << "seed " << seed;
    EXPECT_EQ(both.findings[1].kind, FindingKind::contradiction) << "seed " << seed;
    EXPECT_EQ(rule(both.findings[1]), "SGS-USE-HOLD") << "seed " << seed;
    EXPECT_NE(text_of(both.findings[1].message).find("cannot come out of the pile"),
              std::string::npos);
    EXPECT_EQ(contradictions(both), 1) << "seed " << seed;
  }
  EXPECT_GT(merged, 10) << apart;
  EXPECT_GT(apart, 10);
}

// Printed alike, they are told apart.
TEST(HiddenPlanted, CardsOfOneFaceAndNameAreToldApart) {
  const std::string known = R"({"e":"draw","seat":1,"n":1,"cards":["S8.slash"]})"
                            "\n"
                            R"({"e":"draw","seat":3,"n":1,"cards":["S8.slash/2"]})"
                            "\n"
                            R"({"e":"discard","seat":2,"cards":["S8.slash","S8.slash/2"]})"
                            "\n";
  const std::string log = from_the_middle(0, known.c_str());
  const Report en = check(log);
  ASSERT_EQ(en.findings.size(), 1U);
  EXPECT_NE(text_of(en.findings[0].because.back()).find("copy 1 of ♠8 Slash, copy 2 of ♠8 Slash"),
            std::string::npos)
      << text_of(en.findings[0].because.back());
  EXPECT_NE(text_of(en.findings[0].message).find("of ♠8 Slash cannot come"), std::string::npos)
      << text_of(en.findings[0].message);
  const std::string zh = text_of(en.findings[0].because.back(), Lang::zh);
  EXPECT_NE(zh.find("♠8杀（第1张）、♠8杀（第2张）"), std::string::npos) << zh;
}

// A record is at fault, not the rules, where it tells what cannot be.
TEST(HiddenPlanted, ABadRecordFromTheMiddleBreaksNoInvariant) {
  for (const char* bad :
       {R"({"e":"hp","seat":2,"hp":0,"max":4})", R"({"e":"death","seat":3,"role":null})",
        R"({"e":"reveal","cards":["S8.slash"]})"}) {
    Record record;
    read(from_the_middle(1, (std::string(bad) + "\n").c_str()), record);
    Checker checker(*record.game);
    checker.watch(verify::watch_for(*record.game));
    Report report;
    checker.check(record, rules_of(record), report);
    ASSERT_EQ(report.findings.size(), 1U) << bad;
    EXPECT_EQ(report.findings[0].kind, FindingKind::illegal) << bad;
    EXPECT_EQ(record.game->rule_ids()[report.findings[0].rule], "SGS-RECORD-MIDWAY") << bad;
  }
}

// Without the roles of the dead: no accusation, and who was rewarded for killing him was a rebel.
TEST(HiddenPlanted, DeathsWithoutARole) {
  int rebels = 0;
  int others = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const std::string whole = game_of("sanguosha", "classic", 6, seed);
    auto lines = lines_of(seen_by(whole, nobody));
    for (std::string& line : lines)
      if (line.find("{\"e\":\"death\"") == 0)
        for (const char* role : {"lord", "loyalist", "rebel", "spy"})
          replace_all(line, std::string("\"role\":\"") + role + "\"", "\"role\":null");
    const std::string text = joined(lines);
    const Report report = check(text);
    ASSERT_EQ(report.verdict, VerdictKind::clean)
        << "seed " << seed << text_of(report.findings[0].message);
    Record record;
    read(whole, record);
    const Ruleset rules = rules_of(record);
    const Trace trace = trace_of(text);
    const auto said = identities(trace, *record.game, rules, trace.size());
    ASSERT_TRUE(said);
    const auto all = assignments(*said);
    const auto truth = [&](Seat s) { return record.setup.seat[static_cast<std::size_t>(s)][0]; };
    const bool found = std::any_of(all.begin(), all.end(), [&](const Roles& r) {
      for (Seat s = 0; s < 6; ++s)
        if (r[static_cast<std::size_t>(s)] != truth(s)) return false;
      return true;
    });
    EXPECT_TRUE(found) << "seed " << seed;
    for (const RoleStatement& s : said->says)
      if (s.kind == RoleStatement::Kind::rewarded) {
        EXPECT_EQ(s.so, truth(s.seat) == 3) << "seed " << seed;
        ++(s.so ? rebels : others);
        for (const Roles& r : all)
          EXPECT_EQ(r[static_cast<std::size_t>(s.seat)] == 3, s.so) << "seed " << seed;
      } else if (s.kind == RoleStatement::Kind::punished) {
        EXPECT_EQ(s.so, truth(s.seat) == 2 && truth(s.killer) == 1) << "seed " << seed;
      }
  }
  EXPECT_GT(rebels, 5);
  EXPECT_GT(others, 2);
}

// Every table there is, put into the record: the rules find it sound as often as it is counted.
TEST(HiddenPlanted, AsManyAssignmentsAsTheRulesAccept) {
  std::size_t possible = 0;
  std::size_t impossible = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    const std::string seen = seen_by(game_of("sanguosha", "classic", 5, seed), nobody);
    Record record;
    read(seen, record);
    const Ruleset rules = rules_of(record);
    const Trace trace = trace_of(seen);
    const auto said = identities(trace, *record.game, rules, trace.size());
    ASSERT_TRUE(said);
    std::size_t accepted = 0;
    Checker checker(*record.game);
    for (const Roles& r : assignments({said->table, {}})) {
      for (std::size_t s = 0; s < 5; ++s) record.setup.seat[s][0] = r[s];
      Report report;
      checker.check(record, rules, report);
      ++(report.verdict == VerdictKind::clean ? accepted : impossible);
    }
    EXPECT_EQ(assignments(*said).size(), accepted) << "seed " << seed;
    possible += accepted;
  }
  EXPECT_GT(possible, 25U);
  EXPECT_GT(impossible, 50U);
}

TEST(HiddenPlanted, TheWitnessIsASoundGameThatLooksTheSame) {
  for (const char* ruleset : {"generals", "classic", "freekill-0.4"})
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
      for (const Seat viewer : {nobody, Seat{1}}) {
        const std::string seen = seen_by(game_of("sanguosha", ruleset, 6, seed), viewer);
        std::string witness;
        ASSERT_EQ(check(seen, &witness).hidden, HiddenCards::explained);
        ASSERT_FALSE(witness.empty()) << ruleset << ", seed " << seed;
        EXPECT_EQ(check(witness).verdict, VerdictKind::clean);
        EXPECT_EQ(seen_by(witness, viewer), seen) << ruleset << ", seed " << seed;
      }
}

}  // namespace
}  // namespace tally::hidden::testing
