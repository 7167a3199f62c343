// A reading is tried from the turn in which it parts from the best so far, and no further than to
// where both are one: what is found is what is found when each is played from start to end.
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "tests/support/passing.h"
#include "verify/hidden/explain.h"
#include "verify/record_header.h"

namespace tally::bookmarks {
namespace {

const Game& identity() { return *find_game("sanguosha"); }

// Counts what is told and asked; plays on from a turn only if it is to.
class Counted final : public PassingGame {
 public:
  explicit Counted(bool from_turns) : PassingGame(identity()), from_turns_(from_turns) {}
  std::unique_ptr<Match> match() const override { return std::make_unique<Its>(*this); }
  mutable std::size_t steps = 0;

 private:
  class Its final : public PassingMatch, private Table {
   public:
    explicit Its(const Counted& its) : PassingMatch(its.game_.match()), its_(its) {}
    void play(const Setup& setup, const Ruleset& rules, Table& table) override {
      table_ = &table;
      PassingMatch::play(setup, rules, *this);
    }
    bool plays(Seat s) const override { return match_->plays(s); }
    bool bookmark(const Event& told, std::vector<std::byte>& out) const override {
      return its_.from_turns_ && match_->bookmark(told, out);
    }
    void play_on(std::span<const std::byte> bookmark, const Ruleset& rules, Table& table) override {
      table_ = &table;
      match_->play_on(bookmark, rules, *this);
    }

   private:
    Event answer(const Question& q) override {
      ++its_.steps;
      return table_->answer(q);
    }
    bool tell(Event& e) override {
      ++its_.steps;
      return table_->tell(e);
    }
    bool foresees(Event& e) override { return table_->foresees(e); }

    const Counted& its_;
    Table* table_ = nullptr;
  };
  bool from_turns_;
};

Record random_record(const Ruleset& rules, int players, std::uint64_t seed) {
  std::string log;
  EXPECT_TRUE(random_game(identity(), players, rules, seed, log));
  RecordStream stream;
  stream.open(io::Input::of_memory(log));
  Record out;
  EXPECT_EQ(stream.next(out), RecordStream::Got::record);
  return out;
}

// With something wrong every so often: hit points, a draw left out, a card played twice.
Record damaged(const Record& from, std::size_t every, int& faults) {
  Record out;
  verify::copy_header(from, out);
  std::size_t next = every;
  for (std::size_t i = 0; i < from.size(); ++i) {
    Event e = from.event(i);
    const auto at = static_cast<std::uint32_t>(i + 1);
    using namespace sanguosha;  // NOLINT(google-build-using-namespace): its events
    const bool may_be = e.kind == kind::hp || e.kind == kind::draw || e.kind == kind::use;
    if (i < next || !may_be) {
      out.add(e, at);
      continue;
    }
    next = i + every;
    ++faults;
    if (e.kind == kind::draw) continue;
    if (e.kind == kind::hp) e.value = static_cast<std::int16_t>(e.value + 1);
    out.add(e, at);
    if (e.kind == kind::use) out.add(e, at);
  }
  return out;
}

TEST(Bookmark, WhatIsFoundIsWhatIsFoundFromTheStart) {
  const Counted short_cuts(true);
  const Counted from_the_start(false);
  Checker one(short_cuts);
  Checker other(from_the_start);
  std::size_t findings = 0;
  for (const char* name : {"classic", "generals"}) {
    const Ruleset rules = load_ruleset(identity(), name);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      int faults = 0;
      const Record record =
          damaged(random_record(rules, 4 + static_cast<int>(seed % 5), seed), 60, faults);
      ASSERT_GT(faults, 0);
      Report fast;
      Report slow;
      one.check(record, rules, fast);
      other.check(record, rules, slow);
      EXPECT_EQ(fast.signature, slow.signature) << name << ' ' << seed;
      EXPECT_EQ(fast.events, slow.events);
      ASSERT_EQ(fast.findings.size(), slow.findings.size()) << name << ' ' << seed;
      for (std::size_t i = 0; i < fast.findings.size(); ++i) {
        EXPECT_EQ(text_of(fast.findings[i].message), text_of(slow.findings[i].message));
        EXPECT_EQ(fast.findings[i].at, slow.findings[i].at);
      }
      findings += fast.findings.size();
    }
  }
  EXPECT_GT(findings, 100U);
  EXPECT_LT(short_cuts.steps * 3, from_the_start.steps);
}

// A finding costs a few times what the game costs without one, however many there are.
TEST(Bookmark, AFindingCostsAFewGames) {
  const Counted game(true);
  Checker checker(game);
  const Ruleset rules = load_ruleset(identity(), "generals");
  const Record sound = random_record(rules, 8, 3);
  Report report;
  checker.check(sound, rules, report);
  ASSERT_EQ(report.verdict, VerdictKind::clean);
  const std::size_t once = game.steps;
  int faults = 0;
  const Record record = damaged(sound, 40, faults);
  game.steps = 0;
  checker.check(record, rules, report);
  ASSERT_GT(report.findings.size(), 5U);
  EXPECT_LT(game.steps, once * (6 + 2 * report.findings.size()));
}

TEST(Bookmark, TheSameReadingsOnceMore) {
  class Counts final : public EventSink {
   public:
    void event(const Event& /*e*/, const Match& /*match*/, std::uint32_t /*at*/) override { ++n; }
    void disputed(const Finding& /*f*/, const Question* /*q*/, const Event* /*told*/,
                  const Event* /*shown*/) override {
      ++disputes;
    }
    std::uint32_t n = 0;
    std::size_t disputes = 0;
  };
  const Ruleset rules = load_ruleset(identity(), "generals");
  int faults = 0;
  const Record record = damaged(random_record(rules, 5, 4), 60, faults);
  const Counted game(true);
  Checker checker(game);
  Report report;
  checker.check(record, rules, report);
  ASSERT_FALSE(report.findings.empty());
  const std::size_t searched = game.steps;
  Counts counts;
  checker.check_again(counts);
  EXPECT_EQ(counts.n, report.events);
  EXPECT_EQ(counts.disputes, report.findings.size());
  EXPECT_LT((game.steps - searched) * 3, searched);
}

// Only where a card is told without its name, or an identity is hidden, is there more to ask.
TEST(Bookmark, WhatIsNotSaidOfWhomIsNoHiddenCard) {
  const Ruleset rules = load_ruleset(identity(), "classic");
  const Record whole = random_record(rules, 8, 9);
  Checker checker(identity());
  Report report;
  int nullifications = 0;
  for (const bool hide_pile : {false, true}) {
    Record record;
    verify::copy_header(whole, record);
    for (std::size_t i = 0; i < whole.size(); ++i) {
      Event e = whole.event(i);
      if (e.kind == sanguosha::kind::nullify) {
        e.hide(Field::other);
        ++nullifications;
      }
      if (hide_pile && e.kind == sanguosha::kind::shuffle) e.hide(Field::cards);
      record.add(e, static_cast<std::uint32_t>(i + 1));
    }
    checker.check(record, rules, report);
    EXPECT_TRUE(hidden::hides(record));
    EXPECT_EQ(checker.told_unseen(), hide_pile);
  }
  EXPECT_GT(nullifications, 0);
}

}  // namespace
}  // namespace tally::bookmarks
