// The straight path against the guide's table: the same report on sound games and on damaged ones.
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/combination.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/random/random.h"
#include "replay/random/random_game.h"

namespace tally {
namespace {

class Onlooker final : public EventSink {
 public:
  void event(const Event& /*e*/, const Match& /*match*/, std::uint32_t /*at*/) override {}
};

const Game& game() { return *find_game("dou_dizhu"); }

// With somebody looking on, a record is always played at the guide's table.
void expect_same(const Record& record, const Ruleset& rules, Report& fast) {
  static Checker one(game());
  static Checker other(game());
  Report slow;
  Onlooker onlooker;
  one.check(record, rules, fast);
  other.check(record, rules, slow, &onlooker);
  EXPECT_EQ(fast.verdict, slow.verdict);
  EXPECT_EQ(fast.signature, slow.signature);
  EXPECT_EQ(fast.events, slow.events);
  EXPECT_EQ(fast.turns, slow.turns);
  EXPECT_EQ(fast.over, slow.over);
  EXPECT_EQ(fast.winners, slow.winners);
  EXPECT_EQ(fast.findings.size(), slow.findings.size());
  const auto a = one.match().state();
  const auto b = other.match().state();
  EXPECT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end()));
}

std::unique_ptr<Record> random_record(const Ruleset& rules, std::uint64_t seed) {
  std::string text;
  random_game(game(), 3, rules, seed, text);
  io::Input input = io::Input::of_memory(text);
  io::LineReader lines(input);
  LogReader reader(lines);
  auto record = std::make_unique<Record>();
  EXPECT_TRUE(reader.next(*record));
  return record;
}

// The record without the event at `drop`, and with `change` applied to each of the others.
template <class F>
std::unique_ptr<Record> copy_of(const Record& from, std::size_t drop, F change) {
  auto out = std::make_unique<Record>();
  out->game = from.game;
  out->setup = from.setup;
  out->shows = from.shows;
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (i == drop) continue;
    Event e = from.event(i);
    change(i, e);
    out->add(e, static_cast<std::uint32_t>(i));
  }
  return out;
}
// The same record as a reader that packs would give it.
std::unique_ptr<Record> packed(const Record& from) {
  auto out = std::make_unique<Record>();
  out->game = from.game;
  out->setup = from.setup;
  out->shows = from.shows;
  for (std::size_t i = 0; i < from.size(); ++i) {
    const Event& e = from.event(i);
    out->add(PackedEvent(head_of(e), out->keep(dou_dizhu::pack(out->keep(e.cards))),
                         static_cast<std::uint32_t>(i), e.hidden, packed_seats(e.seats)));
  }
  EXPECT_EQ(out->packed().size(), from.size());
  return out;
}

void expect_same_packed(const Record& record, const Ruleset& rules, const Report& unpacked) {
  Report fast;
  expect_same(*packed(record), rules, fast);
  EXPECT_EQ(fast.verdict, unpacked.verdict);
  EXPECT_EQ(fast.signature, unpacked.signature);
  EXPECT_EQ(fast.events, unpacked.events);
}
constexpr std::size_t none_dropped = ~std::size_t{0};

constexpr const char* rulesets[] = {"seed", "pagat", "openspiel", "rlcard", "douzero", "botzone"};

TEST(Straight, SoundGamesGoStraightThrough) {
  for (const char* name : rulesets) {
    const Ruleset rules = load_ruleset(game(), name);
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
      SCOPED_TRACE(std::string(name) + ", seed " + std::to_string(seed));
      const auto record = random_record(rules, seed);
      Report report;
      expect_same(*record, rules, report);
      EXPECT_EQ(report.verdict, VerdictKind::clean);
      const auto match = game().match();
      StraightRun run;
      const Observed seen(&record->seen()[0].event, sizeof(Observation), record->size(),
                          record->shows);
      EXPECT_TRUE(match->straight(rules, seen, run));
      expect_same_packed(*record, rules, report);
      const auto other = packed(*record);
      EXPECT_TRUE(match->straight(rules, ObservedPacked(other->packed(), other->shows), run));
      EXPECT_EQ(run.signature, report.signature);
    }
  }
}

// Foreign records show no tricks, no types, no card turned up.
TEST(Straight, WhatASourceDoesNotShowIsTakenAlike) {
  for (const char* name : rulesets) {
    const Ruleset rules = load_ruleset(game(), name);
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      SCOPED_TRACE(std::string(name) + ", seed " + std::to_string(seed));
      const auto full = random_record(rules, seed);
      Record less;
      less.game = full->game;
      less.setup = full->setup;
      for (std::size_t i = 0; i < full->size(); ++i) {
        Event e = full->event(i);
        const std::string_view kind = game().schema().of(e).name;
        if (kind == "trick" || kind == "face_up" || kind == "score") {
          less.shows.remove(e.kind);
          continue;
        }
        if (kind == "play") e.hide(Field::what);
        less.add(e, static_cast<std::uint32_t>(i));
      }
      Report report;
      expect_same(less, rules, report);
      EXPECT_EQ(report.verdict, VerdictKind::clean);
      expect_same_packed(less, rules, report);
    }
  }
}

TEST(Straight, WhatIsAppendedToAPackedRecordUnpacksIt) {
  const Ruleset rules = load_ruleset(game(), "openspiel");
  const auto plain = random_record(rules, 1);
  const auto record = packed(*plain);
  record->add(plain->event(0), 7);
  EXPECT_TRUE(record->packed().empty());
  ASSERT_EQ(record->size(), plain->size() + 1);
  EXPECT_EQ(record->event(3).kind, plain->event(3).kind);
  EXPECT_EQ(record->seen().back().source_at, 7U);
}

TEST(Packed, SeatsThatGoUp) {
  EXPECT_EQ(list_of(packed_seats({0, 2})), (SeatList{0, 2}));
  EXPECT_TRUE(packed_seats({2, 0}).empty());
  EXPECT_TRUE(packed_seats({1, 1}).empty());
}

TEST(Straight, DamagedGamesGetTheSameFindings) {
  for (const char* name : rulesets) {
    const Ruleset rules = load_ruleset(game(), name);
    Random random(3);
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
      SCOPED_TRACE(std::string(name) + ", seed " + std::to_string(seed));
      const auto sound = random_record(rules, seed);
      const auto at = static_cast<std::size_t>(random.below(static_cast<int>(sound->size())));
      const int how = random.below(4);
      Card other[1] = {static_cast<Card>(random.below(67))};
      const auto damaged =
          copy_of(*sound, how == 0 ? at : none_dropped, [&](std::size_t i, Event& e) {
            if (i != at) return;
            if (how == 1) e.seat = static_cast<Seat>((e.seat + 1) % 3);
            if (how == 2) e.value = static_cast<std::int16_t>(e.value + 1);
            if (how == 3 && !e.cards.empty()) e.cards = other;
          });
      Report report;
      expect_same(*damaged, rules, report);
      expect_same_packed(*damaged, rules, report);
    }
  }
}

}  // namespace
}  // namespace tally
