#pragma once
// A file of lines, each a word that says what it is, then numbers and texts with tabs between them,
// then a checksum. Texts are any bytes, and come back as they were.
#include <cstdint>
#include <string>
#include <string_view>

#include "replay/io/input.h"
#include "replay/report/shard/messages.h"

namespace tally::report {

// A line in the making.
class FieldsOut {
 public:
  void begin(std::string_view kind);
  void number(std::int64_t n);
  void text(std::string_view bytes);
  // The line is done; with its newline, until the next begin(). `sum` is that of the lines before,
  // and then with this one; from 0.
  std::string_view end(std::uint32_t& sum);

 private:
  std::string line_;
};

class FieldsIn {
 public:
  // Throws io::InputError, as all that follow, with the file and the line.
  explicit FieldsIn(const std::string& path);

  // Takes the next line, whole or not at all; false at the end of the file.
  bool next();
  [[nodiscard]] std::string_view kind() const { return kind_; }
  // The fields of the line, one after the other.
  std::int64_t number();
  std::string text();
  // How many there can be at most.
  [[nodiscard]] std::size_t left() const { return rest_.size(); }
  // That none is left.
  void expect_end() const;

  // What is wrong at this line.
  [[noreturn]] void refuse(const Message& why) const;

 private:
  std::string_view field();
  bool line(std::string_view& out);
  void fill();

  std::string path_;
  io::Input input_;
  std::string buffer_;
  std::size_t at_ = 0;        // the next line
  std::size_t searched_ = 0;  // no newline in [at_, searched_)
  bool at_end_ = false;
  std::uint64_t number_ = 0;  // of the line, from 1
  std::uint32_t sum_ = 0;     // of the lines so far
  std::string_view kind_;
  std::string_view rest_;  // fields not taken yet, each behind a tab
};

}  // namespace tally::report
