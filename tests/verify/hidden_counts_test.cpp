// Records that say of lost cards only how many there were: what the rules know to go goes, and
// where a card of the hand may have gone as well as one that lay open, either stands.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "tests/verify/hidden_support.h"
#include "verify/hidden/deduce.h"

namespace tally::hidden::testing::counts {
namespace {

bool is(const std::string& line, std::string_view kind) {
  return line.find("{\"e\":\"" + std::string(kind) + "\"") == 0;
}

// How many cards a line lists; 0 where it lists none.
std::size_t listed(const std::string& line) {
  const std::size_t at = line.find("\"cards\":[");
  if (at == std::string::npos) return 0;
  const auto end = line.begin() + static_cast<std::ptrdiff_t>(line.find(']', at));
  return 1 + static_cast<std::size_t>(
                 std::count(line.begin() + static_cast<std::ptrdiff_t>(at), end, ','));
}

void count_only(std::string& line, std::size_t n) {
  const std::size_t at = line.find("\"cards\":[");
  line.replace(at, line.find(']', at) + 1 - at, "\"cards\":" + std::to_string(n));
}

// Of one card that was taken away: that it was one.
bool leave_out_removed(std::vector<std::string>& lines) {
  bool any = false;
  for (std::string& line : lines) {
    if (!is(line, "remove")) continue;
    const std::size_t at = line.find("\"card\":\"") + 8;
    line.replace(at, line.find('"', at) - at, "?");
    any = true;
  }
  return any;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::vector<std::string> view(std::uint64_t seed) {
  const auto viewer = static_cast<Seat>(static_cast<int>(seed % 7) - 1);
  return lines_of(seen_by(game_of("sanguosha", "generals", 6, seed), viewer));
}

TEST(HiddenCounts, OfTheDeadAreAllTheirCards) {
  int with_equipment = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    auto lines = view(seed);
    for (std::string& line : lines)
      if (is(line, "forfeit") && listed(line) > 0) {
        with_equipment += line.find('.') != std::string::npos ? 1 : 0;
        count_only(line, listed(line));
      }
    const Report report = check(joined(lines));
    EXPECT_TRUE(report.findings.empty())
        << "seed " << seed << ": " << text_of(report.findings[0].message);
    EXPECT_EQ(report.hidden, HiddenCards::explained) << "seed " << seed;
  }
  EXPECT_GT(with_equipment, 40);
}

TEST(HiddenCounts, OneTooManyOrTooFewIsFound) {
  int planted = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    auto lines = view(seed);
    const auto at = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
      return is(line, "forfeit") && listed(line) > 1;
    });
    if (at == lines.end()) continue;
    ++planted;
    const std::size_t line = static_cast<std::size_t>(at - lines.begin()) + 1;
    count_only(*at, seed % 2 == 0 ? listed(*at) + 1 : listed(*at) - 1);
    const Report report = check(joined(lines));
    ASSERT_EQ(report.findings.size(), 1U) << "seed " << seed;
    EXPECT_EQ(report.findings[0].source_at + 1, line) << "seed " << seed;
    EXPECT_EQ(report.findings[0].kind, FindingKind::wrong) << "seed " << seed;
  }
  EXPECT_GT(planted, 30);
}

// It is taken from the hand where that can be: where it lay open the rules may find later on that
// the record goes another way, but of the hidden cards nothing is concluded from it.
TEST(HiddenCounts, WhatIsTakenAwayIsNoContradiction) {
  int some = 0;
  int explained = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    auto lines = view(seed);
    some += leave_out_removed(lines) ? 1 : 0;
    const Report report = check(joined(lines));
    explained += report.hidden == HiddenCards::explained ? 1 : 0;
    for (const Finding& f : report.findings) {
      EXPECT_NE(f.kind, FindingKind::contradiction)
          << "seed " << seed << ": " << text_of(f.message);
      EXPECT_TRUE(f.because.empty()) << "seed " << seed << ": " << text_of(f.message);
    }
  }
  EXPECT_GT(some, 40);
  EXPECT_GT(explained, 20);
}

TEST(HiddenCounts, NothingIsDeducedThatIsNotSo) {
  const auto deduced = [](const std::string& text) {
    Record record;
    read(text, record);
    const Trace trace = trace_of(text);
    return Deduction(trace, *record.game, rules_of(record)).all(trace.size());
  };
  std::size_t certain = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const std::string whole = game_of("sanguosha", "generals", 5, seed);
    auto lines = lines_of(seen_by(whole, 0));
    if (!leave_out_removed(lines)) continue;
    const Report report = check(joined(lines));
    const auto known = deduced(joined(lines));
    const std::size_t turns =
        report.findings.empty() ? known.size() : static_cast<std::size_t>(report.findings[0].turn);
    for (Seat s = 0; s < 5; ++s) {
      const auto own = deduced(seen_by(whole, s));
      const auto at = static_cast<std::size_t>(s);
      ASSERT_EQ(known.size(), own.size());
      for (std::size_t turn = 0; turn < turns; ++turn)
        for (std::size_t c = 0; c < 256; ++c) {
          const int there = own[turn].hands[at].must[c];
          ASSERT_LE(known[turn].hands[at].must[c], there) << "seed " << seed << ", turn " << turn;
          ASSERT_LE(there, known[turn].hands[at].can[c]) << "seed " << seed << ", turn " << turn;
          certain += known[turn].hands[at].must[c];
        }
    }
  }
  EXPECT_GT(certain, 500U);
}

// A position in the middle, of which four cards of each hand are unseen; then what happens.
std::string position(int unseen, const std::vector<std::string>& told,
                     const std::vector<std::string>& after) {
  std::string log = four_from_the_middle;
  const auto add = [&](const std::string& line) { log += "{" + line + "}\n"; };
  for (int s = 1; s <= 4; ++s) {
    const std::string seat = std::to_string(s);
    const std::string n = std::to_string(s == 1 ? unseen : 4);
    add(R"("e":"hp","seat":)" + seat + R"(,"hp":4,"max":4)");
    if (n != "0") add(R"("e":"draw","seat":)" + seat + R"(,"n":)" + n + R"(,"cards":)" + n);
  }
  for (const std::string& line : told) add(line);
  add(R"("e":"resume","round":1,"next":1)");
  add(R"("e":"turn","seat":1)");
  for (const char* phase : {"prepare", "judge", "draw"})
    add(R"("e":"phase","seat":1,"phase":")" + std::string(phase) + "\"");
  add(R"("e":"draw","seat":1,"n":2,"cards":2)");
  add(R"("e":"phase","seat":1,"phase":"play")");
  for (const std::string& line : after) add(line);
  return log;
}

const std::string discarding = R"("e":"phase","seat":1,"phase":"discard")";

// What hand it was that a card nobody names came from is no guess at which it was.
TEST(HiddenCounts, ACardThatIsUsedWithoutANameIsNoKnownOne) {
  const Report report =
      check(position(4, {R"("e":"draw","seat":1,"n":1,"cards":["S9.slash"])"},
                     {R"("e":"use","seat":1,"as":"slash","cards":["?"],"to":[2])",
                      R"("e":"damage","seat":2,"from":1,"n":1,"element":"normal")",
                      R"("e":"hp","seat":2,"hp":3,"max":4)", R"("e":"put","cards":["?"])",
                      discarding, R"("e":"discard","seat":1,"cards":["S9.slash","D3.dodge"])"}));
  ASSERT_FALSE(report.findings.empty());
  EXPECT_EQ(report.findings[0].kind, FindingKind::undecided);
  for (const Finding& f : report.findings) {
    EXPECT_NE(f.kind, FindingKind::contradiction);
    EXPECT_TRUE(f.because.empty());
    EXPECT_EQ((text_of(f.message) + text_of(f.found)).find("Slash on seat 2: the cards"),
              std::string::npos);
    EXPECT_EQ(text_of(f.found).find("discards"), std::string::npos) << text_of(f.found);
  }
}

const std::string dismantles =
    R"("e":"use","seat":1,"as":"dismantlement","cards":["S3.dismantlement"],"to":[2])";
const std::string removes = R"("e":"remove","seat":1,"of":2,"card":"?")";
const std::string put = R"("e":"put","cards":["S3.dismantlement"])";
const std::string crossbow = R"("e":"equip","seat":2,"card":"CA.crossbow")";

// The hand can have given it: what does not agree later is one finding, where it stands.
TEST(HiddenCounts, WhatIsTakenAwayIsTakenFromTheHand) {
  const auto seat_2 = [&](int discards) {
    std::vector<std::string> after = {dismantles, removes, put, discarding};
    after.push_back(R"("e":"discard","seat":1,"cards":1)");
    after.push_back(R"("e":"phase","seat":1,"phase":"finish")");
    after.push_back(R"("e":"turn","seat":2)");
    for (const char* phase : {"prepare", "judge", "draw"})
      after.push_back(R"("e":"phase","seat":2,"phase":")" + std::string(phase) + "\"");
    after.push_back(R"("e":"draw","seat":2,"n":2,"cards":2)");
    after.push_back(R"("e":"phase","seat":2,"phase":"play")");
    for (const char* slash : {"S7.slash", "S8.slash"}) {
      const std::string card = slash;
      after.push_back(R"("e":"use","seat":2,"as":"slash","cards":[")" + card + R"("],"to":[1])");
      after.push_back(R"("e":"damage","seat":1,"from":2,"n":1,"element":"normal")");
      after.push_back(R"("e":"hp","seat":1,"hp":)" + std::string(card == "S7.slash" ? "3" : "2") +
                      R"(,"max":4)");
      after.push_back(R"("e":"put","cards":[")" + card + R"("])");
    }
    after.push_back(R"("e":"phase","seat":2,"phase":"discard")");
    if (discards > 0)
      after.push_back(R"("e":"discard","seat":2,"cards":)" + std::to_string(discards));
    after.push_back(R"("e":"phase","seat":2,"phase":"finish")");
    return check(position(4, {crossbow}, after));
  };
  EXPECT_TRUE(seat_2(0).findings.empty());
  EXPECT_EQ(seat_2(1).findings.size(), 1U);
}

// An empty hand gives nothing: it was what lay open, or nobody can say which.
TEST(HiddenCounts, WhatCanOnlyHaveLainOpenIsThat) {
  const auto after = [&](const std::vector<std::string>& told, bool again) {
    std::vector<std::string> events = {dismantles, removes, put};
    if (again)
      events.push_back(
          R"("e":"use","seat":1,"as":"dismantlement","cards":["S4.dismantlement"],"to":[2])");
    std::string log = position(4, told, events);
    const std::string hand = R"({"e":"draw","seat":2,"n":4,"cards":4})"
                             "\n";
    return check(log.erase(log.find(hand), hand.size()));
  };
  EXPECT_TRUE(after({crossbow}, false).findings.empty());
  const Report empty = after({crossbow}, true);
  ASSERT_EQ(empty.findings.size(), 1U);
  EXPECT_EQ(empty.findings[0].kind, FindingKind::illegal);
  EXPECT_NE(text_of(empty.findings[0].found).find("♠4"), std::string::npos)
      << text_of(empty.findings[0].found);
  const Report either =
      after({crossbow, R"("e":"equip","seat":2,"card":"C2.eight_diagram")"}, false);
  ASSERT_EQ(either.findings.size(), 1U);
  EXPECT_EQ(either.findings[0].kind, FindingKind::undecided);
  const Report nothing = after({}, false);
  ASSERT_FALSE(nothing.findings.empty());
  EXPECT_EQ(nothing.findings[0].kind, FindingKind::illegal);
}

// Which of them goes makes no difference, so none of the ways is looked at.
TEST(HiddenCounts, HalfOfTwentyEightUnseenCardsGo) {
  const Report report = check(position(26, {},
                                       {discarding, R"("e":"discard","seat":1,"cards":24)",
                                        R"("e":"phase","seat":1,"phase":"finish")"}));
  EXPECT_TRUE(report.findings.empty());
  EXPECT_EQ(
      check(position(26, {}, {discarding, R"("e":"discard","seat":1,"cards":14)"})).findings.size(),
      1U);
}

// A card that somebody cannot have had is his who has it as soon as he uses it.
TEST(HiddenCounts, ACardThatIsMisnamedOnceIsItselfAgain) {
  const auto dodged = [](const std::string& slash, int by, const std::string& as,
                         const std::string& laid_away) {
    const std::string seat = std::to_string(by);
    return std::vector<std::string>{
        R"("e":"use","seat":1,"as":"slash","cards":[")" + slash + R"("],"to":[)" + seat + "]",
        R"("e":"respond","seat":)" + seat + R"(,"as":"dodge","cards":[")" + as + R"("])",
        R"("e":"put","cards":[")" + laid_away + R"("])",
        R"("e":"put","cards":[")" + slash + R"("])"};
  };
  std::vector<std::string> after;
  for (const auto& lines : {dodged("S7.slash", 2, "H2.dodge", "D2.dodge"),
                            dodged("S8.slash", 4, "H2.dodge", "H2.dodge")})
    after.insert(after.end(), lines.begin(), lines.end());
  after.push_back(discarding);
  const Report report = check(position(4,
                                       {R"("e":"equip","seat":1,"card":"CA.crossbow")",
                                        R"("e":"draw","seat":4,"n":1,"cards":["H2.dodge"])"},
                                       after));
  // What is laid away then was what he used.
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_NE(text_of(report.findings[0].found).find("♥2"), std::string::npos);
}

// What a record does not name is not named where the game is told on.
TEST(HiddenCounts, WhatIsToldOnHasNoNamesOfItsOwn) {
  const std::string log = position(
      4, {R"("e":"draw","seat":1,"n":1,"cards":["S9.slash"])", crossbow},
      {R"("e":"use","seat":1,"as":"slash","cards":["?"],"to":[2])",
       R"("e":"respond","seat":2,"as":"dodge","cards":["?"])", R"("e":"put","cards":["?"])",
       R"("e":"put","cards":["?"])", dismantles, removes, put});
  Record record;
  read(log, record);
  struct Unnamed final : EventSink {
    void event(const Event& e, const Match&, std::uint32_t) override {
      if (e.kind != sanguosha::kind::use && e.kind != sanguosha::kind::remove) return;
      for (const Card c : e.cards) count += c == unknown_card ? 1 : 0;
    }
    int count = 0;
  } sink;
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules_of(record), report, &sink);
  EXPECT_EQ(sink.count, 2);
}

}  // namespace
}  // namespace tally::hidden::testing::counts
