// Lines of a text input, in constant memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "replay/io/input.h"
#include "replay/io/limits.h"

namespace tally::io {

// What lies before the bytes of an Input in the file they come from.
struct Before {
  std::uint64_t lines = 0;
  std::uint64_t bytes = 0;  // unpacked
};

class LineReader {
 public:
  // At least so many bytes after each line may be read (not trusted): what a vectorised parser
  // needs to work in place.
  static constexpr std::size_t padding = 64;

  // Lines and offsets are counted from the start of the file.
  explicit LineReader(Input& input, const Limits& limits = {}, const Before& before = {});

  // False at the end. The line is without its end (\n or \r\n) and, if it is the first, without a
  // UTF-8 byte order mark; blank lines come as empty ones. It is valid until the next call. Throws
  // InputError, with line and offset, for a line over the limit and for what Input throws.
  bool next(std::string_view& line);

  // After next() has thrown: what there is of the line it did not come to the end of. False if
  // that is nothing.
  bool rest(std::string_view& line);

  std::uint64_t line_number() const { return line_number_; }  // of the last line given, from 1
  std::uint64_t offset() const { return offset_; }  // of its first byte in the unpacked data
  // False if the input ended inside the last line given: it may be cut.
  bool ended_with_newline() const { return ended_with_newline_; }

 private:
  void give(std::string_view& line, std::size_t length, bool newline);
  void fill();
  [[noreturn]] void throw_too_long(std::uint64_t offset) const;

  Input& input_;
  std::size_t max_line_;
  std::size_t capacity_;
  std::unique_ptr<char[]> buffer_;  // capacity_ + padding
  std::size_t begin_ = 0;           // the next line
  std::size_t searched_ = 0;        // no newline in [begin_, searched_)
  std::size_t end_ = 0;
  std::uint64_t buffer_offset_;  // of buffer_[0] in the unpacked data
  std::uint64_t line_number_;
  std::uint64_t offset_;
  bool at_end_ = false;
  bool ended_with_newline_ = true;
};

}  // namespace tally::io
