#include "cli/terminal.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"

namespace tally::cli {
namespace {

// 0, or the errno of what went wrong.
int write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(fd, text.data(), text.size());
    if (n >= 0) {
      text.remove_prefix(static_cast<std::size_t>(n));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

// 0 when it is no terminal, or one that does not say.
std::size_t width_of(int fd) {
  constexpr std::size_t narrowest = 40;
  struct winsize size {};
  if (::isatty(fd) != 1 || ::ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 0;
  return std::max<std::size_t>(size.ws_col, narrowest);
}

Colour colour = Colour::by_terminal;

report::Style style_of(int fd) {
  if (colour != Colour::by_terminal)
    return {.colour = colour == Colour::always, .width = width_of(fd)};
  const char* const no_color = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe)
  const char* const term = std::getenv("TERM");          // NOLINT(concurrency-mt-unsafe)
  const bool plain = (no_color != nullptr && *no_color != '\0') || term == nullptr ||
                     std::string_view(term) == "dumb";
  return {.colour = !plain && ::isatty(fd) == 1, .width = width_of(fd)};
}

}  // namespace

void write_out(std::string_view text) {
  const int error = write_all(STDOUT_FILENO, report::harmless(text));
  if (error == EPIPE) throw ReaderGone();
  if (error != 0) {
    throw Failure(internal,
                  say::cannot_print(std::strerror(error)));  // NOLINT(concurrency-mt-unsafe)
  }
}

void write_err(std::string_view text) { write_all(STDERR_FILENO, report::harmless(text)); }

void complain(std::string_view message) {
  std::string out;
  for (std::size_t at = 0; at != std::string_view::npos;) {
    const std::size_t end = message.find('\n', at);
    out.append("tally: ").append(report::printable(message.substr(at, end - at))).append("\n");
    at = end == std::string_view::npos ? end : end + 1;
  }
  write_err(out);
}

bool out_is_terminal() { return ::isatty(STDOUT_FILENO) == 1; }
void want_colour(Colour wanted) { colour = wanted; }

std::size_t rows_of_out() {
  struct winsize size {};
  return out_is_terminal() && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}

bool err_is_terminal() { return ::isatty(STDERR_FILENO) == 1; }
report::Style style_of_out() { return style_of(STDOUT_FILENO); }
report::Style style_of_err() { return style_of(STDERR_FILENO); }

}  // namespace tally::cli
