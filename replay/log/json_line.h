#pragma once
// One line of JSON as a flat list of values, so that only one file knows the JSON parser.
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "replay/io/input_error.h"

namespace tally::log {

// What is not even JSON: at the end of a file it is a cut line.
struct NotJson : io::InputError {
  using InputError::InputError;
};

struct Json {
  enum class Type : std::uint8_t { null, boolean, integer, fraction, string, list, object };
  Type type = Type::null;
  bool yes = false;         // boolean
  std::uint32_t next = 0;   // index of the value behind this one and all that is in it
  std::int64_t number = 0;  // integer; a bigger one is a fraction
  double real = 0;          // fraction
  std::string_view key;     // in an object
  std::string_view text;    // string
};

// In words, for messages: null, 12, "slash", a list.
Message in_words(const Json& value);

// "key", for messages.
std::string quoted(std::string_view key);

// Throws io::InputError: "key": expected …, found ….
[[noreturn]] void expected(std::string_view key, Message what, const Json& found);

// … and what it was perhaps meant to be: "there is no event "trun"; did you mean "turn"?"
[[noreturn]] void throw_with_hint(Message fault, Message hint);

class JsonLine {
 public:
  JsonLine();
  ~JsonLine();
  JsonLine(const JsonLine&) = delete;
  JsonLine& operator=(const JsonLine&) = delete;

  // The object that the line holds and what is in it, each in its place; valid until the next call.
  // At least 64 bytes behind the line can be read. Throws NotJson.
  std::span<const Json> parse(std::string_view line);
  // The same for a text that may hold any one value, and lines. What has one of the keys `unread`
  // must be JSON but is left out.
  std::span<const Json> parse_any(std::string_view text,
                                  std::span<const std::string_view> unread = {});

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Calls f(value) for each value directly in the list or object at `index`.
template <class F>
void each_in(std::span<const Json> all, std::size_t index, F f) {
  for (std::size_t i = index + 1; i < all[index].next; i = all[i].next) f(i);
}

}  // namespace tally::log
