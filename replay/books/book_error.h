// The one error of rulebooks and rulesets.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace tally {

// what() is "file:line: message", as far as file and line are known. The message says what was
// expected and what was found.
class BookError : public std::runtime_error {
 public:
  BookError(std::string in_file, int at_line, std::string words)
      : std::runtime_error(place(in_file, at_line) + words),
        file(std::move(in_file)),
        line(at_line),
        message(std::move(words)) {}

  std::string file;  // a path on disk, or that of an embedded file; empty when none was opened
  int line;          // 1-based; 0 when the error is not about a line
  std::string message;

 private:
  static std::string place(const std::string& file, int line) {
    if (file.empty()) return {};
    return file + (line > 0 ? ":" + std::to_string(line) : "") + ": ";
  }
};

using RulesetError = BookError;

}  // namespace tally
