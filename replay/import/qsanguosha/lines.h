#pragma once
// The lines of a recording: `<milliseconds> [number, number, kind, command, what it says]`.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <simdjson.h>

namespace tally::qsanguosha {

// Something a packet says. Asked for what it is not, it gives nothing.
class Value {
 public:
  Value() = default;
  explicit Value(simdjson::dom::element e) : element_(e), there_(true) {}

  [[nodiscard]] std::string_view text() const;
  // A number, also one in a text.
  [[nodiscard]] std::int64_t number(std::int64_t otherwise = 0) const;
  [[nodiscard]] bool yes() const;
  [[nodiscard]] bool is_number() const;
  [[nodiscard]] bool is_list() const;
  // Of a list; of anything else 0 and nothing.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] Value at(std::size_t i) const;

 private:
  friend std::vector<Value> values_of(Value list);
  [[nodiscard]] simdjson::dom::array items() const;

  simdjson::dom::element element_;
  bool there_ = false;
};

// for (const Value v : values_of(list)); nothing of what is no list.
[[nodiscard]] std::vector<Value> values_of(Value list);

struct Packet {
  std::uint32_t line = 0;  // 0-based
  std::int64_t kind = 0;
  std::int64_t command = 0;
  Value body;  // until the next packet
  bool request = false;
};

// Whether this begins a recording, as far as it goes.
[[nodiscard]] bool is_line(std::string_view first);

// Gives the packets one after another.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  // False at the end. Throws io::InputError; `cut` where only the last line is not whole.
  bool next(Packet& packet);

 private:
  simdjson::dom::parser parser_;
  std::string_view rest_;
  std::uint32_t count_ = 0;
};

}  // namespace tally::qsanguosha
