// What `tally fork` does: another choice at a decision of a recorded game.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

// The first decision in a random game, as `tally legal` lists them.
int first_decision(const std::string& path) {
  const auto lines = lines_of(run({"legal", path}).out);
  return lines.empty() ? -1 : std::stoi(lines[0].substr(6));
}

TEST(Fork, SaysWhereNobodyCouldHaveDoneAnythingElse) {
  const Outcome o =
      run({"fork", TALLY_SOURCE_DIR "/corpus/native/generals-4-229.jsonl", "--at", "121"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.out, "nobody who was asked here could have done anything else\n");
}

TEST(Fork, ListsWhatCouldHaveBeenChosen) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(5, 1));
  const std::string at = std::to_string(first_decision(path));
  const Outcome o = run({"fork", path, "--at", at});
  EXPECT_EQ(o.code, 0) << o.err;
  const auto lines = lines_of(o.out);
  ASSERT_GT(lines.size(), 1U) << o.out;
  EXPECT_TRUE(lines[0].starts_with("event " + at + ": ")) << lines[0];
  EXPECT_NE(o.out.find("\n   1  "), std::string::npos) << o.out;
  EXPECT_TRUE(run({"fork", path, "--at", at, "--lang", "zh"}).out.starts_with("事件" + at))
      << o.out;
}

// The main general and the deputy: another order is another choice.
TEST(Fork, MarksWhatWasRecordedInItsOrder) {
  const Outcome o =
      run({"fork", TALLY_SOURCE_DIR "/corpus/kingdom_war/heg-mixed-g013500_p6_v1.fk.rep", "--at",
           "6", "--lang", "en"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("face down: Xu Huang, Zhen Ji  [as recorded]"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("face down: Zhen Ji, Xu Huang  [as recorded]"), std::string::npos) << o.out;
}

// "   3  words  \"typed\"": the number and what is to be typed; 0 where the line lists no choice.
struct Listed {
  int number = 0;
  std::string typed;
  bool recorded = false;
};
Listed listed(const std::string& line) {
  const std::size_t begin = line.find(" \"");
  if (!line.starts_with(" ") || begin == std::string::npos || !line.ends_with('"')) return {};
  return {std::atoi(line.c_str()), line.substr(begin + 2, line.size() - begin - 3),
          line.find("[as recorded]") != std::string::npos};
}

// What stands behind a choice is taken by --choose, and means that choice.
TEST(Fork, ListsEachChoiceAsItIsTyped) {
  int tried = 0;
  int marked = 0;
  for (const char* record :
       {"/corpus/native/generals-6-165.jsonl", "/corpus/native/classic-8-4.jsonl",
        "/corpus/freekill/mixed-g022007_p6_v6.fk.rep", "/corpus/dou_dizhu/openspiel.jsonl",
        "/corpus/dou_dizhu/botzone.jsonl"}) {
    const std::string path = std::string(TALLY_SOURCE_DIR) + record;
    const auto decisions = lines_of(run({"legal", path}).out);
    for (std::size_t d = 0; d < decisions.size(); d += 7) {
      const std::string at = std::to_string(std::stoi(decisions[d].substr(6)));
      const auto lines = lines_of(run({"fork", path, "--at", at}).out);
      for (std::size_t i = 0; i < lines.size(); i += 5) {
        const Listed choice = listed(lines[i]);
        if (choice.number == 0) continue;
        const auto told = [&](const std::string& choose) {
          return run({"fork", path, "--at", at, "--choose", choose, "--then", "stop"}).out;
        };
        EXPECT_EQ(told(choice.typed), told(std::to_string(choice.number)))
            << path << " at " << at << ": " << choice.typed;
        ++tried;
      }
      for (const std::string& line : lines) marked += listed(line).recorded ? 1 : 0;
    }
  }
  EXPECT_GT(tried, 200);
  EXPECT_GT(marked, 40);
}

// Marks, and a card for whom the question is about.
TEST(Fork, TakesTheWordsThatStandBehindAChoice) {
  struct Case {
    const char* record;
    const char* at;
    std::vector<std::string> typed;
  };
  for (const Case& c :
       {Case{"native/guozhan-6-2.jsonl", "52", {"half_fish way draw", "half_fish", "阴阳鱼"}},
        Case{"kingdom_war/heg-mixed-g013500_p6_v1.fk.rep",
             "33",
             {"pioneer way look to 6", "pioneer way look to 6 deputy", "pioneer to 6"}},
        Case{"three_v_three/3v3-mixed-g510034_p6_v1.fk.rep",
             "268",
             {"use H8.peach to 5", "♥8.peach to 5", "use DQ.peach to 5"}}}) {
    const std::string path = std::string(TALLY_SOURCE_DIR "/corpus/") + c.record;
    const std::string list = run({"fork", path, "--at", c.at}).out;
    EXPECT_NE(list.find('"' + c.typed[0] + '"'), std::string::npos) << list;
    for (const std::string& typed : c.typed) {
      const Outcome o = run({"fork", path, "--at", c.at, "--choose", typed, "--then", "stop"});
      EXPECT_EQ(o.code, 0) << typed << ": " << o.err;
    }
  }
}

// Which general a mark is spent to look at is said; so each sentence stands there once.
TEST(Fork, SaysOfEachChoiceWhatNoOtherIs) {
  for (const char* const lang : {"en", "zh"}) {
    const Outcome o =
        run({"fork", TALLY_SOURCE_DIR "/corpus/kingdom_war/heg-mixed-g013500_p6_v1.fk.rep", "--at",
             "33", "--lang", lang});
    std::vector<std::string> sentences;
    for (const std::string& line : lines_of(o.out))
      if (listed(line).number > 0) sentences.push_back(line.substr(6, line.rfind("  \"") - 6));
    EXPECT_GT(sentences.size(), 100U);
    std::ranges::sort(sentences);
    const auto twice = std::ranges::adjacent_find(sentences);
    EXPECT_TRUE(twice == sentences.end()) << *twice;
  }
}

// A card's name before its card is what it is used as, not a skill or equipment to be used.
// The recording does not say which way Dong Zhuo took; its fork does not either.
TEST(Fork, LeavesOutWhatTheRecordLeavesOut) {
  const Folder folder;
  const std::string path = folder.path("f.jsonl");
  const Outcome o =
      run({"fork", TALLY_SOURCE_DIR "/corpus/freekill/shzl-mixed-g011021_p5_v2.fk.rep", "--at",
           "100", "--choose", "1", "--then", "stop", "-o", path});
  EXPECT_EQ(o.code, 0) << o.err;
  const Outcome checked = run({"check", path});
  EXPECT_EQ(checked.code, 0) << checked.out;
}

TEST(Fork, ReadsTheNameOfACardBeforeIt) {
  const std::string path = TALLY_SOURCE_DIR "/corpus/native/generals-6-165.jsonl";
  for (const std::string& line : lines_of(run({"legal", path}).out)) {
    if (line.find(" uses ♠") == std::string::npos || line.find("Slash on") == std::string::npos)
      continue;
    const std::string at = std::to_string(std::stoi(line.substr(6)));
    for (const std::string& choice : lines_of(run({"fork", path, "--at", at}).out)) {
      const Listed found = listed(choice);
      const std::size_t card = found.typed.find(".slash");
      if (!found.typed.starts_with("use S") || card == std::string::npos) continue;
      const std::string rest = found.typed.substr(4);  // "S7.slash to 3"
      const auto told = [&](const std::string& choose) {
        const Outcome o = run({"fork", path, "--at", at, "--choose", choose, "--then", "stop"});
        EXPECT_EQ(o.code, 0) << choose << ": " << o.err;
        return o.out;
      };
      EXPECT_EQ(told("杀 " + rest), told(found.typed));
      EXPECT_EQ(told("slash " + rest), told(found.typed));
      return;
    }
  }
  ADD_FAILURE() << "no Slash was found";
}

TEST(Fork, NamesTheEventAtWhichARecordBreaksOff) {
  const Folder folder;
  // A hidden card decides nothing here; later on a rule is broken.
  const Outcome whole =
      run({"hide", TALLY_SOURCE_DIR "/corpus/faults/second-slash.jsonl", "--seat", "1"});
  const std::string path = folder.write("hidden.jsonl", whole.out);
  const auto decisions = lines_of(run({"legal", path}).out);
  ASSERT_FALSE(decisions.empty());
  const std::string at = std::to_string(std::stoi(decisions.front().substr(6)));
  const Outcome o = run({"fork", path, "--at", at});
  EXPECT_EQ(o.code, 4) << o.out << o.err;
  EXPECT_NE(o.err.find("event 55, by SGS-SLASH-LIMIT"), std::string::npos) << o.err;
}

TEST(Fork, MakesAPageWithHowTheGamesEnd) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(5, 1));
  const std::string at = std::to_string(first_decision(path));
  const std::string page = folder.path("page.html");
  EXPECT_EQ(run({"fork", path, "--at", at, "--choose", "pass", "--page", page}).code, 2)
      << "there are no games to be shown";
  const Outcome o =
      run({"fork", path, "--at", at, "--choose", "pass", "--games", "50", "--page", page});
  ASSERT_EQ(o.code, 0) << o.err;
  std::ifstream in(page);
  std::stringstream all;
  all << in.rdbuf();
  const std::string html = all.str();
  EXPECT_NE(html.find("\"begin\":" + at), std::string::npos);
  EXPECT_NE(html.find("\"odds\":[["), std::string::npos);
  const std::size_t table = html.find("<div class=spread>");
  ASSERT_NE(table, std::string::npos);
  EXPECT_GT(table, html.find("<li id=e" + at));
  // The same figures as are printed: "  seat 5   42.0 % (29.4-55.8)".
  for (const std::string& line : lines_of(o.out)) {
    const std::size_t sign = line.find(" % (");
    if (!line.starts_with("  ") || sign == std::string::npos) continue;
    const std::size_t begin = line.rfind(' ', sign - 1) + 1;
    EXPECT_NE(html.find("<b>" + line.substr(begin, sign - begin) + " %</b>", table),
              std::string::npos)
        << line;
  }
}

TEST(Fork, TheOtherGameKeepsTheRules) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(5, 1));
  const std::string at = std::to_string(first_decision(path));
  const std::string other = folder.path("other.jsonl");
  const Outcome o = run({"fork", path, "--at", at, "--choose", "1", "--seed", "7", "-o", other});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_NE(o.out.find("played on at random from seed 7"), std::string::npos) << o.out;
  const Outcome check = run({"check", other});
  EXPECT_EQ(check.code, 0) << check.out << check.err;
  // The same up to the choice, and not beyond it.
  const auto before = lines_of(run({"import", path, "-o", "-"}).out);
  std::ifstream in(other);
  std::stringstream all;
  all << in.rdbuf();
  const auto after = lines_of(all.str());
  const auto n = static_cast<std::size_t>(std::stoi(at));
  ASSERT_GT(after.size(), n + 1);
  for (std::size_t i = 1; i <= n; ++i) EXPECT_EQ(after[i], before[i]) << i;
}

TEST(Fork, StopsWithTheChoice) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(5, 1));
  const int at = first_decision(path);
  const std::string other = folder.path("other.jsonl");
  const Outcome o = run(
      {"fork", path, "--at", std::to_string(at), "--choose", "1", "--then", "stop", "-o", other});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_NE(o.out.find("the game ends there, with " + std::to_string(at + 1) + " events"),
            std::string::npos)
      << o.out;
  EXPECT_NE(run({"check", other}).out.find("incomplete"), std::string::npos);
}

TEST(Fork, TellsHowTheGamesEnd) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(5, 1));
  const std::string at = std::to_string(first_decision(path));
  const Outcome o = run({"fork", path, "--at", at, "--choose", "1", "--games", "50"});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_NE(o.out.find("wins as recorded"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("  seat 5 "), std::string::npos) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("50 games each, played on at random from seed 1"))
      << o.last_line();
  // By the same seeds the same games.
  EXPECT_EQ(o.out, run({"fork", path, "--at", at, "--choose", "1", "--games", "50"}).out);
}

TEST(Fork, TheRecordedChoiceIsOneColumn) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(5, 1));
  const std::string at = std::to_string(first_decision(path));
  int own = 0;
  for (const std::string& line : lines_of(run({"fork", path, "--at", at}).out))
    if (listed(line).recorded) own = listed(line).number;
  ASSERT_GT(own, 0);
  const std::string page = folder.path("page.html");
  const Outcome o = run(
      {"fork", path, "--at", at, "--choose", std::to_string(own), "--games", "20", "--page", page});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.out.find("wins so"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("wins as recorded"), std::string::npos) << o.out;
  EXPECT_EQ(count(lines_of(o.out)[2], "%"), 1U) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("20 games, played on")) << o.last_line();
  std::ifstream in(page);
  std::stringstream all;
  all << in.rdbuf();
  const std::size_t table = all.str().find("<div class=spread>");
  const std::string shown = all.str().substr(table, all.str().find("</table>", table) - table);
  EXPECT_EQ(shown.find("chosen instead"), std::string::npos);
  EXPECT_NE(shown.find("as recorded"), std::string::npos);
}

TEST(Fork, SaysThatTheOddsAreOfOneDeal) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(5, 1));
  const std::string at = std::to_string(first_decision(path));
  const std::string page = folder.path("page.html");
  const Outcome o =
      run({"fork", path, "--at", at, "--choose", "1", "--games", "20", "--page", page});
  EXPECT_NE(o.out.find("one deal of many: cards lie as in this one; "), std::string::npos) << o.out;
  std::ifstream in(page);
  std::stringstream all;
  all << in.rdbuf();
  EXPECT_NE(all.str().find("<i lang=en>one deal of many: "), std::string::npos);
  EXPECT_NE(all.str().find("只是众多牌局之一"), std::string::npos);
  EXPECT_NE(all.str().find(" %</b> <small>("), std::string::npos) << "bounds stand in brackets";
  // It is so: the first cards drawn are the same by any seed.
  const auto draws = [&](const char* seed) {
    std::string drawn;
    for (const std::string& line :
         lines_of(run({"fork", path, "--at", at, "--choose", "1", "--seed", seed, "-o", "-"}).out))
      if (line.find("\"e\":\"draw\"") != std::string::npos && count(drawn, "\n") < 3)
        drawn += line.substr(line.find("\"n\"")) + "\n";
    return drawn;
  };
  EXPECT_EQ(draws("1"), draws("2"));
  EXPECT_EQ(count(draws("1"), "\n"), 3U);
}

// Generals that are drafted are no cards, though an event holds them in the place of cards.
TEST(Fork, ReadsTheNamesOfGenerals) {
  const std::string path = TALLY_SOURCE_DIR "/corpus/native/3v3-6-7.jsonl";
  const Outcome list = run({"fork", path, "--at", "5"});
  EXPECT_NE(list.out.find("\"draft caocao\""), std::string::npos) << list.out;
  EXPECT_EQ(list.out.find(".slash"), std::string::npos) << list.out;
  const auto chosen = [&](const std::string& choose) {
    return run({"fork", path, "--at", "5", "--choose", choose, "--then", "stop", "-o", "-"});
  };
  for (const char* const choose : {"draft lvbu", "draft 吕布", "lvbu"}) {
    const Outcome o = chosen(choose);
    EXPECT_EQ(o.code, 0) << choose << ": " << o.err;
    EXPECT_NE(o.out.find(R"("generals":["lvbu"])"), std::string::npos) << o.out;
  }
  EXPECT_EQ(chosen("draft C5.slash").code, 2);
}

TEST(Fork, TakesAnAnswerInWordsAndRefusesWhatIsNotLegal) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(5, 1));
  const std::string at = std::to_string(first_decision(path));
  EXPECT_EQ(run({"fork", path, "--at", at, "--choose", "pass"}).code, 0);
  const Outcome wrong = run({"fork", path, "--at", at, "--choose", "no such card"});
  EXPECT_EQ(wrong.code, 2) << wrong.out << wrong.err;
  EXPECT_EQ(run({"fork", path, "--at", at, "--choose", "100000"}).code, 2);
  EXPECT_EQ(run({"fork", path, "--at", "99999999"}).code, 2);
  EXPECT_EQ(run({"fork", path, "--at", at, "--games", "5"}).code, 2);
  EXPECT_EQ(run({"fork", path, "--at", "0"}).code, 2) << "nobody is asked at the set-up";
}

TEST(Fork, NotBehindABrokenRule) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", faulty_log(5, 1));
  const Outcome o = run({"fork", path, "--at", "40"});
  EXPECT_EQ(o.code, 1) << o.out << o.err;
  EXPECT_NE(o.err.find("SGS-SETUP-HP"), std::string::npos) << o.err;
  const std::string slash = TALLY_SOURCE_DIR "/corpus/faults/second-slash.jsonl";
  const Outcome behind = run({"fork", slash, "--at", "60"});
  EXPECT_EQ(behind.code, 1) << behind.out;
  EXPECT_NE(behind.err.find("breaks SGS-SLASH-LIMIT at event 55"), std::string::npos) << behind.err;
  EXPECT_NE(behind.err.find("--at can be up to 55"), std::string::npos) << behind.err;
  EXPECT_EQ(run({"fork", slash, "--at", "55"}).code, 0) << "as it says";
  EXPECT_NE(run({"fork", slash, "--at", "60", "--lang", "zh"}).err.find("--at 最多为55"),
            std::string::npos);
}

// Also those in which nobody has seen which suit was named (Sow Dissension).
TEST(Fork, AtTheLastDecisionOfEveryCleanRecording) {
  int clean = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(TALLY_SOURCE_DIR "/corpus/freekill")) {
    const std::string path = file.path().string();
    if (path.find("reconnect") != std::string::npos || run({"check", path}).code != 0) continue;
    const auto decisions = lines_of(run({"legal", path}).out);
    ASSERT_FALSE(decisions.empty()) << path;
    const std::string at = std::to_string(std::stoi(decisions.back().substr(6)));
    EXPECT_EQ(run({"fork", path, "--at", at}).code, 0) << path << " at " << at;
    ++clean;
  }
  EXPECT_GE(clean, 20);
}

TEST(Fork, SaysThatHiddenCardsWereDealt) {
  const std::string path = TALLY_SOURCE_DIR "/corpus/hidden/generals-4-5-seen-by-2.jsonl";
  const Outcome o = run({"fork", path, "--at", "21"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.err.find("one deal that explains it"), std::string::npos) << o.err;
}

TEST(Fork, CompletesThePlayThatIsTyped) {
  const std::string path = TALLY_SOURCE_DIR "/corpus/dou_dizhu/openspiel.jsonl";
  const Outcome o = run({"fork", path, "--at", "31", "--choose", "3 3"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("plays 3, 3 (pair)"), std::string::npos) << o.out;
}

TEST(Fork, OfDouDizhu) {
  const std::string path = TALLY_SOURCE_DIR "/corpus/dou_dizhu/openspiel.jsonl";
  const std::string at = std::to_string(first_decision(path));
  const Outcome o = run({"fork", path, "--at", at, "--choose", "1", "--games", "20"});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_NE(o.out.find("  seat 3 "), std::string::npos) << o.out;
}

}  // namespace
}  // namespace tally::cli::testing
