// The one error of everything that reads bytes from outside, and the words such errors share.
#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/message.h"

namespace tally::io {

// `message` says what was expected and what was found. It does not name the file (the caller knows
// it), except where a list of paths was asked about.
struct InputError : std::exception {
  explicit InputError(Message says, std::uint64_t at_line = 0, std::uint64_t at_offset = 0)
      : message(std::move(says)), line(at_line), offset(at_offset), english_(text_of(message)) {}
  const char* what() const noexcept override { return english_.c_str(); }

  Message message;
  std::uint64_t line;     // 1-based; 0 when the error is not about a line
  std::uint64_t offset;   // bytes into the unpacked data
  bool cut = false;       // the input ends early; what came before it is as it was written
  bool internal = false;  // what failed is this program, not the input
  bool stray = false;     // the input does not look like a record of any kind

 private:
  std::string english_;
};

// What a reader threw that no reader should throw: of this input, and of no other.
InputError internal_error(const std::exception& thrown);

// Why a file cannot be opened, by what the system said (errno).
Message why_not_opened(int code);

// 1048576 -> "1,048,576"
std::string grouped(std::uint64_t number);

// 268435456 -> "256 MiB"; sizes that are no whole unit stay bytes: "1,000 bytes"
Message said_size(std::uint64_t bytes);

// Text from an untrusted file, fit for a message: quoted, plain ASCII, at most 40 characters.
std::string in_quotes(std::string_view text);

}  // namespace tally::io
