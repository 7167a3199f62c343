// Records of 3v3: what they may leave out, and what is found where they tell something wrong.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "verify/hidden/view_log.h"
#include "verify/record_header.h"

namespace tally::three_v_three {
namespace {

using namespace sanguosha;  // NOLINT(google-build-using-namespace): its events

constexpr int seats_of_both = 6;

const Game& the_game() { return *find_game("sanguosha"); }
const Ruleset& rules() {
  static const Ruleset all = load_ruleset(the_game(), "3v3");
  return all;
}

Record read(const std::string& log) {
  RecordStream stream;
  stream.open(io::Input::of_memory(log));
  Record out;
  EXPECT_EQ(stream.next(out), RecordStream::Got::record);
  return out;
}

Record random_record(std::uint64_t seed) {
  std::string log;
  EXPECT_TRUE(random_game(the_game(), seats_of_both, rules(), seed, log));
  return read(log);
}

// The record with each event as `change` leaves it; without those of which it is false.
template <class F>
Record changed(const Record& from, F change) {
  Record out;
  verify::copy_header(from, out);
  std::uint32_t at = 0;
  for (std::size_t i = 0; i < from.size(); ++i) {
    Event e = from.event(i);
    if (change(e)) out.add(e, ++at);
  }
  return out;
}

Report checked(const Record& record) {
  static Checker checker(the_game());
  Report report;
  checker.check(record, rules(), report);
  return report;
}

std::string found(const Report& report) {
  std::string all;
  for (const Finding& f : report.findings) all += text_of(f.message) + "\n";
  return all;
}

// From the first event of that kind on its rule is the only one that is broken.
void expect_found(const Record& record, Rule rule) {
  const Report report = checked(record);
  ASSERT_EQ(report.findings.size(), 1U) << found(report);
  EXPECT_EQ(report.findings[0].rule, rule) << found(report);
}

// Changes the n-th event of a kind.
template <class F>
Record with(const Record& from, Kind kind, int n, F change) {
  int seen = 0;
  Record out = changed(from, [&](Event& e) {
    if (e.kind == kind && ++seen == n) change(e);
    return true;
  });
  EXPECT_GE(seen, n);
  return out;
}

TEST(ThreeVThree, WhatFollowsFromTheRestMayBeLeftOut) {
  const std::vector<KindSet> left_out = {
      {},
      {kind::pile},
      {kind::pile, kind::candidates},
      {kind::first_draft},
      {kind::first_action},
      {kind::first_draft, kind::first_action},
      {kind::appoint},
      {kind::pile, kind::candidates, kind::first_draft, kind::draft, kind::appoint},
      {kind::pile, kind::candidates, kind::first_draft, kind::first_action, kind::draft,
       kind::appoint},
      {kind::action},
      {kind::pile, kind::candidates, kind::first_draft, kind::first_action, kind::draft,
       kind::appoint, kind::action}};
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Record whole = random_record(seed);
    for (std::size_t n = 0; n < left_out.size(); ++n) {
      const Record part =
          changed(whole, [&](const Event& e) { return !left_out[n].contains(e.kind); });
      const Report report = checked(part);
      EXPECT_TRUE(report.findings.empty()) << seed << ", " << n << ": " << found(report);
      EXPECT_TRUE(report.over);
    }
  }
}

TEST(ThreeVThree, IsCleanAsEachSeatSawIt) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Record whole = random_record(seed);
    for (Seat s = 0; s < seats_of_both; ++s) {
      std::string log;
      hidden::ViewLog view(log, whole, s);
      Checker checker(the_game());
      Report of_whole;
      checker.check(whole, rules(), of_whole, &view);
      view.finish(checker.match());
      const Report report = checked(read(log));
      EXPECT_TRUE(report.findings.empty()) << seed << ", seat " << s + 1 << ": " << found(report);
    }
  }
}

TEST(ThreeVThree, AFourthPickIsFound) {
  const Record whole = random_record(2);
  std::array<Card, 3> three{};
  expect_found(with(whole, kind::draft, 2,
                    [&](Event& e) {
                      std::copy_n(e.cards.begin(), 2, three.begin());
                      for (int g = 1; g < static_cast<int>(General::count); ++g)
                        if (const auto c = static_cast<Card>(static_cast<Card::Number>(g));
                            c != three[0] && c != three[1])
                          three[2] = c;
                      e.cards = three;
                    }),
               rule::v3_draft);
}

TEST(ThreeVThree, AnActionOutOfTurnIsFound) {
  const Record whole = random_record(2);
  expect_found(with(whole, kind::action, 2, [](Event& e) { e.other = e.seat == 1 ? 4 : 1; }),
               rule::v3_actions);
}

TEST(ThreeVThree, ARewardOfTheWrongSizeIsFound) {
  int tried = 0;
  for (std::uint64_t seed = 1; seed <= 40 && tried < 3; ++seed) {
    const Record whole = random_record(seed);
    bool after_a_death = false;
    bool done = false;
    const Record less = changed(whole, [&](Event& e) {
      after_a_death = after_a_death || e.kind == kind::death;
      if (!after_a_death || done || e.kind != kind::draw || e.value != 3) return true;
      done = true;
      e.cards = e.cards.first(2);
      e.value = 2;
      return true;
    });
    if (!done) continue;
    ++tried;
    const Report report = checked(less);
    ASSERT_FALSE(report.findings.empty()) << seed;
    EXPECT_EQ(report.findings[0].rule, rule::v3_reward) << seed << ": " << found(report);
  }
  EXPECT_EQ(tried, 3);
}

TEST(ThreeVThree, OtherWinnersAreFound) {
  const Record whole = random_record(2);
  expect_found(with(whole, kind::over, 1,
                    [](Event& e) {
                      e.seats = e.seats.contains(0) ? SeatList{3, 4, 5} : SeatList{0, 1, 2};
                    }),
               rule::v3_end);
}

}  // namespace
}  // namespace tally::three_v_three
