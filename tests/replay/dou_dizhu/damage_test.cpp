// Records of all programs, cut, garbled, and very many of them.
#include <malloc.h>

#include "replay/io/input.h"
#include "tests/replay/dou_dizhu/support.h"

namespace tally::dou_dizhu::testing {
namespace {

const char* const json_files[] = {
    "openspiel.jsonl", "rlcard-trace.jsonl", "rlcard-showdown.json", "rlcard-showdown-python.json",
    "douzero.jsonl",   "botzone.jsonl",      "botzone-log-only.json"};

// Every place of a short file, every few of a long one.
std::size_t step(std::size_t size) { return size < 4096 ? 1 : 7; }

TEST(DouDizhuDamage, CutJsonIsAnErrorBehindTheGamesThatAreWhole) {
  for (const char* const name : json_files) {
    const std::string whole = corpus(name);
    const std::vector<GameRead> all = games_of(whole);
    for (std::size_t n = 20; n + 1 < whole.size(); n += step(whole.size())) {
      const std::string_view part = std::string_view(whole).substr(0, n);
      const std::vector<GameRead> games = games_of(part);
      ASSERT_FALSE(games.empty()) << name << ' ' << n;
      const bool between = part.back() == '\n' || whole[n] == '\n';
      EXPECT_EQ(games.back().error.empty(), between) << name << ' ' << n;
      for (std::size_t i = 0; i + (between ? 0 : 1) < games.size(); ++i)
        EXPECT_EQ(games[i].events, all[i].events) << name << ' ' << n;
    }
  }
}

TEST(DouDizhuDamage, ACutGameDoesNotHideTheNext) {
  for (const char* const name : json_files) {
    const std::string line = first_line(corpus(name));
    for (std::size_t n = 20; n < line.size(); n += line.size() / 40) {
      const std::vector<GameRead> games = games_of(line.substr(0, n) + "\n" + line + "\n");
      ASSERT_FALSE(games.empty());
      EXPECT_NE(games.front().error, "") << name << ' ' << n;
      // The next line begins a game of its own, unless it could belong to a list or a string.
      if (!line.starts_with('{')) continue;
      EXPECT_EQ(games.back().error, "") << name << ' ' << n;
    }
  }
}

// Of "…, 26056" cut to "…, 26" the last play is left out, not read as another one.
TEST(DouDizhuDamage, CutActionsAreAShorterGame) {
  for (const char* const name : {"openspiel-history-string.txt", "openspiel-serialize.txt",
                                 "openspiel-game-and-state.txt"}) {
    std::string whole = corpus(name);
    if (whole.find(", ") != std::string::npos) whole = first_line(whole);
    whole.resize(whole.find_last_not_of('\n') + 1);
    const GameRead all = game_of(whole);
    EXPECT_EQ(all.cut_off, "") << "it is over with its last number: " << name;
    EXPECT_EQ(all.events.back(), game_of(whole + "\n").events.back()) << name;
    for (std::size_t n = 1; n < whole.size(); ++n) {
      const GameRead g = game_of(whole.substr(0, n));
      // Without its headings, or without an action behind them, it is no game.
      EXPECT_TRUE(g.error.empty() || g.events.empty()) << name << ' ' << n << ' ' << g.error;
      ASSERT_LT(g.events.size(), all.events.size()) << name << ' ' << n;
      EXPECT_TRUE(std::equal(g.events.begin(), g.events.end(), all.events.begin()))
          << name << ' ' << n;
    }
  }
}

TEST(DouDizhuDamage, ChangedBytesNeverCrash) {
  for (const char* const name : json_files) {
    const std::string whole = corpus(name);
    for (const char put : {'\0', '"', '[', '}', '9', '\xFF', '\n', '\''})
      for (std::size_t n = 0; n < whole.size(); n += whole.size() / 97) {
        std::string text = whole;
        text[n] = put;
        EXPECT_FALSE(games_of(text).empty()) << name << ' ' << n;
      }
  }
  for (const char* const name : {"openspiel-history-string.txt", "openspiel-game-and-state.txt",
                                 "openspiel-playthrough.txt"}) {
    const std::string whole = corpus(name);
    for (const char put : {'\0', ',', '[', '9', '\xFF', '\n', '#'})
      for (std::size_t n = 0; n < whole.size(); n += 5) {
        std::string text = whole;
        text[n] = put;
        EXPECT_FALSE(games_of(text).empty()) << name << ' ' << n;
      }
  }
}

TEST(DouDizhuDamage, AGameWithoutEndIsRefused) {
  std::string text = "{\"hist\":[\n";
  for (int i = 0; i < 100'000; ++i) text += "                                              1,\n";
  const std::vector<GameRead> games = games_of(text);
  ASSERT_FALSE(games.empty());
  EXPECT_EQ(games.front().error, "a game of more than 4 MiB is not read");
}

// The same text so many times.
class Repeated final : public io::ByteSource {
 public:
  Repeated(std::string text, int times) : text_(std::move(text)), left_(times) {}

 private:
  std::size_t read_some(std::span<char> into) override {
    if (at_ == text_.size()) {
      at_ = 0;
      --left_;
    }
    if (left_ == 0) return 0;
    const std::size_t got = text_.copy(into.data(), into.size(), at_);
    at_ += got;
    return got;
  }
  std::string text_;
  std::size_t at_ = 0;
  int left_;
};

TEST(DouDizhuStream, TenThousandGamesInConstantMemory) {
  for (const char* const name : {"openspiel.jsonl", "openspiel-history-string.txt",
                                 "openspiel-game-and-state.txt", "openspiel-playthrough.txt",
                                 "rlcard-trace.jsonl", "rlcard-showdown.json", "douzero.jsonl"}) {
    const std::string text = corpus(name);
    constexpr int games = 10'000;
    RecordStream stream;
    stream.open(io::Input(std::make_unique<Repeated>(text, games)));
    Record record;
    int read = 0;
    std::size_t early = 0;
    while (stream.next(record) == RecordStream::Got::record)
      if (++read == 100) early = mallinfo2().uordblks;
    EXPECT_GE(read, games) << name;
    EXPECT_LE(mallinfo2().uordblks, early + 4096) << name;
  }
}

}  // namespace
}  // namespace tally::dou_dizhu::testing
