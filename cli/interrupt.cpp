#include "cli/interrupt.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <string>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "replay/io/input_error.h"

namespace tally::cli {
namespace {

std::atomic<bool> flag{false};
static_assert(std::atomic<bool>::is_always_lock_free);
int bell = -1;  // an eventfd that rings when the flag goes up, for poll()

void on_interrupt(int) {
  const int saved = errno;
  flag = true;
  const std::uint64_t one = 1;
  (void)!::write(bell, &one, sizeof one);
  errno = saved;
}

class StandardInput final : public io::ByteSource {
  std::size_t read_some(std::span<char> into) override {
    for (;;) {
      pollfd waiting[2] = {{STDIN_FILENO, POLLIN, 0}, {bell, POLLIN, 0}};
      if (::poll(waiting, bell < 0 ? 1 : 2, -1) < 0 && errno != EINTR) refuse();
      stop_if_interrupted();
      if (waiting[0].revents == 0) continue;
      const ssize_t got = ::read(STDIN_FILENO, into.data(), into.size());
      if (got >= 0) return static_cast<std::size_t>(got);
      if (errno != EINTR && errno != EAGAIN) refuse();
    }
  }

  [[noreturn]] static void refuse() {
    throw io::InputError(std::string("standard input cannot be read: ") + std::strerror(errno));
  }
};

}  // namespace

void catch_interrupts() {
  if (bell < 0) bell = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  ::sigaction(SIGINT, &action, nullptr);
}

bool was_interrupted() { return flag.load(std::memory_order_relaxed); }

io::Input open_input(const std::string& path) {
  if (path == "-") return io::Input(std::make_unique<StandardInput>());
  return io::Input(path);
}

}  // namespace tally::cli
