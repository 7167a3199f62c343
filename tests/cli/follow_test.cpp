// `tally check --follow`: at once, to the end, with the exit code of `tally check`.
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

// What was said at the end is what `tally check` says, and so is the exit code.
void expect_last_word(const std::string& log) {
  const Outcome whole = run({"check", "-"}, log);
  const Outcome followed = run({"check", "--follow", "-"}, log);
  EXPECT_EQ(followed.code, whole.code);
  EXPECT_TRUE(followed.out.ends_with(whole.out)) << followed.out << "\n\n" << whole.out;
  EXPECT_EQ(followed.err, whole.err);
}

TEST(CheckFollow, EndsWithWhatCheckSays) {
  expect_last_word(random_log(5, 3));
  expect_last_word(faulty_log(5, 4));
  expect_last_word(unfinished_log(5, 3));
  expect_last_word("");
  expect_last_word("{\"tally\":1}\n");
}

TEST(CheckFollow, SaysOfEachEventWhatItIs) {
  const std::string log = random_log(5, 3);
  const Outcome all = run({"check", "--follow", "-"}, log);
  EXPECT_EQ(count(all.out, "line "), lines_of(log).size() - 1);
  const Outcome json = run({"check", "--follow", "--format", "jsonl", "-"}, log);
  EXPECT_EQ(count(json.out, "\"findings\":[]}\n"), lines_of(log).size() - 1);
  const Outcome trouble = run({"check", "--follow", "--only-findings", "-"}, log);
  EXPECT_EQ(lines_of(trouble.out).size(), 2U) << trouble.out;
}

TEST(CheckFollow, JudgesEachGameOfAPipe) {
  const Outcome o = run({"check", "--follow", "--only-findings", "-"}, random_log(4, 3, 3));
  EXPECT_EQ(count(o.out, "-: clean"), 3U) << o.out;
  EXPECT_TRUE(o.out.find("3 games: 3 clean") != std::string::npos) << o.out;
  EXPECT_EQ(o.code, 0);
}

TEST(CheckFollow, SaysItAtOnceAndTheLastWordWhenTheGameIsOver) {
  Running follower({"check", "--follow", "-"});
  const std::vector<std::string> lines = lines_of(faulty_log(5, 4));
  follower.write(lines.front() + "\n");
  bool trouble = false;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    follower.write(lines[i] + "\n");
    std::string said = follower.line();
    // Findings are indented beneath the event before.
    while (said.starts_with(' ')) said = follower.line();
    ASSERT_TRUE(said.starts_with("line " + std::to_string(i + 1) + ": ")) << said;
    if (trouble || !said.ends_with("trouble\n")) continue;
    trouble = true;
    EXPECT_TRUE(follower.line().starts_with("  SGS-"));
  }
  EXPECT_TRUE(trouble);
  std::string last = follower.line();
  while (last.starts_with(' ')) last = follower.line();
  EXPECT_TRUE(last.starts_with("-: violations")) << last;
  follower.end_input();
  EXPECT_EQ(follower.wait().code, 1);
}

TEST(CheckFollow, FollowsAFileUntilItsGameIsOver) {
  const Folder folder;
  const std::vector<std::string> lines = lines_of(random_log(4, 5));
  const std::string path = folder.write("game.jsonl", lines.front() + "\n");
  Running follower({"check", "--follow", path});
  std::ofstream file(path, std::ios::app);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    file << lines[i] << '\n' << std::flush;
    ASSERT_TRUE(follower.line().starts_with("line " + std::to_string(i + 1) + ": "));
  }
  EXPECT_TRUE(follower.line().starts_with(path + ": clean"));
  EXPECT_EQ(follower.wait().code, 0);
}

// Of whatever format, whole or cut off in a game that is not told event by event.
TEST(CheckFollow, EndsWithEveryFileThatIsWhole) {
  for (const char* const folder : {"dou_dizhu", "faults", "hidden"}) {
    for (const auto& file :
         std::filesystem::directory_iterator(TALLY_SOURCE_DIR "/corpus/" + std::string(folder))) {
      const std::string path = file.path().string();
      const Outcome whole = run({"check", path});
      if (whole.out.find("incomplete") != std::string::npos) continue;  // waited for
      const Outcome followed = run({"check", "--follow", "--only-findings", path});
      EXPECT_EQ(followed.code, whole.code) << path;
      EXPECT_EQ(followed.last_line(), whole.last_line()) << path;
    }
  }
}

TEST(CheckFollow, JudgesWhatThereIsOnInterrupt) {
  for (const bool strict : {false, true}) {
    std::vector<std::string> arguments = {"check", "--follow", "-"};
    if (strict) arguments.insert(arguments.begin() + 1, "--strict");
    Running follower(arguments);
    const std::vector<std::string> lines = lines_of(random_log(4, 5));
    for (std::size_t i = 0; i < 30; ++i) follower.write(lines[i] + "\n");
    for (std::size_t i = 1; i < 30; ++i) follower.line();
    follower.signal(SIGINT);
    const Outcome o = follower.wait();
    EXPECT_TRUE(o.out.starts_with("-: incomplete")) << o.out;
    EXPECT_EQ(o.code, strict ? 4 : 0);
  }
}

TEST(CheckFollow, SaysWhatItCannotDo) {
  EXPECT_EQ(run({"check", "--follow", "a", "b"}).code, 2);
  EXPECT_EQ(run({"check", "--follow", "--jobs", "2", "a"}).code, 2);
  EXPECT_EQ(run({"check", "--follow", "--witness", "w", "a"}).code, 2);
  EXPECT_EQ(run({"check", "--follow", "/no/such/file"}).code, 3);
  const Outcome folder = run({"check", "--follow", "/tmp"});
  EXPECT_EQ(folder.code, 3);
  EXPECT_EQ(folder.err, "tally: /tmp: is a folder, not a file\n");
  EXPECT_EQ(run({"check", "--follow", "--ruleset", "nosuch", "-"}).code, 2);
}

}  // namespace
}  // namespace tally::cli::testing
