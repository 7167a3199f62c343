// A record that tells one thing wrong: that is what is said of it, and nobody is accused of what he
// does afterwards.
#include <array>
#include <cstddef>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/events.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/options.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "verify/hidden/view_log.h"
#include "verify/record_header.h"

namespace tally::told_wrong {
namespace {

// A log, line by line; the first is 1, as findings have it.
class Log {
 public:
  explicit Log(const std::string& text) {
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines_.push_back(line);
  }
  static Log of(const std::string& name) {
    std::ifstream in(std::string(TALLY_SOURCE_DIR) + "/corpus/native/" + name);
    std::ostringstream text;
    text << in.rdbuf();
    EXPECT_FALSE(text.str().empty()) << name;
    return Log(text.str());
  }
  [[nodiscard]] Log with(std::size_t number, std::string_view what, std::string_view by) const {
    Log out = *this;
    std::string& line = out.lines_.at(number - 1);
    const std::size_t at = line.find(what);
    EXPECT_NE(at, std::string::npos) << line;
    if (at != std::string::npos) line.replace(at, what.size(), by);
    return out;
  }
  [[nodiscard]] Log without(std::size_t number) const {
    Log out = *this;
    out.lines_.erase(out.lines_.begin() + static_cast<std::ptrdiff_t>(number - 1));
    return out;
  }
  // With line `from` where `to` is.
  [[nodiscard]] Log moved(std::size_t from, std::size_t to) const {
    Log out = without(from);
    out.lines_.insert(out.lines_.begin() + static_cast<std::ptrdiff_t>(to - 1),
                      lines_.at(from - 1));
    return out;
  }
  [[nodiscard]] std::string text() const {
    std::string out;
    for (const std::string& line : lines_) out += line + '\n';
    return out;
  }
  [[nodiscard]] Log seen_by(Seat viewer) const;

 private:
  std::vector<std::string> lines_;
};

struct Told {
  Record record;
  Report report;

  // "kind:rule@line" of each finding.
  [[nodiscard]] std::string findings() const {
    std::string out;
    for (const Finding& f : report.findings)
      out.append(out.empty() ? "" : " ")
          .append(name_of(f.kind))
          .append(":")
          .append(record.game->rule_ids()[f.rule])
          .append("@")
          .append(std::to_string(f.source_at + 1));
    return out;
  }
  [[nodiscard]] const Finding& first() const { return report.findings.at(0); }
};

std::unique_ptr<Told> told(const Log& log, EventSink* sink = nullptr, const Ruleset* by = nullptr) {
  auto out = std::make_unique<Told>();
  const std::string text = log.text();
  RecordStream stream;
  stream.open(io::Input::of_memory(text));
  EXPECT_EQ(stream.next(out->record), RecordStream::Got::record);
  Checker checker(*out->record.game);
  const Ruleset own = load_ruleset(*out->record.game, out->record.ruleset);
  checker.check(out->record, by != nullptr ? *by : own, out->report, sink);
  return out;
}

Log Log::seen_by(Seat viewer) const {
  const std::string whole = text();
  Record record;
  RecordStream stream;
  stream.open(io::Input::of_memory(whole));
  EXPECT_EQ(stream.next(record), RecordStream::Got::record);
  std::string out;
  hidden::ViewLog log(out, record, viewer);
  Checker checker(*record.game);
  Report report;
  checker.check(record, load_ruleset(*record.game, record.ruleset), report, &log);
  return Log(out);
}

Record random_record(const Game& game, std::string_view ruleset, int players, std::uint64_t seed) {
  std::string log;
  EXPECT_TRUE(random_game(game, players, load_ruleset(game, ruleset), seed, log));
  RecordStream stream;
  stream.open(io::Input::of_memory(log));
  Record out;
  EXPECT_EQ(stream.next(out), RecordStream::Got::record);
  return out;
}

// The same record with the k-th card of one event changed.
Record with_card(const Record& from, std::size_t at, std::size_t k, Card card) {
  Record out;
  verify::copy_header(from, out);
  for (std::size_t i = 0; i < from.size(); ++i) {
    Event e = from.event(i);
    std::vector<Card> cards(e.cards.begin(), e.cards.end());
    if (i == at) cards.at(k) = card;
    e.cards = cards;
    out.add(e, static_cast<std::uint32_t>(i + 1));
  }
  return out;
}

// --- Dou Dizhu

// Whoever is said to play a card that another has still has his own of that rank.
TEST(ToldWrong, APlayOfAnothersCardIsOneFinding) {
  const Game& game = *find_game("dou_dizhu");
  namespace kind = dou_dizhu::kind;
  const auto cards = game.schema().cards;
  int planted = 0;
  int of_his_rank = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Record sound = random_record(game, "pagat", 3, seed);
    std::array<Seat, card_ids> holder{};
    holder.fill(nobody);
    for (std::size_t i = 0; i < sound.size(); ++i) {
      const Event e = sound.event(i);
      if (e.kind == kind::deal || e.kind == kind::stock)
        for (const Card c : e.cards) holder[c] = e.seat;
      if (e.kind != kind::play) continue;
      for (Card c = static_cast<Card>(i % 5); c < cards.size(); c = static_cast<Card>(c + 9)) {
        if (holder[c] == nobody || holder[c] == e.seat) continue;
        // Of the same rank, whose names differ in their suit.
        const auto rank = cards[c].token.substr(1);
        for (Card own = 0; own < cards.size(); ++own)
          if (holder[own] == e.seat && own != e.cards[0] && cards[own].token.substr(1) == rank) {
            ++of_his_rank;
            break;
          }
        Checker checker(game);
        Report report;
        checker.check(with_card(sound, i, 0, c), load_ruleset(game, "pagat"), report);
        ASSERT_EQ(report.findings.size(), 1U)
            << "seed " << seed << ", event " << i << ": " << text_of(report.findings.at(1).message);
        EXPECT_EQ(game.rule_ids()[report.findings[0].rule], "DDZ-HOLD");
        EXPECT_EQ(report.findings[0].at, i);
        ++planted;
      }
      for (const Card c : e.cards) holder[c] = nobody;
    }
  }
  EXPECT_GT(planted, 350);
  EXPECT_GT(of_his_rank, 150);
}

// A card of his own that is too low is still his.
TEST(ToldWrong, ALowerPlayOfOnesOwnIsOneFinding) {
  const Game& game = *find_game("dou_dizhu");
  namespace kind = dou_dizhu::kind;
  int planted = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Record sound = random_record(game, "pagat", 3, seed);
    std::array<Seat, card_ids> holder{};
    holder.fill(nobody);
    for (std::size_t i = 0; i < sound.size(); ++i) {
      const Event e = sound.event(i);
      if (e.kind == kind::deal || e.kind == kind::stock)
        for (const Card c : e.cards) holder[c] = e.seat;
      if (e.kind != kind::play) continue;
      for (Card c = 0; c < 52 && e.cards.size() == 1; ++c) {
        if (holder[c] != e.seat || c == e.cards[0]) continue;
        Checker checker(game);
        Report report;
        checker.check(with_card(sound, i, 0, c), load_ruleset(game, "pagat"), report);
        if (report.findings.empty() || game.rule_ids()[report.findings[0].rule] != "DDZ-HIGHER" ||
            report.findings[0].at != i)
          continue;
        EXPECT_EQ(report.findings.size(), 1U) << "seed " << seed << ", event " << i;
        ++planted;
      }
      for (const Card c : e.cards) holder[c] = nobody;
    }
  }
  EXPECT_GT(planted, 30);
}

// --- Dismantle and Snatch

// What lay open before another is gone, whatever the record calls it.
TEST(ToldWrong, ACardTakenFromTheTableIsOneFinding) {
  const Game& game = *find_game("sanguosha");
  namespace kind = sanguosha::kind;
  int planted = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Record sound = random_record(game, "classic", 5, seed);
    std::array<bool, card_ids> open{};
    for (std::size_t i = 0; i < sound.size(); ++i) {
      const Event e = sound.event(i);
      if ((e.kind == kind::remove || e.kind == kind::snatch) && open[e.cards[0]]) {
        for (const Card c : {Card{3}, Card{77}, Card{140}}) {
          Checker checker(game);
          Report report;
          checker.check(with_card(sound, i, 0, c), load_ruleset(game, "classic"), report);
          if (report.findings.empty() || report.findings[0].at != i) continue;
          EXPECT_EQ(report.findings.size(), 1U)
              << "seed " << seed << ", event " << i << ", card " << game.schema().cards[c].token;
          ++planted;
        }
      }
      for (const Card c : e.cards) open[c] = e.kind == kind::equip || e.kind == kind::place;
    }
  }
  EXPECT_GT(planted, 60);
}

// --- who does it

TEST(ToldWrong, WhoIsNotAskedIsSaid) {
  const Log log = Log::of("classic-4-6.jsonl");
  const auto pick = told(log.with(169, R"("seat":4)", R"("seat":1)"));
  EXPECT_EQ(pick->findings(), "illegal:SGS-CARD-BOUNTIFUL-HARVEST@169");
  EXPECT_EQ(text_of(pick->first().message), "seat 1 picks ♥8 Dodge: another player is asked");
  EXPECT_TRUE(
      text_of(pick->first().expected).starts_with("for example: seat 4 picks ♥8 Dodge; or "))
      << text_of(pick->first().expected);
  const auto dead = told(log.with(169, R"("seat":4)", R"("seat":3)"));
  EXPECT_EQ(dead->findings(), "illegal:SGS-DEAD-ACTS@169");
  EXPECT_EQ(text_of(dead->first().message), "seat 3 picks ♥8 Dodge: this player is dead");
  const auto remove = told(log.with(20, R"("seat":1)", R"("seat":4)"));
  EXPECT_EQ(remove->findings(), "illegal:SGS-CARD-DISMANTLE@20");
  EXPECT_EQ(text_of(remove->first().message),
            "seat 4 discards ♥Q Peach of seat 3: another player is asked");
  EXPECT_TRUE(text_of(remove->first().expected)
                  .starts_with("for example: seat 1 discards ♥Q Peach of seat 3; "))
      << text_of(remove->first().expected);
  const auto snatch = told(log.with(174, R"("seat":4)", R"("seat":1)"));
  EXPECT_EQ(snatch->findings(), "illegal:SGS-CARD-SNATCH@174");
  EXPECT_TRUE(text_of(snatch->first().message).ends_with(": another player is asked"));
}

TEST(ToldWrong, GeneralsOfferedToAnotherAreNotOthers) {
  const Log log = Log::of("generals-4-229.jsonl");
  const auto seat = told(log.with(4, R"("seat":2)", R"("seat":3)"));
  EXPECT_EQ(seat->findings(), "illegal:SGS-SETUP-GENERALS@4");
  EXPECT_TRUE(text_of(seat->first().message).ends_with(": another player is asked"));
  EXPECT_EQ(text_of(seat->first().expected), "3 generals, for seat 2");
  const auto less = told(log.with(4, R"("n":3,"generals":["luxun",)", R"("n":2,"generals":[)"));
  EXPECT_EQ(less->findings(), "illegal:SGS-SETUP-GENERALS@4");
  EXPECT_TRUE(text_of(less->first().message).ends_with(": it is not this number of generals"));
  EXPECT_EQ(text_of(less->first().expected), "3 generals; the record has 2");
}

// It is one of those offered: the one after whom the record goes on best.
TEST(ToldWrong, AGeneralNobodyChoseIsOneFinding) {
  const Log log = Log::of("generals-4-229.jsonl");
  for (const std::size_t line : {3U, 7U, 8U, 9U})
    EXPECT_EQ(told(log.without(line))->findings(),
              "missing:SGS-SETUP-GENERALS@" + std::to_string(line));
  EXPECT_EQ(text_of(told(log.without(3))->first().expected), "seat 1 has to choose a general");
  EXPECT_EQ(text_of(told(log.without(4))->first().expected), "offer of 3 generals by seat 2");
}

// Offered to all and then chosen, or each shown before the next is offered any: a record may have
// either order, where its ruleset does not say which.
TEST(ToldWrong, GeneralsMayBeShownInEitherOrder) {
  const Log together = Log::of("generals-4-229.jsonl");
  const Log in_turn = together.moved(7, 5).moved(8, 7);
  EXPECT_EQ(told(together)->findings(), "");
  EXPECT_EQ(told(in_turn)->findings(), "extra:SGS-SETUP-GENERALS@5 extra:SGS-SETUP-GENERALS@7");
  Ruleset any = load_ruleset(*find_game("sanguosha"), "generals");
  any.value[static_cast<std::size_t>(sanguosha::Opt::generals_shown)] = 2;
  for (const Log& either : {together, in_turn})
    EXPECT_EQ(told(either, nullptr, &any)->findings(), "");
}

TEST(ToldWrong, OneSaidToLoseAnothersCardLosesNone) {
  const Log view = Log::of("classic-4-6.jsonl").seen_by(1);
  const auto c = told(view.with(20, R"("of":3)", R"("of":4)"));
  EXPECT_EQ(c->findings(), "illegal:SGS-CARD-DISMANTLE@20");
}

// --- what is shown

TEST(ToldWrong, AShownCardIsOneFinding) {
  const Log log = Log::of("classic-4-6.jsonl");
  EXPECT_EQ(told(log.with(224, "S9.slash", "D5.axe"))->findings(), "illegal:SGS-USE-HOLD@224");
  EXPECT_EQ(told(log.without(224))->findings(), "missing:SGS-CARD-FIRE-ATTACK@224");
}

// Of a recast only an Iron Chain can have gone: not the card that somebody plays later on.
TEST(ToldWrong, ARecastOfAnotherCardIsOneFinding) {
  const Log view = Log::of("classic-4-6.jsonl").seen_by(1);
  EXPECT_EQ(told(view)->findings(), "");
  EXPECT_EQ(told(view.with(194, "CQ.iron_chain", "D3.dodge"))->findings(),
            "illegal:SGS-RECAST@194");
}

// A card that the record leaves open is still what decides.
TEST(ToldWrong, AShownCardWithoutANameDecides) {
  const Log log = Log::of("classic-4-6.jsonl");
  EXPECT_EQ(told(log.with(224, R"("S9.slash")", "null"))->findings(),
            "undecided:SGS-CARD-FIRE-ATTACK@225");
}

// --- how many

TEST(ToldWrong, ACountOfCardsDrawnIsOneFinding) {
  const Log view = Log::of("classic-4-6.jsonl").seen_by(1);
  const auto third = told(view.with(68, R"("n":2,"cards":2)", R"("n":3,"cards":3)"));
  EXPECT_EQ(third->findings(), "illegal:SGS-PHASE-DRAW@68");
  EXPECT_EQ(text_of(third->first().expected), "2 cards; the record has 3");
  EXPECT_EQ(told(view.with(13, R"("n":2,"cards":2)", R"("n":3,"cards":3)"))->findings(),
            "illegal:SGS-PHASE-DRAW@13");
  EXPECT_EQ(told(view.with(13, R"("n":2,"cards":2)", R"("n":1,"cards":1)"))->findings(),
            "illegal:SGS-PHASE-DRAW@13");
}

// Who drew what nobody else saw has it, though the record leaves it out.
TEST(ToldWrong, ADrawLeftOutOfAViewIsOneFinding) {
  const Log view = Log::of("classic-4-6.jsonl").seen_by(1);
  EXPECT_EQ(told(view.without(13))->findings(), "missing:SGS-PHASE-DRAW@13");
  EXPECT_EQ(told(view.without(68))->findings(), "missing:SGS-PHASE-DRAW@68");
}

TEST(ToldWrong, TheDealLeftOutOfAViewIsOneFinding) {
  const Log view = Log::of("classic-4-6.jsonl").seen_by(1);
  const auto c = told(view.without(7));
  ASSERT_FALSE(c->report.findings.empty());
  EXPECT_EQ(c->report.findings.size(), 1U) << c->findings();
  EXPECT_EQ(c->record.game->rule_ids()[c->first().rule], "SGS-SETUP-HAND");
}

TEST(ToldWrong, ADiscardSaysHowManyAreDue) {
  const Log log = Log::of("classic-4-6.jsonl");
  const auto c = told(log.with(147, R"(["SJ.snatch","HQ.dodge"])", R"(["HQ.dodge"])"));
  EXPECT_EQ(c->findings(), "illegal:SGS-PHASE-DISCARD@147");
  EXPECT_EQ(text_of(c->first().message),
            "seat 3 discards ♥Q Dodge: exactly as many as exceed the hand limit are discarded: 2, "
            "not 1");
  EXPECT_TRUE(text_of(c->first().message, Lang::zh).ends_with("：2张，而非1张"));
}

TEST(ToldWrong, OneCardIsNotCards) {
  const Log view = Log::of("classic-4-6.jsonl").seen_by(1);
  const auto c = told(view.with(216, R"("C6.thunder_slash")", R"("HQ.peach")"));
  EXPECT_EQ(c->findings(), "illegal:SGS-DRAW-TOP@216");
  EXPECT_EQ(text_of(c->first().expected),
            "1 card that can be there by what is known; not among them: ♥Q Peach");
}

// --- behind a choice that breaks a rule

// What came of it is no consequence of it: a value told wrong there is found.
TEST(ToldWrong, AValueBehindAnIllegalUnpaidChoiceIsFound) {
  // Marriage once more in the same turn, and no cards thrown away for it.
  const auto twice = [](int his, int hers) {
    std::string game;
    EXPECT_TRUE(random_game(*find_game("sanguosha"), 5,
                            load_ruleset(*find_game("sanguosha"), "generals"), 11, game));
    std::istringstream in(game);
    std::string out;
    std::string line;
    for (int n = 1; n <= 347 && std::getline(in, line); ++n) out += line + '\n';
    EXPECT_EQ(line, R"({"e":"hp","seat":3,"hp":2,"max":3})");
    const auto hp = [](int seat, int n, int max) {
      const std::string so = std::to_string(n) + ",\"max\":" + std::to_string(max) + "}";
      return R"({"e":"hp","seat":)" + std::to_string(seat) + ",\"hp\":" + so;
    };
    for (const std::string& again :
         {std::string(R"({"e":"invoke","seat":3,"with":"jieyin","to":[1]})"),
          std::string(R"({"e":"heal","seat":1,"n":1})"), hp(1, his, 5),
          std::string(R"({"e":"heal","seat":3,"n":1})"), hp(3, hers, 3)})
      out += again + '\n';
    for (int n = 0; n < 2 && std::getline(in, line); ++n) out += line + '\n';
    return told(Log(out))->findings();
  };
  const std::string sound = "illegal:SGS-SKILL-JIEYIN@348 missing:SGS-SKILL-JIEYIN@349";
  EXPECT_EQ(twice(4, 3), sound);
  for (const int wrong : {2, 3, 5}) EXPECT_EQ(twice(wrong, 3), sound + " wrong:SGS-HP@350");
  for (const int wrong : {1, 2}) EXPECT_EQ(twice(4, wrong), sound + " wrong:SGS-HP@352");
}

// --- what nothing brings about

TEST(ToldWrong, ADrawOutsideItsPhaseIsNotOfThePhase) {
  const Log log = Log::of("classic-4-6.jsonl");
  EXPECT_TRUE(told(log.without(194))->findings().starts_with("extra:SGS-RECORD-UNEXPLAINED@194"));
  EXPECT_EQ(told(log.without(267))->findings(), "extra:SGS-RECORD-UNEXPLAINED@267");
}

// What is picked from cards that only the record has there is no finding of its own.
TEST(ToldWrong, AHarvestNobodyUsedIsOneFinding) {
  const Log log = Log::of("classic-4-6.jsonl");
  EXPECT_EQ(told(log.without(167))->findings(), "extra:SGS-CARD-BOUNTIFUL-HARVEST@167");
}

}  // namespace
}  // namespace tally::told_wrong
