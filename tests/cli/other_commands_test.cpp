// `tally rules`, `import`, `play`, `format`.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "engine/sanguosha/skills/skills.h"
#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

std::string bytes_of(const std::string& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

std::string unpacked(const std::string& path) {
  io::Input input(path);
  return io::testing::drain(input);
}

TEST(Rules, AreListedInTheOrderOfTheBook) {
  const Outcome o = run({"rules"});
  EXPECT_EQ(o.code, 0);
  EXPECT_TRUE(o.out.starts_with("SGS-SETUP-ROLES ")) << o.out;
  EXPECT_LT(o.out.find("\nSGS-PHASE-DRAW "), o.out.find("\nSGS-CARD-SLASH "));
  EXPECT_LT(o.out.find("\nOptions\n"), o.out.find("\nAMB-SGS-030 "));
  EXPECT_NE(run({"rules", "--lang", "zh"}).out.find("摸牌阶段"), std::string::npos);
}

// What his card shows, once for each of his prints, and all his skills, whoever had them first.
TEST(Rules, AGeneralIsHisCardAndHisSkills) {
  const Outcome zh = run({"rules", "邓艾", "--lang", "zh"});
  EXPECT_EQ(zh.code, 0) << zh.err;
  EXPECT_TRUE(zh.out.starts_with(
      "邓艾  （文件中的名称：dengai；武将包：mountain）\n  魏，男，4点体力\n  技能：屯田、凿险\n"))
      << zh.out;
  EXPECT_NE(zh.out.find("：主将3个，副将4个\n"), std::string::npos) << zh.out;
  const Outcome lord = run({"rules", "SGS-HP", "lord_zhangjiao"});
  EXPECT_EQ(lord.code, 0) << lord.err;
  EXPECT_NE(lord.out.find("\n\nLord Zhang Jiao 君张角  (lord_zhangjiao in files; package "
                          "kingdom_war_lords)\n  Qun, male, 4 halves of fish (two make a hit "
                          "point)\n  companions: every "
                          "general of Qun\n"),
            std::string::npos)
      << lord.out;
  // By a name that only later prints have, and however Lü is typed.
  for (const char* name : {"诸葛瑾", "zhugejin", "zhugejin2013"})
    EXPECT_NE(run({"rules", name}).out.find("(zhugejin2013 in files;"), std::string::npos) << name;
  EXPECT_TRUE(run({"rules", "tianfeng"}).out.starts_with("Tian Feng 田丰  (tianfeng_gz in files;"));
  for (const char* name : {"Lü Bu", "lu bu", "Lv Bu", "lvbu"})
    EXPECT_TRUE(run({"rules", name}).out.starts_with("Lü Bu 吕布  (lvbu in files;")) << name;
  const Outcome newer = run({"rules", "pangde_shj"});
  EXPECT_EQ(newer.code, 0) << newer.err;
  EXPECT_NE(newer.out.find("SGS-SKILL-JIANCHU"), std::string::npos) << newer.out;
}

TEST(Rules, ARulesetIsItsValuesAndWhatTheyMean) {
  const Outcome one = run({"rules", "noname-2v2"});
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_TRUE(one.out.starts_with("noname-2v2  ")) << one.out;
  EXPECT_NE(one.out.find("  mode = \"two_v_two\"  # OPT-SGS-MODE "), std::string::npos) << one.out;
  const Outcome close = run({"rules", "guozhn"});
  EXPECT_EQ(close.code, 2);
  EXPECT_NE(close.err.find("guozhan"), std::string::npos) << close.err;
}

TEST(Play, HasAsManyPlayersAsTheRulesetHasATableFor) {
  const Folder folder;
  const std::string path = folder.path("twos.jsonl");
  EXPECT_EQ(run({"play", "--ruleset", "2v2", "-o", path}).code, 0);
  EXPECT_NE(run({"check", path}).out.find("4 players"), std::string::npos);
}

TEST(Prove, NothingOf3v3For2v2) {
  const Outcome o = run({"prove", "--ruleset", "2v2", "--rule", "SGS-3V3-END"});
  EXPECT_EQ(o.out.find("proved: 2v2"), std::string::npos) << o.out;
}

TEST(Rules, OneRuleInFull) {
  const Outcome o = run({"rules", "sgs-card-slash"});
  EXPECT_EQ(o.code, 0);
  EXPECT_TRUE(o.out.starts_with("SGS-CARD-SLASH  Slash\n\n  ")) << o.out;
  EXPECT_NE(o.out.find("\n  source: "), std::string::npos) << o.out;
  EXPECT_TRUE(
      run({"rules", "SGS-CARD-SLASH", "--lang", "zh"}).out.starts_with("SGS-CARD-SLASH  杀"));
  const Outcome option = run({"rules", "AMB-SGS-030"});
  EXPECT_NE(option.out.find("in a ruleset file: nullify_order\n"), std::string::npos) << option.out;
  EXPECT_NE(option.out.find("    simultaneous: 1v2-freekill, "), std::string::npos) << option.out;
  EXPECT_EQ(run({"rules", "nullify_order"}).out, option.out);
  const Outcome number = run({"rules", "OPT-SGS-ROUND-LIMIT"});
  EXPECT_NE(number.out.find("0–30000: "), std::string::npos) << number.out;
}

TEST(Rules, RulesetsSayWhereTheyDiffer) {
  const Outcome o = run({"rules", "--rulesets"});
  EXPECT_EQ(o.code, 0);
  EXPECT_NE(o.out.find("classic  Identity game"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("(default)"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("  nullify_order = \"simultaneous\"  # AMB-SGS-030 "), std::string::npos)
      << o.out;
}

TEST(Rules, AnOptionLineCanBeCopied) {
  const Folder folder;
  std::string file = "name = \"mine\"\ngame = \"sanguosha\"\n[options]\n";
  bool inside = false;
  for (const std::string& line : lines_of(run({"rules", "--rulesets"}).out)) {
    if (line.starts_with("freekill-0.5 ")) inside = true;
    if (line.empty()) inside = false;
    if (inside && line.starts_with("  ")) file += line + "\n";
  }
  EXPECT_NE(file.find("reshuffle"), std::string::npos) << file;
  const std::string path = folder.write("mine.toml", file);
  const std::string record = folder.write("a.rep", freekill_recording());
  const Outcome o = run({"check", "--ruleset", path, record});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
}

TEST(Rules, ACardOrATitleFindsItsRule) {
  const std::string slash = run({"rules", "SGS-CARD-SLASH"}).out;
  for (const char* const name : {"Slash", "slash", "杀", "Fire Slash", "雷杀"})
    EXPECT_EQ(run({"rules", name}).out, slash) << name;
  EXPECT_TRUE(run({"rules", "绝影"}).out.starts_with("SGS-CARD-DEFENSIVE-HORSE ")) << "a horse";
  EXPECT_TRUE(run({"rules", "Draw phase"}).out.starts_with("SGS-PHASE-DRAW ")) << "a title";
  const Outcome near = run({"rules", "Lord"});
  EXPECT_EQ(near.code, 0);
  EXPECT_NE(near.out.find("\nSGS-PUNISH-LORD "), std::string::npos) << near.out;
}

TEST(Rules, TheWordsOfATitleFindItsRule) {
  const std::string judge = run({"rules", "SGS-PHASE-JUDGE"}).out;
  for (const char* const words : {"judgement phase", "phase, Judgment"})
    EXPECT_EQ(run({"rules", words}).out, judge) << words;
  const Outcome judged = run({"rules", "judge"});
  EXPECT_EQ(judged.code, 0) << judged.err;
  EXPECT_NE(judged.out.find("\nSGS-JUDGEMENT "), std::string::npos) << judged.out;
  const Outcome several = run({"rules", "phaze discard"});
  EXPECT_EQ(several.code, 2) << several.out;
  EXPECT_NE(several.out.find("\nSGS-PHASE-DISCARD "), std::string::npos) << several.out;
  EXPECT_NE(several.err.find("the word phaze; did you mean \"phase\"?"), std::string::npos)
      << several.err;
}

TEST(Rules, SaysWhatANumberedSourceIs) {
  const Outcome o = run({"rules", "SGS-JUDGEMENT"});
  EXPECT_NE(o.out.find("000: the published rule page of the identity game, in English"),
            std::string::npos)
      << o.out;
  EXPECT_NE(run({"rules", "DDZ-PLAYERS", "--lang", "zh"}).out.find("003：公布的斗地主规则页"),
            std::string::npos);
}

Outcome coverage_in(const Folder& folder, const std::vector<std::string>& paths = {}) {
  std::vector<std::string> arguments = {"rules", "--coverage"};
  arguments.insert(arguments.end(), paths.begin(), paths.end());
  return run({.arguments = arguments, .folder = folder.path()});
}

std::string line_of(const Outcome& o, const std::string& rule) {
  for (const std::string& line : lines_of(o.out))
    if (line.starts_with(rule + " ")) return line;
  return {};
}

TEST(Rules, CoverageCountsGames) {
  const Folder folder;
  folder.write("corpus/a", random_log(5, 1));
  folder.write("corpus/b", faulty_log(5, 2));
  const Outcome o = coverage_in(folder);
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(o.out.starts_with("rule                                games citing\n")) << o.out;
  EXPECT_TRUE(line_of(o, "SGS-PHASE-DRAW").ends_with(" 2")) << o.out;
  // The fault of the second game is one of SGS-SETUP-HP, which its events cite too.
  EXPECT_TRUE(line_of(o, "SGS-SETUP-HP").ends_with(" 2")) << o.out;
  EXPECT_TRUE(o.last_line().ends_with(" rules exercised (2 games of corpus)")) << o.last_line();
  EXPECT_EQ(coverage_in(folder, {"corpus"}).out, o.out);
  EXPECT_TRUE(line_of(coverage_in(folder, {"corpus/a"}), "SGS-SETUP-HP").ends_with(" 1"));
}

// A random game whose generals sit there from the start, so that the classic rules judge it.
std::string log_with_generals(int players, int seed) {
  const Folder folder;
  const std::string own = folder.write(
      "own.toml", "name = \"own\"\ngame = \"sanguosha\"\n[options]\ngenerals = \"choose\"\n");
  const Outcome played = run({"play", "--players", std::to_string(players), "--seed",
                              std::to_string(seed), "--ruleset", own, "-o", "-"});
  std::string header;
  std::string events;
  std::size_t seat_end = 0;
  for (const std::string& line : lines_of(played.out)) {
    if (header.empty()) {
      header = line;
      header.replace(header.find("\"own\""), 5, "\"classic\"");
      seat_end = header.find("\"seats\"");
    } else if (line.find("\"e\":\"general\"") != std::string::npos) {
      const std::size_t name = line.rfind(",\"general\"");
      const std::string who = line.substr(name, line.size() - 1 - name);
      seat_end = header.find('}', seat_end);
      header.insert(seat_end, who);
      seat_end += who.size() + 1;
    } else if (line.find("\"e\":\"offer\"") == std::string::npos) {
      events += line + "\n";
    }
  }
  return header + "\n" + events;
}

// Such a skill has no event of its own.
TEST(Rules, CoverageCountsTheSkillThatMakesACardAnother) {
  const Folder folder;
  std::string games;
  for (int seed = 1; seed <= 40; ++seed) games += log_with_generals(6, seed);
  const std::string path = folder.write("games", games);
  EXPECT_EQ(run({"check", path}).code, 0);
  const Outcome o = coverage_in(folder, {path});
  for (const char* const skill : {"SGS-SKILL-QIXI", "SGS-SKILL-WUSHENG", "SGS-SKILL-JIJIU"})
    EXPECT_FALSE(line_of(o, skill).ends_with(" 0")) << line_of(o, skill);
}

// Standing skills too, which no event cites.
TEST(Rules, AGeneralIsHisSkills) {
  const Outcome out = run({"rules", "大乔"});
  EXPECT_EQ(out.code, 0);
  EXPECT_NE(out.out.find("SGS-SKILL-GUOSE  National Beauty (Da Qiao)"), std::string::npos);
  EXPECT_NE(out.out.find("SGS-SKILL-LIULI  Shirk (Da Qiao)"), std::string::npos);
  EXPECT_EQ(run({"rules", "da qiao"}).out, out.out);
  EXPECT_NE(run({"rules", "--lang", "zh", "Liu Bei"}).out.find("激将（刘备）"), std::string::npos);
}

TEST(Rules, CoverageOfTheCorpusHasEverySkill) {
  const Outcome o = run({"rules", "--coverage", TALLY_SOURCE_DIR "/corpus"});
  EXPECT_EQ(o.code, 3) << o.err;  // some files of the corpus are meant to be unreadable
  // No event cites them: what they do is told as the card's, or nothing is told.
  const std::set<std::string> silent = {"SGS-SKILL-SHENJI",  "SGS-SKILL-DUANBING",
                                        "SGS-SKILL-HUOSHUI", "SGS-SKILL-HUOSHUI-HS",
                                        "SGS-SKILL-YIZHI",   "SGS-SKILL-SHENJI-SHJ"};
  // No recording that may go into the corpus has them.
  const std::set<std::string> unseen = {"SGS-SKILL-MINGZHE", "SGS-SKILL-DIANCAI-QS"};
  int skills = 0;
  for (const std::string& line : lines_of(o.out)) {
    if (!line.starts_with("SGS-SKILL-") || line.find(' ') == std::string::npos) continue;
    ++skills;
    const std::string id = line.substr(0, line.find(' '));
    EXPECT_EQ(line.ends_with(" 0"), silent.contains(id) || unseen.contains(id)) << line;
  }
  EXPECT_EQ(skills, static_cast<int>(sanguosha::Skill::count) - 1);
}

TEST(Rules, CoverageCountsTests) {
  const Folder folder;
  folder.write("tests/scenarios/coverage.tsv", "# rule\ttests\nSGS-CARD-SLASH\t12\n");
  const Outcome o = coverage_in(folder);
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(line_of(o, "SGS-CARD-SLASH").ends_with("            12")) << o.out;
  EXPECT_NE(o.out.find("\nexercised by nothing:\nSGS-SETUP-ROLES\n"), std::string::npos) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("1 of ")) << o.last_line();
  EXPECT_NE(o.err.find("there is no folder corpus in "), std::string::npos) << o.err;
  folder.write("tests/scenarios/coverage.tsv", "SGS-CARD-SLASH twelve\n");
  const Outcome bad = coverage_in(folder);
  EXPECT_EQ(bad.code, 3);
  EXPECT_NE(bad.err.find("coverage.tsv: line 1: expected a rule, a tab and a number"),
            std::string::npos)
      << bad.err;
}

TEST(Rules, CoverageSaysWhereItLooked) {
  const Folder folder;
  const Outcome o = coverage_in(folder);
  EXPECT_EQ(o.code, 3);
  EXPECT_EQ(o.out, "");
  EXPECT_NE(o.err.find("there is no folder corpus in /"), std::string::npos) << o.err;
}

TEST(Rules, CoverageSaysWhatItCouldNotRead) {
  const Folder folder;
  folder.write("corpus/a", "no record");
  const Outcome o = coverage_in(folder);
  EXPECT_EQ(o.code, 3);
  EXPECT_TRUE(o.last_line().starts_with("0 of ")) << o.last_line();
  EXPECT_NE(o.err.find("1 of the games cannot be read"), std::string::npos) << o.err;
}

TEST(Import, WritesTheSameGame) {
  const Folder folder;
  const std::string foreign = folder.write("a.rep", freekill_recording());
  const Outcome o = run({"import", foreign, "-o", folder.path("b.jsonl")});
  EXPECT_EQ(o.code, 0);
  EXPECT_EQ(o.out + o.err, "");
  const std::string log = bytes_of(folder.path("b.jsonl"));
  EXPECT_TRUE(
      log.starts_with("{\"tally\":1,\"game\":\"sanguosha\",\"ruleset\":\"freekill-0.5\","
                      "\"program\":\"FreeKill 0.5.22\",\"players\":2,"))
      << log.substr(0, 200);
  EXPECT_NE(log.find(",\"omits\":[\"decide\"]"), std::string::npos) << log.substr(0, 400);
  EXPECT_EQ(run({"import", foreign, "-o", "-"}).out, log);
  EXPECT_EQ(run({"import", "-", "-o", "-"}, freekill_recording()).out, log);
  EXPECT_EQ(run({"import", folder.path("b.jsonl"), "-o", "-"}).out, log);
  const Outcome checked = run({"check", "--strict", foreign, folder.path("b.jsonl")});
  EXPECT_EQ(checked.code, 0) << checked.out;
  for (const char* const name : {"c.jsonl.gz", "c.jsonl.zst"}) {
    EXPECT_EQ(run({"import", foreign, "-o", folder.path(name)}).code, 0);
    EXPECT_LT(bytes_of(folder.path(name)).size(), log.size() / 3);
    EXPECT_EQ(unpacked(folder.path(name)), log);
  }
}

TEST(Import, FindingsAreSaidAndTheLogIsWritten) {
  const Folder folder;
  const Outcome o = run({"import", "-", "-o", folder.path("a")}, faulty_log(4, 1));
  EXPECT_EQ(o.code, 1);
  EXPECT_EQ(o.out, "");
  EXPECT_NE(o.err.find("SGS-SETUP-HP"), std::string::npos) << o.err;
  const std::string log = bytes_of(folder.path("a"));
  EXPECT_TRUE(log.starts_with("{\"tally\":1,")) << log.substr(0, 80);
  EXPECT_EQ(lines_of(log).size(), lines_of(faulty_log(4, 1)).size());
}

// Every planted fault, told alike of the record and of the log made from it; also what two
// statements of the source contradict.
TEST(Import, LosesNoFinding) {
  const Folder folder;
  std::size_t with_findings = 0;
  std::size_t contradictions = 0;
  const std::filesystem::path corpus = TALLY_SOURCE_DIR "/corpus";
  std::vector<std::string> records;
  for (const auto& file : std::filesystem::directory_iterator(corpus / "faults"))
    records.push_back(file.path().string());
  for (const char* name : {"v0510-g006002_p6_v3.fk.rep", "v0515m-g007203_p4_v1.fk.rep"})
    if (std::filesystem::exists(corpus / "defects" / name))
      records.push_back((corpus / "defects" / name).string());
  const auto findings = [](const std::string& out) {
    std::vector<std::string> all;
    for (const std::string& line : lines_of(out))
      if (line.starts_with("  ") && !line.starts_with("   ")) {
        std::string what = line.substr(0, line.find(" — ") + 4);
        const std::size_t event = line.find("event ");
        all.push_back(what + line.substr(event, line.find(',', event) - event));
      }
    return all;
  };
  for (const std::string& record : records) {
    const Outcome before = run({"check", record});
    if (findings(before.out).empty()) continue;
    ++with_findings;
    const Outcome log = run({"import", record, "-o", "-"});
    contradictions += count(log.out, "{\"contradiction\":");
    const Outcome after = run({"check", folder.write("log.jsonl", log.out)});
    EXPECT_EQ(findings(after.out), findings(before.out)) << record;
  }
  EXPECT_GT(with_findings, 15U);
  EXPECT_GT(contradictions, 0U);
}

TEST(Import, WhatCannotBeImportedLeavesNoFile) {
  const Folder folder;
  const std::string old = folder.write("a", "what was there\n");
  EXPECT_EQ(run({"import", "-", "-o", old}, "garbage").code, 3);
  EXPECT_EQ(run({"import", "-", "-o", old}, uncovered_log()).code, 4);
  EXPECT_EQ(bytes_of(old), "what was there\n");
  EXPECT_EQ(run({"import", folder.path("none"), "-o", folder.path("b")}).code, 3);
  const auto left = std::filesystem::directory_iterator(folder.path());
  EXPECT_EQ(std::distance(begin(left), end(left)), 1);
}

TEST(Import, GoodGamesAmongBadOnesAreWritten) {
  const Folder folder;
  const std::string games = random_log(4, 1) + "{\"tally\":99}\n" + random_log(4, 2);
  const Outcome o = run({"import", "-", "-o", "-"}, games);
  EXPECT_EQ(o.code, 3);
  EXPECT_EQ(o.out, random_log(4, 1) + random_log(4, 2));
  EXPECT_NE(o.err.find("-#2: unreadable — "), std::string::npos) << o.err;
}

TEST(Import, SeveralRecordsBecomeOneLog) {
  const Folder folder;
  folder.write("games/a", random_log(4, 1));
  folder.write("games/b", random_log(4, 2, 2));
  const Outcome o = run({"import", folder.path("games"), folder.path("games/a"), "-o", "-"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(o.out, random_log(4, 1) + random_log(4, 2, 2) + random_log(4, 1));
}

TEST(Import, ACutLogIsSaid) {
  const Outcome o = run({"import", "-", "-o", "-"}, unfinished_log(4, 1));
  EXPECT_EQ(o.code, 4);
  EXPECT_NE(o.err.find("-: incomplete, 4 players"), std::string::npos) << o.err;
  EXPECT_FALSE(o.out.empty());
}

TEST(Play, ARulesetFileIsNamed) {
  const Folder folder;
  const std::string file = folder.write("my.toml", "name = \"mine\"\ngame = \"sanguosha\"\n");
  const Outcome o =
      run({"play", "--players", "4", "--ruleset", file, "-o", folder.path("a.jsonl")});
  EXPECT_EQ(o.code, 0);
  EXPECT_NE(o.err.find("check them with --ruleset " + file), std::string::npos) << o.err;
  EXPECT_EQ(run({"check", "--ruleset", file, folder.path("a.jsonl")}).code, 0);
}

TEST(Play, TheSameSeedGivesTheSameGame) {
  const Folder folder;
  const Outcome o = run({"play", "--players", "5", "--seed", "7", "--games", "2", "-o", "-"});
  EXPECT_EQ(o.code, 0);
  EXPECT_EQ(o.err, "");
  EXPECT_EQ(o.out, random_log(5, 7, 2));
  EXPECT_EQ(run({"play", "--players", "5", "--seed", "8", "-o", "-"}).out, random_log(5, 8));
  EXPECT_EQ(run({"play", "--players", "5", "--seed", "8", "--ruleset", "junzheng", "-o",
                 folder.path("a.gz")})
                .code,
            0);
  EXPECT_NE(unpacked(folder.path("a.gz")).find("\"ruleset\":\"junzheng\""), std::string::npos);
  EXPECT_EQ(run({"check", "--strict", folder.path("a.gz")}).code, 0);
}

TEST(Play, TheGameIsNamedOrThatOfTheRuleset) {
  const Outcome named = run({"play", "--game", "dou_dizhu", "-o", "-"});
  EXPECT_EQ(named.code, 0);
  EXPECT_TRUE(named.out.starts_with(R"({"tally":1,"game":"dou_dizhu","ruleset":"seed")"));
  EXPECT_EQ(run({"play", "--ruleset", "seed", "-o", "-"}).out, named.out);
  const Outcome four = run({"play", "--game", "dou_dizhu", "--players", "4", "-o", "-"});
  EXPECT_EQ(four.code, 2);
  EXPECT_NE(four.err.find("has tables for 3 players"), std::string::npos) << four.err;
  const Outcome other = run({"play", "--game", "dou_dizhu", "--ruleset", "classic", "-o", "-"});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.err.find("botzone"), std::string::npos) << other.err;
  EXPECT_EQ(run({"play", "--game", "go", "-o", "-"}).code, 2);
}

TEST(Rules, CanBeThoseOfOneGame) {
  const Outcome o = run({"rules", "--game", "dou_dizhu"});
  EXPECT_EQ(o.code, 0);
  EXPECT_NE(o.out.find("DDZ-ROCKET"), std::string::npos);
  EXPECT_EQ(o.out.find("SGS-"), std::string::npos);
  const Outcome coverage = run(
      {.arguments = {"rules", "--coverage", "--game", "dou_dizhu"}, .folder = TALLY_SOURCE_DIR});
  EXPECT_EQ(coverage.out.find("exercised by nothing"), std::string::npos) << coverage.out;
  EXPECT_EQ(coverage.out.find("SGS-"), std::string::npos);
  EXPECT_EQ(run({"rules", "--rulesets", "--game", "go"}).code, 2);
}

TEST(Play, AFileThatCannotBeWrittenIsExitCodeFive) {
  const Outcome o = run({"play", "-o", "/no/such/folder/a"});
  EXPECT_EQ(o.code, 5);
  EXPECT_EQ(o.err, "tally: cannot write /no/such/folder/a: No such file or directory\n");
}

TEST(Play, ALinkStaysALink) {
  const Folder folder;
  folder.write("target", "old");
  std::filesystem::create_symlink(folder.path("target"), folder.path("link"));
  EXPECT_EQ(run({"play", "--players", "4", "-o", folder.path("link")}).code, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link")));
  EXPECT_EQ(bytes_of(folder.path("target")), random_log(4, 1));
}

TEST(Format, DescribesEveryEvent) {
  const Outcome o = run({"format"});
  EXPECT_EQ(o.code, 0);
  for (const KindInfo& kind : games().front()->schema().kinds.subspan(1))
    EXPECT_NE(o.out.find(kind.name), std::string::npos) << kind.name;
  EXPECT_EQ(run({"format", "sanguosha"}).out, o.out);
}

}  // namespace
}  // namespace tally::cli::testing
