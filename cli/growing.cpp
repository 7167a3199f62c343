#include "cli/growing.h"

#include <array>
#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "replay/io/input_error.h"

namespace tally::cli {
namespace {

[[noreturn]] void cannot_open(const std::string& path, int code) {
  throw Failure(unreadable, say::of_file(path, io::why_not_opened(code)));
}

}  // namespace

Growing::Growing(const std::string& path) {
  if (path != "-") fd_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat about {};
  if (fd_ < 0 || ::fstat(fd_, &about) != 0) cannot_open(path, errno);
  if (S_ISDIR(about.st_mode)) {
    ::close(fd_);
    cannot_open(path, EISDIR);
  }
  is_file_ = S_ISREG(about.st_mode) && path != "-";  // standard input ends where it ends
  if (!is_file_) return;
  changes_ = ::inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (changes_ >= 0) ::inotify_add_watch(changes_, path.c_str(), IN_MODIFY);
}

Growing::~Growing() {
  if (changes_ >= 0) ::close(changes_);
  if (fd_ > 0) ::close(fd_);
}

bool Growing::readable(std::chrono::milliseconds most) const {
  pollfd one{is_file_ ? changes_ : fd_, POLLIN, 0};
  return ::poll(&one, 1, static_cast<int>(most.count())) > 0;
}

std::size_t Growing::read(std::span<char> into) {
  if (closed_ || (!is_file_ && !readable(std::chrono::milliseconds(0)))) return 0;
  const ssize_t n = ::read(fd_, into.data(), into.size());
  if (n == 0 && !is_file_) closed_ = true;
  if (n < 0 && errno != EINTR && errno != EAGAIN) closed_ = true;
  return n > 0 ? static_cast<std::size_t>(n) : 0;
}

void Growing::wait(std::chrono::milliseconds most) const {
  if (closed_ || !readable(most) || changes_ < 0) return;
  std::array<char, 4096> events{};
  while (::read(changes_, events.data(), events.size()) > 0) {
  }
}

}  // namespace tally::cli
