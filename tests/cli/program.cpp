#include "tests/cli/program.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "replay/books/ruleset.h"
#include "replay/random/random_game.h"

namespace tally::cli::testing {
namespace {

std::string read_to_end(int fd) {
  std::string all;
  char block[4096];
  for (;;) {
    const ssize_t got = ::read(fd, block, sizeof block);
    // A terminal whose other end is closed gives EIO.
    if (got == 0 || (got < 0 && errno != EINTR)) break;
    if (got > 0) all.append(block, static_cast<std::size_t>(got));
  }
  ::close(fd);
  return all;
}

void write_and_close(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n <= 0) break;  // the program has seen enough
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  ::close(fd);
}

struct Pipe {
  Pipe() {
    if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  }
  int ends[2] = {-1, -1};
};

// Starts the program with these three streams.
int start(const Run& what, int in, int out, int err) {
  std::vector<std::string> arguments = {TALLY_PROGRAM};
  arguments.insert(arguments.end(), what.arguments.begin(), what.arguments.end());
  std::vector<std::string> environment = {"PATH=" + what.path};
  environment.insert(environment.end(), what.environment.begin(), what.environment.end());
  std::vector<char*> argv;
  for (std::string& a : arguments) argv.push_back(a.data());
  argv.push_back(nullptr);
  std::vector<char*> envp;
  for (std::string& e : environment) envp.push_back(e.data());
  envp.push_back(nullptr);
  const int pid = ::fork();
  if (pid == 0) {
    ::dup2(in, 0);
    ::dup2(out, 1);
    ::dup2(err, 2);
    if (what.closed) ::close(1);
    if (!what.folder.empty() && ::chdir(what.folder.c_str()) != 0) ::_exit(127);
    ::execve(argv[0], argv.data(), envp.data());
    ::_exit(127);
  }
  return pid;
}

int code_of(int pid) {
  int status = 0;
  ::waitpid(pid, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace

bool has_terminals() {
  const int master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master >= 0) ::close(master);
  return master >= 0;
}

namespace {

struct Terminal {
  Terminal() : master(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)) {
    if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0)
      throw std::runtime_error("no terminal");
    slave = ::open(::ptsname(master), O_RDWR | O_NOCTTY | O_CLOEXEC);
  }
  int master;
  int slave = -1;
};

std::string random_games(int players, std::uint64_t seed, int games) {
  const Game& game = *tally::games().front();
  std::string out;
  const Ruleset rules = load_ruleset(game, players < 4 ? "classic-small" : "classic");
  for (int i = 0; i < games; ++i)
    if (!random_game(game, players, rules, seed + static_cast<std::uint64_t>(i), out))
      throw std::runtime_error("no such table");
  return out;
}

}  // namespace

std::string Outcome::last_line() const {
  const std::vector<std::string> lines = lines_of(out);
  return lines.empty() ? "" : lines.back();
}

Outcome run(const Run& what) {
  std::signal(SIGPIPE, SIG_IGN);
  Pipe in;
  Pipe out;
  Pipe err;
  Outcome outcome;
  int pid = -1;
  if (what.terminal) {
    const Terminal terminal;
    const winsize size{what.rows, static_cast<unsigned short>(what.rows > 0 ? 100 : 0), 0, 0};
    if (what.rows > 0) ::ioctl(terminal.slave, TIOCSWINSZ, &size);
    pid = start(what, in.ends[0], terminal.slave, terminal.slave);
    ::close(terminal.slave);
    ::close(out.ends[0]);
    out.ends[0] = terminal.master;
  } else {
    pid = start(what, in.ends[0], out.ends[1], err.ends[1]);
  }
  ::close(in.ends[0]);
  ::close(out.ends[1]);
  ::close(err.ends[1]);
  if (what.interrupted.count() > 0) {
    std::this_thread::sleep_for(what.interrupted);
    ::kill(pid, SIGINT);
  }
  std::thread writer([&] { write_and_close(in.ends[1], what.input); });
  std::thread reader([&] { outcome.err = read_to_end(err.ends[0]); });
  outcome.out = read_to_end(out.ends[0]);
  writer.join();
  reader.join();
  outcome.code = code_of(pid);
  return outcome;
}

Outcome run(const std::vector<std::string>& arguments, const std::string& input) {
  return run({.arguments = arguments, .input = input});
}

Outcome tally(std::vector<std::string> arguments, const std::string& input) {
  return run({.arguments = std::move(arguments), .input = input, .folder = TALLY_SOURCE_DIR});
}

Running::Running(const std::vector<std::string>& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  const Pipe in;
  const Pipe out;
  const Pipe err;
  pid_ = start({.arguments = arguments}, in.ends[0], out.ends[1], err.ends[1]);
  ::close(in.ends[0]);
  ::close(out.ends[1]);
  ::close(err.ends[1]);
  in_ = in.ends[1];
  out_ = out.ends[0];
  err_ = err.ends[0];
}

Running::~Running() {
  if (in_ >= 0) ::close(in_);
  if (pid_ > 0) {
    ::kill(pid_, SIGKILL);
    code_of(pid_);
  }
}

void Running::write(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t n = ::write(in_, bytes.data(), bytes.size());
    if (n <= 0) throw std::runtime_error("the program does not read");
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
}

void Running::end_input() { ::close(std::exchange(in_, -1)); }

std::string Running::line() const {
  std::string line;
  pollfd out{out_, POLLIN, 0};
  constexpr int patience = 10'000;
  for (char c = 0; c != '\n'; line += c)
    if (::poll(&out, 1, patience) <= 0 || ::read(out_, &c, 1) != 1) return line;
  return line;
}

void Running::signal(int number) const { ::kill(pid_, number); }

Outcome Running::wait() {
  Outcome outcome;
  outcome.out = read_to_end(out_);
  outcome.err = read_to_end(err_);
  outcome.code = code_of(pid_);
  pid_ = -1;
  return outcome;
}

std::string random_log(int players, std::uint64_t seed, int games) {
  return random_games(players, seed, games);
}

std::string faulty_log(int players, std::uint64_t seed) {
  std::string log = random_games(players, seed, 1);
  const std::string right = R"({"e":"hp","seat":2,"hp":4,"max":4})";
  log.replace(log.find(right), right.size(), R"({"e":"hp","seat":2,"hp":3,"max":4})");
  return log;
}

std::string unfinished_log(int players, std::uint64_t seed) {
  const std::string log = random_games(players, seed, 1);
  return log.substr(0, log.find('\n', log.size() / 2) + 1);
}

std::string uncovered_log() {
  std::string log = random_games(5, 1, 1);
  const std::size_t end = log.find('\n') - 1;
  return log.insert(end, R"(,"not_covered":"skill Jianxiong of general Cao Cao")");
}

std::string freekill_recording() {
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(TALLY_SOURCE_DIR "/corpus")) {
    if (entry.path().filename() != "smart-g020030_p2_v1.fk.rep") continue;
    std::ostringstream bytes;
    bytes << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    return bytes.str();
  }
  throw std::runtime_error("corpus/ lacks smart-g020030_p2_v1.fk.rep");
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

}  // namespace tally::cli::testing
