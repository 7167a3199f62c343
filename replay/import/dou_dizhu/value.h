#pragma once
// A value of a parsed JSON text, with messages that name the place: moveHistory[3].playerIdx.
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/message.h"
#include "engine/core/types.h"
#include "replay/log/json_line.h"

namespace tally::dou_dizhu {

// Where in the text a value stands, put into words only when there is something to say of it:
// moveHistory[3].playerIdx. It points at its parts, which must last as long as it does.
class Where {
 public:
  static constexpr std::size_t no_index = static_cast<std::size_t>(-1);

  Where(const char* name) : name_(name) {}
  Where(std::string_view name, std::size_t index = no_index) : name_(name), index_(index) {}
  Where(const std::string& name) : name_(name) {}
  Where(const Where& in, std::string_view name) : in_(&in), name_(name) {}
  Where(const Where& in, std::size_t index) : in_(&in), index_(index) {}

  [[nodiscard]] std::string text() const;
  operator std::string() const { return text(); }

 private:
  const Where* in_ = nullptr;
  std::string_view name_;
  std::size_t index_ = no_index;
};

class Value {
 public:
  explicit Value(std::span<const log::Json> all, std::size_t at = 0) : all_(all), at_(at) {}

  [[nodiscard]] const log::Json& operator*() const { return all_[at_]; }
  [[nodiscard]] const log::Json* operator->() const { return &all_[at_]; }
  [[nodiscard]] bool is(log::Json::Type t) const { return all_[at_].type == t; }
  [[nodiscard]] bool is_object() const { return is(log::Json::Type::object); }
  [[nodiscard]] bool is_list() const { return is(log::Json::Type::list); }
  [[nodiscard]] bool is_text() const { return is(log::Json::Type::string); }
  [[nodiscard]] bool is_null() const { return is(log::Json::Type::null); }

  // Of an object; nothing also when this is none.
  [[nodiscard]] std::optional<Value> find(std::string_view key) const;
  [[nodiscard]] bool has(std::string_view key) const { return find(key).has_value(); }
  [[nodiscard]] Value need(std::string_view key, const Where& of) const;
  // How many values stand directly in it.
  [[nodiscard]] std::size_t count() const;

  // Each of these says what was expected at `where`, and what was found, when it is otherwise.
  void expect_list(const Where& where) const;
  void expect_object(const Where& where) const;
  [[nodiscard]] int integer(const Where& where, int low, int high) const;
  // A whole number, which may be written with a fraction of nothing: 3, -6.0.
  [[nodiscard]] int whole(const Where& where) const;
  [[nodiscard]] std::string_view text(const Where& where) const;

  // Calls f(value, index) for each in a list or object.
  template <class F>
  void each(F f) const {
    std::size_t n = 0;
    log::each_in(all_, at_, [&](std::size_t i) { f(Value(all_, i), n++); });
  }

 private:
  std::span<const log::Json> all_;
  std::size_t at_;
};

[[noreturn]] void expected(const Where& where, Message what, Message found);
[[noreturn]] void expected(const Where& where, Message what, Value found);
[[nodiscard]] inline Where place(std::string_view list, std::size_t index) { return {list, index}; }

// A few cards, as many as a hand can have and some more.
struct CardList {
  static constexpr std::size_t room = 64;
  std::array<Card, room> at{};
  std::size_t size = 0;

  [[nodiscard]] std::span<const Card> view() const { return {at.data(), size}; }
  // Throws when there are too many.
  void add(Card c, const Where& where);
};

// Cards as ids that `read` turns into cards; it gets a whole number and answers unknown_card for
// what is none. `what` says which numbers are.
CardList cards_by_id(Value list, const Where& where, const Says<>& what,
                     Card (*read)(std::int64_t));
// "H3 S3 BJ", suit and rank; and "334TTB", ranks only.
CardList cards_by_token(std::string_view text, const Where& where);
CardList cards_by_rank(std::string_view text, const Where& where);

}  // namespace tally::dou_dizhu
