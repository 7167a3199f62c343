// Deaths whose role a record hides: what it says of them is held against the identity table, the
// end conditions and what can be drawn at all.
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "tests/verify/hidden_support.h"

namespace tally::hidden::testing {
namespace {

// Four players, the lord in seat 1 about to kill seat 2, whose hand is `second`; then `after`.
std::string killing(const std::string& lords, const std::string& others,
                    const std::vector<std::string>& after, const std::string& drawn = "2",
                    const std::string& max = "4", const std::vector<std::string>& before = {}) {
  std::string log = four_from_the_middle;
  const auto add = [&](const std::string& line) { log += "{" + line + "}\n"; };
  for (const char* seat : {"1", "3", "4"})
    add(R"("e":"hp","seat":)" + std::string(seat) + R"(,"hp":4,"max":4)");
  add(R"("e":"hp","seat":2,"hp":1,"max":)" + max);
  add(lords);
  if (!others.empty()) log += others;
  add(R"("e":"resume","round":1,"next":1)");
  add(R"("e":"turn","seat":1)");
  for (const char* phase : {"prepare", "judge", "draw"})
    add(R"("e":"phase","seat":1,"phase":")" + std::string(phase) + "\"");
  add(R"("e":"draw","seat":1,"n":2,"cards":)" + drawn);
  add(R"("e":"phase","seat":1,"phase":"play")");
  for (const std::string& line : before) add(line);
  add(R"("e":"use","seat":1,"as":"slash","cards":["S7.slash"],"to":[2])");
  add(R"("e":"damage","seat":2,"from":1,"n":1,"element":"normal")");
  add(R"("e":"hp","seat":2,"hp":0,"max":)" + max);
  add(R"("e":"dying","seat":2)");
  add(R"("e":"death","seat":2,"by":1,"role":"hidden")");
  for (const std::string& line : after) add(line);
  return log;
}

const std::string two = R"("e":"draw","seat":1,"n":2,"cards":["S7.slash","S8.slash"])";
const std::string reward = R"("e":"draw","seat":1,"n":3,"cards":3)";
const std::string put = R"("e":"put","cards":["S7.slash"])";

std::string found_in(const std::string& log) {
  std::string out;
  for (const Finding& f : check(log).findings)
    out += std::string(out.empty() ? "" : " ") +
           std::string(find_game("sanguosha")->rule_ids()[f.rule]);
  return out;
}

// With the roles of seats 3 and 4 known, the victim's is what is left of a table of four.
std::string with_roles(std::string log, const std::string& third, const std::string& fourth) {
  const std::string hidden = R"("role":"hidden")";
  std::size_t at = log.find(hidden);
  for (const std::string& role : {third, fourth}) {
    at = log.find(hidden, at + 1);
    log.replace(at, hidden.size(), R"("role":")" + role + "\"");
  }
  return log;
}

TEST(HiddenDeaths, ARewardOrNone) {
  EXPECT_EQ(found_in(killing(two, "", {reward, put})), "");
  EXPECT_EQ(found_in(killing(two, "", {put})), "");
}

// Nothing has been discarded yet, but the pile is full: the reward could have been drawn.
TEST(HiddenDeaths, AMissingRewardIsEvidence) {
  EXPECT_EQ(found_in(with_roles(killing(two, "", {put}), "loyalist", "spy")), "SGS-SETUP-ROLES");
  EXPECT_EQ(found_in(with_roles(killing(two, "", {put}), "rebel", "spy")), "SGS-SETUP-ROLES")
      << "a loyalist, whose killer the lord loses what he has";
  EXPECT_EQ(found_in(with_roles(killing(two, "", {put}), "loyalist", "rebel")), "") << "the spy";
  EXPECT_EQ(found_in(with_roles(killing(two, "", {reward, put}), "loyalist", "spy")), "");
  EXPECT_EQ(found_in(with_roles(killing(two, "", {reward, put}), "loyalist", "rebel")),
            "SGS-SETUP-ROLES");
}

// AMB-SGS-011: where there is no card to draw, who gets none has not been denied any. By a ruleset
// that draws what there is the game goes on; by one that would end it, that it goes on says enough.
TEST(HiddenDeaths, AMissingRewardIsNoneWhereNothingIsThere) {
  const std::string all = R"({"e":"draw","seat":3,"n":78,"cards":78})"
                          "\n"
                          R"({"e":"draw","seat":4,"n":78,"cards":78})"
                          "\n";
  // All 160 are held: 156, the lord's two and the two he draws.
  Record record;
  read(with_roles(killing(two, all, {put}), "loyalist", "spy"), record);
  const auto options = record.game->options();
  std::size_t option = 0;
  while (options[option].key != "deck_exhausted") ++option;
  for (const bool partial : {true, false}) {
    Ruleset rules = rules_of(record);
    rules.value[option] = partial ? 1 : 0;
    Checker checker(*record.game);
    Report report;
    checker.check(record, rules, report);
    Explainer().examine(record, rules, checker, report);
    EXPECT_EQ(report.findings.size(), partial ? 0U : 1U);
  }
}

// A lord who has nothing loses nothing.
TEST(HiddenDeaths, AMissingPunishment) {
  const std::string theirs = R"({"e":"draw","seat":3,"n":1,"cards":["C9.slash"]})"
                             "\n";
  const std::string lords = R"("e":"draw","seat":1,"n":1,"cards":["S7.slash"])";
  const std::string drawn = R"(["S3.dismantlement","SA.lightning"])";
  std::vector<std::string> uses = {
      R"("e":"use","seat":1,"as":"lightning","cards":["SA.lightning"],"to":[1])",
      R"("e":"place","seat":1,"card":"SA.lightning")"};
  const auto killed = [&] {
    return with_roles(killing(lords, theirs, {put}, drawn, "4", uses), "rebel", "spy");
  };
  EXPECT_EQ(found_in(killed()), "SGS-SETUP-ROLES");
  uses.insert(uses.end(),
              {R"("e":"use","seat":1,"as":"dismantlement","cards":["S3.dismantlement"],"to":[3])",
               R"("e":"remove","seat":1,"of":3,"card":"C9.slash")",
               R"("e":"put","cards":["S3.dismantlement"])"});
  EXPECT_EQ(found_in(killed()), "");
}

// One rebel sits at a table of four.
TEST(HiddenDeaths, NoMoreRewardsThanRebels) {
  const std::string weak = R"({"e":"hp","seat":4,"hp":1,"max":4})"
                           "\n";
  const std::string lords =
      R"("e":"draw","seat":1,"n":3,"cards":["S7.slash","S8.slash","CA.crossbow"])";
  const std::vector<std::string> twice = {
      reward,
      put,
      R"("e":"use","seat":1,"as":"slash","cards":["S8.slash"],"to":[4])",
      R"("e":"damage","seat":4,"from":1,"n":1,"element":"normal")",
      R"("e":"hp","seat":4,"hp":0,"max":4)",
      R"("e":"dying","seat":4)",
      R"("e":"death","seat":4,"by":1,"role":"hidden")",
      reward,
      R"("e":"put","cards":["S8.slash"])"};
  const std::string equipped = R"({"e":"equip","seat":1,"card":"CA.crossbow"})"
                               "\n";
  EXPECT_EQ(found_in(killing(lords, weak + equipped, twice)), "SGS-SETUP-ROLES");
}

// A whole game as `rules` has it, with all roles but the lord's hidden.
std::string roles_hidden(const Ruleset& rules, int players, std::uint64_t seed,
                         bool shuffles = true) {
  std::string text;
  EXPECT_TRUE(random_game(*find_game("sanguosha"), players, rules, seed, text));
  for (const char* role : {"loyalist", "rebel", "spy"})
    for (std::size_t at; (at = text.find("\"role\":\"" + std::string(role))) != std::string::npos;)
      text.replace(at + 8, std::string(role).size(), "hidden");
  if (shuffles) return text;
  text.insert(text.find("\"players\""), R"("omits":["shuffle"],)");
  for (std::size_t at; (at = text.find(R"({"e":"shuffle")")) != std::string::npos;)
    text.erase(at, text.find('\n', at) - at + 1);
  return text;
}

Report check_by(const Ruleset& rules, const std::string& log) {
  Record record;
  read(log, record);
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules, report);
  Explainer().examine(record, rules, checker, report);
  return report;
}

std::string told(const Report& report) {
  std::string out;
  for (const Finding& f : report.findings) out += text_of(f.message) + "; ";
  return out;
}

// OPT-SGS-REWARD, OPT-SGS-PUNISH: a lord may be paid first and lose everything then.
TEST(HiddenDeaths, RewardAndPunishmentForAnyone) {
  const Game& game = *find_game("sanguosha");
  const auto options = game.options();
  for (const int reward : {0, 1})
    for (const int punish : {0, 1}) {
      Ruleset rules = load_ruleset(game, "classic");
      for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].key == "reward") rules.value[i] = static_cast<std::uint8_t>(reward);
        if (options[i].key == "punish") rules.value[i] = static_cast<std::uint8_t>(punish);
      }
      for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Report report = check_by(rules, roles_hidden(rules, 5, seed));
        EXPECT_TRUE(report.findings.empty()) << "reward " << reward << ", punish " << punish
                                             << ", seed " << seed << ": " << told(report);
      }
    }
}

// With a reward for every killer it is the lord's loss that shows a loyalist.
TEST(HiddenDeaths, APunishmentBehindAReward) {
  const std::string lose = R"("e":"forfeit","seat":1,"cards":["S8.slash","?","?","?","?","?"])";
  const Game& game = *find_game("sanguosha");
  Ruleset rules = load_ruleset(game, "classic");
  const auto options = game.options();
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].key == "reward") rules.value[i] = 1;
  const auto findings = [&](bool lost, const std::string& third) {
    std::vector<std::string> after = {reward};
    if (lost) after.push_back(lose);
    after.push_back(put);
    return check_by(rules, with_roles(killing(two, "", after), third, "spy"));
  };
  EXPECT_EQ(told(findings(true, "rebel")), "");
  EXPECT_EQ(told(findings(false, "loyalist")), "");
  EXPECT_EQ(findings(true, "loyalist").findings.size(), 1U);
  EXPECT_EQ(findings(false, "rebel").findings.size(), 1U);
}

// A record that shows neither shuffles nor roles: a reward for which the pile was short was paid
// all the same, and a missing one is still missed where it was.
TEST(HiddenDeaths, ARewardAfterAReshuffleNobodyShows) {
  const Ruleset rules = load_ruleset(*find_game("sanguosha"), "classic");
  int short_of_cards = 0;
  int planted = 0;
  for (std::uint64_t seed = 1; seed <= 400 && short_of_cards < 2; ++seed) {
    const auto shown = lines_of(roles_hidden(rules, 8, seed));
    bool before_reward = false;
    for (std::size_t i = 2; i + 1 < shown.size(); ++i)
      before_reward = before_reward || (shown[i].find("\"shuffle\"") != std::string::npos &&
                                        shown[i + 1].find("\"draw\"") != std::string::npos &&
                                        shown[i + 1].find("\"n\":3") != std::string::npos &&
                                        (shown[i - 1].find("\"death\"") != std::string::npos ||
                                         shown[i - 1].find("\"forfeit\"") != std::string::npos));
    if (!before_reward) continue;
    ++short_of_cards;
    const std::string log = roles_hidden(rules, 8, seed, false);
    const Report report = check_by(rules, log);
    EXPECT_TRUE(report.findings.empty()) << "seed " << seed << ": " << told(report);
    // Elsewhere, of a rebel who is shown to be one.
    const auto lines = lines_of(log);
    std::size_t death = 0;
    for (std::size_t i = 2; i < lines.size(); ++i) {
      if (lines[i].find("\"death\"") != std::string::npos) death = i;
      const bool paid = death != 0 && i - death <= 2 &&
                        lines[i].find("\"draw\"") != std::string::npos &&
                        lines[i].find("\"n\":3") != std::string::npos;
      if (!paid || std::count(shown.begin(), shown.end(), lines[i]) != 1) continue;
      const auto at = std::find(shown.begin(), shown.end(), lines[i]);
      if ((at - 1)->find("\"shuffle\"") != std::string::npos) continue;
      std::string without;
      for (std::size_t k = 0; k < lines.size(); ++k) {
        std::string line = lines[k];
        if (k == death) line.replace(line.find("\"hidden\""), 8, "\"rebel\"");
        if (k != i) without += line + '\n';
      }
      const Report missed = check_by(rules, without);
      ASSERT_FALSE(missed.findings.empty()) << "seed " << seed << ", line " << i + 1;
      EXPECT_EQ(find_game("sanguosha")->rule_ids()[missed.findings[0].rule], "SGS-REWARD-REBEL")
          << "seed " << seed << ", line " << i + 1 << ": " << told(missed);
      EXPECT_EQ(missed.findings[0].source_at, i) << "seed " << seed;  // the event that was there
      ++planted;
    }
  }
  EXPECT_GT(short_of_cards, 0);
  EXPECT_GT(planted, 0);
}

// Nor does a role that the table leaves get by without its reward.
TEST(HiddenDeaths, AMissingRewardWhereNoShuffleIsShown) {
  const auto silent = [](std::string log) {
    return log.insert(log.find("\"players\""), R"("omits":["shuffle"],)");
  };
  EXPECT_EQ(found_in(silent(with_roles(killing(two, "", {put}), "loyalist", "spy"))),
            "SGS-SETUP-ROLES");
  EXPECT_EQ(found_in(silent(with_roles(killing(two, "", {reward, put}), "loyalist", "spy"))), "");
}

// With the lord alive and two others nobody else can have won, and nobody has ended it.
TEST(HiddenDeaths, AnEndThatCannotBe) {
  for (const char* winners : {"[3]", "[1]", "[1,2,3,4]"})
    EXPECT_EQ(found_in(killing(two, "", {R"("e":"over","winners":)" + std::string(winners)})),
              "SGS-SETUP-ROLES")
        << winners;
  EXPECT_EQ(found_in(killing(two, "", {R"("e":"over","winners":[])"})), "SGS-END-NOT-YET");
}

// Wrong winners are told with who lived, and by which events the others had died.
TEST(HiddenDeaths, TellWhoLived) {
  const std::string log = killing(two, "", {R"("e":"over","winners":[3])"});
  const auto because = [&](Lang lang) {
    const Report report = check(log);
    EXPECT_EQ(report.findings.size(), 1U);
    std::vector<std::string> all;
    for (const Finding& f : report.findings)
      for (const Message& m : f.because) all.push_back(text_of(m, lang));
    return all;
  };
  const auto en = because(Lang::en);
  ASSERT_EQ(en.size(), 1U);
  EXPECT_NE(en[0].find("(with seats 1, 3 and 4 alive, seat 2 dead by event 16)"), std::string::npos)
      << en[0];
  const auto zh = because(Lang::zh);
  ASSERT_EQ(zh.size(), 1U);
  EXPECT_NE(zh[0].find("（存活：1号位、3号位、4号位；2号位已阵亡（事件16））"), std::string::npos)
      << zh[0];
  const Report denied = check(with_roles(killing(two, "", {put}), "loyalist", "spy"));
  ASSERT_EQ(denied.findings.size(), 1U);
  EXPECT_NE(
      text_of(denied.findings[0].because.back()).find("(no reward for killing seat 2, event 16)"),
      std::string::npos)
      << text_of(denied.findings[0].because.back());
}

// AMB-SGS-011: no card left for a reward that would be due; then the game is drawn.
TEST(HiddenDeaths, DrawnWhereTheRewardCannotBe) {
  const std::string all = R"({"e":"draw","seat":2,"n":1,"cards":["S9.slash"]})"
                          "\n"
                          R"({"e":"draw","seat":3,"n":77,"cards":77})"
                          "\n"
                          R"({"e":"draw","seat":4,"n":77,"cards":77})"
                          "\n";
  const std::string forfeit = R"("e":"forfeit","seat":2,"cards":["S9.slash"])";
  EXPECT_EQ(found_in(killing(two, all, {forfeit, R"("e":"over","winners":[])"})), "");
  EXPECT_NE(found_in(killing(two, all, {forfeit, R"("e":"draw","seat":1,"n":2,"cards":2)"})), "");
}

// AMB-SGS-010, AMB-SGS-011: one card in the pile and one discarded. Who refills the pile on need
// finds out by doing so that a reward cannot be drawn; who takes what there is takes both.
TEST(HiddenDeaths, ARewardForWhichThePileIsShort) {
  const std::string all = R"({"e":"draw","seat":2,"n":1,"cards":["S9.slash"]})"
                          "\n"
                          R"({"e":"draw","seat":3,"n":77,"cards":77})"
                          "\n"
                          R"({"e":"draw","seat":4,"n":77,"cards":77})"
                          "\n";
  const std::string forfeit = R"("e":"forfeit","seat":2,"cards":["S9.slash"])";
  const std::string shuffle = R"("e":"shuffle","n":2,"cards":2)";
  const std::string end = R"("e":"over","winners":[])";
  const auto drawn = [](int n) {
    return fmt::format(R"("e":"draw","seat":1,"n":{},"cards":{})", n, n);
  };
  const Game& game = *find_game("sanguosha");
  const auto found = [&](int on_need, int partial, const std::vector<std::string>& after) {
    Ruleset rules = load_ruleset(game, "classic");
    for (std::size_t i = 0; i < game.options().size(); ++i) {
      if (game.options()[i].key == "reshuffle") rules.value[i] = static_cast<std::int16_t>(on_need);
      if (game.options()[i].key == "deck_exhausted")
        rules.value[i] = static_cast<std::int16_t>(partial);
    }
    return told(check_by(rules, killing(two, all, after)));
  };
  EXPECT_EQ(found(1, 0, {forfeit, shuffle, end}), "");
  EXPECT_NE(found(0, 0, {forfeit, shuffle, end}), "") << "at once: nothing was to be found out";
  EXPECT_EQ(found(0, 0, {forfeit, end}), "");
  EXPECT_NE(found(1, 1, {forfeit, shuffle, end}), "");
  for (const int on_need : {0, 1}) {
    EXPECT_EQ(found(on_need, 1, {forfeit, shuffle, drawn(2), put}), "");
    EXPECT_NE(found(on_need, 1, {forfeit, shuffle, drawn(3), put}), "");
    EXPECT_EQ(found(on_need, 1, {forfeit, put}), "") << "he may have been worth nothing";
  }
}

// AMB-SGS-007: hand and equipment.
TEST(HiddenDeaths, APunishmentOfWhatIsDue) {
  const std::string lords =
      R"("e":"draw","seat":1,"n":3,"cards":["S7.slash","S8.slash","SA.lightning"])";
  const std::vector<std::string> laid = {
      R"("e":"use","seat":1,"as":"lightning","cards":["SA.lightning"],"to":[1])",
      R"("e":"place","seat":1,"card":"SA.lightning")"};
  const auto punished = [&](const std::string& cards) {
    return found_in(killing(lords, "", {R"("e":"forfeit","seat":1,"cards":[)" + cards + "]", put},
                            R"(["H2.dodge","D2.dodge"])", "4", laid));
  };
  EXPECT_EQ(punished(R"("S8.slash","H2.dodge","D2.dodge")"), "");
  EXPECT_NE(punished(R"("S8.slash","H2.dodge","SA.lightning")"), "");
}

// All he has goes: what is known to be his is among what the record does not name.
TEST(HiddenDeaths, APunishmentNobodyNames) {
  const std::string lords =
      R"("e":"draw","seat":1,"n":3,"cards":["S7.slash","S8.slash","CA.crossbow"])";
  const std::string equipped = R"({"e":"equip","seat":1,"card":"CA.crossbow"})"
                               "\n";
  const auto punished = [&](const std::string& cards) {
    return killing(lords, equipped, {R"("e":"forfeit","seat":1,"cards":[)" + cards + "]", put});
  };
  const std::string four = punished(R"("?","?","?","?")");
  EXPECT_EQ(found_in(four), "");
  EXPECT_EQ(found_in(punished(R"("S8.slash","?","?","?")")), "");
  EXPECT_NE(found_in(punished(R"("?","?","?")")), "");
  EXPECT_NE(found_in(punished(R"("?","?","?","?","?")")), "");
  const Trace trace = trace_of(four);
  const Kind forfeit = sanguosha::kind::forfeit;
  int open = 0;
  int unseen = 0;
  for (std::size_t i = 0; i < trace.size(); ++i) {
    const Event e = trace.event(i);
    if (e.kind != forfeit) continue;
    for (const Card c : e.cards) {
      if (c == unknown_card)
        ++unseen;
      else if (trace.schema().cards[c].token == "CA.crossbow")
        ++open;
    }
  }
  EXPECT_EQ(open, 1);
  EXPECT_EQ(unseen, 2) << "what was drawn by count";
}

// SGS-RECORD-MIDWAY
TEST(HiddenDeaths, APositionThatCanStand) {
  EXPECT_EQ(found_in(killing(two, "", {reward, put}, "2", "null")), "") << "no maximum told";
  EXPECT_EQ(found_in(killing(two,
                             R"({"e":"hp","seat":3,"hp":5,"max":4})"
                             "\n",
                             {put})),
            "SGS-RECORD-MIDWAY");
}

// A role that is written as hidden, or not written at all; the cards are all shown.
TEST(HiddenDeaths, WinnersWhereOnlyRolesAreHidden) {
  std::string log = game_of("sanguosha", "classic", 5, 3);
  for (const char* role : {"loyalist", "rebel", "spy"})
    for (std::size_t at; (at = log.find("\"role\":\"" + std::string(role))) != std::string::npos;)
      log.replace(at + 8, std::string(role).size(), "hidden");
  EXPECT_EQ(found_in(log), "");
  const std::size_t over = log.rfind("\"winners\":[");
  ASSERT_NE(over, std::string::npos);
  const std::string end = log.substr(over, log.find(']', over) - over + 1);
  const std::string other = end == "\"winners\":[2]" ? "\"winners\":[3]" : "\"winners\":[2]";
  log.replace(over, end.size(), other);
  EXPECT_EQ(found_in(log), "SGS-SETUP-ROLES");
}

// By the deaths it is known who has won: then it is no fault of the set-up.
TEST(HiddenDeaths, WhoHasWonInstead) {
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    std::string log = seen_by(game_of("sanguosha", "classic", 4, seed), 0);
    const std::size_t over = log.rfind("\"winners\":[");
    ASSERT_NE(over, std::string::npos);
    const std::string end = log.substr(over, log.find(']', over) - over + 1);
    const Report right = check(log);
    ASSERT_EQ(right.verdict, VerdictKind::clean) << "seed " << seed;
    log.replace(over, end.size(), end == "\"winners\":[2]" ? "\"winners\":[3]" : "\"winners\":[2]");
    const Report report = check(log);
    if (report.verdict == VerdictKind::clean) continue;  // so it may be
    ASSERT_EQ(report.findings.size(), 1U) << "seed " << seed;
    const Finding& f = report.findings[0];
    EXPECT_FALSE(f.because.empty());
    const auto rule = find_game("sanguosha")->rule_ids()[f.rule];
    if (rule == "SGS-SETUP-ROLES") continue;  // it depends on who is who
    ++told;
    EXPECT_TRUE(rule.starts_with("SGS-END-")) << rule;
    const std::size_t who = text_of(f.expected).find("winners: seat");
    ASSERT_NE(who, std::string::npos) << text_of(f.expected);
    SeatList named;  // as the rules' words have them
    for (Seat s = 0; s < 4; ++s)
      if (text_of(f.expected).find(static_cast<char>('1' + s), who) != std::string::npos)
        named.push(s);
    EXPECT_EQ(named, right.winners) << "seed " << seed << ": " << text_of(f.expected);
  }
  EXPECT_GT(told, 6);
}

}  // namespace
}  // namespace tally::hidden::testing
