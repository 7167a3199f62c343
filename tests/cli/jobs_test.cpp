// The same words in the same order, however many threads; no game lost at a seam.
#include "cli/jobs.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/check_all.h"
#include "cli/interrupt.h"
#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

// Long enough for several stretches.
const std::string& long_log() {
  static const std::string log = [] {
    std::string all;
    for (std::uint64_t seed = 1; all.size() < 3'000'000; seed += 5) {
      all += random_log(8, seed, 2) + faulty_log(5, seed + 2) + random_log(6, seed + 3, 2);
    }
    return all;
  }();
  return log;
}

std::string checked(const std::string& path, const char* jobs, const char* format = "text") {
  return run({"check", "--format", format, "--jobs", jobs, path}).out;
}

TEST(Jobs, ManyThreadsSayTheSameAsOne) {
  const Folder folder;
  folder.write("a.jsonl", long_log());
  for (int i = 0; i < 30; ++i)
    folder.write("b" + std::to_string(i), i % 7 == 3 ? "bad" : random_log(4, 900 + i));
  folder.write("c.rep", freekill_recording());
  folder.write("d.jsonl.zst", io::testing::zstd(long_log()));
  const std::string one = checked(folder.path(), "1");
  EXPECT_GT(lines_of(one).size(), 100U);
  for (const char* const jobs : {"2", "3", "16"}) {
    EXPECT_EQ(checked(folder.path(), jobs), one) << jobs;
    EXPECT_EQ(checked(folder.path(), jobs, "jsonl"), checked(folder.path(), "1", "jsonl")) << jobs;
  }
}

TEST(Jobs, OtherProgramsLinesAreSharedOutToo) {
  const Folder folder;
  io::Input sample(TALLY_SOURCE_DIR "/corpus/dou_dizhu/openspiel.jsonl");
  const std::string lines = io::testing::drain(sample);
  std::string all;
  while (all.size() < 2'500'000) all += lines;
  folder.write("a.jsonl", all);
  const std::string one = checked(folder.path(), "1", "jsonl");
  EXPECT_EQ(lines_of(one).size(), lines_of(all).size());
  EXPECT_EQ(checked(folder.path(), "3", "jsonl"), one);
}

TEST(Jobs, LinesAreCountedFromTheStartOfTheFile) {
  const Folder folder;
  const std::string log = long_log();
  const Outcome o = run({"check", folder.write("a", log)});
  // Every faulty game has its fault in its third line.
  const std::vector<std::string> lines = lines_of(log);
  std::vector<std::string> expected;
  for (std::size_t i = 2; i < lines.size(); ++i) {
    if (lines[i - 2].starts_with("{\"tally\"") &&
        lines[i] == R"({"e":"hp","seat":2,"hp":3,"max":4})") {
      expected.push_back("seat 2, event 1, line " + std::to_string(i + 1));
    }
  }
  ASSERT_GT(expected.size(), 5U);
  for (const std::string& place : expected) EXPECT_EQ(count(o.out, place + "\n"), 1U) << place;
}

TEST(Jobs, AnErrorDeepInALogNamesItsLine) {
  const Folder folder;
  const std::string log = long_log();
  const std::size_t lines = lines_of(log).size();
  const Outcome bad =
      run({"check", folder.write("a", log + "{\"tally\":99}\n" + random_log(4, 1))});
  EXPECT_EQ(bad.code, 3);
  EXPECT_NE(bad.out.find("unreadable — line " + io::grouped(lines + 1) + ": "), std::string::npos)
      << bad.out.substr(bad.out.size() - 500);
  EXPECT_EQ(count(bad.out, ": clean"), count(checked(folder.write("b", log), "1"), ": clean") + 1);

  const Outcome cut = run({"check", folder.write("c", log.substr(0, log.size() - 10))});
  EXPECT_NE(cut.out.find("line " + io::grouped(lines)), std::string::npos)
      << cut.out.substr(cut.out.size() - 500);
}

TEST(Jobs, ALogIsCutOnlyWhereAGameBegins) {
  const Folder folder;
  const std::vector<std::string> paths = {folder.write("a", long_log())};
  JobSource source(paths);
  Job job;
  std::string all;
  int jobs = 0;
  while (source.next(job)) {
    EXPECT_TRUE(job.text.starts_with("{\"tally\":")) << job.text.substr(0, 80);
    EXPECT_EQ(job.last, !source.more());
    all += job.text;
    ++jobs;
  }
  EXPECT_GT(jobs, 3);
  EXPECT_EQ(all, long_log());
}

TEST(Jobs, ALogThatCannotBeCutIsReadToItsEnd) {
  const Folder folder;
  // Spelled otherwise, so that no seam is seen.
  std::string log;
  while (log.size() < 9'000'000) log += long_log();
  for (std::size_t at = log.find("{\"tally\":"); at != std::string::npos;
       at = log.find("{\"tally\":", at + 1))
    log.insert(at + 1, " ");
  const Outcome o = run({"check", "--jobs", "2", folder.write("a", log)});
  EXPECT_EQ(o.code, 1);
  EXPECT_EQ(count(o.out, "\n" + folder.path("a") + "#"), count(log, "{ \"tally\"") - 1);
}

TEST(Jobs, ABreakInAPackedLogIsSaidOnce) {
  const Folder folder;
  const std::string packed = io::testing::gzip(long_log());
  const Outcome o = run({"check", folder.write("a", packed.substr(0, packed.size() - 1000))});
  EXPECT_EQ(count(o.out, "the file seems cut off"), 1U) << o.out.substr(o.out.size() - 800);
}

// A fault while more is made of one game is told of it, and the others go on.
TEST(Jobs, AFaultInOneGameDoesNotEndTheOthers) {
  const Folder folder;
  const std::vector<std::string> paths = {folder.write("a.jsonl", random_log(4, 1, 3)),
                                          folder.write("b.jsonl", random_log(4, 9))};
  CheckAll options;
  options.jobs = 1;
  int made = 0;
  options.make = [&](Record&, RecordChecker&, Checked& game) {
    game.made = std::make_unique<Made>();
    if (++made == 2) throw std::runtime_error("a fault");
  };
  std::vector<std::string> told;
  check_all(paths, options, [&](Checked& game) {
    told.push_back(text_of(game.entry.error));
    EXPECT_EQ(game.entry.internal, !game.entry.error.empty());
    EXPECT_EQ(game.made == nullptr, game.entry.internal);
  });
  ASSERT_EQ(told.size(), 4U);
  EXPECT_NE(told[1].find("a fault"), std::string::npos) << told[1];
  EXPECT_EQ(told[0] + told[2] + told[3], "");
}

}  // namespace
}  // namespace tally::cli::testing
