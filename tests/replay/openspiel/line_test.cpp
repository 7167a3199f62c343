// Our JSON lines of OpenSpiel games: what comes out, in whatever order the keys stand, and what is
// said of lines that are wrong.
#include "replay/import/openspiel/line.h"

#include <sstream>

#include "engine/dou_dizhu/rules.h"
#include "replay/import/openspiel/plays.h"
#include "tests/replay/dou_dizhu/support.h"

namespace tally::openspiel {
namespace {

namespace kind = dou_dizhu::kind;
namespace rule = dou_dizhu::rule;
using dou_dizhu::testing::corpus;
using dou_dizhu::testing::first_line;
using dou_dizhu::testing::game_of;
using dou_dizhu::testing::GameRead;
using dou_dizhu::testing::games_of;
using dou_dizhu::testing::with;

std::string line() { return first_line(corpus("openspiel.jsonl")); }

// The same with spaces, as json.dumps makes it by default: not for the fast reader.
std::string spaced(const std::string& text) {
  std::string out;
  for (const char c : text) {
    out += c;
    if (c == ',' || c == ':') out += ' ';
  }
  return out;
}

TEST(OpenSpielLine, GivesTheEventsOfAGame) {
  const GameRead g = game_of(line());
  EXPECT_EQ(g.error, "");
  EXPECT_EQ(g.format, "openspiel");
  EXPECT_EQ(g.program, "OpenSpiel dou_dizhu");
  EXPECT_EQ(g.ruleset, "openspiel");
  EXPECT_TRUE(g.contradictions.empty());
  EXPECT_TRUE(g.shows_kind(kind::landlord) && g.shows_kind(kind::stock) &&
              g.shows_kind(kind::score));
  EXPECT_FALSE(g.shows_kind(kind::trick) || g.shows_kind(kind::over));
  EXPECT_EQ(g.events.at(0), R"({"e":"deal","p":1,"cards":["HJ","SK","D9","C3","HQ","S5","C8",)"
                            R"("DA","C9","S8","D8","C4","DQ","HK","D2","H9","D6"]})");
  EXPECT_EQ(g.events.at(1), R"({"e":"deal","p":2,"cards":["S4","C7","D4","H6","S9","DK","S6",)"
                            R"("CJ","H8","C2","ST","BJ","D7","H4","D5","DT","HT"]})");
  EXPECT_EQ(g.events.at(2), R"({"e":"deal","p":3,"cards":["CT","H7","DJ","H2","S2","C5","CK",)"
                            R"("CA","H3","S7","SJ","HA","C6","H5","S3","SQ","CQ"]})");
  // hist[0] is 38: the 13th card of the third player.
  ASSERT_GE(g.events.size(), 12U);
  EXPECT_EQ(g.events[3], R"({"e":"face_up","p":3,"card":"C6"})");
  EXPECT_EQ(g.events[4], R"({"e":"bid","p":3,"n":0})");
  EXPECT_EQ(g.events[5], R"({"e":"bid","p":1,"n":3})");
  EXPECT_EQ(g.events[6], R"({"e":"landlord","p":1,"n":3})");
  EXPECT_EQ(g.events[7], R"({"e":"stock","p":1,"cards":["D3","SA","RJ"]})");
  EXPECT_EQ(g.events[8],
            R"({"e":"play","p":1,"cards":["9","9","9","A","A"],"type":"triplet_pair"})");
  EXPECT_EQ(g.events[9],
            R"({"e":"play","p":2,"cards":["4","4","T","T","T"],"type":"triplet_pair"})");
  EXPECT_EQ(g.events[10], R"({"e":"pass","p":3})");
  EXPECT_EQ(g.events[12], R"({"e":"play","p":2,"cards":["BJ"],"type":"single"})");
  const std::size_t n = g.events.size();
  EXPECT_EQ(g.events[n - 4], R"({"e":"play","p":3,"cards":["6"],"type":"single"})");
  EXPECT_EQ(g.events[n - 3], R"({"e":"score","p":1,"n":-6})");
  EXPECT_EQ(g.events[n - 1], R"({"e":"score","p":3,"n":3})");
  // Every action stands where it was: hist[52] is the first bid, hist[54] the first play.
  EXPECT_EQ(g.at[3], 0U);
  EXPECT_EQ(g.at[4], 52U);
  EXPECT_EQ(g.at[8], 54U);
  EXPECT_EQ(g.at[n - 4], 54U + static_cast<unsigned>(n) - 4 - 8);
}

TEST(OpenSpielLine, TheFastReaderTakesOurOwnLines) {
  History h;
  std::istringstream lines(corpus("openspiel.jsonl"));
  for (std::string text; std::getline(lines, text);) {
    text.append(64, '\0');
    const std::string_view view = std::string_view(text).substr(0, text.size() - 64);
    h = History();
    EXPECT_TRUE(scan(view, h)) << view.substr(0, 40);
  }
}

// A deal and these actions behind it, without the keys that say it again.
std::string short_line(const std::string& more) {
  std::string text = R"({"hist":[0)";
  for (int card = first_card; card < first_card + dealt; ++card) text += "," + std::to_string(card);
  return text + more + "]}";
}
bool scanned(std::string text, History& h) {
  const std::size_t size = text.size();
  // What stands behind a line is not looked at.
  text.append("],0,0,0]}").append(64, '0');
  h = History();
  return scan(std::string_view(text).substr(0, size), h);
}

TEST(OpenSpielLine, TheFastReaderKnowsTheNumberOfEachAction) {
  History h;
  for (int id = 0; id < actions; ++id) {
    ASSERT_TRUE(scanned(short_line(",3," + std::to_string(id)), h)) << id;
    ASSERT_EQ(h.size, first_bid + 2U) << id;
    ASSERT_EQ(h.actions[first_bid + 1], id);
    ASSERT_EQ(h.common[first_bid + 1], &common_acts().find(static_cast<unsigned>(id)));
  }
}

TEST(OpenSpielLine, TheFastReaderTakesNoOtherSpelling) {
  History h;
  ASSERT_TRUE(scanned(short_line(",3,17"), h));
  for (const char* const more :
       {",3,017", ",3,00", ",03", ",3,-1", ",3,1.0", ",3, 17", ",3,", ",", ",3,,17", ",3,26057",
        ",3,126043", ",3,1260430", ",3,99999", ",3,1e2", ",3,x", ",3,[0]", ",3,\"0\"", ",3,:0"})
    EXPECT_FALSE(scanned(short_line(more), h)) << more;
  for (const char nothing : {'\0', '\xFF'})
    EXPECT_FALSE(scanned(short_line(std::string(",3,") + nothing), h));
  std::string cut = short_line(",3,17");
  for (cut.pop_back(); !cut.empty(); cut.pop_back()) EXPECT_FALSE(scanned(cut, h)) << cut;
}

TEST(OpenSpielLine, HowItIsWrittenDoesNotMatter) {
  const std::string text = corpus("openspiel.jsonl");
  const std::vector<GameRead> plain = games_of(text);
  ASSERT_EQ(plain.size(), 4U);
  std::string shuffled;
  std::istringstream lines(text);
  for (std::string one; std::getline(lines, one);) {
    // "returns" and "acts" first, "hist" last; and a key nobody knows.
    const std::size_t hist = one.find("\"hist\"");
    const std::size_t after = one.find("\"face_up_pos\"");
    const std::size_t acts = one.find("\"acts\"");
    shuffled += "{" + one.substr(acts, one.size() - 1 - acts) + ",\"new\":{\"a\":[1]}," +
                one.substr(after, acts - after) + one.substr(hist, after - hist - 1) + "}\n";
  }
  std::string folded = text;  // over several lines
  for (std::size_t i = 0; (i = folded.find(",\"", i)) != std::string::npos; i += 2)
    folded.replace(i, 2, ",\n \"");
  std::string in_list = "[" + text + "]";
  for (std::size_t i = 0; (i = in_list.find("}\n{", i)) != std::string::npos;) in_list[i + 1] = ',';
  std::string crlf = "\xEF\xBB\xBF" + text;
  for (std::size_t i = 0; (i = crlf.find('\n', i)) != std::string::npos; i += 2)
    crlf.insert(i, "\r");
  std::string one_line = text;
  std::erase(one_line, '\n');
  for (const std::string& other : {spaced(text), shuffled, folded, in_list, crlf, one_line}) {
    const std::vector<GameRead> games = games_of(other);
    ASSERT_EQ(games.size(), 4U) << other.substr(0, 60);
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_EQ(games[i].error, "");
      EXPECT_EQ(games[i].events, plain[i].events);
      EXPECT_EQ(games[i].at, plain[i].at);
      EXPECT_TRUE(games[i].contradictions.empty());
    }
  }
}

TEST(OpenSpielLine, WithoutTheOtherKeysLessIsShown) {
  const std::string all = line();
  const std::size_t hist = all.find("\"hist\"");
  const std::string only = "{" + all.substr(hist, all.find("]", hist) + 1 - hist) + "}";
  const GameRead g = game_of(only);
  EXPECT_EQ(g.error, "");
  EXPECT_FALSE(g.shows_kind(kind::landlord) || g.shows_kind(kind::stock) ||
               g.shows_kind(kind::score));
  EXPECT_EQ(g.events.size(), game_of(all).events.size() - 5);
}

TEST(OpenSpielLine, WhatDoesNotAgreeIsAContradiction) {
  struct Row {
    const char *from, *to;
    Rule rule;
  };
  for (const Row& row : {Row{"\"deal\":[[34,49", "\"deal\":[[49,34", rule::deal},
                         Row{"\"face_up_pos\":38", "\"face_up_pos\":37", rule::face_up},
                         Row{"\"landlord\":0", "\"landlord\":1", rule::landlord},
                         Row{"\"first_bidder\":2", "\"first_bidder\":1", rule::bid_order},
                         Row{"\"n_bids\":2", "\"n_bids\":3", rule::bid_order},
                         Row{"[0,\"999AA\"]", "[0,\"999KK\"]", rule::type_named},
                         Row{"[0,\"999AA\"]", "[1,\"999AA\"]", rule::turn},
                         Row{"[0,\"Bid 3\"]", "[0,\"Bid 2\"]", rule::type_named}}) {
    const GameRead g = game_of(with(line(), row.from, row.to));
    EXPECT_EQ(g.error, "") << row.to;
    ASSERT_EQ(g.contradictions.size(), 1U) << row.to;
    EXPECT_EQ(g.contradictions[0].rule, row.rule) << row.to;
    EXPECT_NE(g.contradictions[0].expected, g.contradictions[0].found) << row.to;
    EXPECT_EQ(g.events, game_of(line()).events) << row.to;
  }
  // What the rules can hold against the actions is theirs.
  const GameRead g = game_of(with(line(), "\"bid\":3", "\"bid\":2"));
  EXPECT_TRUE(g.contradictions.empty());
  EXPECT_EQ(g.events[6], R"({"e":"landlord","p":1,"n":2})");
}

TEST(OpenSpielLine, NobodyTookTheBottom) {
  std::string text = corpus("openspiel.jsonl");
  text = text.substr(text.rfind('{'));
  EXPECT_TRUE(game_of(text).contradictions.empty());
  const GameRead g = game_of(with(text, "\"bottom\":[2,", "\"bottom\":[3,"));
  ASSERT_EQ(g.contradictions.size(), 1U);
  EXPECT_EQ(g.contradictions[0].rule, rule::stock);
}

TEST(OpenSpielLine, SaysWhatIsWrong) {
  struct Row {
    const char *from, *to, *message;
  };
  for (const Row& row :
       {Row{"[38,85", "[51,85", "hist[0]: expected a position in the deal from 0 to 50, found 51"},
        Row{"[38,85", "[38,50", "hist[1]: expected a card that is dealt, from 51 to 104, found 50"},
        Row{"397,400", "397,40000", "hist[55]: expected a number from 0 to 26056, found 40000"},
        Row{"3,397", "3,2", "hist[54]: expected 0 or a play from 4 to 26,056, found 2"},
        Row{"\"hist\"", "\"history\"", "expected a game with the key \"hist\" (OpenSpiel)"},
        Row{"\"deal\":[[34,49", "\"deal\":[[34,99", "deal[0][1]: expected a number from 0 to 53"},
        Row{"\"deal\":[[34,49", "\"deal\":[[49", "deal[0]: expected 17 cards, found 16"},
        Row{"\"returns\":[-6.0", "\"returns\":[-6.5", "returns[0]: expected a whole number"},
        Row{"\"landlord\":0", "\"landlord\":7",
            "landlord: expected a number from -1 to 2, found 7"},
        Row{"\"hist\":[38", "\"hist\":[null",
            "hist[0]: expected a number from 0 to 26056, found null"},
        Row{"\"bid\":3", "\"bid\":\"3\"", "bid: expected a number from 0 to 3, found \"3\""}}) {
    const std::string text = with(line(), row.from, row.to);
    const std::vector<GameRead> games = games_of("\n" + text + "\n" + line() + "\n");
    ASSERT_EQ(games.size(), 2U) << row.to;
    EXPECT_EQ(games[0].error.substr(0, std::string_view(row.message).size()), row.message);
    EXPECT_EQ(games[0].line, 2U);
    EXPECT_EQ(games[1].error, "") << "the next game is still read";
  }
}

TEST(OpenSpielLine, AGameThatEndsInTheDealIsCut) {
  const GameRead g = game_of(R"({"id":0,"hist":[38,85,91]})");
  EXPECT_EQ(g.error, "");
  EXPECT_EQ(g.cut_off, "the actions end in the deal");
  EXPECT_TRUE(g.events.empty());
}

TEST(OpenSpielLine, ARowWithoutEndIsRefused) {
  std::string text = R"({"hist":[0)";
  for (int i = 0; i < 5000; ++i) text += ",0";
  EXPECT_EQ(game_of(text + "]}").error, "hist: a game of more than 1024 actions is not read");
}

}  // namespace
}  // namespace tally::openspiel
