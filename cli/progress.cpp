#include "cli/progress.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/failure_messages.h"
#include "cli/language.h"
#include "cli/terminal.h"
#include "replay/io/input_error.h"

namespace tally::cli {
namespace {

constexpr std::chrono::milliseconds silent_at_first{1000};
constexpr std::chrono::milliseconds pause{200};

void put(std::string_view text) { (void)!::write(STDERR_FILENO, text.data(), text.size()); }

}  // namespace

Progress::Progress(const Says<Number, Number>& row)
    : row_(row),
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
  Message done = row_(count, static_cast<std::uint64_t>(static_cast<double>(count) / seconds));
  if (whole > 0) done = say::share_done(std::min(part, whole) * 100 / whole, std::move(done));
  put("\r\x1b[K" + words(done));
}

void Progress::clear() {
  if (shown_) put("\r\x1b[K");
  shown_ = false;
}

}  // namespace tally::cli
