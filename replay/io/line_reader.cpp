#include "replay/io/line_reader.h"

#include <cstring>
#include <span>
#include <string>

#include "replay/io/input_error.h"
#include "replay/io/messages.h"

namespace tally::io {
namespace {

// Small enough to stay in the second-level cache, big enough that a read call costs nothing.
constexpr std::size_t block = 256 * 1024;
constexpr std::size_t longest_line_end = 2;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace

LineReader::LineReader(Input& input, const Limits& limits, const Before& before)
    : input_(input),
      max_line_(limits.max_line),
      capacity_(limits.max_line + byte_order_mark.size() + longest_line_end + block),
      buffer_(std::make_unique_for_overwrite<char[]>(capacity_ + padding)),
      buffer_offset_(before.bytes),
      line_number_(before.lines),
      offset_(before.bytes) {
  std::memset(buffer_.get() + capacity_, 0, padding);
}

bool LineReader::next(std::string_view& line) {
  for (;;) {
    const char* const from = buffer_.get() + searched_;
    const void* const newline = std::memchr(from, '\n', end_ - searched_);
    if (newline != nullptr) {
      const auto at = static_cast<std::size_t>(static_cast<const char*>(newline) - buffer_.get());
      give(line, at - begin_, true);
      return true;
    }
    searched_ = end_;
    if (end_ - begin_ > max_line_ + byte_order_mark.size() + 1) {
      throw_too_long(buffer_offset_ + begin_);
    }
    if (at_end_) {
      if (begin_ == end_) return false;
      give(line, end_ - begin_, false);
      return true;
    }
    fill();
  }
}

bool LineReader::rest(std::string_view& line) {
  if (begin_ == end_) return false;
  give(line, end_ - begin_, false);
  return true;
}

void LineReader::give(std::string_view& line, std::size_t length, bool newline) {
  const char* const start = buffer_.get() + begin_;
  line = {start, length};
  offset_ = buffer_offset_ + begin_;
  begin_ += length + (newline ? 1 : 0);
  searched_ = begin_;
  if (newline && line.ends_with('\r')) line.remove_suffix(1);
  if (line_number_ == 0 && line.starts_with(byte_order_mark)) {
    line.remove_prefix(byte_order_mark.size());
    offset_ += byte_order_mark.size();
  }
  if (line.size() > max_line_) throw_too_long(offset_);
  ++line_number_;
  ended_with_newline_ = newline;
}

void LineReader::fill() {
  const std::size_t kept = end_ - begin_;
  std::memmove(buffer_.get(), buffer_.get() + begin_, kept);
  buffer_offset_ += begin_;
  begin_ = 0;
  searched_ = end_ = kept;
  try {
    const std::size_t got = input_.read(std::span(buffer_.get() + end_, block));
    at_end_ = got == 0;
    end_ += got;
  } catch (InputError& error) {
    error.line = line_number_ + 1;
    error.offset = buffer_offset_ + end_;
    throw;
  }
}

void LineReader::throw_too_long(std::uint64_t offset) const {
  const std::uint64_t line = line_number_ + 1;
  throw InputError(say::line_too_long(line, max_line_), line, offset);
}

}  // namespace tally::io
