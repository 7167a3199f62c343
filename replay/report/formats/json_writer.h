#pragma once
// JSON written as it comes: objects and lists are opened and closed, commas come by themselves.
#include <cstdint>
#include <string>
#include <string_view>

namespace tally::report {

class JsonWriter {
 public:
  // Appends to `out`, which can be another one from now on.
  void to(std::string& out) { out_ = &out; }

  // In a list the key is "".
  void open(std::string_view key = {}) { begin(key, '{'); }
  void close() { end('}'); }
  void open_list(std::string_view key = {}) { begin(key, '['); }
  void close_list() { end(']'); }

  void text(std::string_view key, std::string_view value);
  void number(std::string_view key, std::uint64_t value);
  void boolean(std::string_view key, bool value);

 private:
  void name(std::string_view key);
  void begin(std::string_view key, char bracket);
  void end(char bracket);

  std::string* out_ = nullptr;
  bool first_ = true;  // of the object or list that is open
};

}  // namespace tally::report
