#include "cli/progress.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/terminal.h"
#include "replay/io/input_error.h"

namespace tally::cli {
namespace {

constexpr std::chrono::milliseconds silent_at_first{1000};
constexpr std::chrono::milliseconds pause{200};

void put(std::string_view text) { (void)!::write(STDERR_FILENO, text.data(), text.size()); }

}  // namespace

Progress::Progress(std::string_view unit)
    : unit_(unit),
      wanted_(err_is_terminal()),
      start_(Clock::now()),
      next_(start_ + silent_at_first) {}

void Progress::tick(std::uint64_t count, std::uint64_t part, std::uint64_t whole) {
  if (!wanted_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + pause;
  shown_ = true;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::string line = "\r\x1b[K";
  if (whole > 0) line += fmt::format("{} %, ", std::min(part, whole) * 100 / whole);
  line +=
      fmt::format("{} {}, {}/s", io::grouped(count), unit_,
                  io::grouped(static_cast<std::uint64_t>(static_cast<double>(count) / seconds)));
  put(line);
}

void Progress::clear() {
  if (shown_) put("\r\x1b[K");
  shown_ = false;
}

}  // namespace tally::cli
