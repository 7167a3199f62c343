// What is said of a record that is sound but leaves something out, or that was changed in one
// place.
#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/events.h"
#include "engine/sanguosha/events.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/diff/changes.h"
#include "replay/diff/divergence.h"
#include "replay/io/whole_file.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "tests/replay/io/support.h"
#include "tests/support/passing.h"
#include "verify/record_header.h"

namespace tally {
namespace {

std::string corpus(const std::string& name) {
  return std::string(TALLY_SOURCE_DIR) + "/corpus/" + name;
}

std::string five_players() {
  std::ifstream in(corpus("native/classic-5-4.jsonl"));
  std::ostringstream text;
  text << in.rdbuf();
  EXPECT_FALSE(text.str().empty());
  return text.str();
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

// The lines for which `keep` is true.
template <class Keep>
std::string lines_of(const std::string& text, Keep keep) {
  std::istringstream in(text);
  std::string out;
  for (std::string line; std::getline(in, line);)
    if (keep(line)) out += line + '\n';
  return out;
}

struct Checked {
  Record record;
  Report report;
  std::unique_ptr<diff::Story> story;
};

std::unique_ptr<Checked> check(io::Input input, const Ruleset* rules = nullptr) {
  auto out = std::make_unique<Checked>();
  RecordStream stream;
  stream.open(std::move(input));
  EXPECT_EQ(stream.next(out->record), RecordStream::Got::record);
  const Game& game = *out->record.game;
  Checker checker(game);
  out->story = std::make_unique<diff::Story>(game);
  checker.check(out->record, rules != nullptr ? *rules : load_ruleset(game, out->record.ruleset),
                out->report, out->story.get());
  out->story->finish(checker.match());
  return out;
}

std::unique_ptr<Checked> check(const std::string& log, const Ruleset* rules = nullptr) {
  return check(io::Input::of_memory(log), rules);
}

// "kind:rule" of each finding.
std::string findings_of(const Checked& c) {
  std::string out;
  for (const Finding& f : c.report.findings)
    out.append(out.empty() ? "" : " ")
        .append(name_of(f.kind))
        .append(":")
        .append(c.record.game->rule_ids()[f.rule]);
  return out;
}

Ruleset with(std::string_view key, int value) {
  const Game& game = *find_game("sanguosha");
  Ruleset rules = load_ruleset(game, "classic");
  for (std::size_t i = 0; i < game.options().size(); ++i)
    if (game.options()[i].key == key) rules.value[i] = static_cast<std::int16_t>(value);
  return rules;
}

std::string hidden_roles(std::string log) {
  for (std::string_view role : {"lord", "loyalist", "rebel", "spy", "rebel"})
    log = replaced(log, "\"role\":\"" + std::string(role) + "\"", R"("role":"hidden")");
  return log;
}

TEST(Verdict, ALogMayOmitAnyKindTheRulesBringAbout) {
  const std::string log = five_players();
  const auto whole = check(log);
  EXPECT_EQ(whole->report.verdict, VerdictKind::clean);
  for (const KindInfo& kind : whole->record.game->schema().kinds.subspan(1)) {
    if (kind.role != EventRole::outcome || kind.ends) continue;
    const std::string name(kind.name);
    const std::string fewer = replaced(
        lines_of(log,
                 [&](const std::string& l) { return !l.starts_with("{\"e\":\"" + name + "\""); }),
        "\"players\"", R"("omits":[")" + name + R"("],"players")");
    const auto c = check(fewer);
    EXPECT_EQ(findings_of(*c), "") << name;
    EXPECT_EQ(c->report.signature, whole->report.signature) << name;
  }
}

// Where damage is never told to be prevented, damage shows that it was not.
TEST(Verdict, WhatAnOmittedKindForbidsShowsThatItDidNotHappen) {
  std::ifstream in(corpus("native/expansions-5-106.jsonl"));
  std::ostringstream text;
  text << in.rdbuf();
  const std::string whole =
      replaced(text.str(), "\"players\"", R"("omits":["prevented"],"players")");
  const std::size_t spared = whole.find(R"({"e":"prevented","seat":4,"n":1})");
  ASSERT_NE(spared, std::string::npos);
  const auto c = check(whole.substr(0, spared) +
                       R"({"e":"damage","seat":4,"from":5,"n":1,"element":"normal"}
{"e":"put","cards":["S9.slash"]}
)");
  EXPECT_EQ(findings_of(*c), "missing:SGS-CARD-FROST-SWORD");
}

// A Nullification that is nullified lets the trick work, also where none of that is told.
TEST(Verdict, ANullifiedNullificationForbidsNothing) {
  std::ifstream in(corpus("native/classic-7-1.jsonl"));
  const std::string told = R"("omits":["put","nullified"],"players")";
  std::string log;
  int countered = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with(R"({"e":"put")")) continue;
    const bool nullified = line.starts_with(R"({"e":"nullified")");
    countered +=
        nullified && line.find(R"("against":"nullification")") != std::string::npos ? 1 : 0;
    if (!nullified) log += line + "\n";
  }
  EXPECT_GT(countered, 0);
  EXPECT_EQ(findings_of(*check(replaced(log, "\"players\"", told))), "");
}

// What somebody decided shows by what comes next, also where hit points stand again before it.
TEST(Verdict, WhatComesNextStandsBehindWhatIsSaidAgain) {
  const std::string text(io::read_all(corpus("native/guozhan-strategy-games.jsonl.zst")).text());
  const std::string decides = R"({"e":"decide","seat":8,"way":"unveil"})"
                              "\n";
  const std::size_t at = text.find(decides);
  const std::size_t begins = text.rfind(R"({"tally":1)", at);
  const std::size_t ends = text.find(R"({"e":"put")", at);
  const std::string log = replaced(text.substr(begins, ends - begins), decides,
                                   R"({"e":"hp","seat":7,"hp":2,"max":3})"
                                   "\n");
  const std::string leaves_it_out = R"("omits":["decide"],"players")";
  EXPECT_EQ(findings_of(*check(replaced(log, "\"players\"", leaves_it_out))), "");
  // In a log that says what is decided, nothing means the first way.
  EXPECT_NE(findings_of(*check(log)), "");
}

// A record that begins in the middle tells who has which cards: of those the game is played with.
TEST(Verdict, ARecordFromTheMiddleHasNoCardOfTheBox) {
  const std::string log = R"({"tally":1,"game":"sanguosha","ruleset":"classic","players":4,)"
                          R"("midway":true,"seats":[{"role":"lord"},{},{},{}]}
{"e":"shuffle","n":3,"cards":["H3.fire_attack","S7.slash","S8.slash"]}
{"e":"deal","n":1,"cards":["H3.fire_attack","S7.slash","S8.slash","?"]}
)";
  EXPECT_EQ(findings_of(*check(log)), "");
  const Ruleset standard = with("maneuvering", 1);
  EXPECT_TRUE(findings_of(*check(log, &standard)).starts_with("illegal:SGS-SETUP-DECK"));
}

TEST(Verdict, HiddenRolesGiveNoFinding) {
  const auto c = check(hidden_roles(five_players()));
  EXPECT_EQ(findings_of(*c), "");
  EXPECT_EQ(c->report.verdict, VerdictKind::clean);
}

TEST(Verdict, WhoeverSitsFirstIsTheLordSoNobodyElseIs) {
  const std::string log = replaced(hidden_roles(five_players()), R"({"role":"hidden")", "{\"x\":0");
  const std::string other = replaced(replaced(log, R"("role":"hidden")", R"("role":"lord")"),
                                     "{\"x\":0", R"({"role":"hidden")");
  const auto c = check(other);
  ASSERT_FALSE(c->report.findings.empty());
  const Finding& f = c->report.findings[0];
  EXPECT_EQ(f.kind, FindingKind::setup);
  EXPECT_TRUE(text_of(f.found).ends_with(", the lord in seat 2")) << text_of(f.found);
  EXPECT_TRUE(text_of(f.expected).ends_with(", the lord in seat 1")) << text_of(f.expected);
}

// Nothing else is wrong with the roles that are shown.
TEST(Verdict, AnotherThanTheLordInTheFirstSeatIsSaid) {
  std::string log = hidden_roles(five_players());
  log = replaced(log, R"("role":"hidden")", R"("role":"loyalist")");
  const auto c = check(log);
  ASSERT_FALSE(c->report.findings.empty());
  const Finding& f = c->report.findings[0];
  EXPECT_EQ(text_of(f.found), "5 players: hidden 4, loyalist 1, the loyalist in seat 1");
  EXPECT_EQ(text_of(f.expected),
            "5 players: lord 1, loyalist 1, rebel 2, spy 1, the lord in seat 1");
}

TEST(Verdict, TheSetUpIsBeforeEverything) {
  // Another fault makes the guide read the record several times.
  std::string log = replaced(five_players(), R"("role":"rebel")", R"("role":"spy")");
  log = replaced(log, R"("hp":3,"max":4)", R"("hp":2,"max":4)");
  const auto c = check(log);
  const Finding& f = c->report.findings.at(0);
  EXPECT_EQ(f.kind, FindingKind::setup);
  EXPECT_EQ(f.turn, 0);
  EXPECT_EQ(f.at, 0U);
  EXPECT_EQ(f.source_at, 0U);
  EXPECT_EQ(text_of(f.found), "5 players: lord 1, loyalist 1, rebel 1, spy 2");
  EXPECT_EQ(text_of(f.expected), "5 players: lord 1, loyalist 1, rebel 2, spy 1");
}

TEST(Verdict, TheSetUpStandsInItsOwnHeaderLine) {
  const std::string log = replaced(five_players(), R"("role":"rebel")", R"("role":"spy")");
  RecordStream stream;
  const std::string both = five_players() + "\n" + log;
  stream.open(io::Input::of_memory(both));
  Record record;
  ASSERT_EQ(stream.next(record), RecordStream::Got::record);
  EXPECT_EQ(record.setup_at, 0U);
  ASSERT_EQ(stream.next(record), RecordStream::Got::record);
  EXPECT_EQ(record.setup_at, record.seen().at(0).source_at - 1);
}

TEST(Verdict, APlayedOnGameIsFollowedToItsEnd) {
  const Ruleset rules = with("round_limit", 3);
  const auto c = check(five_players(), &rules);
  EXPECT_EQ(findings_of(*c), "missing:SGS-TURN-ROUND");
  EXPECT_TRUE(c->report.over);
  EXPECT_EQ(c->report.turns, 28);
  EXPECT_EQ(text_of(c->report.reason), "");
}

TEST(Verdict, AnEndTooEarlyIsOneFinding) {
  const std::string log = five_players();
  std::size_t cut = 0;
  for (int turn = 0; turn < 6; ++turn) cut = log.find("{\"e\":\"turn\"", cut + 1);
  const auto c = check(log.substr(0, cut) + "{\"e\":\"over\",\"winners\":[2]}\n");
  EXPECT_EQ(findings_of(*c), "extra:SGS-END-NOT-YET");
  EXPECT_TRUE(c->report.over);
  EXPECT_EQ(c->report.winners, SeatList{1});
}

TEST(Verdict, WhatFollowsTheEndIsOneFinding) {
  const std::string more = "{\"e\":\"hp\",\"seat\":1,\"hp\":1,\"max\":5}\n";
  const auto c = check(five_players() + more + more);
  ASSERT_EQ(c->report.findings.size(), 1U);
  EXPECT_EQ(text_of(c->report.findings[0].expected), "nothing: the game is already over");
  EXPECT_NE(text_of(c->report.findings[0].found).find("and 1 event more"), std::string::npos);
}

TEST(Verdict, WinnersAreThoseOfTheRecord) {
  const auto c = check(io::Input(corpus("faults/wrong-winner.fk.rep")));
  EXPECT_EQ(c->report.winners, SeatList{1});
  ASSERT_EQ(c->report.findings.size(), 1U);
  EXPECT_NE(text_of(c->report.findings[0].found).find("winners: seat 2"), std::string::npos);
}

TEST(Verdict, FindingsArePartOfTheSignature) {
  const std::string log = five_players();
  const auto clean = check(log);
  const auto one = check(replaced(log, R"("hp":3,"max":4)", R"("hp":2,"max":4)"));
  const auto same = check(replaced(log, R"("hp":3,"max":4)", R"("hp":1,"max":4)"));
  ASSERT_EQ(findings_of(*one), "wrong:SGS-HP");
  EXPECT_NE(one->report.signature, clean->report.signature);
  EXPECT_EQ(one->report.signature, same->report.signature);
  const auto cut = check(log.substr(0, log.rfind("{\"e\":\"over\"")));
  EXPECT_EQ(cut->report.verdict, VerdictKind::incomplete);
  EXPECT_NE(cut->report.signature, clean->report.signature);
}

TEST(Verdict, AJudgementSaysItsEffect) {
  const auto c = check(io::Input(corpus("faults/judgement-effect.jsonl")));
  ASSERT_EQ(c->report.findings.size(), 1U);
  EXPECT_TRUE(text_of(c->report.findings[0].found).ends_with(": it does not take effect"));
  EXPECT_TRUE(text_of(c->report.findings[0].expected).ends_with(": it takes effect"));
}

TEST(Verdict, WhatTheRecordLeavesOutIsMarked) {
  const auto a = check(io::Input(corpus("faults/missing-draw.jsonl")));
  const auto b = check(io::Input(corpus("native/small-2-3.jsonl")));
  ASSERT_EQ(findings_of(*a), "missing:SGS-PHASE-DRAW");
  const std::uint32_t at = a->report.findings[0].at;
  for (std::size_t i = 0; i < a->story->size(); ++i)
    EXPECT_EQ(a->story->in_record(i), i != at) << i;
  const auto d =
      diff::first_divergence({*a->story, a->report.findings}, {*b->story, b->report.findings});
  ASSERT_TRUE(d);
  EXPECT_TRUE(d->events);
}

TEST(Verdict, ReasonsFitTheCondition) {
  const Ruleset others = with("fireattack_self", 1);
  const auto fire = check(io::Input(corpus("native/classic-7-1.jsonl")), &others);
  const auto on_oneself = std::ranges::find_if(fire->report.findings, [](const Finding& f) {
    return text_of(f.message).find("not on oneself") != std::string::npos;
  });
  EXPECT_NE(on_oneself, fire->report.findings.end()) << findings_of(*fire);
}

TEST(Verdict, ALineThatContradictsItselfSaysSo) {
  const auto c = check(replaced(five_players(), R"("n":2,"cards")", R"("n":3,"cards")"));
  EXPECT_EQ(findings_of(*c), "contradiction:SGS-PHASE-DRAW");
  EXPECT_NE(text_of(c->report.findings[0].message).find("it says 3 cards and names 2"),
            std::string::npos);
}

TEST(Verdict, ALineThatContradictsItselfIsTheOneNamed) {
  const std::string log = five_players();
  const std::size_t shuffle = log.find("{\"e\":\"shuffle\"");
  const auto line = static_cast<std::uint32_t>(
      std::count(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(shuffle), '\n'));
  const auto c = check(replaced(log, R"("shuffle","n":160)", R"("shuffle","n":159)"));
  ASSERT_EQ(findings_of(*c), "contradiction:SGS-SETUP-DECK");
  EXPECT_EQ(c->report.findings[0].source_at, line);
}

TEST(Verdict, ADeckSaysWhichCardsAreWrong) {
  const std::string log = five_players();
  const std::size_t shuffle = log.find("{\"e\":\"shuffle\"");
  const std::size_t first = log.find('[', shuffle) + 1;
  const std::size_t second = log.find(',', first) + 1;
  const std::size_t third = log.find(',', second) + 1;
  // The first card stands twice, the second nowhere.
  const std::string twice = log.substr(0, second) + log.substr(first, second - first) +
                            log.substr(third, std::string::npos);
  const auto c = check(twice);
  const Finding& f = c->report.findings.at(0);
  EXPECT_EQ(c->record.game->rule_ids()[f.rule], "SGS-SETUP-DECK");
  EXPECT_NE(text_of(f.expected).find("; twice: "), std::string::npos) << text_of(f.expected);
  EXPECT_NE(text_of(f.expected).find("; missing: "), std::string::npos) << text_of(f.expected);
}

// Of cards without a name any may be any, so none is missing.
TEST(Verdict, NoCardOfAHiddenDeckIsMissing) {
  std::string log = five_players();
  const std::size_t shuffle = log.find("{\"e\":\"shuffle\"");
  const std::size_t first = log.find('[', shuffle);
  log = log.substr(0, first) + "159" + log.substr(log.find(']', shuffle) + 1);
  const auto c = check(replaced(log, R"("n":160)", R"("n":159)"));
  ASSERT_FALSE(c->report.findings.empty());
  const Finding& f = c->report.findings[0];
  EXPECT_NE(text_of(f.expected).find("the record has 159"), std::string::npos)
      << text_of(f.expected);
  EXPECT_EQ(text_of(f.expected).find("missing"), std::string::npos) << text_of(f.expected);
}

// What the record has and what the rules allow may differ in nothing but which of two cards it is.
TEST(Verdict, CardsThatLookAlikeAreToldApart) {
  std::ifstream in(corpus("native/classic-4-6.jsonl"));
  std::ostringstream text;
  text << in.rdbuf();
  const auto c = check(replaced(text.str(), R"("as":"slash","cards":["H10.slash"])",
                                R"("as":"slash","cards":["H10.slash/2"])"));
  ASSERT_FALSE(c->report.findings.empty());
  const Finding& f = c->report.findings[0];
  EXPECT_EQ(text_of(f.found), "seat 1 uses copy 2 of ♥10 Slash on seat 2");
  EXPECT_NE(text_of(f.expected).find("seat 1 uses copy 1 of ♥10 Slash on seat 2"),
            std::string::npos)
      << text_of(f.expected);
}

TEST(Verdict, ANullificationAgainstAnotherTrickIsOneFinding) {
  std::ifstream in(corpus("native/classic-4-6.jsonl"));
  std::ostringstream text;
  text << in.rdbuf();
  const auto c = check(
      replaced(text.str(), R"("against":"archery_attack","for":2)", R"("against":"duel","for":2)"));
  ASSERT_EQ(findings_of(*c), "illegal:SGS-NULLIFY-WINDOW");
  EXPECT_NE(text_of(c->report.findings[0].message).find("it is another trick"), std::string::npos)
      << text_of(c->report.findings[0].message);
  EXPECT_NE(text_of(c->report.findings[0].expected).find("against Archery Attack, for seat 2"),
            std::string::npos)
      << text_of(c->report.findings[0].expected);
}

TEST(Verdict, OnlyTheHandsThatDifferAreNamed) {
  const std::string log = five_players();
  const std::size_t deal = log.find('[', log.find("{\"e\":\"deal\"")) + 1;
  std::size_t fifth = deal;
  for (int i = 0; i < 4; ++i) fifth = log.find(',', fifth) + 1;
  const std::size_t first_end = log.find(',', deal);
  const std::size_t fifth_end = log.find(',', fifth);
  const std::string a = log.substr(deal, first_end - deal);
  const std::string b = log.substr(fifth, fifth_end - fifth);
  const auto c = check(log.substr(0, deal) + b + log.substr(first_end, fifth - first_end) + a +
                       log.substr(fifth_end));
  ASSERT_EQ(findings_of(*c), "wrong:SGS-SETUP-HAND");
  const Finding& f = c->report.findings[0];
  EXPECT_TRUE(text_of(f.found).starts_with("seat 1: ")) << text_of(f.found);
  EXPECT_NE(text_of(f.found).find("; seat 2: "), std::string::npos) << text_of(f.found);
  EXPECT_EQ(text_of(f.found).find("seat 3"), std::string::npos) << text_of(f.found);
}

TEST(Verdict, ChanceIsNoDecision) {
  const Ruleset rules = load_ruleset(*find_game("sanguosha"), "classic");
  const auto c = check(io::Input(corpus("freekill/mixed-g022013_p6_v6.fk.rep")), &rules);
  const auto f = std::ranges::find_if(c->report.findings, [](const Finding& x) {
    return x.kind == FindingKind::missing && text_of(x.expected).starts_with("shuffle");
  });
  ASSERT_NE(f, c->report.findings.end()) << findings_of(*c);
  EXPECT_NE(text_of(f->message).find("what chance brings about"), std::string::npos)
      << text_of(f->message);
}

TEST(Verdict, AnExtraEventIsHeldAgainstWhatWouldCome) {
  const std::string play = R"({"e":"phase","seat":1,"phase":"play"})"
                           "\n";
  const auto c =
      check(replaced(five_players(), play, play + "{\"e\":\"heal\",\"seat\":1,\"n\":1}\n"));
  ASSERT_EQ(findings_of(*c), "extra:SGS-HEAL");
  EXPECT_NE(text_of(c->report.findings[0].expected)
                .find("next would be: seat 1 may use a card, recast or use a skill"),
            std::string::npos);
}

TEST(Verdict, WhatIsPrintedOnTheCardsIsTheRecordsOwn) {
  const Game& game = *find_game("sanguosha");
  const Ruleset own = load_ruleset(game, "freekill-0.5");
  const Ruleset asked = load_ruleset(game, "freekill-0.4");
  const Ruleset kept = keep_setup(own, asked, game.options());
  for (std::size_t i = 0; i < game.options().size(); ++i)
    EXPECT_EQ(kept.value[i], (game.options()[i].setup ? own : asked).value[i]);
}

// Counts how often games are played.
class CountedGame final : public PassingGame {
 public:
  using PassingGame::PassingGame;
  std::unique_ptr<Match> match() const override { return std::make_unique<Its>(*this); }
  mutable int plays = 0;

 private:
  class Its final : public PassingMatch {
   public:
    explicit Its(const CountedGame& its) : PassingMatch(its.game_.match()), its_(its) {}
    void play(const Setup& setup, const Ruleset& rules, Table& table) override {
      ++its_.plays;
      PassingMatch::play(setup, rules, table);
    }

   private:
    const CountedGame& its_;
  };
};

// The same record with the cards of one event changed.
Record with_cards(const Record& from, std::size_t at, Card card) {
  Record out;
  verify::copy_header(from, out);
  for (std::size_t i = 0; i < from.size(); ++i) {
    Event e = from.event(i);
    if (i == at) e.cards = {&card, 1};
    out.add(e, static_cast<std::uint32_t>(i + 1));
  }
  return out;
}

Record random_record(const Game& game, int players, std::uint64_t seed) {
  std::string log;
  EXPECT_TRUE(random_game(game, players, load_ruleset(game, game.default_ruleset()), seed, log));
  RecordStream stream;
  stream.open(io::Input::of_memory(log));
  Record out;
  EXPECT_EQ(stream.next(out), RecordStream::Got::record);
  return out;
}

// In Dou Dizhu no card leaves a hand but is played: that another one went as well is no reading.
TEST(Verdict, ACardNobodyHoldsIsNotReadInVain) {
  const Game& ddz = *find_game("dou_dizhu");
  Record record = random_record(ddz, 3, 5);
  int planted = 0;
  std::vector<Card> gone;
  for (std::size_t i = 0; i < record.size(); ++i) {
    const Event e = record.event(i);
    if (e.kind != dou_dizhu::kind::play) continue;
    const std::vector<Card> cards(e.cards.begin(), e.cards.end());
    if (cards.size() == 1 && gone.size() > 6) {
      record = with_cards(record, i, gone.front());
      ++planted;
    }
    gone.insert(gone.end(), cards.begin(), cards.end());
  }
  ASSERT_GT(planted, 1);
  const CountedGame counted(ddz);
  Checker checker(counted);
  Report report;
  checker.check(record, load_ruleset(ddz, record.ruleset), report);
  ASSERT_FALSE(report.findings.empty());
  EXPECT_EQ(report.findings[0].kind, FindingKind::illegal);
  // With one reading more for each place there would be 236.
  EXPECT_LE(counted.plays, 200);
}

// Who is said to throw away what lies equipped before him has thrown away a card of his hand: the
// equipment is still there.
TEST(Verdict, EquipmentThatIsNamedForAHandCardStaysWhereItIs) {
  const Game& game = *find_game("sanguosha");
  using Seeds = std::vector<std::uint64_t>;
  Seeds not_planted;
  Seeds two_findings;
  Seeds gone;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    bool planted_there = false;
    const Record sound = random_record(game, 5, seed);
    std::array<Card, 10> weapon{};
    weapon.fill(unknown_card);
    for (std::size_t i = 0; i < sound.size(); ++i) {
      const Event& e = sound.event(i);
      const bool one = e.cards.size() == 1 && e.seat >= 0;
      if (!one) continue;
      Card& his = weapon[static_cast<std::size_t>(e.seat)];
      if (e.kind == sanguosha::kind::equip) his = e.cards[0];
      if (e.kind != sanguosha::kind::discard || his == unknown_card) continue;
      Checker checker(game);
      Report report;
      const Record planted = with_cards(sound, i, his);
      diff::Story story(game);
      checker.check(planted, load_ruleset(game, sound.ruleset), report, &story);
      if (report.findings.empty()) continue;
      planted_there = true;
      EXPECT_LE(report.findings.size(), 2U) << "seed " << seed;
      if (report.findings.size() > 1) two_findings.push_back(seed);
      // As the sound record has it when the turn is over.
      diff::Story as_it_was(game);
      Report of_sound;
      checker.check(sound, load_ruleset(game, sound.ruleset), of_sound, &as_it_was);
      const auto match = game.match();
      const auto turn = static_cast<std::size_t>(report.findings[0].turn);
      const auto after = diff::fields_of(*match, story.state_after(turn));
      const auto wanted = diff::fields_of(*match, as_it_was.state_after(turn));
      const std::string own = "seat " + std::to_string(e.seat + 1) + " / ";
      const std::vector<diff::Change> changes = diff::changes(wanted, after);
      const bool lost = std::any_of(changes.begin(), changes.end(), [&](const diff::Change& c) {
        return c.path.starts_with(own) && c.path != own + "hand";
      });
      if (lost) gone.push_back(seed);
      break;
    }
    if (!planted_there) not_planted.push_back(seed);
  }
  // Nobody with equipment throws away one card.
  EXPECT_EQ(not_planted, (Seeds{3, 25, 30}));
  EXPECT_TRUE(two_findings.empty());
  // The game is over before anything shows the weapon again.
  EXPECT_EQ(gone, Seeds{2});
}

// One card of another's named where one's own should go is one finding: what it names stays where
// it is, and some card of the hand has gone.
TEST(Verdict, AnothersCardNamedForOnesOwnIsOneFinding) {
  const Game& game = *find_game("sanguosha");
  const auto table = game.schema().cards;
  const auto same_name = [&](Card a, Card b) { return table[a].en == table[b].en; };
  const auto one_finding = [&](const Record& planted, std::uint64_t seed, const char* what) {
    Checker checker(game);
    Report report;
    checker.check(planted, load_ruleset(game, planted.ruleset), report);
    EXPECT_EQ(report.findings.size(), 1U) << what << ", seed " << seed;
    if (!report.findings.empty()) {
      EXPECT_EQ(report.findings[0].kind, FindingKind::illegal) << what << ", seed " << seed;
    }
  };
  int equipment = 0;
  int thrown_away = 0;
  int answered = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Record sound = random_record(game, 5, seed);
    std::array<Seat, card_ids> holder{};  // of what was seen to come to a hand and is there
    std::array<Seat, card_ids> wearer{};
    holder.fill(nobody);
    wearer.fill(nobody);
    bool did[3] = {};
    for (std::size_t i = 0; i < sound.size(); ++i) {
      const Event& e = sound.event(i);
      namespace kind = sanguosha::kind;
      const bool discards = e.kind == kind::discard && e.cards.size() == 1;
      const bool answers = e.kind == kind::respond && e.cards.size() == 1;
      for (Card c = 0; c < table.size() && (discards || answers); ++c) {
        const bool worn = wearer[c] != nobody && wearer[c] != e.seat;
        const bool held = holder[c] != nobody && holder[c] != e.seat;
        if (discards && worn && !std::exchange(did[0], true)) {
          one_finding(with_cards(sound, i, c), seed, "equipment");
          ++equipment;
        }
        if (discards && held && !std::exchange(did[1], true)) {
          one_finding(with_cards(sound, i, c), seed, "thrown away");
          ++thrown_away;
        }
        // And it is laid away by that name.
        const Event* const next = i + 1 < sound.size() ? &sound.event(i + 1) : nullptr;
        const bool laid_away = next != nullptr && next->kind == kind::put &&
                               next->cards.size() == 1 && next->cards[0] == e.cards[0];
        if (answers && held && laid_away && same_name(c, e.cards[0]) &&
            !std::exchange(did[2], true)) {
          one_finding(with_cards(with_cards(sound, i, c), i + 1, c), seed, "answered");
          ++answered;
        }
      }
      for (const Card c : e.cards) {
        if (c >= table.size()) continue;
        const KindInfo& info = game.schema().of(e);
        holder[c] = e.kind == kind::draw || e.kind == kind::pick ? e.seat : nobody;
        wearer[c] = info.to == Spot::area && e.kind == kind::equip ? e.seat : nobody;
      }
    }
  }
  EXPECT_GT(equipment, 20);
  EXPECT_GT(thrown_away, 30);
  EXPECT_GT(answered, 20);
}

}  // namespace
}  // namespace tally
