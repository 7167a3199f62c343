#include "replay/report/lesson/passages.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/diff/story.h"
#include "replay/report/lesson/excerpt.h"
#include "replay/report/lesson/passage_choice.h"
#include "replay/source.h"
#include "replay/words.h"

namespace tally::report {
namespace {

// A recorded game with its passages of one rule.
class PassagesOf : public ::testing::Test {
 protected:
  const std::vector<Passage>& look(const std::string& record, std::string_view id) {
    RecordStream stream;
    stream.open(std::string(TALLY_SOURCE_DIR "/corpus/") + record);
    EXPECT_EQ(stream.next(record_), RecordStream::Got::record);
    game_ = record_.game;
    rules_ = load_ruleset(*game_, record_.ruleset);
    const auto ids = game_->rule_ids();
    wanted_ = {static_cast<Rule>(std::ranges::find(ids, id) - ids.begin())};
    checker_ = std::make_unique<Checker>(*game_);
    Passages passages;
    passages.start(record_, wanted_);
    checker_->check(record_, rules_, report_, &passages);
    passages.found(report_, found_);
    story_ = std::make_unique<diff::Story>(*game_);
    checker_->check(record_, rules_, report_, story_.get());
    story_->finish(checker_->match());
    return found_[0];
  }
  [[nodiscard]] std::string words(std::uint32_t at) const {
    return event_words(game_->schema(), story_->event(at), Lang::en);
  }

  Record record_;
  const Game* game_ = nullptr;
  Ruleset rules_;
  Report report_;
  std::vector<Rule> wanted_;
  std::vector<std::vector<Passage>> found_;
  std::unique_ptr<Checker> checker_;
  std::unique_ptr<diff::Story> story_;
};

const std::string native_game = "native/generals-6-165.jsonl";

TEST_F(PassagesOf, ACardBeginsWithItsUseAndEndsBeforeTheNext) {
  const auto& all = look(native_game, "SGS-CARD-FIRE-ATTACK");
  ASSERT_FALSE(all.empty());
  for (const Passage& p : all) {
    EXPECT_NE(words(p.begin).find("uses"), std::string::npos) << words(p.begin);
    EXPECT_NE(words(p.begin).find("Fire Attack"), std::string::npos) << words(p.begin);
    EXPECT_EQ(p.faults, 0);
    for (const std::uint32_t at : p.at) EXPECT_TRUE(at >= p.begin && at < p.end);
    const KindInfo& next = game_->schema().of(story_->event(p.end));
    EXPECT_TRUE(next.role == EventRole::choice || next.sequence || next.boundary) << words(p.end);
  }
  // What it brings about belongs to it: a card shown, one discarded, the damage.
  const auto whole = std::ranges::find(all, 83U, &Passage::begin);
  ASSERT_NE(whole, all.end());
  EXPECT_EQ(whole->end, 89U);
}

// That a judgement for Indulgence takes effect shows when the play phase is skipped, two phases on.
TEST_F(PassagesOf, WhatAJudgementMakesOfALaterPhaseBelongsToIt) {
  const auto& all = look(native_game, "SGS-CARD-INDULGENCE");
  EXPECT_TRUE(std::ranges::any_of(all, [&](const Passage& p) {
    return words(p.end - 1).find("skips the play phase") != std::string::npos &&
           words(p.begin).find("judge phase") != std::string::npos;
  }));
}

TEST_F(PassagesOf, APhaseIsShownByItsTurnAndATurnByTwo) {
  for (const Passage& p : look(native_game, "SGS-PHASE-ORDER")) {
    EXPECT_TRUE(game_->schema().of(story_->event(p.begin)).boundary) << words(p.begin);
    EXPECT_GE(p.at.size(), 2U);
  }
  for (const Passage& p : look(native_game, "SGS-TURN-ORDER")) {
    EXPECT_NE(words(p.end - 1).find("turn begins"), std::string::npos) << words(p.end - 1);
    const auto turns = std::ranges::count_if(
        story_->turns(), [&](const diff::Turn& t) { return t.begin < p.end && t.end > p.begin; });
    EXPECT_EQ(turns, 2);
  }
}

TEST_F(PassagesOf, OfAGameWithoutPhasesATrickIsOne) {
  const auto& all = look("dou_dizhu/botzone.jsonl", "DDZ-PASS");
  ASSERT_FALSE(all.empty());
  for (const Passage& p : all) {
    EXPECT_NE(words(p.begin).find("leads"), std::string::npos) << words(p.begin);
    EXPECT_TRUE(p.end == story_->size() || words(p.end).find("leads") != std::string::npos ||
                words(p.end).find("scores") != std::string::npos)
        << words(p.end);
  }
}

TEST_F(PassagesOf, WhatIsFoundWrongShowsItsRuleAndIsNotClean) {
  const auto& all = look("faults/second-slash.jsonl", "SGS-SLASH-LIMIT");
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].shows, Shows::is_broken);
  EXPECT_EQ(all[0].faults, 2);
  ASSERT_FALSE(report_.findings.empty());
  EXPECT_EQ(all[0].at.front(), report_.findings[0].at);
}

TEST_F(PassagesOf, AnExcerptIsThatPartOfTheGame) {
  const Passage passage = look(native_game, "SGS-CARD-DUEL").front();
  Excerpt excerpt(*game_, passage);
  Moments whole(*game_);
  checker_->check(record_, rules_, report_, &excerpt);
  excerpt.finish(checker_->match());
  checker_->check(record_, rules_, report_, &whole);
  whole.finish(checker_->match());
  ASSERT_EQ(excerpt.story().size(), passage.end - passage.begin);
  for (std::uint32_t i = passage.begin; i < passage.end; ++i)
    EXPECT_TRUE(diff::same(excerpt.story().event(i - passage.begin), story_->event(i)));
  ASSERT_EQ(excerpt.story().turns().size(), 1U);
  const auto turn = std::ranges::find_if(
      story_->turns(), [&](const diff::Turn& t) { return t.end > passage.begin; });
  EXPECT_EQ(excerpt.story().turns()[0].number, turn->number);
  EXPECT_EQ(excerpt.story().turns()[0].seat, turn->seat);
  // Each event changes as many fields as it does in the whole game.
  for (std::uint32_t i = passage.begin; i < passage.end; ++i)
    EXPECT_EQ(excerpt.moments().changes()[i - passage.begin].size(), whole.changes()[i].size());
}

TEST_F(PassagesOf, WhatARecordThatBeginsInTheMiddleTellsFirstIsNotClean) {
  for (const Passage& p : look("freekill/reconnect-g009001_p8_v2.fk.rep", "SGS-TURN-ORDER")) {
    EXPECT_TRUE(record_.setup.midway);
    EXPECT_TRUE(p.faults > 0 || p.begin >= 31) << p.begin;
  }
}

Passage passage(std::uint32_t length, std::uint64_t situation, std::uint8_t faults = 0,
                Shows shows = Shows::brings_about) {
  static std::uint64_t contents = 0;
  return {.begin = 0,
          .end = length,
          .at = {0},
          .shows = shows,
          .faults = faults,
          .situation = situation,
          .contents = ++contents};
}

TEST(PassageChoice, TakesTheShortestOfDifferentSituationsCleanOnesFirst) {
  PassageChoice choice(1);
  choice.add("a", 0, {{passage(2, 1), passage(9, 2), passage(1, 3, 2)}});
  choice.add("b", 0, {{passage(3, 1), passage(8, 2)}});
  const auto lengths = [&] {
    std::vector<std::uint32_t> out;
    for (const FoundPassage& f : choice.of(0)) out.push_back(f.passage.end);
    return out;
  };
  EXPECT_EQ(lengths(), (std::vector<std::uint32_t>{2, 8, 3}));
  choice.add("c", 2, {{passage(12, 4)}});
  EXPECT_EQ(lengths(), (std::vector<std::uint32_t>{2, 8, 12}));
  EXPECT_EQ(choice.of(0)[2].path, "c");
  EXPECT_EQ(choice.of(0)[2].number, 2U);
  choice.add("d", 0, {{passage(1, 5, 0, Shows::bears_on)}});
  EXPECT_EQ(lengths(), (std::vector<std::uint32_t>{2, 8, 12})) << "what cites the rule comes first";
}

// Of ever so many situations the best are kept, and memory does not grow with them.
TEST(PassageChoice, TakesTheShortestOfVeryManySituations) {
  PassageChoice choice(1);
  for (std::uint32_t i = 0; i < 5000; ++i) {
    const std::uint32_t length = 1 + (i * 7919U) % 5000U;
    Passage p;
    p.begin = 10;
    p.end = 10 + length;
    p.at = {10};
    p.situation = i;
    p.contents = i;
    choice.add("a", i + 1, {{p}});
    EXPECT_LE(choice.situations(0), 64U);
  }
  const auto best = choice.of(0);
  ASSERT_EQ(best.size(), PassageChoice::most);
  for (std::size_t i = 0; i < best.size(); ++i)
    EXPECT_EQ(best[i].passage.end - best[i].passage.begin, i + 1);
}

TEST(PassageChoice, TheSameGameTwiceIsOnePassage) {
  PassageChoice choice(1);
  const Passage one = passage(2, 1);
  choice.add("a", 0, {{one}});
  choice.add("b", 0, {{one}});
  EXPECT_EQ(choice.of(0).size(), 1U);
  choice.add("c", 0, {{passage(2, 1)}});
  EXPECT_EQ(choice.of(0).size(), 2U);
}

TEST(PassageChoice, DoesNotDependOnTheOrderOfGames) {
  PassageChoice one(1);
  PassageChoice other(1);
  const Passage p = passage(4, 1);
  const Passage q = passage(4, 2);
  one.add("a", 0, {{p}});
  one.add("b", 0, {{q}});
  other.add("b", 0, {{q}});
  other.add("a", 0, {{p}});
  ASSERT_EQ(one.of(0).size(), 2U);
  EXPECT_EQ(one.of(0)[0].path, other.of(0)[0].path);
}

}  // namespace
}  // namespace tally::report
