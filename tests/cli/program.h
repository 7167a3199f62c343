#pragma once
// Runs the built program as a person or a script would.
#include <chrono>
#include <string>
#include <vector>

#include "tests/replay/io/support.h"

namespace tally::cli::testing {

using io::testing::Folder;

struct Run {
  std::vector<std::string> arguments;
  std::string input = {};                     // on standard input
  std::vector<std::string> environment = {};  // "NAME=value", besides PATH
  std::string path = "/usr/bin:/bin";
  bool terminal = false;                     // standard output is a terminal; `err` goes there too
  unsigned short rows = 0;                   // of the terminal; 0: it does not say
  std::string folder = {};                   // where it runs; "" is here
  std::chrono::milliseconds interrupted{0};  // then Ctrl-C; 0: never
  bool closed = false;                       // standard output is closed
};

struct Outcome {
  int code = -1;  // exit code; -signal when a signal ended it
  std::string out;
  std::string err;
  // The last line without its end, as what matters most stands there.
  [[nodiscard]] std::string last_line() const;
};

Outcome run(const Run& what);
Outcome run(const std::vector<std::string>& arguments, const std::string& input = "");
// In the folder of the sources.
Outcome tally(std::vector<std::string> arguments, const std::string& input = "");

// A program that goes on running.
class Running {
 public:
  explicit Running(const std::vector<std::string>& arguments);
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void write(std::string_view bytes) const;
  // Nothing more is written.
  void end_input();
  // The next line of its output, which it has to write within ten seconds; "" at the end.
  std::string line() const;
  void signal(int number) const;
  Outcome wait();

 private:
  int pid_ = -1;
  int in_ = -1;
  int out_ = -1;
  int err_ = -1;
};

// Whether a program can be run on a terminal here.
bool has_terminals();

// Logs of random games, as `tally play` writes them.
std::string random_log(int players, std::uint64_t seed, int games = 1);
// A log whose first game breaks a rule: seat 2 begins with 3 hit points.
std::string faulty_log(int players, std::uint64_t seed);
// A log that ends before the game does.
std::string unfinished_log(int players, std::uint64_t seed);
// A log of a game with a skill that is not covered.
std::string uncovered_log();
// The bytes of a recording of FreeKill, of two players.
std::string freekill_recording();

std::vector<std::string> lines_of(const std::string& text);
std::size_t count(const std::string& text, std::string_view part);

}  // namespace tally::cli::testing
