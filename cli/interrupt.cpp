#include "cli/interrupt.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/terminal.h"

namespace tally::cli {
namespace {

std::atomic<bool> flag{false};

// What is to be done on the way out. Never destroyed: the thread below may outlive main().
struct Exit {
  std::mutex mutex;
  std::set<std::string> temporary;
  std::function<void()> words;
};
Exit& on_exit() {
  static Exit* const all = new Exit;
  return *all;
}

[[noreturn]] void end_now() {
  Exit& all = on_exit();
  all.mutex.lock();  // for good: no other file is made any more
  for (const std::string& file : all.temporary) ::unlink(file.c_str());
  // Words that nobody reads end it as well.
  constexpr itimerval patience{{}, {0, 50'000}};
  std::signal(SIGALRM, [](int) { ::_exit(interrupted); });
  ::setitimer(ITIMER_REAL, &patience, nullptr);
  try {
    if (all.words)
      all.words();
    else
      complain(words(say::was_interrupted()));
  } catch (...) {
    // Nobody is left to tell that they cannot be written.
  }
  ::_exit(interrupted);
}

void wait_for(const sigset_t& signals, std::chrono::milliseconds moment) {
  int number = 0;
  while (::sigwait(&signals, &number) != 0) {
  }
  flag = true;
  const timespec time{moment.count() / 1000, moment.count() % 1000 * 1'000'000};
  // Who looks at this thread from outside wakes it without a signal.
  while (::sigtimedwait(&signals, nullptr, &time) < 0 && errno == EINTR) {
  }
  end_now();
}

}  // namespace

void catch_interrupts(std::chrono::milliseconds moment) {
  sigset_t signals;
  ::sigemptyset(&signals);
  ::sigaddset(&signals, SIGINT);
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  try {
    std::thread([signals, moment] { wait_for(signals, moment); }).detach();
  } catch (const std::system_error&) {
    ::pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);  // no thread to be had: it ends at once
  }
}

bool was_interrupted() { return flag.load(std::memory_order_relaxed); }

LastWords::LastWords(std::function<void()> say) {
  const std::lock_guard lock(on_exit().mutex);
  on_exit().words = std::move(say);
}

LastWords::~LastWords() {
  const std::lock_guard lock(on_exit().mutex);
  on_exit().words = nullptr;
}

int make_temporary(const std::string& path, std::string& name) {
  const std::lock_guard lock(on_exit().mutex);
  name = path + ".XXXXXX";
  const int fd = ::mkostemp(name.data(), O_CLOEXEC);
  if (fd >= 0) on_exit().temporary.insert(name);
  return fd;
}

bool rename_temporary(const std::string& name, const std::string& path) {
  const std::lock_guard lock(on_exit().mutex);
  if (::rename(name.c_str(), path.c_str()) != 0) return false;
  on_exit().temporary.erase(name);
  return true;
}

void remove_temporary(const std::string& name) {
  const std::lock_guard lock(on_exit().mutex);
  ::unlink(name.c_str());
  on_exit().temporary.erase(name);
}

}  // namespace tally::cli
