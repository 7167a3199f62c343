#include "cli/jobs.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <string_view>
#include <utility>

#include "replay/io/input.h"
#include "replay/io/input_error.h"

namespace tally::cli {
namespace {

// Long enough that handing it over costs nothing, short enough that many fit into the caches, and
// that machines that share a file have about as much to do.
constexpr std::size_t stretch = 64 * 1024;
// A log without the start of another game in so many bytes is read by one thread to its end.
constexpr std::size_t longest_stretch = std::size_t{4} << 20;
constexpr std::size_t block = 32 * 1024;

std::uint64_t count_lines(std::string_view text) {
  std::uint64_t n = 0;
  while (!text.empty()) {
    const void* const at = std::memchr(text.data(), '\n', text.size());
    if (at == nullptr) break;
    ++n;
    text.remove_prefix(static_cast<std::size_t>(static_cast<const char*>(at) - text.data()) + 1);
  }
  return n;
}

// The last of these in the text. rfind() would look at every byte, find() at every newline.
std::size_t last_seam(std::string_view text, std::string_view mark) {
  constexpr std::size_t part = 4096;
  std::size_t end = text.size();
  while (end > 0) {
    const std::size_t begin = end - std::min(end, part);
    const std::string_view piece = text.substr(begin, end - begin);
    std::size_t last = std::string_view::npos;
    for (std::size_t at = piece.find(mark); at != std::string_view::npos;
         at = piece.find(mark, at + 1))
      last = at;
    if (last != std::string_view::npos) return begin + last;
    end = begin == 0 ? 0 : begin + mark.size() - 1;  // it may stand across
  }
  return std::string_view::npos;
}

// A stretch in memory, then what follows it: the rest of the file, or how reading it failed.
class StretchSource final : public io::ByteSource {
 public:
  StretchSource(std::string_view text, std::optional<io::Input> rest,
                std::optional<io::InputError> error)
      : text_(text), rest_(std::move(rest)), error_(std::move(error)) {}

 private:
  std::size_t read_some(std::span<char> into) override {
    if (!text_.empty()) {
      const std::size_t n = text_.copy(into.data(), into.size());
      text_.remove_prefix(n);
      return n;
    }
    if (error_) throw io::InputError(*error_);
    return rest_ ? rest_->read(into) : 0;
  }

  std::string_view text_;
  std::optional<io::Input> rest_;
  std::optional<io::InputError> error_;
};

}  // namespace

// The file that is being cut.
struct JobSource::Log {
  io::Input input;
  std::string_view mark;
  std::string ahead;  // read, not yet given
  io::Before before;  // what was given
  std::optional<io::InputError> error = {};
  bool at_end = false;

  // Reads until a stretch is full or the log ends.
  void fill(std::size_t wanted) {
    while (!at_end && ahead.size() < wanted) {
      const std::size_t had = ahead.size();
      ahead.resize(had + block);
      std::size_t got = 0;
      try {
        got = input.read(std::span(ahead).subspan(had));
      } catch (io::InputError& failed) {
        error = std::move(failed);
      }
      ahead.resize(had + got);
      at_end = got == 0;
    }
  }
};

JobSource::JobSource(const std::vector<std::string>& paths, const Share& share)
    : paths_(paths), share_(share) {}
JobSource::~JobSource() = default;

bool JobSource::next(Job& job) {
  while (more()) {
    const bool mine = share_.has(units_++);
    log_ != nullptr ? next_of_log(job, mine) : next_of_paths(job, mine);
    if (mine) return true;
  }
  return false;
}

void JobSource::next_of_paths(Job& job, bool mine) {
  const std::string& path = paths_[at_++];
  job.path = at_ - 1;
  job.last = true;
  job.text.clear();
  try {
    io::Input input(path);
    size_ += input.size_hint();
    const std::string_view first = input.peek();
    if (const std::string_view mark = seam_of(first); !mark.empty()) {
      log_ = std::make_unique<Log>(
          Log{.input = std::move(input), .mark = mark, .ahead = {}, .before = {}});
      next_of_log(job, mine);
    } else {
      bytes_of_closed_ += input.size_hint();
      if (mine) job.stream.open(std::move(input));
    }
  } catch (io::InputError& error) {
    if (mine) job.stream.open(std::move(error));
  } catch (const std::exception& error) {
    if (mine) job.stream.open(io::internal_error(error));
  }
}

void JobSource::next_of_log(Job& job, bool mine) {
  Log& log = *log_;
  job.path = at_ - 1;
  std::size_t cut = std::string::npos;
  for (std::size_t wanted = stretch; cut == std::string::npos; wanted *= 2) {
    log.fill(wanted);
    if (log.at_end || log.ahead.size() >= longest_stretch) break;
    // What was read beyond that hangs on how much the system gives at a time.
    cut = last_seam(std::string_view(log.ahead).substr(0, wanted), log.mark);
    if (cut != std::string::npos) cut += log.mark.find('\n');
  }
  job.last = cut == std::string::npos;
  const io::Before before = log.before;
  std::optional<io::Input> rest;
  std::optional<io::InputError> error;
  if (job.last) {
    job.text.swap(log.ahead);
    error = std::move(log.error);
    bytes_of_closed_ += log.input.raw_bytes();
    if (!log.at_end) rest = std::move(log.input);
    log_.reset();
  } else {
    job.text.assign(log.ahead, 0, cut + 1);
    log.ahead.erase(0, cut + 1);
    log.before.lines += count_lines(job.text);
    log.before.bytes += job.text.size();
  }
  if (!mine) return;
  try {
    job.stream.open(
        io::Input(std::make_unique<StretchSource>(job.text, std::move(rest), std::move(error))),
        before);
  } catch (io::InputError& failed) {
    job.stream.open(std::move(failed));
  }
}

std::uint64_t JobSource::bytes_done() const {
  return bytes_of_closed_ + (log_ ? log_->input.raw_bytes() : 0);
}

}  // namespace tally::cli
