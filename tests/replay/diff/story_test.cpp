#include "replay/diff/story.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/diff/changes.h"
#include "replay/diff/divergence.h"
#include "replay/io/input.h"
#include "replay/random/random_game.h"
#include "replay/source.h"

namespace tally::diff {
namespace {

class StoryOf : public ::testing::Test {
 protected:
  // Checks a random game and keeps its story.
  Story tell(std::uint64_t seed) {
    const Ruleset rules = load_ruleset(game_, "classic");
    std::string log;
    EXPECT_TRUE(random_game(game_, 5, rules, seed, log));
    RecordStream stream;
    stream.open(io::Input::of_memory(log));
    Record record;
    EXPECT_EQ(stream.next(record), RecordStream::Got::record);
    Story story(game_);
    checker_.check(record, rules, report_, &story);
    story.finish(checker_.match());
    EXPECT_EQ(report_.verdict, VerdictKind::clean);
    EXPECT_EQ(story.size(), record.size());
    return story;
  }

  const Game& game_ = *tally::games().front();
  Checker checker_{game_};
  Report report_;
};

TEST_F(StoryOf, TurnsCoverAllEventsWithoutGaps) {
  const Story story = tell(1);
  const auto turns = story.turns();
  ASSERT_EQ(turns.size(), static_cast<std::size_t>(report_.turns) + 1);
  EXPECT_EQ(turns.front().begin, 0U);
  EXPECT_EQ(turns.back().end, story.size());
  for (std::size_t i = 0; i < turns.size(); ++i) {
    EXPECT_EQ(turns[i].number, static_cast<int>(i));
    EXPECT_LT(turns[i].begin, turns[i].end);
    if (i > 0) {
      EXPECT_EQ(turns[i].begin, turns[i - 1].end);
      EXPECT_TRUE(game_.schema().of(story.event(turns[i].begin)).boundary);
    }
    EXPECT_EQ(story.turn(static_cast<int>(i)), &turns[i]);
  }
  EXPECT_EQ(turns[1].seat, 0);
  EXPECT_EQ(story.turn(100000), nullptr);
}

TEST_F(StoryOf, AStateIsThatOfTheEndOfItsTurn) {
  const Story story = tell(2);
  const auto match = game_.match();
  for (std::size_t i = 1; i < story.turns().size(); ++i) {
    match->restore(story.state_after(i));
    EXPECT_EQ(match->turn(), story.turns()[i].number);
    EXPECT_EQ(match->current(), story.turns()[i].seat);
  }
  const auto last = story.state_after(story.turns().size() - 1);
  EXPECT_TRUE(std::ranges::equal(last, checker_.match().state()));
}

TEST_F(StoryOf, EveryEventButAClaimWithoutACauseCitesARule) {
  const Story story = tell(3);
  std::size_t cited = 0;
  for (std::size_t i = 0; i < story.size(); ++i) cited += story.event(i).rule != no_rule ? 1 : 0;
  EXPECT_GT(cited, story.size() * 9 / 10);
}

TEST_F(StoryOf, TheSameGameIsTheSameAndAnotherIsNot) {
  const Story a = tell(4);
  const Story b = tell(4);
  const std::vector<Finding> none;
  EXPECT_FALSE(first_divergence({a, none}, {b, none}).has_value());
  const Story c = tell(5);
  const auto d = first_divergence({a, none}, {c, none});
  ASSERT_TRUE(d.has_value());
  EXPECT_EQ(d->turn, 0U);
  EXPECT_TRUE(d->events);
  EXPECT_GT(d->head, 0U);  // hit points first
  EXPECT_FALSE(same(a.event(d->head), c.event(d->head)));
}

TEST_F(StoryOf, AFindingIsADifferenceToo) {
  const Story a = tell(4);
  const std::vector<Finding> none;
  std::vector<Finding> one(1);
  one[0].at = static_cast<std::uint32_t>(a.turns()[3].begin);
  const auto d = first_divergence({a, none}, {a, one});
  ASSERT_TRUE(d.has_value());
  EXPECT_EQ(d->turn, 3U);
  EXPECT_FALSE(d->events);
  EXPECT_TRUE(d->findings);
  EXPECT_FALSE(first_divergence({a, one}, {a, one}).has_value());
  one[0].at = static_cast<std::uint32_t>(a.size());
  EXPECT_EQ(findings_in({a, one}, a.turns().size() - 1).size(), 1U);
  EXPECT_TRUE(findings_in({a, one}, 3).empty());
}

}  // namespace
}  // namespace tally::diff
