// DouZero's games, and the pickles of its deals, which are never run.
#include "replay/import/douzero/douzero.h"

#include "engine/dou_dizhu/rules.h"
#include "tests/replay/dou_dizhu/support.h"

namespace tally::douzero {
namespace {

namespace kind = dou_dizhu::kind;
namespace rule = dou_dizhu::rule;
using dou_dizhu::testing::corpus;
using dou_dizhu::testing::first_line;
using dou_dizhu::testing::game_of;
using dou_dizhu::testing::GameRead;
using dou_dizhu::testing::games_of;
using dou_dizhu::testing::with;

const std::string small =
    R"({"deal":{"landlord":[3,4,17,20],"landlord_up":[5,14],"landlord_down":[30],)"
    R"("three_landlord_cards":[3,4,20]},"actions":[[3],[],[14],[17],[30]],)"
    R"("winner":"farmer","bomb_num":2})";

TEST(DouZeroGame, GivesTheEventsOfAGame) {
  const GameRead g = game_of(small);
  EXPECT_EQ(g.error, "");
  EXPECT_EQ(g.program, "DouZero");
  EXPECT_EQ(g.ruleset, "douzero");
  EXPECT_EQ(g.format, "douzero");
  EXPECT_TRUE(g.contradictions.empty());
  EXPECT_EQ(g.events,
            (std::vector<std::string>{
                R"({"e":"deal","p":1,"cards":["3","4","2","BJ"]})",
                R"({"e":"deal","p":2,"cards":["RJ"]})", R"({"e":"deal","p":3,"cards":["5","A"]})",
                R"({"e":"play","p":1,"cards":["3"]})", R"({"e":"pass","p":2})",
                R"({"e":"play","p":3,"cards":["A"]})", R"({"e":"play","p":1,"cards":["2"]})",
                R"({"e":"play","p":2,"cards":["RJ"]})", R"({"e":"score","p":1,"n":-8})",
                R"({"e":"score","p":2,"n":4})", R"({"e":"score","p":3,"n":4})",
                R"({"e":"over","winners":[2,3]})"}));
  EXPECT_EQ(g.at, (std::vector<std::uint32_t>{0, 0, 0, 0, 1, 2, 3, 4, 4, 4, 4, 4}));
  ASSERT_EQ(g.labels.size(), 3U);
  EXPECT_EQ(g.labels[1].name, "landlord_down");
}

TEST(DouZeroGame, WhatItDoesNotSay) {
  std::string text = small;
  text = text.substr(0, text.find(",\"winner\"")) + "}";
  const GameRead g = game_of(text);
  EXPECT_FALSE(g.shows_kind(kind::score) || g.shows_kind(kind::over) ||
               g.shows_kind(kind::landlord));
  text = text.substr(0, text.find(",\"actions\"")) + "}";
  EXPECT_EQ(game_of(text).cut_off, "a deal without a game: nobody has played yet");
}

TEST(DouZeroGame, SaysWhatIsWrong) {
  EXPECT_EQ(game_of(with(small, "\"actions\":[[3]", "\"actions\":[[15]")).error,
            "actions[0][0]: expected a card: 3 to 14, 17, 20 or 30, found 15");
  EXPECT_EQ(game_of(with(small, "\"farmer\"", "\"nobody\"")).error,
            "winner: expected \"landlord\" or \"farmer\", found \"nobody\"");
  EXPECT_EQ(game_of(with(small, "\"landlord_up\"", "\"landlord_left\"")).error,
            "deal: expected the key \"landlord_up\"");
  const GameRead g = game_of(with(small, "[3,4,20]", "[3,3,20]"));
  ASSERT_EQ(g.contradictions.size(), 1U);
  EXPECT_EQ(g.contradictions[0].rule, rule::stock);
}

// --- pickles

// Protocol 4, as Python's pickle.dump writes a list of deals; the texts are remembered once.
class Pickle {
 public:
  Pickle() { bytes_.append("\x80\x04\x95", 3).append(8, '\0').append("]\x94("); }
  Pickle& raw(std::string_view bytes) {
    bytes_ += bytes;
    return *this;
  }
  Pickle& cards(std::string_view name, std::initializer_list<int> list) {
    text(name);
    bytes_ += "]\x94(";
    for (const int c : list) bytes_.append("K").append(1, static_cast<char>(c));
    bytes_ += 'e';
    return *this;
  }
  Pickle& text(std::string_view name) {
    bytes_.append("\x8C").append(1, static_cast<char>(name.size())).append(name).append("\x94");
    return *this;
  }
  Pickle& deal() {
    raw("}\x94(").cards("landlord", {3, 4, 17, 20});
    cards("landlord_up", {5, 14}).cards("landlord_down", {30});
    return cards("three_landlord_cards", {3, 4, 20}).raw("u");
  }
  [[nodiscard]] std::string done() const { return bytes_ + "e."; }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

TEST(DouZeroPickle, GivesDealAfterDeal) {
  const std::string two = Pickle().deal().deal().done();
  const std::vector<GameRead> games = games_of(two + two);
  ASSERT_EQ(games.size(), 4U);
  for (const GameRead& g : games) {
    EXPECT_EQ(g.error, "");
    EXPECT_EQ(g.program, "DouZero");
    EXPECT_EQ(g.events,
              (std::vector<std::string>{R"({"e":"deal","p":1,"cards":["3","4","2","BJ"]})",
                                        R"({"e":"deal","p":2,"cards":["RJ"]})",
                                        R"({"e":"deal","p":3,"cards":["5","A"]})"}));
    EXPECT_EQ(g.cut_off, "a deal without a game: nobody has played yet");
  }
}

// Python writes a list of one, and the last of 1,001, without a mark before it.
TEST(DouZeroPickle, GivesOneDealByItself) {
  std::string one = Pickle().deal().bytes() + "a.";
  one.erase(one.find("]\x94(") + 2, 1);
  const std::string several = Pickle().deal().deal().bytes() + "e" + one.substr(one.find('}'));
  for (const std::string& text : {one, several}) {
    const std::vector<GameRead> games = games_of(text);
    ASSERT_EQ(games.size(), text == one ? 1U : 3U);
    for (const GameRead& g : games) {
      EXPECT_EQ(g.error, "");
      EXPECT_EQ(g.events.size(), 3U);
    }
  }
  std::string twice = one;
  twice.insert(twice.size() - 1, "a");
  EXPECT_NE(games_of(twice).back().error, "");
  std::string never = one;
  never.erase(never.size() - 2, 1);
  EXPECT_NE(games_of(never).back().error, "");
}

TEST(DouZeroPickle, KnowsNoOtherOperation) {
  const std::string start = Pickle().bytes();
  const std::string at = "byte " + std::to_string(start.size()) + ": the operation ";
  const std::string end =
      " is none that a list of DouZero's deals needs; nothing else of a pickle is read";
  struct Row {
    const char* bytes;
    const char* name;
  };
  for (const Row& row : {Row{"cos\nsystem\n", "GLOBAL (0x63)"}, Row{"\x93", "STACK_GLOBAL (0x93)"},
                         Row{"R", "REDUCE (0x52)"}, Row{"b", "BUILD (0x62)"},
                         Row{"J....", "BININT (0x4A)"}, Row{"\x01", "0x01"}}) {
    const GameRead g = game_of(start + row.bytes + std::string(20, '.'));
    EXPECT_EQ(g.error, at + row.name + end);
  }
}

TEST(DouZeroPickle, SaysWhatIsWrong) {
  struct Row {
    std::string bytes;
    const char* message;
  };
  std::string many = Pickle().raw("}\x94(").text("landlord").bytes() + "]\x94(";
  for (int i = 0; i < 21; ++i) many += "K\x03";
  for (const Row& row :
       {Row{std::string("\x80\x03", 2) + "].",
            "byte 0: expected a pickle of protocol 4 or 5, found 3"},
        Row{Pickle().raw("}\x94(").text("colour").done(),
            "byte 17: expected landlord, landlord_up, landlord_down or three_landlord_cards, "
            "found \"colour\""},
        Row{Pickle().raw("}\x94(").cards("landlord", {3}).raw("u").done(),
            "byte 34: expected a deal of landlord, landlord_up, landlord_down and "
            "three_landlord_cards"},
        Row{Pickle().raw("}\x94(").cards("landlord", {15}).done(),
            "byte 33: expected a card: 3 to 14, 17, 20 or 30, found 15"},
        Row{many + "e", "byte 73: more cards than a hand has"},
        Row{Pickle().raw("h\x09").done(), "byte 14: number 9 of what is remembered is no text"},
        Row{Pickle().bytes() + std::string(300, '('),
            "byte 268: more nested values than a list of deals has"},
        Row{Pickle().bytes(), "byte 14: the pickle ends before its STOP"},
        Row{Pickle().bytes() + ".", "byte 14: STOP before the list of deals is complete"},
        Row{Pickle().done(), "a pickle without a deal; expected a list of deals"}})
    EXPECT_EQ(game_of(row.bytes).error, row.message);
}

TEST(DouZeroPickle, CutAnywhereKeepsWhatCameBefore) {
  const std::string whole = Pickle().deal().deal().done();
  for (std::size_t n = 1; n < whole.size(); ++n) {
    const std::vector<GameRead> games = games_of(std::string_view(whole).substr(0, n));
    ASSERT_FALSE(games.empty()) << n;
    EXPECT_NE(games.back().error, "") << n;
    for (std::size_t i = 0; i + 1 < games.size(); ++i) EXPECT_EQ(games[i].events.size(), 3U);
  }
}

}  // namespace
}  // namespace tally::douzero
