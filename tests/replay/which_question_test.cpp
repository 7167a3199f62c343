// What could answer either of two questions is an answer to the one with which nothing disagrees.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/source.h"

namespace tally {
namespace {

Report report_on(const std::string& log) {
  Record record;
  RecordStream stream;
  stream.open(io::Input::of_memory(log));
  EXPECT_EQ(stream.next(record), RecordStream::Got::record);
  Checker checker(*record.game);
  Report report;
  checker.check(record, load_ruleset(*record.game, record.ruleset), report);
  return report;
}

// A record that begins in the middle, with the play phase of seat 1, who has drawn two cards.
std::string play_phase(std::string_view ruleset, int players, std::string_view seats,
                       std::string_view before, std::string_view drawn, std::string_view after) {
  std::string log = R"({"tally":1,"game":"sanguosha","ruleset":")" + std::string(ruleset) +
                    R"(","players":)" + std::to_string(players) + R"(,"midway":true,"seats":[)" +
                    std::string(seats) + "]}\n" + std::string(before);
  log += R"({"e":"resume","round":1,"next":1}
{"e":"turn","seat":1}
{"e":"phase","seat":1,"phase":"prepare"}
{"e":"phase","seat":1,"phase":"judge"}
{"e":"phase","seat":1,"phase":"draw"}
{"e":"draw","seat":1,"n":2,"cards":[)";
  return log + std::string(drawn) + "]}\n" + R"({"e":"phase","seat":1,"phase":"play"})" + "\n" +
         std::string(after);
}

void expect_incomplete(const std::string& log) {
  const Report report = report_on(log);
  EXPECT_EQ(report.verdict, VerdictKind::incomplete);
  EXPECT_TRUE(report.findings.empty());
}

// Cao Ren could have helped Zhou Tai, who lives on by 不屈; with a Slash he does what 乱武 demands.
TEST(WhichQuestion, ASlashOnTheDyingIsNoHelp) {
  expect_incomplete(
      play_phase("expansions", 4,
                 R"({"role":"lord","general":"jiaxu"},{"role":"rebel","general":"zhoutai"},)"
                 R"({"role":"loyalist","general":"caoren"},{"role":"spy","general":"guanyu"})",
                 R"({"e":"hp","seat":1,"hp":4,"max":4}
{"e":"hp","seat":2,"hp":1,"max":4}
{"e":"hp","seat":3,"hp":4,"max":4}
{"e":"hp","seat":4,"hp":4,"max":4}
{"e":"draw","seat":2,"n":1,"cards":["H3.peach"]}
{"e":"draw","seat":3,"n":1,"cards":["S7.slash"]}
)",
                 R"("SA.duel","S3.snatch")",
                 R"({"e":"use","seat":1,"as":"duel","cards":["SA.duel"],"to":[2]}
{"e":"damage","seat":2,"from":1,"n":1,"element":"normal"}
{"e":"invoke","seat":2,"with":"buqu"}
{"e":"reveal","cards":["H8.peach"]}
{"e":"lay","seat":2,"cards":["H8.peach"],"with":"buqu"}
{"e":"hp","seat":2,"hp":0,"max":4}
{"e":"put","cards":["SA.duel"]}
{"e":"invoke","seat":1,"with":"luanwu"}
{"e":"lose","seat":2,"n":1}
{"e":"invoke","seat":2,"with":"buqu"}
{"e":"reveal","cards":["C8.slash"]}
{"e":"lay","seat":2,"cards":["C8.slash"],"with":"buqu"}
{"e":"hp","seat":2,"hp":-1,"max":4}
{"e":"dying","seat":2}
{"e":"use","seat":2,"as":"peach","cards":["H3.peach"],"to":[2]}
{"e":"heal","seat":2,"n":1}
{"e":"hp","seat":2,"hp":0,"max":4}
{"e":"discard","seat":2,"cards":["C8.slash"]}
{"e":"put","cards":["H3.peach"]}
{"e":"use","seat":3,"as":"slash","cards":["S7.slash"],"to":[2]}
)"));
}

// The soul of seat 3 is asked first, and lets it pass.
TEST(WhichQuestion, ASoulActsWhenItIsAsked) {
  expect_incomplete(
      play_phase("seed-000-dark-souls", 6,
                 R"({"role":"lord"},{"role":"rebel"},{"role":"rebel"},{"role":"rebel"},)"
                 R"({"role":"loyalist"},{"role":"spy"})",
                 R"({"e":"hp","seat":1,"hp":4,"max":4}
{"e":"hp","seat":2,"hp":4,"max":4}
{"e":"draw","seat":2,"n":1,"cards":["H2.dodge"]}
{"e":"hp","seat":3,"hp":0,"max":4}
{"e":"hp","seat":4,"hp":0,"max":4}
{"e":"hp","seat":5,"hp":4,"max":4}
{"e":"draw","seat":5,"n":1,"cards":["D2.dodge"]}
{"e":"hp","seat":6,"hp":4,"max":4}
{"e":"dying","seat":3}
{"e":"death","seat":3,"role":"rebel"}
{"e":"possess","seat":3,"on":2}
{"e":"draw","seat":3,"n":1,"cards":["S7.slash"]}
{"e":"dying","seat":4}
{"e":"death","seat":4,"role":"rebel"}
{"e":"possess","seat":4,"on":5}
{"e":"draw","seat":4,"n":1,"cards":["S8.slash"]}
)",
                 R"("C2.slash","C3.slash")",
                 R"({"e":"phase","seat":1,"phase":"discard"}
{"e":"phase","seat":1,"phase":"finish"}
{"e":"haunt","seat":4,"on":5}
)"));
}

// Pan Feng wears the Axe, and his Slash is dodged. `wild`: he has used 狂斧（国战新版）; `hit`: the
// Slash hits all the same.
std::string two_cards_of_pan_feng(bool wild, bool hit) {
  std::string after = R"({"e":"use","seat":1,"as":"slash","cards":["S7.slash"],"to":[2]}
)";
  if (wild)
    after += R"({"e":"invoke","seat":1,"with":"kuangfu_hs","on":2}
{"e":"snatch","seat":1,"of":2,"card":"SK.dayuan"}
)";
  after += R"({"e":"respond","seat":2,"as":"dodge","cards":["H2.dodge"]}
{"e":"put","cards":["H2.dodge"]}
{"e":"discard","seat":1,"cards":["D3.dodge","D7.dodge"]}
)";
  if (hit)
    after += R"({"e":"damage","seat":2,"from":1,"n":1,"element":"normal"}
{"e":"hp","seat":2,"hp":3,"max":4}
)";
  after += R"({"e":"put","cards":["S7.slash"]}
{"e":"phase","seat":1,"phase":"discard"}
)";
  return play_phase("expansions", 4,
                    R"({"role":"lord","general":"panfeng_hs"},{"role":"rebel"},)"
                    R"({"role":"loyalist"},{"role":"spy"})",
                    R"({"e":"hp","seat":1,"hp":4,"max":4}
{"e":"equip","seat":1,"card":"D5.axe"}
{"e":"hp","seat":2,"hp":4,"max":4}
{"e":"draw","seat":2,"n":1,"cards":["H2.dodge"]}
{"e":"equip","seat":2,"card":"SK.dayuan"}
{"e":"hp","seat":3,"hp":4,"max":4}
{"e":"hp","seat":4,"hp":4,"max":4}
{"e":"draw","seat":1,"n":2,"cards":["S7.slash","D7.dodge"]}
)",
                    R"("D3.dodge","H8.peach")", after);
}

TEST(WhichQuestion, TwoCardsAreThrownAwayForTheAxeOrForWhatComesBehindIt) {
  expect_incomplete(two_cards_of_pan_feng(true, true));
  expect_incomplete(two_cards_of_pan_feng(true, false));
  expect_incomplete(two_cards_of_pan_feng(false, true));
}

// Where nothing else costs two cards, the damage is what is missing.
TEST(WhichQuestion, TheAxeIsNoReasonForNothing) {
  const Report report = report_on(two_cards_of_pan_feng(false, false));
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].kind, FindingKind::missing);
  EXPECT_EQ(find_game("sanguosha")->rule_ids()[report.findings[0].rule], "SGS-CARD-SLASH");
}

}  // namespace
}  // namespace tally
