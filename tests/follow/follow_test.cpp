// A game that is judged while it is being recorded: each event at once, and nothing said of a sound
// one.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/follow/follower.h"
#include "replay/random/random_game.h"
#include "verify/record_checker.h"

namespace tally {
namespace {

class Heard final : public FollowSink {
 public:
  void begun(const Record& record) override {
    const bool native = record.format == "native";
    EXPECT_EQ(native ? record.size() : 0U, 0U);
    EXPECT_EQ(judged_to, 0U);
    ++begun_games;
  }
  void judged(const Record& /*record*/, std::size_t from, std::size_t to,
              std::span<const Finding> findings) override {
    EXPECT_EQ(from, judged_to);
    judged_to = to;
    found.insert(found.end(), findings.begin(), findings.end());
  }
  void ended(const Record& record) override {
    checker.check(record, last);
    size = record.size();
    judged_last = judged_to;
    judged_to = 0;
    ++games;
  }
  void unreadable(const io::InputError& error, std::string_view /*format*/) override {
    errors.emplace_back(error.what());
    judged_to = 0;
  }

  RecordChecker checker{WantedRules{}};
  report::Entry last;  // of the last game, as a whole
  std::size_t judged_to = 0;
  std::size_t judged_last = 0;
  std::size_t size = 0;
  int games = 0;
  int begun_games = 0;
  std::vector<Finding> found;
  std::vector<std::string> errors;
};

std::vector<std::string> lines_of_log(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end == std::string_view::npos ? end : end + 1));
    text.remove_prefix(lines.back().size());
  }
  return lines;
}

std::string corpus_file(const std::string& name) {
  std::ifstream file(TALLY_SOURCE_DIR "/corpus/" + name, std::ios::binary);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string random_log(std::string_view game, int players, std::uint64_t seed) {
  const Game& g = *find_game(game);
  std::string text;
  EXPECT_TRUE(random_game(g, players, load_ruleset(g, g.default_ruleset()), seed, text));
  return text;
}

// Line by line: all that is there is judged when a line has been taken, and nothing is found.
void expect_in_order(const std::string& log) {
  Heard heard;
  Follower follower(WantedRules{}, heard);
  for (const std::string& line : lines_of_log(log)) {
    follower.take(line);
    ASSERT_EQ(heard.judged_to, follower.record().size()) << line;
    ASSERT_TRUE(heard.found.empty()) << line << text_of(heard.found.front().message);
  }
  EXPECT_TRUE(follower.over());
  EXPECT_EQ(heard.games, 0);
  follower.close();
  EXPECT_EQ(heard.games, 1);
  EXPECT_EQ(heard.judged_last, heard.size);
  EXPECT_EQ(heard.last.report.verdict, VerdictKind::clean);
  EXPECT_TRUE(heard.errors.empty());
}

TEST(Follow, SaysNothingOfSoundGames) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    expect_in_order(random_log("sanguosha", 4 + static_cast<int>(seed % 5), seed));
    expect_in_order(random_log("dou_dizhu", 3, seed));
  }
}

TEST(Follow, TakesPartsOfLinesAndSeveralGames) {
  const std::string log = random_log("sanguosha", 5, 7) + random_log("dou_dizhu", 3, 8);
  for (const std::size_t part : {std::size_t{29}, std::size_t{1000}, log.size()}) {
    Heard heard;
    Follower follower(WantedRules{}, heard);
    for (std::size_t at = 0; at < log.size(); at += part)
      follower.take(std::string_view(log).substr(at, part));
    follower.close();
    EXPECT_EQ(heard.games, 2) << part;
    EXPECT_EQ(heard.begun_games, 2) << part;
    EXPECT_TRUE(heard.found.empty()) << part;
    EXPECT_EQ(heard.judged_last, heard.size) << part;
  }
}

// What is found, and by which line.
TEST(Follow, FindsPlantedFaultsAtTheirLines) {
  for (const char* const name :
       {"card-not-held", "damage-number", "dead-acts", "hp-value", "judgement-card", "missing-draw",
        "second-slash", "turn-order", "wrong-winner", "reward-not-paid", "three-faults"}) {
    Heard heard;
    Follower follower(WantedRules{}, heard);
    const std::string log = corpus_file("faults/" + std::string(name) + ".jsonl");
    std::size_t first_found_at = 0;
    std::size_t n = 0;
    for (const std::string& line : lines_of_log(log)) {
      follower.take(line);
      if (heard.found.empty()) first_found_at = ++n;
    }
    follower.close();
    ASSERT_FALSE(heard.found.empty()) << name;
    ASSERT_FALSE(heard.last.report.findings.empty()) << name;
    // The line that shows it, not one later.
    EXPECT_EQ(heard.found.front().source_at, first_found_at) << name;
    EXPECT_LE(heard.found.front().source_at, heard.last.report.findings.front().source_at + 1)
        << name;
    EXPECT_EQ(heard.last.report.verdict, VerdictKind::violations) << name;
  }
}

// A log that does not show everything: nothing is held against it that it shows later, and what is
// left open is settled as soon as that is there.
TEST(Follow, DoesNotTakeWhatIsHiddenForTrouble) {
  int open = 0;
  for (const auto& file : std::filesystem::directory_iterator(TALLY_SOURCE_DIR "/corpus/hidden")) {
    if (file.path().extension() != ".jsonl") continue;
    Heard heard;
    Follower follower(WantedRules{}, heard);
    follower.take(corpus_file("hidden/" + file.path().filename().string()));
    follower.close();
    ASSERT_EQ(heard.games, 1) << file.path();
    if (heard.last.report.verdict != VerdictKind::clean) continue;
    EXPECT_EQ(heard.judged_last, heard.size) << file.path();
    for (const Finding& f : heard.found) {
      EXPECT_EQ(f.kind, FindingKind::undecided) << file.path() << text_of(f.message);
      ++open;
    }
  }
  RecordProperty("open", open);
}

TEST(Follow, KnowsWhetherAFileIsStillBeingWritten) {
  const std::vector<std::string> lines = lines_of_log(random_log("dou_dizhu", 3, 1));
  Heard heard;
  Follower follower(WantedRules{}, heard);
  EXPECT_TRUE(follower.breaks_off());
  follower.take(lines.front().substr(0, 20));
  EXPECT_TRUE(follower.breaks_off());
  follower.take(lines.front().substr(20));
  for (std::size_t i = 1; i < lines.size(); ++i) {
    EXPECT_TRUE(follower.breaks_off());
    follower.take(lines[i]);
  }
  EXPECT_FALSE(follower.breaks_off());
  Follower other(WantedRules{}, heard);
  other.take(corpus_file("dou_dizhu/openspiel-playthrough.txt").substr(0, 2000));
  EXPECT_FALSE(other.breaks_off());
}

TEST(Follow, ReadsOtherFormatsGameByGame) {
  for (const char* const name :
       {"dou_dizhu/openspiel.jsonl", "dou_dizhu/botzone.jsonl", "freekill/" /* any */}) {
    std::string path = name;
    if (path.ends_with('/')) {
      for (const auto& file :
           std::filesystem::directory_iterator(TALLY_SOURCE_DIR "/corpus/" + path))
        if (file.path().extension() == ".rep") path = "freekill/" + file.path().filename().string();
    }
    Heard heard;
    Follower follower(WantedRules{}, heard);
    follower.take(corpus_file(path));
    follower.close();
    EXPECT_GT(heard.games, 0) << path;
    EXPECT_TRUE(heard.errors.empty()) << path;
  }
}

TEST(Follow, TellsOfLinesThatCannotBeReadAndGoesOn) {
  Heard heard;
  Follower follower(WantedRules{}, heard);
  const std::vector<std::string> lines = lines_of_log(random_log("dou_dizhu", 3, 1));
  for (std::size_t i = 0; i < 5; ++i) follower.take(lines[i]);
  follower.take("{\"e\":\"no such event\"}\n");
  EXPECT_EQ(heard.errors.size(), 1U);
  for (const std::string& line : lines) follower.take(line);
  follower.close();
  EXPECT_EQ(heard.errors.size(), 1U);
  EXPECT_EQ(heard.games, 1);
  EXPECT_TRUE(heard.found.empty());
}

TEST(Follow, EndsWithoutAnything) {
  Heard heard;
  {
    Follower follower(WantedRules{}, heard);
    follower.close();
  }
  EXPECT_EQ(heard.errors.size(), 1U);
  {
    // In the middle of a game, without a word.
    Follower follower(WantedRules{}, heard);
    const std::vector<std::string> lines = lines_of_log(random_log("sanguosha", 5, 1));
    for (std::size_t i = 0; i < 20; ++i) follower.take(lines[i]);
  }
  EXPECT_EQ(heard.errors.size(), 1U);
  EXPECT_EQ(heard.games, 0);
}

// Who listens may throw: the caller gets it.
TEST(Follow, HandsOnWhatASinkThrows) {
  class Throws final : public FollowSink {
   public:
    void judged(const Record& /*record*/, std::size_t /*from*/, std::size_t /*to*/,
                std::span<const Finding> /*findings*/) override {}
    void ended(const Record& /*record*/) override { throw 7; }
    void unreadable(const io::InputError& /*error*/, std::string_view /*format*/) override {}
  };
  Throws sink;
  Follower follower(WantedRules{}, sink);
  follower.take(random_log("dou_dizhu", 3, 1));
  EXPECT_THROW(follower.close(), int);
}

}  // namespace
}  // namespace tally
