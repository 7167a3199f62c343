#include "replay/import/freekill/cbor.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <string>

#include "replay/import/freekill/messages.h"
#include "replay/io/input_error.h"

namespace tally::freekill::cbor {
namespace {

constexpr std::uint8_t simple_false = 20;
constexpr std::uint8_t simple_true = 21;
constexpr std::uint8_t simple_null = 22;
constexpr std::uint8_t one_byte = 24;
constexpr std::uint8_t half_width = 25;
constexpr std::uint8_t single_width = 26;
constexpr std::uint8_t double_width = 27;
constexpr std::uint8_t indefinite = 31;

Major major_of(const Head& head) { return static_cast<Major>(head.major); }

// How many items follow inside, right behind the head.
std::uint64_t inner_items(const Head& head) {
  switch (major_of(head)) {
    case Major::array: return head.argument;
    case Major::map: return 2 * head.argument;
    case Major::tag: return 1;
    default: return 0;
  }
}

bool is_string(const Head& head) {
  return major_of(head) == Major::bytes || major_of(head) == Major::text;
}

Kind kind_of(const Head& head) {
  static constexpr std::array kinds = {Kind::integer, Kind::integer, Kind::bytes, Kind::text,
                                       Kind::array,   Kind::map,     Kind::tagged};
  if (head.major < kinds.size()) return kinds[head.major];
  switch (head.width) {
    case simple_false:
    case simple_true: return Kind::boolean;
    case simple_null: return Kind::null;
    case half_width:
    case single_width:
    case double_width: return Kind::real;
    default: return Kind::simple;
  }
}

double half_to_double(std::uint64_t bits) {
  const auto exponent = static_cast<int>((bits >> 10U) & 0x1FU);
  const auto fraction = static_cast<double>(bits & 0x3FFU);
  double value = 0;
  if (exponent == 0) {
    value = std::ldexp(fraction, -24);
  } else if (exponent < 31) {
    value = std::ldexp(fraction + 1024, exponent - 25);
  } else {
    value = fraction == 0 ? std::numeric_limits<double>::infinity()
                          : std::numeric_limits<double>::quiet_NaN();
  }
  return (bits & 0x8000U) != 0 ? -value : value;
}

// With the size known to the compiler this is one load and one byte swap.
template <std::size_t Size>
std::uint64_t big_endian(const std::uint8_t* from) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < Size; ++i) number |= std::uint64_t{from[i]} << (8 * (Size - 1 - i));
  return number;
}

std::uint64_t big_endian(const std::uint8_t* from, std::size_t size) {
  switch (size) {
    case 1: return *from;
    case 2: return big_endian<2>(from);
    case 4: return big_endian<4>(from);
    default: return big_endian<8>(from);
  }
}

[[noreturn]] void throw_malformed(const Says<>* why, std::size_t offset) {
  throw io::InputError(say::malformed_cbor(offset, (*why)()), 0, offset);
}

}  // namespace

const Says<>* read_head(const std::uint8_t*& at, const std::uint8_t* end, Head& head) {
  if (at == end) return &say::ends_before_value;
  const std::uint8_t first = *at++;
  head.major = first >> 5U;
  head.width = first & 0x1FU;
  head.argument = head.width;
  if (head.width >= one_byte) {
    if (head.width == indefinite) return &say::indefinite_length;
    if (head.width > double_width) return &say::reserved_code;
    const std::size_t length = std::size_t{1} << (head.width - one_byte);
    if (static_cast<std::size_t>(end - at) < length) return &say::ends_in_number;
    head.argument = big_endian(at, length);
    at += length;
  }
  // Everything counted takes at least a byte, so a count can be held against what is left.
  const auto left = static_cast<std::size_t>(end - at);
  switch (major_of(head)) {
    case Major::bytes:
    case Major::text: return head.argument > left ? &say::string_too_long : nullptr;
    case Major::array: return head.argument > left ? &say::array_too_long : nullptr;
    case Major::map: return head.argument > left / 2 ? &say::map_too_long : nullptr;
    case Major::simple:
      return head.width == one_byte && head.argument < 32 ? &say::reserved_code : nullptr;
    default: return nullptr;
  }
}

void skip_checked(const std::uint8_t*& at, const std::uint8_t* start, const std::uint8_t* end) {
  std::array<std::uint64_t, max_depth + 1> left;  // items still to come, at each level
  std::size_t depth = 0;
  left[0] = 1;
  for (;;) {
    while (left[depth] == 0) {
      if (depth == 0) return;
      --depth;
    }
    --left[depth];
    const std::uint8_t* const item = at;
    Head head;
    const Says<>* const wrong = read_head(at, end, head);
    if (wrong != nullptr) throw_malformed(wrong, static_cast<std::size_t>(item - start));
    if (is_string(head)) {
      at += head.argument;
    } else if (const std::uint64_t inner = inner_items(head); inner > 0) {
      if (++depth > max_depth) {
        throw_malformed(&say::nested_too_deep, static_cast<std::size_t>(item - start));
      }
      left[depth] = inner;
    }
  }
}

void check(std::span<const std::uint8_t> data) {
  const std::uint8_t* at = data.data();
  const std::uint8_t* const end = at + data.size();
  skip_checked(at, data.data(), end);
  if (at != end) {
    throw_malformed(&say::more_behind_value, static_cast<std::size_t>(at - data.data()));
  }
}

Value parse(std::span<const std::uint8_t> data) {
  check(data);
  return {data.data(), data.data() + data.size()};
}

Value::Value(const std::uint8_t* start, const std::uint8_t* end)
    : start_(start), body_(start), end_(end) {
  if (read_head(body_, end_, head_) == nullptr) kind_ = kind_of(head_);
}

std::optional<std::int64_t> Value::as_int() const {
  constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (kind_ == Kind::integer) {
    if (head_.argument > largest) return std::nullopt;
    const auto number = static_cast<std::int64_t>(head_.argument);
    return major_of(head_) == Major::negative ? -1 - number : number;
  }
  if (kind_ != Kind::real) return std::nullopt;
  constexpr double exact = 9007199254740992;  // 2^53
  const double number = as_real().value_or(0);
  if (!(std::abs(number) <= exact) || number != std::trunc(number)) return std::nullopt;
  return static_cast<std::int64_t>(number);
}

std::optional<double> Value::as_real() const {
  if (kind_ == Kind::integer) {
    const auto number = static_cast<double>(head_.argument);
    return major_of(head_) == Major::negative ? -1 - number : number;
  }
  if (kind_ != Kind::real) return std::nullopt;
  switch (head_.width) {
    case half_width: return half_to_double(head_.argument);
    case single_width: return std::bit_cast<float>(static_cast<std::uint32_t>(head_.argument));
    default: return std::bit_cast<double>(head_.argument);
  }
}

std::optional<bool> Value::as_bool() const {
  if (kind_ != Kind::boolean) return std::nullopt;
  return head_.width == simple_true;
}

std::optional<std::string_view> Value::as_text() const {
  if (kind_ != Kind::bytes && kind_ != Kind::text) return std::nullopt;
  return std::string_view(reinterpret_cast<const char*>(body_), head_.argument);
}

std::optional<std::uint64_t> Value::tag() const {
  if (kind_ != Kind::tagged) return std::nullopt;
  return head_.argument;
}

Value Value::untagged() const {
  Value value = *this;
  while (value.kind_ == Kind::tagged) value = Value(value.body_, value.end_);
  return value;
}

std::size_t Value::size() const {
  return kind_ == Kind::array || kind_ == Kind::map ? head_.argument : 0;
}

const std::uint8_t* Value::after() const {
  if (kind_ == Kind::none) return end_;
  const std::uint8_t* at = body_;
  if (is_string(head_)) return at + head_.argument;
  for (std::uint64_t left = inner_items(head_); left > 0; --left) {
    Head head;
    if (read_head(at, end_, head) != nullptr) return end_;
    if (is_string(head)) at += head.argument;
    left += inner_items(head);
  }
  return at;
}

std::span<const std::uint8_t> Value::encoding() const { return {start_, after()}; }

Items Value::items() const {
  if (kind_ != Kind::array || head_.argument == 0) return {};
  return Items({Value(body_, end_), head_.argument});
}

Pairs Value::pairs() const {
  if (kind_ != Kind::map || head_.argument == 0) return {};
  return Pairs({Value(body_, end_), head_.argument});
}

Value Value::at(std::size_t index) const {
  if (kind_ != Kind::array || index >= head_.argument) return {};
  auto item = items().begin();
  for (; index > 0; --index) ++item;
  return *item;
}

Value Value::find(std::string_view key) const {
  for (const auto& [name, value] : pairs()) {
    if (name.as_text() == key) return value;
  }
  return {};
}

Value Value::find(std::int64_t key) const {
  for (const auto& [name, value] : pairs()) {
    if (name.kind() == Kind::integer && name.as_int() == key) return value;
  }
  return {};
}

Items::Iterator& Items::Iterator::operator++() {
  if (--left_ > 0) value_ = Value(value_.after(), value_.end_);
  return *this;
}

Pairs::Iterator::Iterator(Value first_key, std::size_t left)
    : pair_{first_key, Value(first_key.after(), first_key.end_)}, left_(left) {}

Pairs::Iterator& Pairs::Iterator::operator++() {
  if (--left_ > 0) {
    pair_.key = Value(pair_.value.after(), pair_.value.end_);
    pair_.value = Value(pair_.key.after(), pair_.key.end_);
  }
  return *this;
}

}  // namespace tally::freekill::cbor
