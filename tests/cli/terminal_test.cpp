// Colours, interruption, and readers that go away.
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

constexpr const char* escape = "\x1b[";

Outcome on_terminal(const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment) {
  return run({.arguments = arguments, .environment = environment, .terminal = true});
}

// Where the system has no pseudo-terminals, nothing can be drawn on one.
void expect_no_terminal() {
  EXPECT_THROW(on_terminal({"check", "--help"}, {"TERM=xterm"}), std::runtime_error);
}

TEST(Colour, OnlyOnATerminalAndNotWithNoColor) {
  const Folder folder;
  const std::string path = folder.write("a", faulty_log(4, 1));
  for (const std::string command : {"check", "show"}) {
    const std::vector<std::string> arguments = {command, path};
    EXPECT_EQ(run(arguments).out.find(escape), std::string::npos) << command;
    if (!has_terminals()) {
      expect_no_terminal();
      continue;
    }
    EXPECT_NE(on_terminal(arguments, {"TERM=xterm"}).out.find(escape), std::string::npos);
    for (const std::vector<std::string>& plain :
         {std::vector<std::string>{"TERM=xterm", "NO_COLOR=1"}, {"TERM=dumb"}, {}}) {
      EXPECT_EQ(on_terminal(arguments, plain).out.find(escape), std::string::npos) << command;
    }
    // An empty NO_COLOR is none.
    EXPECT_NE(on_terminal(arguments, {"TERM=xterm", "NO_COLOR="}).out.find(escape),
              std::string::npos);
  }
}

// From the second second on, and nowhere else than on a terminal.
TEST(Progress, OfCompareIsSaidOnATerminal) {
  const Folder folder;
  const std::string b = folder.write("b.toml",
                                     "name = \"b\"\ngame = \"sanguosha\"\nbase = \"generals\"\n"
                                     "[options]\ncollateral_victim = \"in_range\"\n");
  cli::testing::Run compare{.arguments = {"compare", "generals", b, "--games", "1000000000"},
                            .interrupted = std::chrono::milliseconds(1800)};
  EXPECT_EQ(run(compare).err, "");
  if (!has_terminals()) return expect_no_terminal();
  compare.terminal = true;
  const Outcome o = run(compare);
  EXPECT_EQ(o.code, 130);
  EXPECT_NE(o.out.find("\r\x1b[K0 %, "), std::string::npos) << o.out;
  EXPECT_NE(o.out.find(" games, "), std::string::npos) << o.out;
}

TEST(Interrupt, WhatIsKnownIsSaid) {
  Running program({"check", "-"});
  // More than a pipe holds: when the write returns, the program has begun to read.
  program.write(random_log(8, 1, 40));
  program.signal(SIGINT);
  const Outcome o = program.wait();
  EXPECT_EQ(o.code, 130) << o.out << o.err;
  EXPECT_TRUE(o.last_line().starts_with("interrupted after ")) << o.last_line();
  EXPECT_NE(o.last_line().find(" — signature "), std::string::npos) << o.last_line();
  EXPECT_EQ(o.out.find("violations"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("incomplete"), std::string::npos) << o.out;
}

TEST(Interrupt, WaitingForARecordEnds) {
  for (const std::string command : {"show", "check"}) {
    Running program({command, "-"});
    // More than a pipe holds: it is not killed before it listens.
    program.write(unfinished_log(8, 1) + std::string(70'000, '\n'));
    program.signal(SIGINT);
    const Outcome o = program.wait();
    EXPECT_EQ(o.code, command == "check" ? 130 : -SIGINT) << command;  // show has nothing to say
  }
}

TEST(Interrupt, NoHalfFileIsLeft) {
  const Folder folder;
  Running program({"play", "--games", "100000000", "-o", folder.path("games.jsonl")});
  while (std::filesystem::is_empty(folder.path())) ::usleep(1000);
  program.signal(SIGINT);
  EXPECT_EQ(program.wait().code, 130);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

// In the middle of one long piece of work: a pipe nobody writes to is one that never ends.
TEST(Interrupt, OneIsEnoughWhereverItComes) {
  const Folder folder;
  const std::string pipe = folder.path("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const std::string clean = folder.write("clean.jsonl", random_log(4, 1));
  const std::string out = folder.path("out.jsonl");
  const std::vector<std::vector<std::string>> all = {{"check", clean, pipe},
                                                     {"check", "--jobs", "2", clean, pipe},
                                                     {"check", clean, pipe, "--witness", out},
                                                     {"import", clean, pipe, "-o", out},
                                                     {"shrink", pipe, "-o", out},
                                                     {"annotate", pipe, "-o", out},
                                                     {"hide", pipe, "--seat", "1", "-o", out}};
  for (const auto& arguments : all) {
    Running program(arguments);
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    const auto start = std::chrono::steady_clock::now();
    program.signal(SIGINT);
    const Outcome o = program.wait();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    EXPECT_EQ(o.code, 130) << arguments[0] << o.out << o.err;
    EXPECT_LT(took.count(), 1.0)
        << arguments[0];  // 0.1 s, on a machine that has nothing else to do
    EXPECT_NE((o.out + o.err).find("interrupted"), std::string::npos) << arguments[0] << o.out;
    if (arguments[0] == "check") {
      EXPECT_NE(o.out.find("clean.jsonl: clean"), std::string::npos) << o.out;
    }
    const auto left = std::filesystem::directory_iterator(folder.path());
    EXPECT_EQ(std::distance(begin(left), end(left)), 2) << arguments[0];
  }
}

TEST(Output, AReaderWhoHasSeenEnoughEndsItQuietly) {
  const Folder folder;
  const std::string path = folder.write("a", random_log(8, 1, 300));
  const std::string shell = fmt::format(
      "{0} show {1} 2>&1 >/dev/full | cat; {0} play --games 1000 -o - 2>&1 | head -c 10",
      TALLY_PROGRAM, path);
  FILE* pipe = ::popen(shell.c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  std::string said;
  for (int c = 0; (c = std::fgetc(pipe)) != EOF;) said += static_cast<char>(c);
  ::pclose(pipe);
  EXPECT_EQ(said, "tally: cannot write to standard output: No space left on device\n{\"tally\":1");
}

TEST(Output, AFullDeviceIsExitCodeFive) {
  const Folder folder;
  const std::string path = folder.write("a", random_log(4, 1));
  const std::string shell = fmt::format("{} check {} >/dev/full 2>&1", TALLY_PROGRAM, path);
  EXPECT_EQ(WEXITSTATUS(std::system(shell.c_str())), 5);
  EXPECT_EQ(run({"import", path, "-o", "/dev/full"}).code, 5);
}

}  // namespace
}  // namespace tally::cli::testing
