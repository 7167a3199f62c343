// `tally annotate`: the bytes of its pages.
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "replay/report/page/html.h"
#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string long_game = "corpus/native/generals-6-165.jsonl";

std::string page_of(const std::string& record, std::vector<std::string> options = {}) {
  std::vector<std::string> all = {"annotate", record, "-o", "-"};
  all.insert(all.end(), options.begin(), options.end());
  Outcome o = tally(std::move(all));
  EXPECT_TRUE(o.code == 0 || o.code == 1) << record << ": " << o.err;
  return std::move(o.out);
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string read(const std::string& path) {
  std::ifstream file(std::string(TALLY_SOURCE_DIR) + "/" + path);
  std::stringstream all;
  all << file.rdbuf();
  return all.str();
}

TEST(Annotate, SaysByItsExitCodeWhetherTheRecordBreaksTheRules) {
  const Folder folder;
  const std::string out = folder.path("page.html");
  const Outcome clean = tally({"annotate", long_game, "-o", out});
  EXPECT_EQ(clean.code, 0) << clean.err;
  EXPECT_NE(clean.last_line().find("clean, 6 players"), std::string::npos) << clean.out;
  EXPECT_EQ(tally({"annotate", "corpus/faults/three-faults.jsonl", "-o", out}).code, 1);
  EXPECT_EQ(tally({"annotate", "corpus/faults/not-a-record.dat", "-o", out}).code, 3);
  EXPECT_EQ(tally({"annotate", long_game}).code, 2) << "a page needs a place";
  EXPECT_EQ(tally({"annotate", long_game, "-o", out, "--seat", "7"}).code, 2);
}

TEST(Annotate, AFileThatCannotBeReadToItsEndEndsWithThree) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(4, 1) + "no record\n");
  const Outcome o = run({"annotate", path, "-o", folder.path("a.html")});
  EXPECT_EQ(o.code, 3) << o.out << o.err;
  EXPECT_NE(o.err.find("a.jsonl#2: "), std::string::npos) << o.err;
  EXPECT_TRUE(std::filesystem::exists(folder.path("a.html"))) << "the page is made all the same";
}

// Alone, and in a folder.
TEST(Annotate, AGameThatIsNotCoveredEndsWithFour) {
  const Folder folder;
  folder.write("in/a.jsonl", random_log(4, 1));
  const std::string path = folder.write("in/b.jsonl", uncovered_log());
  EXPECT_EQ(run({"annotate", path, "-o", folder.path("b.html")}).code, 4);
  EXPECT_EQ(run({"annotate", folder.path("in"), "-o", folder.path("site")}).code, 4);
}

TEST(Annotate, HasAnAnchorForEveryEventAndTurn) {
  const std::string page = page_of(long_game);
  const std::string told = tally({"check", long_game, "--format", "jsonl"}).out;
  const std::string key = "\"events\":";
  const int events = std::stoi(told.substr(told.find(key) + key.size()));
  for (const int i : {0, 1, events / 2, events - 1})
    EXPECT_TRUE(has(page, "<li id=e" + std::to_string(i))) << i;
  EXPECT_FALSE(has(page, "<li id=e" + std::to_string(events)));
  EXPECT_TRUE(has(page, "<section class=turn id=t32>"));
  EXPECT_TRUE(has(page, "<div id=\"SGS-CARD-SLASH\">")) << "the text of a rule it cites";
}

TEST(Annotate, IsTitledByFilePlayersAndWinnersInEachLanguage) {
  const std::string en = "generals-6-165.jsonl — 6 players, won by seats 2, 3 and 6 — Tally";
  const std::string zh = "generals-6-165.jsonl — 6人，胜者：2号位、3号位、6号位 — Tally";
  EXPECT_TRUE(has(page_of(long_game),
                  "<title data-en=\"" + en + "\" data-zh=\"" + zh + "\">" + en + "</title>"));
  EXPECT_TRUE(has(page_of(long_game, {"--lang", "zh"}), "<title>" + zh + "</title>"));
  const std::string asks =
      page_of(long_game, {"--notes", "corpus/native/generals-6-165.notes.toml", "--lang", "en"});
  EXPECT_TRUE(has(asks, "<title>generals-6-165.jsonl — 6 players — Tally</title>"))
      << "a page that asks does not give away who wins";
}

// The board stands beside the words, so that these call players by their seats alone.
TEST(Annotate, ReadsAsShowDoesWithoutAScript) {
  const std::string page = page_of(long_game, {"--lang", "en"});
  std::istringstream lines(tally({"show", long_game, "--turn", "2", "--why"}).out);
  int found = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("  • ")) continue;
    const std::string named = line.substr(6, line.find("  ", 6) - 6);
    const std::string words = std::regex_replace(named, std::regex(R"((seat \d) \([^)]*\))"), "$1");
    std::string as_html;
    report::append_html(as_html, words);
    EXPECT_TRUE(has(page, as_html)) << words;
    ++found;
  }
  EXPECT_GT(found, 3);
}

TEST(Annotate, SpeaksTheLanguagesItIsAskedFor) {
  const std::string en = page_of(long_game, {"--lang", "en"});
  const std::string data = en.substr(0, en.rfind("<script>"));  // the script speaks every language
  EXPECT_FALSE(has(data, "号位") || has(data, "杀") || has(data, "【"));
  const std::string zh = page_of(long_game, {"--lang", "zh"});
  EXPECT_TRUE(has(zh, "<html lang=zh>"));
  EXPECT_FALSE(has(zh.substr(0, zh.rfind("<script>")), "hit points"));
}

// In a sound record what is worked out in numbers comes to what happened.
TEST(Annotate, WorksOutNumbersThatAgreeWithTheRecord) {
  int distances = 0;
  int damages = 0;
  int judgements = 0;
  for (const char* record :
       {"corpus/native/generals-6-165.jsonl", "corpus/native/classic-10-4.jsonl",
        "corpus/freekill/mixed-g022007_p6_v6.fk.rep", "corpus/freekill/mixed-g022015_p8_v8.fk.rep",
        "corpus/freekill/mixed-g022009_p8_v2.fk.rep"}) {
    std::istringstream lines(page_of(record, {"--lang", "en"}));
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("<li id=e")) continue;
      EXPECT_FALSE(has(line, "out of reach")) << line;
      distances += has(line, "<p class=w>distance to seat") ? 1 : 0;
      const std::size_t takes = line.find(" takes ");
      const std::size_t sum = line.find("<p class=w>damage ");
      if (sum != std::string::npos) {
        ASSERT_NE(takes, std::string::npos) << line;
        EXPECT_EQ(line[takes + 7], line[sum + 18]) << line;
        ++damages;
      }
      if (has(line, "takes effect on")) {
        ++judgements;
        EXPECT_EQ(has(line, ": it takes effect"), has(line, ": it does</p>")) << line;
      }
    }
  }
  EXPECT_GT(distances, 100);
  EXPECT_GT(damages, 100);
  EXPECT_GT(judgements, 20);
}

// Who takes a card has it from somebody; what a card is said to be is told with it.
TEST(Annotate, TheLineOfATurnSaysWhereCardsGo) {
  const std::string taken =
      page_of("corpus/freekill/shzl-mixed-g011000_p5_v1.fk.rep", {"--lang", "en"});
  EXPECT_NE(taken.find("♦3 Peach ← 1 · ♦7 Dodge ← 2"), std::string::npos);
  const std::string claimed =
      page_of("corpus/freekill/shzl22-mixed-g022030_p7_v2.fk.rep", {"--lang", "en"});
  EXPECT_NE(claimed.find("♠2 Eight Trigrams as Slash → 5"), std::string::npos);
  EXPECT_EQ(claimed.find("♠2 Eight Trigrams as Slash → 5 · ♠2 Eight Trigrams as Slash"),
            std::string::npos);
}

// The record, the rules, the reason: each finding says all three.
TEST(Annotate, SaysOfAFindingWhatWhatInsteadAndWhy) {
  for (const char* record : {"second-slash", "damage-number", "missing-draw", "judgement-card"}) {
    const std::string page =
        page_of("corpus/faults/" + std::string(record) + ".jsonl", {"--lang", "en"});
    const std::size_t begin = page.find("<div class=f id=p1");
    ASSERT_NE(begin, std::string::npos) << record;
    const std::string card = page.substr(begin, page.find("</div>", begin) - begin);
    EXPECT_TRUE(has(card, "the record says:") && has(card, "the rules allow:")) << card;
    EXPECT_TRUE(has(card, "because:") || has(card, "<p class=w>")) << card;
  }
}

// What a record says is text wherever it stands.
TEST(Annotate, EscapesNames) {
  std::string log = read("corpus/native/small-3-1.jsonl");
  const std::string hostile = R"(</script><img src=x onerror=\"alert(1)\">)";
  log.replace(log.find("{\"role\""), 1, "{\"name\":\"" + hostile + "\",");
  const std::string note = "\"note\":\"";
  log.insert(log.find(note) + note.size(), "</style><script>alert(2)</script>");
  const std::string program = "\"program\":\"";
  log.insert(log.find(program) + program.size(), "<b onmouseover=alert(3)>");
  const Outcome o = tally({"annotate", "-", "-o", "-"}, log);
  ASSERT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(count(o.out, "<script"), 3U) << "the page's own";
  EXPECT_EQ(count(o.out, "</script"), 3U);
  EXPECT_EQ(count(o.out, "</style"), 1U);
  EXPECT_FALSE(has(o.out, "<img"));
  EXPECT_FALSE(has(o.out, "<b onmouseover"));
  EXPECT_TRUE(has(o.out, "&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"));
}

TEST(Annotate, EscapesEveryCharacterThatIsMarkup) {
  std::string out;
  report::append_html(out, "<a href=\"x\">&\n\x01\xE2\x80\xAE");
  EXPECT_EQ(out, "&lt;a href=&quot;x&quot;&gt;&amp; \\u0001\\u202e");
  out.clear();
  report::append_json(out, R"(["</script>"])");
  EXPECT_EQ(out, R"(["\u003c/script>"])");
}

TEST(Annotate, NeedsNothingBesideIt) {
  const std::string page = page_of(long_game);
  for (const char* outside : {"http://", "https://", "src=", "@import", "url("}) {
    // The one address is the name of SVG's elements, which nothing fetches.
    std::size_t at = page.find(outside);
    while (at != std::string::npos && page.compare(at, 26, "http://www.w3.org/2000/svg") == 0)
      at = page.find(outside, at + 1);
    EXPECT_EQ(at, std::string::npos) << page.substr(at, 80);
  }
  EXPECT_TRUE(has(page, "default-src 'none'"));
}

// Every card, general and role the page of a seat names stands in what that seat saw.
class OfASeat : public ::testing::TestWithParam<int> {};

TEST_P(OfASeat, NamesNothingItMustNotKnow) {
  const std::string seat = std::to_string(GetParam());
  const std::string record = "corpus/native/generals-6-165.jsonl";
  const std::string seen = tally({"hide", record, "--seat", seat}).out;
  const std::string page = page_of(record, {"--seat", seat});
  const std::string everything = page_of(record);
  const auto& schema = find_game("sanguosha")->schema();
  int hidden = 0;
  for (const CardInfo& card : schema.cards) {
    const std::string token = "\"" + std::string(card.token) + "\"";
    if (has(seen, token)) continue;
    EXPECT_FALSE(has(page, token)) << token;
    hidden += has(everything, token) ? 1 : 0;
  }
  EXPECT_GT(hidden, 0) << "there was something to hide";
  // Generals of two packages can have one name.
  const auto& generals = schema.seat_fields[2];
  std::set<std::string> named;
  for (std::size_t g = 1; g < generals.names.size(); ++g)
    if (has(seen, "\"" + std::string(generals.names[g]) + "\"")) named.emplace(generals.en[g]);
  for (std::size_t g = 1; g < generals.names.size(); ++g) {
    if (named.contains(std::string(generals.en[g]))) continue;
    EXPECT_FALSE(has(page, "\"" + std::string(generals.en[g]) + "\""));
    EXPECT_FALSE(has(page, std::string(generals.en[g]) + "</i>"));
  }
  EXPECT_FALSE(has(page, "seed 165")) << "its note would tell the whole game";
}
INSTANTIATE_TEST_SUITE_P(Seats, OfASeat, ::testing::Range(0, 7));

TEST(Annotate, HidesRolesUntilTheyAreShown) {
  const std::string page =
      page_of("corpus/native/classic-8-4.jsonl", {"--seat", "2", "--lang", "en"});
  const std::string seats = page.substr(page.find("<ol class=seats>"), 900);
  EXPECT_EQ(count(seats.substr(0, seats.find("</ol>")), "rebel") +
                count(seats.substr(0, seats.find("</ol>")), "loyalist") +
                count(seats.substr(0, seats.find("</ol>")), "spy"),
            1U)
      << seats;
}

// About 1 MB for a game of 100 turns, with ten players; the script, its styles and the rules are
// the same for all.
TEST(Annotate, IsSmall) {
  constexpr std::size_t for_all = 110'000;
  constexpr std::size_t for_a_turn = 9'400;  // about 1 MB for 100 turns
  for (const char* record :
       {"corpus/native/classic-10-4.jsonl", "corpus/native/generals-6-165.jsonl",
        "corpus/freekill/mixed-g022015_p8_v8.fk.rep", "corpus/dou_dizhu/botzone.jsonl"}) {
    const std::string page = page_of(record);
    EXPECT_LT(page.size(), for_all + for_a_turn * count(page, "<section class=turn")) << record;
  }
}

TEST(Annotate, MakesAPageOfEveryKindOfRecord) {
  for (const char* record :
       {"corpus/faults/hidden-card-twice.jsonl", "corpus/faults/cut.jsonl",
        "corpus/faults/no-end.jsonl", "corpus/faults/wrong-winner.fk.rep",
        "corpus/hidden/generals-4-5-seen-by-2.jsonl", "corpus/dou_dizhu/rlcard-showdown.json",
        "corpus/dou_dizhu/douzero.jsonl", "corpus/dou_dizhu/openspiel.jsonl",
        "corpus/native/two-games.jsonl.gz"}) {
    const std::string page = page_of(record);
    EXPECT_TRUE(has(page, "<li id=e0")) << record;
    EXPECT_TRUE(page.ends_with("</html>\n")) << record;
  }
}

}  // namespace
}  // namespace tally::cli::testing
