// What `tally check` says to other programs, what it lets pass, and what it expects.
// SARIF and JUnit are held against their schemas by tests/reports.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

std::string text_of_file(const std::string& path) {
  std::ifstream in(path);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

// The values of all keys of this name, in order.
std::vector<std::string> values_of(const std::string& json, const std::string& key) {
  const std::string start = "\"" + key + "\":\"";
  std::vector<std::string> out;
  for (std::size_t at = json.find(start); at != std::string::npos; at = json.find(start, at + 1))
    out.push_back(
        json.substr(at + start.size(), json.find('"', at + start.size()) - at - start.size()));
  return out;
}

std::vector<std::string> ids_of(const std::vector<std::string>& paths) {
  std::vector<std::string> arguments = {"check", "--format", "jsonl"};
  arguments.insert(arguments.end(), paths.begin(), paths.end());
  auto out = values_of(run(arguments).out, "id");
  std::ranges::sort(out);
  return out;
}

TEST(Reports, SeveralFormsAtOnce) {
  const Folder folder;
  const std::string log = folder.write("a.jsonl", faulty_log(5, 1));
  const std::string sarif = folder.path("r.sarif");
  const std::string lines = folder.path("r.jsonl");
  const std::string junit = folder.path("r.xml");
  const std::string text = folder.path("r.txt");
  const Outcome o =
      run({"check", log, "--format", "text", "--format", "sarif:" + sarif, "--format",
           "jsonl:" + lines, "--format", "junit:" + junit, "--format", "text:" + text});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_EQ(o.err, "");
  EXPECT_EQ(o.out, run({"check", log}).out);
  EXPECT_EQ(text_of_file(text), o.out);
  EXPECT_EQ(text_of_file(lines), run({"check", "--format", "jsonl", log}).out);
  EXPECT_EQ(values_of(text_of_file(sarif), "ruleId")[0], "SGS-SETUP-HP");
  EXPECT_NE(text_of_file(junit).find("<testcase name=\"SGS-SETUP-HP "), std::string::npos);
  // What stands behind a form is a path.
  EXPECT_EQ(run({"check", "--format", "text", log, log}).out, run({"check", log, log}).out);
  // Where nothing else goes to standard output, the summary does.
  const Outcome quiet = run({"check", log, "--format", "sarif:" + sarif});
  EXPECT_TRUE(quiet.out.starts_with("1 game: 1 with violations (")) << quiet.out;
  // Where another form does, the summary goes to standard error.
  const Outcome other = run({"check", log, "--format", "sarif"});
  EXPECT_EQ(other.out, text_of_file(sarif));
  EXPECT_EQ(other.err, quiet.out);
}

TEST(Reports, EachHasAPlaceOfItsOwn) {
  const Folder folder;
  const std::string log = folder.write("a.jsonl", random_log(4, 1));
  EXPECT_EQ(run({"check", log, "--format", "text", "--format", "sarif"}).code, 2);
  EXPECT_EQ(run({"check", log, "--format", "sarif:x", "--format", "junit:x"}).code, 2);
  EXPECT_EQ(run({"check", log, "--format", "xml"}).code, 2);
  EXPECT_EQ(run({"check", log, "--format", "sarif:" + log}).code, 2);
  EXPECT_EQ(text_of_file(log), random_log(4, 1));
}

TEST(Reports, FindingsKeepTheirIdsWhereverTheirGameIs) {
  const Folder folder;
  const std::string fault = faulty_log(5, 1);
  const auto ids = ids_of({folder.write("a.jsonl", fault)});
  ASSERT_FALSE(ids.empty());
  EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
  EXPECT_EQ(ids_of({folder.write("b/other.jsonl", fault)}), ids);
  EXPECT_EQ(ids_of({folder.write("c.jsonl", random_log(4, 7) + fault + random_log(6, 8))}), ids);
  EXPECT_NE(ids_of({folder.write("d.jsonl", faulty_log(5, 2))}), ids);
}

TEST(Reports, ABaselineSurvivesAnEditedCorpus) {
  const Folder before;
  const Folder after;
  before.write("x/old.jsonl", faulty_log(5, 1));
  before.write("cut.jsonl", "{\"tally\":1}\n");
  before.write("short.jsonl", unfinished_log(5, 3));
  const std::string base = before.path("base.tsv");  // lies beside the records
  EXPECT_EQ(run({"check", before.path(), "--save-baseline", base}).code, 3);
  // Files moved and renamed, unrelated games added before and behind, in files of their own too.
  after.write("y/z/renamed.jsonl", random_log(4, 7) + faulty_log(5, 1) + random_log(6, 8));
  after.write("deep/cut.jsonl", "{\"tally\":1}\n");
  after.write("other-name.jsonl", unfinished_log(5, 3));
  after.write("new.jsonl", random_log(7, 9));
  const Outcome same = run({"check", after.path(), "--baseline", base, "--strict"});
  EXPECT_EQ(same.code, 0) << same.out << same.err;
  EXPECT_NE(same.out.find("    known:  in the baseline"), std::string::npos) << same.out;
  EXPECT_NE(same.out.find("let pass: "), std::string::npos) << same.out;
  EXPECT_EQ(run({"check", after.path()}).code, 3);
  // One more fault is one too many, and the only thing that is told.
  after.write("worse.jsonl", faulty_log(5, 2));
  const Outcome worse = run({"check", after.path(), "--baseline", base, "--only-findings"});
  EXPECT_EQ(worse.code, 1) << worse.out;
  EXPECT_TRUE(worse.out.starts_with(after.path("worse.jsonl") + ": violations")) << worse.out;
  EXPECT_EQ(worse.out.find("renamed.jsonl"), std::string::npos) << worse.out;
}

TEST(Reports, TheBaselineIsTheOneOfRegress) {
  const Folder folder;
  folder.write("games/a.jsonl", faulty_log(5, 1));
  const std::string one = folder.path("one.jsonl");
  const std::string other = folder.path("other.jsonl");
  const std::string games = folder.path("games");
  EXPECT_EQ(run({"check", games, "--save-baseline", one}).code, 1);
  EXPECT_EQ(run({"regress", games, "--save", other}).code, 0);
  EXPECT_EQ(text_of_file(one), text_of_file(other));
  EXPECT_EQ(run({"regress", games, "--baseline", one}).code, 0);
  EXPECT_EQ(run({"check", games, "--baseline", other}).code, 0);
  // Without ids nothing can be known again, and that is said.
  std::string bare = text_of_file(one);
  bare.erase(bare.find(",\"id\":"), std::string(",\"id\":\"0123456789abcdef\"").size());
  const Outcome o = run({"check", games, "--baseline", folder.write("bare.jsonl", bare)});
  EXPECT_EQ(o.code, 3);
  EXPECT_NE(o.err.find("bare.jsonl:1: says of a finding no id"), std::string::npos) << o.err;
}

TEST(Reports, KnownDefectsCanBeLetPass) {
  const std::string defect = "corpus/defects/v0510-g006002_p6_v3.fk.rep";
  const std::string fault = "corpus/faults/second-slash.jsonl";
  EXPECT_EQ(tally({"check", defect}).code, 1);
  EXPECT_EQ(tally({"check", defect, "--known", "counts"}).code, 1);
  const Outcome passed = tally({"check", defect, "--known", "ok"});
  EXPECT_EQ(passed.code, 0) << passed.out;
  EXPECT_NE(passed.out.find("let pass: 1 known defect; 0 findings count"), std::string::npos);
  EXPECT_NE(passed.out.find("violations"), std::string::npos);  // the verdict is as it was
  EXPECT_EQ(tally({"check", defect, fault, "--known", "ok"}).code, 1);
  const Outcome quiet = tally({"check", defect, fault, "--known", "ok", "--only-findings"});
  EXPECT_TRUE(quiet.out.starts_with(fault)) << quiet.out;
}

TEST(Reports, ATableSaysHowEachIsToComeOut) {
  const Folder folder;
  folder.write("games/a.jsonl", faulty_log(5, 1) + random_log(4, 2));
  folder.write("games/b.jsonl", "{\"tally\":1}\n");
  folder.write("games/deep/c.jsonl", random_log(6, 3));
  const std::string table = folder.path("expected.tsv");
  const std::string games = folder.path("games");
  EXPECT_EQ(run({"check", games, "--format", "table:" + table}).code, 3);
  EXPECT_NE(text_of_file(table).find("\ngames/deep/c.jsonl#1\tclassic\tclean\t"),
            std::string::npos);
  const Outcome same = run({"check", games, "--expect", table});
  EXPECT_EQ(same.code, 0) << same.out << same.err;
  EXPECT_EQ(same.last_line(), "4 games, all as expected");
  EXPECT_EQ(run({"check", folder.path("games/deep"), "--expect", table}).code, 0);
  EXPECT_EQ(run({"check", games, "--expect", table, "--only-findings"}).out.find("games/"),
            std::string::npos);

  std::filesystem::remove(folder.path("games/deep/c.jsonl"));
  folder.write("games/d.jsonl", random_log(4, 9));
  folder.write("games/a.jsonl", random_log(5, 1) + random_log(4, 2));
  const Outcome other = run({"check", games, "--expect", table});
  EXPECT_EQ(other.code, 1) << other.out;
  EXPECT_EQ(other.last_line(), "2 of 4 games as expected; 2 otherwise, 1 gone");
  EXPECT_NE(other.out.find("  not as expected: verdict clean, expected violations; signature "),
            std::string::npos)
      << other.out;
  EXPECT_NE(other.out.find("  not as expected: not in the table"), std::string::npos);
  EXPECT_NE(other.out.find("games/deep/c.jsonl#1: in the table, but not looked at now"),
            std::string::npos);
  // What is left out on purpose is not missed.
  folder.write("games/a.jsonl", faulty_log(5, 1) + random_log(4, 2));
  EXPECT_EQ(
      run({"check", games, "--expect", table, "--exclude", "deep/*", "--exclude", "d.*"}).code, 0);
  EXPECT_EQ(run({"check", games, "--expect", folder.write("bad.tsv", "a\tb\n")}).code, 3);
}

TEST(Reports, TheCorpusIsAsItsTableSays) {
  const Outcome o = tally({"check", "corpus", "--expect", "corpus/EXPECTED.tsv"});
  EXPECT_EQ(o.code, 0) << o.last_line();
}

TEST(Reports, GlobsChooseAmongTheFilesOfAFolder) {
  const Folder folder;
  folder.write("games/a.jsonl", random_log(4, 1));
  folder.write("games/b.log", random_log(4, 2));
  folder.write("games/old/c.jsonl", random_log(4, 3));
  const std::string games = folder.path("games");
  const auto files = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"check", games});
    const Outcome o = run(more);
    std::string out;
    for (const std::string& line : lines_of(o.out))
      if (line.find(": clean") != std::string::npos)
        out += line.substr(games.size() + 1, line.find(':') - games.size() - 1) + " ";
    return out;
  };
  EXPECT_EQ(files({}), "a.jsonl b.log old/c.jsonl ");
  EXPECT_EQ(files({"--include", "*.jsonl"}), "a.jsonl old/c.jsonl ");
  EXPECT_EQ(files({"--include", "*.jsonl", "--include", "?.log"}), "a.jsonl b.log old/c.jsonl ");
  EXPECT_EQ(files({"--exclude", "old/*"}), "a.jsonl b.log ");
  EXPECT_EQ(files({"--exclude", "old"}), "a.jsonl b.log ");
  EXPECT_EQ(files({"--include", "*.jsonl", "--exclude", "[ab].*"}), "old/c.jsonl ");
  EXPECT_NE(run({"check", games, "--exclude", "older"}).err.find("is like --exclude older"),
            std::string::npos);
  EXPECT_EQ(run({"check", games, "--exclude", "old"}).err, "");
  EXPECT_EQ(run({"check", games, "--include", "*.rep"}).code, 3);
  // A file that is named is meant.
  EXPECT_EQ(run({"check", folder.path("games/a.jsonl"), "--exclude", "*"}).code, 0);
}

TEST(Reports, SarifPointsToTheLineThatCannotBeRead) {
  const Folder folder;
  const std::string log = folder.write("cut.jsonl", random_log(4, 1) + "\n\n{\"bad");
  const Outcome text = run({"check", log});
  const Outcome sarif = run({"check", log, "--format", "sarif"});
  const std::size_t at = text.out.find("line ");
  ASSERT_NE(at, std::string::npos) << text.out;
  const std::string line = text.out.substr(at + 5, text.out.find(':', at) - at - 5);
  EXPECT_NE(sarif.out.find("\"startLine\":" + line + "}"), std::string::npos) << line << sarif.out;
}

TEST(Reports, AStrayFileIsSkippedUnlessItIsNamed) {
  const Folder folder;
  folder.write("games/a.jsonl", random_log(4, 1));
  const std::string stray = folder.write("games/photo.png", "\x89PNG no record at all\n");
  folder.write("games/list.txt", "shopping: milk, bread\n");
  folder.write("games/package.json", "{\n  \"name\": \"cards\",\n  \"version\": \"1\"\n}\n");
  const std::string games = folder.path("games");
  const Outcome o = run({"check", games});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_NE(o.out.find(stray + ": skipped: not a record\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("\nskipped: 3 files that are no records\n"), std::string::npos) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("1 game: 1 clean")) << o.last_line();
  const auto verdicts = values_of(run({"check", games, "--format", "jsonl"}).out, "verdict");
  EXPECT_EQ(verdicts, (std::vector<std::string>{"clean", "skipped", "skipped", "skipped"}));
  EXPECT_EQ(run({"check", stray}).code, 3);
  EXPECT_EQ(run({"check", games, stray}).code, 3);
  const std::string report =
      folder.write("games/report.jsonl", run({"check", games, "--format", "jsonl"}).out);
  EXPECT_EQ(run({"check", games}).code, 0);
  EXPECT_EQ(run({"check", report}).out.find(report + ": unreadable — is a report of `tally check`"),
            0U);
  // What claims to be a record, or was one, is none to be skipped.
  for (const char* const bytes :
       {"", "{\"tally\":1}\n", "{\"e\":\"turn\"}\n", "\x1f\x8b\x08 cut"}) {
    folder.write("games/bad", bytes);
    EXPECT_EQ(run({"check", games}).code, 3) << bytes;
  }
  std::filesystem::remove(folder.path("games/bad"));
  for (const char* const name : {"games/bad.jsonl", "games/bad.fk.rep", "games/bad.jsonl.gz"}) {
    const std::string bad = folder.write(name, "no record at all\n");
    EXPECT_EQ(run({"check", games}).code, 3) << name;
    std::filesystem::remove(bad);
  }
  EXPECT_EQ(run({"regress", games, "--save", folder.path("base.jsonl")}).code, 0);
  EXPECT_EQ(run({"annotate", games, "-o", folder.path("site/")}).code, 0);
}

}  // namespace
}  // namespace tally::cli::testing
