// The one error of rulebooks and rulesets.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "replay/books/messages.h"
#include "replay/messages.h"

namespace tally {

// The message says what was expected and what was found; said() has the file and the line before
// it, as far as they are known, and what() is that in English.
class BookError : public std::runtime_error {
 public:
  BookError(std::string in_file, int at_line, Message says)
      : std::runtime_error(text_of(said(in_file, at_line, says))),
        file(std::move(in_file)),
        line(at_line),
        message(std::move(says)) {}
  // Of what only those read who write the program's own books.
  BookError(std::string in_file, int at_line, const std::string& words)
      : BookError(std::move(in_file), at_line, say::verbatim(words)) {}

  [[nodiscard]] Message said() const { return said(file, line, message); }

  std::string file;  // a path on disk, or that of an embedded file; empty when none was opened
  int line;          // 1-based; 0 when the error is not about a line
  Message message;

 private:
  static Message said(const std::string& file, int line, const Message& message) {
    if (file.empty()) return message;
    return books::say::in_file(file + (line > 0 ? ":" + std::to_string(line) : ""), message);
  }
};

using RulesetError = BookError;

}  // namespace tally
