// What `tally regress` says: which records come out differently by other rules, or than before.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

constexpr const char* house = R"(name = "house"
game = "sanguosha"
base = "freekill-0.5"
title.en = "No Fire Attack on oneself"
title.zh = "火攻不能对自己使用"
[options]
fireattack_self = false
)";

// A recording of the corpus in which somebody uses Fire Attack on himself, and one in which nobody
// does.
const std::string fire = TALLY_SOURCE_DIR "/corpus/freekill/smart-g020030_p2_v1.fk.rep";
const std::string no_fire = TALLY_SOURCE_DIR "/corpus/freekill/mixed-g003022_p2_v1.fk.rep";

TEST(Regress, NamesTheRecordsThatAHouseRuleFlips) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const Outcome o = run({"regress", "--to", rules, TALLY_SOURCE_DIR "/corpus/freekill",
                         TALLY_SOURCE_DIR "/corpus/defects"});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("SGS-CARD-FIRE-ATTACK"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("a choice that is not legal now"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("by freekill-0.5: clean\n  by house: violations, 1 finding"),
            std::string::npos)
      << o.out;
  EXPECT_NE(o.last_line().find("44 records: "), std::string::npos) << o.last_line();
}

TEST(Regress, SmallestFirst) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const Outcome o = run({"regress", "--from", "freekill-0.5", "--to", rules, "--format", "jsonl",
                         TALLY_SOURCE_DIR "/corpus/freekill", TALLY_SOURCE_DIR "/corpus/defects"});
  EXPECT_EQ(o.code, 1) << o.err;
  int before = 0;
  const auto lines = lines_of(o.out);
  ASSERT_GT(lines.size(), 1U) << o.out;
  for (const std::string& line : lines) {
    const std::size_t at = line.find("\"events\":");
    ASSERT_NE(at, std::string::npos) << line;
    const int events = std::stoi(line.substr(at + 9));
    EXPECT_GE(events, before) << line;
    before = events;
    EXPECT_NE(line.find("\"change\":\"not_legal_now\""), std::string::npos) << line;
    EXPECT_NE(line.find("\"first\":{\"in\":\"after\",\"rule\":\"SGS-CARD-FIRE-ATTACK\""),
              std::string::npos)
        << line;
  }
}

TEST(Regress, TheSameOnAnyNumberOfJobs) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const auto by = [&](const char* jobs) {
    return run({"regress", "--to", rules, "--jobs", jobs, TALLY_SOURCE_DIR "/corpus/freekill",
                TALLY_SOURCE_DIR "/corpus/defects"})
        .out;
  };
  const std::string one = by("1");
  EXPECT_EQ(one, by("2"));
  EXPECT_EQ(one, by("7"));
}

TEST(Regress, NothingChangedEndsWithZero) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const Outcome o = run({"regress", "--to", rules, no_fire});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_EQ(o.last_line(), "1 record: all come out the same");
}

TEST(Regress, SaysWhatIsComparedAndStartsFromTheBaseOfAFile) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const auto first = [](const Outcome& o) { return lines_of(o.out).front(); };
  EXPECT_EQ(first(run({"regress", "--to", rules, no_fire})),
            "compared: freekill-0.5 (the base of " + rules + ") and house");
  EXPECT_EQ(first(run({"regress", "--to", rules, no_fire, "--lang", "zh"})),
            "比较的是：freekill-0.5（" + rules + "所依据的规则集）与house");
  EXPECT_NE(run({"regress", "--from", "freekill-0.4", "--to", rules, no_fire})
                .out.find("\ncompared: freekill-0.4 and house\n"),
            std::string::npos);
  EXPECT_EQ(first(run({"regress", "--to", "freekill-0.5", no_fire})),
            "compared: each record's own ruleset and freekill-0.5");
  // Upon a file of one's own.
  const std::string upon =
      folder.write("upon.toml", "name = \"upon\"\ngame = \"sanguosha\"\nbase = \"house.toml\"\n");
  const Outcome o = run({"regress", "--to", upon, fire});
  EXPECT_EQ(o.code, 0) << o.out;
  EXPECT_EQ(first(o), "compared: house (the base of " + upon + ") and upon");
}

TEST(Regress, WithNothingToCompareSaysSo) {
  const Folder folder;
  const std::string empty = folder.write("a.jsonl", "");
  const Outcome o = run({"regress", "--to", "freekill-0.5", empty});
  EXPECT_EQ(o.code, 3);
  EXPECT_EQ(o.last_line(), "1 record: there was nothing to compare");
  const Outcome other = run({"regress", "--to", "pagat", no_fire, "--lang", "zh"});
  EXPECT_EQ(other.code, 2);
  EXPECT_EQ(other.last_line(), "0份记录：没有可比较的");
}

TEST(Regress, AFewUnreadableGamesOfAFileAreTold) {
  const Folder folder;
  std::string bad;
  for (int i = 0; i < 250; ++i) bad += "{\"tally\":1}\n";
  const Outcome o = run({"regress", "--to", "freekill-0.5", folder.write("a.jsonl", bad), no_fire});
  EXPECT_EQ(o.code, 3);
  const auto lines = lines_of(o.err);
  ASSERT_EQ(lines.size(), 4U) << o.err;
  EXPECT_TRUE(lines.back().ends_with("a.jsonl: and 247 more in this file")) << lines.back();
}

TEST(Regress, HoldsTodayAgainstYesterday) {
  const Folder folder;
  const std::string kept = folder.path("kept.jsonl");
  const Outcome saved = run({"regress", "--save", kept, fire, no_fire});
  EXPECT_EQ(saved.code, 0) << saved.out << saved.err;
  EXPECT_EQ(saved.out, "2 records kept in " + kept + "\n");
  const Outcome same = run({"regress", "--baseline", kept, fire, no_fire});
  EXPECT_EQ(same.code, 0) << same.out << same.err;
  EXPECT_EQ(same.out,
            "compared: the baseline and each record's own ruleset\n"
            "2 records: all come out the same\n");

  const std::string rules = folder.write("house.toml", house);
  const Outcome other = run({"regress", "--baseline", kept, "--to", rules, fire, no_fire});
  EXPECT_EQ(other.code, 1) << other.out << other.err;
  EXPECT_NE(other.out.find("before: clean"), std::string::npos) << other.out;
  EXPECT_NE(other.out.find("SGS-CARD-FIRE-ATTACK"), std::string::npos) << other.out;

  const Outcome fewer = run({"regress", "--baseline", kept, fire});
  EXPECT_EQ(fewer.code, 1);
  EXPECT_NE(fewer.out.find(no_fire + ": in the baseline, but not looked at now"), std::string::npos)
      << fewer.out;
  const std::string added = folder.write("a.jsonl", random_log(5, 1));
  const Outcome more = run({"regress", "--baseline", kept, fire, no_fire, added});
  EXPECT_EQ(more.code, 1);
  EXPECT_NE(more.out.find(added + ": not in the baseline"), std::string::npos) << more.out;
}

TEST(Regress, CountsWhatIsOnOneSideOnly) {
  const Folder folder;
  const std::string kept = folder.path("kept.jsonl");
  ASSERT_EQ(run({"regress", "--save", kept, fire, no_fire}).code, 0);
  EXPECT_EQ(run({"regress", "--baseline", kept, fire}).last_line(),
            "1 record: 1 of the baseline gone");
  const std::string added = folder.write("a.jsonl", random_log(5, 1));
  EXPECT_EQ(run({"regress", "--baseline", kept, fire, added}).last_line(),
            "2 records: 1 not in the baseline, 1 of the baseline gone");
}

TEST(Regress, TheSameCorpusInAnotherPlace) {
  namespace fs = std::filesystem;
  const Folder folder;
  for (const char* place : {"old", "new"})
    for (const char* below : {"a", "b"}) {
      const fs::path at = fs::path(folder.path(place)) / "games" / below;
      fs::create_directories(at);
      fs::copy_file(below == std::string("a") ? fire : no_fire, at / "game.fk.rep");
    }
  const std::string kept = folder.path("kept.jsonl");
  ASSERT_EQ(run({"regress", "--save", kept, folder.path("old/games")}).code, 0);
  const Outcome o = run({"regress", "--baseline", kept, folder.path("new/games")});
  EXPECT_EQ(o.code, 0) << o.out;
  EXPECT_EQ(o.last_line(), "2 records: all come out the same");
  const Outcome part = run({"regress", "--baseline", kept, folder.path("new/games/a")});
  EXPECT_EQ(part.last_line(), "1 record: 1 of the baseline gone") << part.out;
}

// A shuffle is nobody's choice; also where it is read from what was kept, or from parts.
TEST(Regress, TellsWhatChanceBringsFromChoices) {
  const Folder folder;
  const std::string of_3v3 = TALLY_SOURCE_DIR "/corpus/three_v_three";
  const Outcome o = run({"regress", "--from", "3v3-freekill", "--to", "3v3", of_3v3});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("what chance brings is not possible now, SGS-3V3-DECK"), std::string::npos)
      << o.out;
  EXPECT_EQ(o.out.find("a choice that is not legal now, SGS-3V3-DECK"), std::string::npos) << o.out;
  const std::string kept = folder.path("kept.jsonl");
  run({"regress", "--save", kept, "--to", "3v3", of_3v3});
  const Outcome back =
      run({"regress", "--baseline", kept, "--to", "3v3-freekill", "--format", "jsonl", of_3v3});
  EXPECT_NE(back.out.find("\"change\":\"possible_now\""), std::string::npos) << back.out;
  const Outcome part =
      run({"regress", "--from", "3v3-freekill", "--to", "3v3", "--shard", "1/1", of_3v3});
  EXPECT_EQ(run({"merge", folder.write("part", part.out)}).out, o.out);
}

// Its deck is that of the expansions, which neither of the two plays with.
TEST(Regress, SaysWhereBothRulesPartFromARecord) {
  const Folder folder;
  const std::string rules =
      folder.write("fray.toml",
                   "name = \"fray\"\ngame = \"sanguosha\"\nbase = \"guozhan-freekill\"\n"
                   "[options]\nfray = false\n");
  const std::string record = TALLY_SOURCE_DIR "/corpus/kingdom_war/hegx-mixed-g600005_p8_v1.fk.rep";
  const Outcome o = run({"regress", "--to", rules, record});
  EXPECT_NE(o.out.find("  by either it can be played as recorded for 24 of "), std::string::npos)
      << o.out;
  const Outcome json = run({"regress", "--to", rules, "--format", "jsonl", record});
  EXPECT_NE(json.out.find("\"by_either\":true}"), std::string::npos) << json.out;
}

TEST(Regress, SaysHowFarARecordGoesOn) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const Outcome text = run({"regress", "--to", rules, fire});
  EXPECT_NE(text.out.find("by house it can be played as recorded for 149 of 242 events, into turn "
                          "8 of 15"),
            std::string::npos)
      << text.out;
  const auto line = [&](const std::string& option) {
    return run({"regress", option, rules, "--format", "jsonl", fire}).out;
  };
  EXPECT_NE(line("--to").find(
                "\"goes_on\":{\"events\":149,\"turn\":8,\"judged\":242,\"by_either\":false}"),
            std::string::npos);
  // The other way round nothing is in its way any more.
  EXPECT_NE(line("--from").find("\"change\":\"legal_now\",\"flipped\":true"), std::string::npos);
  EXPECT_NE(line("--from").find("\"goes_on\":null"), std::string::npos);
  // All that is before that event can be played by these rules.
  const std::string cut = folder.path("cut.jsonl");
  ASSERT_EQ(run({"import", fire, "-o", cut}).code, 0);
  std::ifstream in(cut);
  std::string header;
  std::string event;
  std::getline(in, header);
  std::string kept = header + "\n";
  for (int i = 0; i < 149 && std::getline(in, event); ++i) kept += event + "\n";
  const Outcome before = run({"check", "--ruleset", rules, folder.write("kept.jsonl", kept)});
  EXPECT_EQ(before.code, 0) << before.out;
  std::getline(in, event);
  kept += event + "\n";
  const Outcome with = run({"check", "--ruleset", rules, folder.write("kept.jsonl", kept)});
  EXPECT_EQ(with.code, 1) << with.out;
}

TEST(Regress, AnotherVerdictFirst) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const auto lines =
      lines_of(run({"regress", "--from", "freekill-0.5", "--to", rules, "--format", "jsonl",
                    TALLY_SOURCE_DIR "/corpus/freekill", TALLY_SOURCE_DIR "/corpus/defects"})
                   .out);
  ASSERT_EQ(lines.size(), 4U);
  for (std::size_t i = 0; i < lines.size(); ++i)
    EXPECT_EQ(lines[i].find("\"flipped\":true") != std::string::npos, i < 2) << lines[i];
}

TEST(Regress, WritesAPageOfThem) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const std::string page = folder.path("page.html");
  const std::vector<std::string> asked = {"regress",
                                          "--to",
                                          rules,
                                          TALLY_SOURCE_DIR "/corpus/freekill",
                                          TALLY_SOURCE_DIR "/corpus/defects",
                                          "--page"};
  const auto with = [&](const std::string& place) {
    std::vector<std::string> all = asked;
    all.push_back(place);
    return run(all);
  };
  EXPECT_EQ(with(page).code, 1);
  std::ifstream in(page);
  std::stringstream all;
  all << in.rdbuf();
  const std::string text = all.str();
  EXPECT_EQ(count(text, "<td class=source>"), 4U);
  EXPECT_NE(text.find("a choice that is not legal now"), std::string::npos);
  EXPECT_NE(text.find("此选择不再合法"), std::string::npos) << "both languages";
  EXPECT_NE(text.find("up to there both say the same"), std::string::npos);
  // Each row has the command that shows it: that of the smallest shows what it says.
  const std::string mark = "<small><code>tally show ";
  EXPECT_EQ(count(text, mark), 4U);
  const std::size_t begin = text.find(mark) + mark.size();
  std::vector<std::string> shown_by = {"show"};
  std::string command = text.substr(begin, text.find("</code>", begin) - begin);
  for (const std::string tag : {"<span>", "</span>"})
    while (command.find(tag) != std::string::npos) command.erase(command.find(tag), tag.size());
  std::istringstream words(command);
  for (std::string word; words >> word;) shown_by.push_back(word);
  const Outcome show = run(shown_by);
  EXPECT_EQ(show.code, 0) << show.err;
  EXPECT_NE(show.out.find("SGS-CARD-FIRE-ATTACK"), std::string::npos) << show.out;
  EXPECT_EQ(text.find("http:"), std::string::npos) << "nothing from elsewhere";
  const Outcome shown = with("-");
  EXPECT_EQ(shown.out, text) << "alone on standard output";
  EXPECT_NE(shown.err.find("44 records: 4 come out differently"), std::string::npos) << shown.err;
  EXPECT_EQ(run({"regress", "--save", folder.path("k"), "--page", page, no_fire}).code, 2);
}

// A reader of standard output who goes away takes nothing with him: the page is there, whole.
TEST(Regress, AClosedPipeLosesNoFile) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const Folder pages;
  const std::string command = "{ sleep 0.2; " + std::string(TALLY_PROGRAM) + " regress --to " +
                              rules + " " + fire + " --page " + pages.path("p.html") +
                              "; echo $? >&3; } 3>" + folder.path("code") + " | true";
  ASSERT_EQ(std::system(("bash -c '" + command + "'").c_str()), 0);
  std::ifstream in(folder.path("code"));
  int code = 0;
  in >> code;
  EXPECT_EQ(code, 141) << "as a closed pipe ends others";
  std::ifstream page(pages.path("p.html"));
  std::stringstream all;
  all << page.rdbuf();
  EXPECT_NE(all.str().find("</html>"), std::string::npos);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(pages.path()), {}), 1);
}

TEST(Regress, WhatTheRulesBringAboutCounts) {
  const Folder folder;
  const std::string kept = folder.path("kept.jsonl");
  ASSERT_EQ(run({"regress", "--save", kept, no_fire}).code, 0);
  std::ifstream in(kept);
  std::stringstream all;
  all << in.rdbuf();
  std::string text = all.str();
  const std::size_t at = text.find("\"signature\":\"") + 13;
  text[at] = text[at] == '0' ? '1' : '0';
  const Outcome o = run({"regress", "--baseline", folder.write("other.jsonl", text), no_fire});
  EXPECT_EQ(o.code, 1) << o.out << o.err;
  EXPECT_NE(o.out.find("the rules bring about something else"), std::string::npos) << o.out;
}

TEST(Regress, ABaselineThatIsNone) {
  const Folder folder;
  const std::string text = folder.write("kept.jsonl", "\n{\"source\": 3}\n");
  const Outcome o = run({"regress", "--baseline", text, no_fire});
  EXPECT_EQ(o.code, 3) << o.out << o.err;
  EXPECT_NE(o.err.find("kept.jsonl:2: "), std::string::npos) << o.err;
  EXPECT_EQ(run({"regress", "--baseline", folder.path("none"), no_fire}).code, 3);
}

TEST(Regress, AFileThatCannotBeReadIsThatByAnyRules) {
  const Folder folder;
  const std::string rules = folder.write("house.toml", house);
  const std::string broken = folder.write("a.jsonl", "no record\n");
  const Outcome o = run({"regress", "--to", rules, broken, no_fire});
  EXPECT_EQ(o.code, 3) << o.out << o.err;
  EXPECT_EQ(o.last_line(), "2 records: all come out the same, 1 cannot be read");
}

TEST(Regress, LeavesOutGamesThatTheRulesAreNotOf) {
  const Outcome only = run({"regress", "--to", "pagat", no_fire});
  EXPECT_EQ(only.code, 2) << only.out;
  EXPECT_NE(only.out.find("1 record of another game or mode left out; of the first: "),
            std::string::npos)
      << only.out;
  const std::string other = TALLY_SOURCE_DIR "/corpus/dou_dizhu/openspiel.jsonl";
  const Outcome both = run({"regress", "--from", "openspiel", "--to", "openspiel", no_fire, other});
  EXPECT_EQ(both.code, 0) << both.out << both.err;
}

TEST(Regress, ADamagedBaselineIsNoBaseline) {
  const Folder folder;
  const auto with = [&](const std::string& findings, const std::string& verdict) {
    return run({"regress", "--baseline",
                folder.write("b.jsonl", R"({"source":"a","verdict":")" + verdict +
                                            R"(","findings":)" + findings + "}\n"),
                no_fire})
        .code;
  };
  EXPECT_EQ(with("[5]", "clean"), 3);
  EXPECT_EQ(with("{}", "clean"), 3);
  EXPECT_EQ(with("[]", "cleaner"), 3);
  EXPECT_EQ(with("[]", "clean"), 1) << "that record is gone";
}

TEST(Regress, NeedsSomethingToCompare) {
  EXPECT_EQ(run({"regress", no_fire}).code, 2);
  EXPECT_EQ(run({"regress", "--from", "classic", "--baseline", "x", no_fire}).code, 2);
  EXPECT_EQ(run({"regress", "--to", "no-such-ruleset", no_fire}).code, 2);
}

}  // namespace
}  // namespace tally::cli::testing
