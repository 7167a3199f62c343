// A run shared by several machines: what is merged is what one run says, to the byte.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

using CommandWords = std::vector<std::string>;

std::string bytes_in(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

CommandWords with_more(CommandWords a, const CommandWords& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// The parts of this command line, each with another number of threads; files in the folder.
CommandWords parts_of(const Folder& folder, const CommandWords& command, int n) {
  CommandWords files;
  for (int k = 1; k <= n; ++k) {
    CommandWords line = with_more(command, {"--shard", std::to_string(k) + "/" + std::to_string(n),
                                            "--jobs", std::to_string(k % 3 + 1)});
    const Outcome o = run(line);
    EXPECT_EQ(o.code, 0) << o.err;
    files.push_back(folder.write("part-" + std::to_string(k), o.out));
  }
  return files;
}

Outcome merged(const Folder& folder, const CommandWords& command, int n,
               const CommandWords& options = {}) {
  CommandWords files = parts_of(folder, command, n);
  std::swap(files.front(), files.back());  // in any order
  return run(with_more(with_more({"merge"}, options), files));
}

void expect_same(const Outcome& all, const Outcome& one) {
  EXPECT_EQ(all.code, one.code);
  EXPECT_TRUE(all.out == one.out) << all.out.substr(0, 2000) << "\n--- expected\n"
                                  << one.out.substr(0, 2000);
  EXPECT_EQ(all.err, one.err);
}

// Records of every kind, what is none, what cannot be read, two games with the same name, a folder
// in a folder, a log in several pieces with damaged places.
void fill_records(const Folder& folder) {
  std::string log;
  for (std::uint64_t seed = 1; log.size() < 300'000; seed += 3)
    log += random_log(5, seed, 2) + faulty_log(4, seed + 2);
  const std::string damaged = log.substr(0, 150'000) + "\n{\"tally\":99}\nno line\n\n" +
                              random_log(4, 7) + std::string(1'200'000, 'x') + "\n" +
                              random_log(4, 8) + log.substr(150'000);
  folder.write("a.jsonl", log);
  folder.write("b.jsonl.zst", io::testing::zstd(damaged));
  const std::string packed = io::testing::gzip(log);
  folder.write("c.jsonl.gz", packed.substr(0, packed.size() - 500));
  folder.write("d.rep", freekill_recording());
  folder.write("e.txt", "a stray file");
  folder.write("f.jsonl", "");
  folder.write("g.jsonl", unfinished_log(4, 3) + uncovered_log() + random_log(8, 9));
  folder.write("h.jsonl", "\n\n" + random_log(2, 5) + "\n\n" + random_log(2, 6));
  folder.write("i\t\x01\xff.jsonl", random_log(2, 7));
  std::filesystem::copy(TALLY_SOURCE_DIR "/corpus/faults", folder.path("j"));
  std::filesystem::copy(TALLY_SOURCE_DIR "/corpus/dou_dizhu", folder.path("k"));
  std::filesystem::copy(TALLY_SOURCE_DIR "/corpus/defects", folder.path("l"));
  std::filesystem::create_directory(folder.path("empty"));
}

TEST(Shard, MergedIsOneRunInEveryForm) {
  const Folder records;
  fill_records(records);
  const CommandWords paths = {records.path(), records.path("empty"), records.path("a.jsonl"),
                              records.path("none.jsonl")};
  for (const char* const form : {"text", "jsonl", "table", "sarif", "junit"}) {
    const CommandWords command = with_more({"check", "--format", form}, paths);
    const Outcome one = run(command);
    EXPECT_EQ(one.code, 3);
    EXPECT_GT(one.out.size(), 10'000U);
    for (const int n : {1, 2, 3, 7}) {
      SCOPED_TRACE(std::string(form) + ", " + std::to_string(n));
      const Folder parts;
      expect_same(merged(parts, command, n), one);
    }
  }
}

TEST(Shard, APartJudgesItsShareAlone) {
  const Folder folder;
  std::string log;
  for (std::uint64_t seed = 1; log.size() < 1'000'000; ++seed) log += random_log(5, seed, 2);
  const std::string path = folder.write("a.jsonl", log);
  const std::size_t all = count(log, "{\"tally\":");
  std::size_t sum = 0;
  for (const std::string& part : parts_of(folder, {"check", path}, 3)) {
    const std::size_t games = count(bytes_in(part), "\ngame\t");
    EXPECT_GT(games, all / 4);
    EXPECT_LT(games, all / 2);
    sum += games;
  }
  EXPECT_EQ(sum, all);
}

TEST(Shard, WhatIsLetPassAndWrittenAndTheExitCodeAreThoseOfOneRun) {
  const Folder records;
  fill_records(records);
  const Folder out;
  run({"check", records.path("j"), "--save-baseline", out.path("baseline")});
  const CommandWords some = {records.path("j"), records.path("b.jsonl.zst"),
                             records.path("g.jsonl")};
  run(with_more({"check", "--format", "table:" + out.path("table")}, some));
  const std::vector<CommandWords> lines = {
      {"check", "--known", "ok", "--baseline", out.path("baseline"), records.path("j")},
      {"check", "--known", "ok", "--format", "sarif", "--baseline", out.path("baseline"),
       records.path("l"), records.path("j")},
      with_more({"check", "--expect", out.path("table")}, some),
      {"check", "--expect", out.path("table"), "--only-findings", records.path("j"), "--exclude",
       "b*"},
      {"check", "--strict", "--lang", "zh", records.path("g.jsonl")},
      {"check", "--only-findings", "--include", "*.jsonl", "--exclude", "c*", records.path()},
      {"check", "--ruleset", "classic-small", records.path("a.jsonl"), records.path("h.jsonl")},
      {"check", records.path("d.rep"), "--witness", "-"},
      {"check", TALLY_SOURCE_DIR "/corpus/hidden", "--format", "jsonl:" + out.path("j"), "--format",
       "junit:" + out.path("x"), "--save-baseline", out.path("b"), "--witness", out.path("w")},
  };
  for (const CommandWords& line : lines) {
    SCOPED_TRACE(::testing::PrintToString(line));
    const Outcome one = run(line);
    const CommandWords written = {out.path("j"), out.path("x"), out.path("b"), out.path("w")};
    CommandWords was;
    for (const std::string& file : written) was.push_back(bytes_in(file));
    for (const std::string& file : written) std::filesystem::remove(file);
    const Folder parts;
    expect_same(merged(parts, line, 3), one);
    for (std::size_t i = 0; i < written.size(); ++i)
      EXPECT_EQ(bytes_in(written[i]), was[i]) << written[i];
  }
}

TEST(Shard, TheSamePartsCanBeToldInAnotherForm) {
  const Folder records;
  fill_records(records);
  const Folder folder;
  const CommandWords of = {records.path()};
  const Outcome zh = run(with_more({"check", "--lang", "zh"}, of));
  expect_same(merged(folder, with_more({"check", "--format", "junit"}, of), 2,
                     {"--format", "text", "--lang", "zh"}),
              zh);
  const Outcome no =
      run({"merge", "--format", "sarif", folder.path("part-1"), folder.path("part-2")});
  EXPECT_EQ(no.code, 2);
  EXPECT_EQ(no.out, "");
  EXPECT_NE(no.err.find("make them with --format sarif"), std::string::npos) << no.err;
}

TEST(Shard, ErrorsOfOneFileAreCountedAsInOneRun) {
  const Folder folder;
  std::string log = random_log(2, 1);
  for (int i = 0; i < 11'000; ++i)
    log += "{\"tally\":1,\"game\":\"none\",\"note\":\"" + std::string(40, 'x') + "\"}\n";
  const std::string path = folder.write("a.jsonl", log + random_log(2, 2));
  folder.write("b.jsonl", random_log(2, 2, 3));
  const Outcome one = run({"check", path, folder.path("b.jsonl")});
  EXPECT_NE(one.out.find("not read any further"), std::string::npos)
      << one.out.substr(one.out.size() - 500);
  for (const int n : {2, 3})
    expect_same(merged(folder, {"check", path, folder.path("b.jsonl")}, n), one);
}

TEST(Shard, RegressIsMergedToo) {
  const Folder records;
  fill_records(records);
  const std::string house =
      records.write("house.toml",
                    "name = \"house\"\ngame = \"sanguosha\"\nbase = \"freekill-0.5\"\n"
                    "title.en = \"x\"\ntitle.zh = \"x\"\n[options]\nfireattack_self = false\n");
  const Folder out;
  run({"regress", "--save", out.path("kept"), records.path()});
  const std::vector<CommandWords> lines = {
      {"regress", "--to", house, TALLY_SOURCE_DIR "/corpus/freekill", records.path()},
      {"regress", "--from", "freekill-0.5", "--to", house, "--format", "jsonl",
       TALLY_SOURCE_DIR "/corpus/freekill", "--save", out.path("w"), "--page", out.path("p")},
      {"regress", "--baseline", out.path("kept"), records.path()},
      {"regress", "--baseline", out.path("kept"), "--to", "classic", records.path(), "--lang",
       "zh"},
  };
  for (const CommandWords& line : lines) {
    const Outcome one = run(line);
    const std::string saved = bytes_in(out.path("w"));
    const std::string page = bytes_in(out.path("p"));
    for (const int n : {1, 2, 3, 7}) {
      SCOPED_TRACE(::testing::PrintToString(line) + std::to_string(n));
      const Folder parts;
      expect_same(merged(parts, line, n), one);
      EXPECT_EQ(bytes_in(out.path("w")), saved);
      EXPECT_EQ(bytes_in(out.path("p")), page);
    }
  }
}

TEST(Shard, FuzzIsMergedToo) {
  const std::vector<CommandWords> lines = {
      {"fuzz", "--games", "1100", "--seed", "5"},
      {"fuzz", "--game", "dou_dizhu", "--format", "jsonl", "--games", "2001"},
      {"fuzz", "--ruleset", "classic-small", "--players", "2", "--games", "5", "--lang", "zh"},
  };
  for (const CommandWords& line : lines) {
    const Outcome one = run(line);
    EXPECT_EQ(one.code, 0);
    for (const int n : {1, 2, 3, 7}) {
      SCOPED_TRACE(::testing::PrintToString(line) + std::to_string(n));
      const Folder parts;
      const Outcome all = merged(parts, line, n);
      EXPECT_EQ(all.code, one.code);
      EXPECT_EQ(all.out, one.out);
      EXPECT_EQ(all.err, "");
    }
  }
  EXPECT_EQ(run({"fuzz", "--time", "1", "--shard", "1/2"}).code, 2);
}

// What is refused, how the program ends, and what it says of it.
TEST(Shard, OnlyAllPartsOfOneRunAreMerged) {
  const Folder folder;
  const std::string log = folder.write("a.jsonl", random_log(4, 1, 30));
  const std::string other = folder.write("b.jsonl", random_log(4, 99, 3));
  const CommandWords parts = parts_of(folder, {"check", log}, 3);
  const std::string sound = bytes_in(parts[1]);
  const auto part = [&](const std::string& name, const CommandWords& command) {
    return folder.write(name, run(command).out);
  };
  const auto expect = [&](const CommandWords& files, int code, const std::string& says) {
    SCOPED_TRACE(says);
    const Outcome o = run(with_more({"merge"}, files));
    EXPECT_EQ(o.code, code);
    EXPECT_EQ(o.out, "");
    EXPECT_EQ(count(o.err, "\n"), 1U) << o.err;
    EXPECT_NE(o.err.find(says), std::string::npos) << o.err;
  };
  expect({parts[0], parts[2]}, 2, "1 part is missing: 2/3");
  expect({parts[0], parts[2], parts[0]}, 2, "part 1/3 is there twice");
  expect({parts[0], part("x", {"check", "--shard", "2/3", "--strict", log})}, 2,
         "parts of two runs");
  expect({parts[0], part("x", {"check", "--shard", "2/3", other})}, 2, "parts of two runs");
  expect({parts[0], part("x", {"check", "--shard", "2/4", log})}, 2, "is one of 3");
  expect({parts[0], part("x", {"fuzz", "--games", "9", "--shard", "2/3"})}, 2, "parts of two runs");
  folder.write("a.jsonl", random_log(4, 1, 31));
  expect({parts[0], part("x", {"check", "--shard", "2/3", log})}, 2,
         "did not find the same records, or not as they were");

  const std::string x = folder.path("x");
  const auto damaged = [&](std::string bytes, const std::string& says) {
    folder.write("x", bytes);
    expect({parts[0], x, parts[2]}, 3, says);
  };
  const std::size_t lines = count(sound, "\n");  // the last says `end`
  damaged(sound.substr(0, sound.rfind("end\t")),
          x + ":" + std::to_string(lines) + ": the file ends here");
  damaged(sound.substr(0, sound.size() - 5), "the file ends here");
  damaged(sound + "end\n", "is damaged");
  std::string turned = sound;
  turned[turned.find("\tclassic")] = ' ';
  damaged(turned, ": the line is damaged; expected one whose checksum");
  damaged("garbage\n", x + ":1: is no part of a run; expected a file that a command with --shard");
  damaged("", ":1: is no part of a run");
  damaged(std::string(100'000, '\0'), ":1: is no part of a run");
  expect({parts[0], log, parts[2]}, 3, log + ":1: is no part of a run");
  expect({parts[0], folder.path("nothing")}, 3, "nothing: ");
}

TEST(Shard, StandardInputAndAnUnfinishedPart) {
  const Folder folder;
  const std::string log = random_log(5, 1, 20) + faulty_log(4, 2);
  const Outcome one = run({"check", "-"}, log);
  CommandWords files;
  for (const char* const part : {"1/2", "2/2"})
    files.push_back(folder.write(part[0] == '1' ? "part-1" : "part-2",
                                 run({"check", "--shard", part, "-"}, log).out));
  expect_same(run(with_more({"merge"}, files)), one);
  std::string more = log;
  while (more.size() < 200'000'000) more += more;
  const Outcome cut = run({.arguments = {"check", "--shard", "1/1", folder.write("a", more)},
                           .interrupted = std::chrono::milliseconds(400)});
  EXPECT_EQ(cut.code, 130);
  EXPECT_EQ(run({"merge", folder.write("cut", cut.out)}).code, 3);
}

TEST(Shard, TheCommandLineSaysWhatIsWrong) {
  for (const char* const wrong : {"0/2", "3/2", "2", "1/0", "a/b", "1/2/3", "-1/2", ""}) {
    const Outcome o = run({"check", "--shard", wrong, "x"});
    EXPECT_EQ(o.code, 2) << wrong;
    EXPECT_NE(o.err.find("needs"), std::string::npos) << o.err;
  }
  EXPECT_EQ(run({"check", "--follow", "--shard", "1/2", "x"}).code, 2);
  EXPECT_EQ(run({"merge"}).code, 2);
  const Folder folder;
  EXPECT_EQ(run({"check", "--shard", "1/2", folder.path()}).code, 3);  // no record at all
  if (!has_terminals()) return;
  const std::string log = folder.write("a.jsonl", random_log(4, 1));
  const Outcome shown = run({.arguments = {"check", "--shard", "1/2", log}, .terminal = true});
  EXPECT_EQ(shown.code, 2);
  EXPECT_NE(shown.out.find("send standard output to a file"), std::string::npos) << shown.out;
}

}  // namespace
}  // namespace tally::cli::testing
