// `tally annotate` of many records: the folder it writes.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

namespace fs = std::filesystem;

std::string contents_of(const fs::path& path) {
  std::ifstream file(path);
  std::stringstream all;
  all << file.rdbuf();
  return all.str();
}

// Every file below a folder, by its path there.
std::map<std::string, std::string> files_in(const fs::path& folder) {
  std::map<std::string, std::string> all;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file())
      all[fs::relative(entry.path(), folder).string()] = contents_of(entry.path());
  return all;
}

// The addresses that an index links to, in its order.
std::vector<std::string> links(const std::string& index) {
  std::vector<std::string> all;
  const std::string mark = "<td class=source><a href=\"";
  for (std::size_t at = index.find(mark); at != std::string::npos; at = index.find(mark, at + 1)) {
    const std::size_t from = at + mark.size();
    all.push_back(index.substr(from, index.find('"', from) - from));
  }
  return all;
}

TEST(AnnotateSite, APageForEachRecordAndOneThatListsThem) {
  const Folder folder;
  const std::string site = folder.path("site");
  const Outcome check = tally({"check", "corpus/faults", "corpus/native"});
  const Outcome o = tally({"annotate", "corpus/faults", "corpus/native", "-o", site});
  EXPECT_EQ(o.code, check.code) << o.err;
  EXPECT_EQ(o.last_line(), check.last_line());
  const auto files = files_in(site);
  const std::string& index = files.at("index.html");
  const std::vector<std::string> to = links(index);
  EXPECT_EQ(std::set(to.begin(), to.end()).size(), to.size()) << "a name is given once";
  EXPECT_EQ(files.size(), to.size() + 3) << "index, style, script and the pages";
  for (const std::string& page : to) {
    ASSERT_TRUE(files.contains(page)) << page;
    EXPECT_NE(files.at(page).find("<a href=\"../index.html\">"), std::string::npos) << page;
    EXPECT_EQ(count(files.at(page), "<h1>"), 1U) << page;
  }
  EXPECT_NE(o.out.find(std::to_string(to.size()) + " pages"), std::string::npos) << o.out;
}

TEST(AnnotateSite, ListsWhatCannotBeRead) {
  const Folder folder;
  const Outcome o = tally({"annotate", "corpus/faults", "-o", folder.path("site")});
  EXPECT_EQ(o.code, 3);
  EXPECT_NE(o.err.find("cut.fk.rep: the recording is cut off"), std::string::npos) << o.err;
  const std::string index = contents_of(folder.path("site/index.html"));
  const std::size_t row = index.find("<td class=source>cut.fk.rep</td>");
  ASSERT_NE(row, std::string::npos) << "a row without a link";
  const std::string cells = index.substr(row, index.find("</tr>", row) - row);
  EXPECT_NE(cells.find("the recording is cut off"), std::string::npos) << cells;
}

TEST(AnnotateSite, TheSameOnAnyNumberOfJobs) {
  const Folder folder;
  const std::string games = folder.path("games.jsonl");
  ASSERT_EQ(run({"play", "--games", "40", "--players", "5", "-o", games}).code, 0);
  std::map<std::string, std::string> first;
  for (const char* jobs : {"1", "2", "5"}) {
    const std::string site = folder.path(std::string("site") + jobs);
    ASSERT_EQ(tally({"annotate", games, "corpus/faults", "-o", site, "--jobs", jobs}).code, 3);
    auto files = files_in(site);
    EXPECT_GT(files.size(), 40U);
    if (first.empty())
      first = std::move(files);
    else
      EXPECT_TRUE(first == files) << jobs;
  }
}

TEST(AnnotateSite, EveryGameOfAFile) {
  const Folder folder;
  const std::string games = folder.path("games.jsonl");
  ASSERT_EQ(run({"play", "--games", "3", "--players", "4", "-o", games}).code, 0);
  EXPECT_EQ(run({"annotate", games, "-o", folder.path("site/")}).code, 0);
  EXPECT_EQ(links(contents_of(folder.path("site/index.html"))).size(), 3U);
}

TEST(AnnotateSite, NamesHangOnTheRecordAlone) {
  const Folder folder;
  const auto place = [&](const std::string& at) {
    fs::create_directories(fs::path(folder.path(at)).parent_path());
    fs::copy_file(TALLY_SOURCE_DIR "/corpus/native/small-3-1.jsonl", folder.path(at));
  };
  place("many/a/game.jsonl");
  place("many/b/game.jsonl");
  place("many/b/other game?.jsonl");
  place("elsewhere/b/game.jsonl");
  ASSERT_EQ(run({"annotate", folder.path("many"), "-o", folder.path("s1")}).code, 0);
  ASSERT_EQ(run({"annotate", folder.path("elsewhere"), "-o", folder.path("s2")}).code, 0);
  const auto all = links(contents_of(folder.path("s1/index.html")));
  const auto one = links(contents_of(folder.path("s2/index.html")));
  ASSERT_EQ(all.size(), 3U);
  ASSERT_EQ(one.size(), 1U);
  EXPECT_NE(all[0], all[1]) << "of two folders";
  EXPECT_EQ(all[1], one[0]) << "of the same path below the folder that was given";
  for (const std::string& name : all)
    EXPECT_EQ(name.find_first_of(" ?#%\""), std::string::npos) << name;
}

TEST(AnnotateSite, WritesOverItsOwnPagesAndNothingElse) {
  const Folder folder;
  const std::string record = "corpus/native/small-3-1.jsonl";
  const std::string site = folder.path("site/");
  ASSERT_EQ(tally({"annotate", record, "-o", site}).code, 0);
  EXPECT_EQ(tally({"annotate", record, "-o", site}).code, 0) << "over its own";
  folder.write("site/notes.txt", "mine");
  const Outcome o = tally({"annotate", record, "-o", site});
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("notes.txt"), std::string::npos) << o.err;
  EXPECT_EQ(contents_of(folder.path("site/notes.txt")), "mine");

  fs::create_directory(folder.path("home"));
  folder.write("home/index.html", "<h1>My page</h1>");
  EXPECT_EQ(tally({"annotate", record, "-o", folder.path("home/")}).code, 2);
  EXPECT_EQ(files_in(folder.path("home")).size(), 1U) << "nothing is written";
  folder.write("file", "");
  EXPECT_EQ(tally({"annotate", record, record, "-o", folder.path("file")}).code, 2);
}

TEST(AnnotateSite, WhatIsForOnePageAlone) {
  const Folder folder;
  const std::string record = "corpus/native/small-3-1.jsonl";
  EXPECT_EQ(tally({"annotate", record, "-o", folder.path("s/"), "--seat", "1"}).code, 2);
  EXPECT_EQ(tally({"annotate", record, "-o", folder.path("s/"), "--game", "2"}).code, 2);
  EXPECT_FALSE(fs::exists(folder.path("s")));
  for (const std::string& place : {folder.path("page.html"), std::string("-")})
    EXPECT_EQ(tally({"annotate", record, record, "-o", place}).code, 2) << place;
}

// The row of a chart: "won/games" behind the name.
std::string score(const std::string& index, const std::string& name) {
  const std::size_t at = index.find("<th scope=row>" + name + "</th>");
  if (at == std::string::npos) return "none";
  const std::size_t slash = index.find('/', index.find(" %</td><td class=n>", at) + 19);
  const std::size_t from = index.rfind('>', slash) + 1;
  return index.substr(from, index.find('<', slash) - from);
}

TEST(AnnotateSite, CountsWhoWins) {
  const Folder folder;
  const std::string games = folder.path("games.jsonl");
  ASSERT_EQ(run({"play", "--ruleset", "pagat", "--games", "30", "-o", games}).code, 0);
  ASSERT_EQ(run({"annotate", games, "-o", folder.path("s/"), "--lang", "en"}).code, 0);
  const std::string index = contents_of(folder.path("s/index.html"));
  std::map<int, int> won;
  int by_landlord = 0;
  const auto lines = lines_of(run({"check", games, "--format", "jsonl"}).out);
  for (const std::string& line : lines) {
    const std::size_t at = line.find("\"winners\":[") + 11;
    const std::string winners = line.substr(at, line.find(']', at) - at);
    for (int seat = 1; seat <= 3; ++seat)
      if (winners.find(std::to_string(seat)) != std::string::npos) ++won[seat];
    if (winners.size() == 1) ++by_landlord;
  }
  ASSERT_EQ(lines.size(), 30U);
  for (int seat = 1; seat <= 3; ++seat)
    EXPECT_EQ(score(index, "seat " + std::to_string(seat)), std::to_string(won[seat]) + "/30");
  EXPECT_EQ(score(index, "landlord"), std::to_string(by_landlord) + "/30");
  EXPECT_EQ(score(index, "farmer"), std::to_string(2 * (30 - by_landlord)) + "/60");
}

TEST(AnnotateSite, OneLanguageAlone) {
  const Folder folder;
  ASSERT_EQ(tally({"annotate", "corpus/native", "-o", folder.path("s"), "--lang", "zh"}).code, 0);
  const std::string index = contents_of(folder.path("s/index.html"));
  EXPECT_EQ(index.find("<i lang"), std::string::npos);
  EXPECT_EQ(index.find("Wins by"), std::string::npos);
  EXPECT_NE(index.find("各身份或势力的胜率"), std::string::npos);
}

}  // namespace
}  // namespace tally::cli::testing
