#pragma once
// The lines of a recording: `<milliseconds> [number, number, kind, command, what it says]`.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace tally::qsanguosha {

// Something a packet says, and behind it what is in it.
struct Node {
  enum class Kind : std::uint8_t { list, text, number, yes, other };
  Kind kind = Kind::other;
  std::int64_t number = 0;
  std::string_view text;
  std::size_t size = 0;    // of a list: how many
  std::size_t extent = 1;  // nodes up to what follows it
};

// Asked for what it is not, it gives nothing.
class Value {
 public:
  Value() = default;
  explicit Value(const Node& node) : node_(&node) {}

  [[nodiscard]] std::string_view text() const;
  // A number, also one in a text.
  [[nodiscard]] std::int64_t number(std::int64_t otherwise = 0) const;
  [[nodiscard]] bool is_number() const;
  [[nodiscard]] bool yes() const;
  [[nodiscard]] bool is_list() const;
  // Of a list; of anything else 0 and nothing.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] Value at(std::size_t i) const;

 private:
  friend std::vector<Value> values_of(Value list);

  const Node* node_ = nullptr;
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
  explicit Lines(std::string_view text);
  ~Lines();
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;

  // False at the end. Throws io::InputError; `cut` where only the last line is not whole.
  bool next(Packet& packet);

 private:
  struct Parser;

  std::unique_ptr<Parser> parser_;
  std::string_view rest_;
  std::uint32_t count_ = 0;
};

}  // namespace tally::qsanguosha
