// What OpenSpiel itself writes of a game, in its four shapes.
#include "replay/import/openspiel/text.h"

#include "tests/replay/dou_dizhu/support.h"

namespace tally::openspiel {
namespace {

namespace kind = dou_dizhu::kind;
using dou_dizhu::testing::corpus;
using dou_dizhu::testing::first_line;
using dou_dizhu::testing::game_of;
using dou_dizhu::testing::GameRead;
using dou_dizhu::testing::games_of;
using dou_dizhu::testing::with;

// The events that actions alone show.
std::vector<std::string> of_actions(const GameRead& g) {
  std::vector<std::string> out;
  for (const std::string& e : g.events)
    if (e.find("\"landlord\"") == std::string::npos && e.find("\"stock\"") == std::string::npos &&
        e.find("\"score\"") == std::string::npos)
      out.push_back(e);
  return out;
}

TEST(OpenSpielText, HistoryStringsAreGamesLineByLine) {
  const std::vector<GameRead> lines = games_of(corpus("openspiel.jsonl"));
  const std::vector<GameRead> games = games_of(corpus("openspiel-history-string.txt"));
  ASSERT_EQ(games.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(games[i].events, of_actions(lines[i]));
    EXPECT_EQ(games[i].program, "OpenSpiel dou_dizhu");
    EXPECT_FALSE(games[i].shows_kind(kind::landlord) || games[i].shows_kind(kind::score));
  }
  // 7777 on the rocket.
  std::size_t bomb = 0;
  while (games[1].at[bomb] != 61) ++bomb;
  EXPECT_EQ(games[1].events[bomb], R"({"e":"play","p":3,"cards":["7","7","7","7"],"type":"bomb"})");
}

TEST(OpenSpielText, TheOtherShapesAreTheSameGame) {
  const GameRead g = game_of(corpus("openspiel-serialize.txt"));
  EXPECT_GT(g.events.size(), 50U);
  EXPECT_EQ(game_of(corpus("openspiel-game-and-state.txt")).events, g.events);
  const GameRead played = game_of(corpus("openspiel-playthrough.txt"));
  EXPECT_EQ(of_actions(played), g.events);
  EXPECT_EQ(played.events.size(), g.events.size() + 3) << "Returns()";
  EXPECT_TRUE(played.shows_kind(kind::score));
}

TEST(OpenSpielText, AnUnfinishedPlaythroughHasNoReturns) {
  std::string text = corpus("openspiel-playthrough.txt");
  text.resize(text.rfind("# State"));
  const GameRead g = game_of(text);
  EXPECT_EQ(g.error, "");
  EXPECT_FALSE(g.shows_kind(kind::score));
  EXPECT_EQ(g.at.back(), 52U);
}

TEST(OpenSpielText, SeveralGamesInOneFile) {
  const std::string state = corpus("openspiel-game-and-state.txt");
  const std::string serialized = corpus("openspiel-serialize.txt");
  const std::string played = corpus("openspiel-playthrough.txt");
  const std::string rows = corpus("openspiel-history-string.txt");
  struct Row {
    std::string text;
    std::size_t games;
  };
  for (const Row& row : {Row{state + state, 2}, Row{serialized + "\n" + serialized, 2},
                         Row{played + "\n" + played, 2}, Row{rows + rows, 4},
                         Row{state + played + rows, 4}, Row{serialized + rows, 3}}) {
    const std::vector<GameRead> games = games_of(row.text);
    EXPECT_EQ(games.size(), row.games) << row.text.substr(0, 40);
    for (const GameRead& g : games) {
      EXPECT_EQ(g.error, "");
      EXPECT_GT(g.events.size(), 50U);
    }
  }
}

TEST(OpenSpielText, LineEndsAndMarks) {
  for (const char* name : {"openspiel-serialize.txt", "openspiel-game-and-state.txt",
                           "openspiel-history-string.txt", "openspiel-playthrough.txt"}) {
    const std::string text = corpus(name);
    std::string crlf = "\xEF\xBB\xBF" + text;
    for (std::size_t i = 0; (i = crlf.find('\n', i)) != std::string::npos; i += 2)
      crlf.insert(i, "\r");
    const auto a = games_of(text);
    const auto b = games_of(crlf);
    ASSERT_EQ(a.size(), b.size()) << name;
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a[i].events, b[i].events) << name;
  }
}

TEST(OpenSpielText, SaysWhatIsWrong) {
  struct Row {
    std::string text;
    std::uint64_t line;
    const char* message;
  };
  const std::string state = corpus("openspiel-game-and-state.txt");
  for (const Row& row :
       {Row{with(state, "Version: 1", "Version: 2"), 3,
            "expected version 1 of OpenSpiel's serialized games, found \"2\""},
        Row{with(state, "dou_dizhu()", "chess()"), 6,
            "expected the game dou_dizhu, found \"chess()\""},
        Row{"game: go\n\n", 1, "expected a playthrough of dou_dizhu, found the game \"go\""},
        Row{with(first_line(corpus("openspiel-history-string.txt")), "85", "26057"), 1,
            "hist[1]: expected an action from 0 to 26056, found \"26057\""},
        Row{with(first_line(corpus("openspiel-history-string.txt")), "85", "26056"), 1,
            "hist[1]: expected a card that is dealt, from 51 to 104, found 26056"},
        Row{"7\n60\nsixty\n", 3,
            "expected an action of dou_dizhu, a number, or a row of them; "
            "found \"sixty\""}}) {
    const std::vector<GameRead> games = games_of(row.text + "\n\n" + state);
    ASSERT_EQ(games.size(), 2U) << row.message;
    EXPECT_EQ(games[0].error, row.message);
    EXPECT_EQ(games[0].line, row.line) << row.message;
    EXPECT_EQ(games[1].error, "") << "the next game is still read";
  }
}

}  // namespace
}  // namespace tally::openspiel
