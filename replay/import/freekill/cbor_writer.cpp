#include "replay/import/freekill/cbor_writer.h"

#include <bit>

namespace tally::freekill::cbor {
namespace {

constexpr unsigned positive = 0;
constexpr unsigned negative = 1;
constexpr unsigned byte_string = 2;
constexpr unsigned text_string = 3;
constexpr unsigned array_of = 4;
constexpr unsigned map_of = 5;
constexpr unsigned tagged = 6;

constexpr std::uint8_t code_false = 0xF4;
constexpr std::uint8_t code_true = 0xF5;
constexpr std::uint8_t code_null = 0xF6;
constexpr std::uint8_t code_double = 0xFB;

}  // namespace

void Writer::head(unsigned major, std::uint64_t argument) {
  const unsigned high = major << 5U;
  if (argument < 24) {
    out_.push_back(static_cast<std::uint8_t>(high | argument));
    return;
  }
  unsigned width = 0;  // 2^width bytes follow
  while (width < 3 && argument >> (8U << width) != 0) ++width;
  out_.push_back(static_cast<std::uint8_t>(high | (24 + width)));
  for (unsigned shift = 8U << width; shift > 0; shift -= 8) {
    out_.push_back(static_cast<std::uint8_t>(argument >> (shift - 8)));
  }
}

Writer& Writer::integer(std::int64_t value) {
  const bool below_zero = value < 0;
  head(below_zero ? negative : positive,
       static_cast<std::uint64_t>(below_zero ? -1 - value : value));
  return *this;
}

Writer& Writer::unsigned_integer(std::uint64_t value) {
  head(positive, value);
  return *this;
}

Writer& Writer::real(double value) {
  out_.push_back(code_double);
  const auto bits = std::bit_cast<std::uint64_t>(value);
  for (unsigned shift = 64; shift > 0; shift -= 8) {
    out_.push_back(static_cast<std::uint8_t>(bits >> (shift - 8)));
  }
  return *this;
}

Writer& Writer::boolean(bool value) {
  out_.push_back(value ? code_true : code_false);
  return *this;
}

Writer& Writer::null() {
  out_.push_back(code_null);
  return *this;
}

Writer& Writer::text(std::string_view value) {
  head(text_string, value.size());
  out_.insert(out_.end(), value.begin(), value.end());
  return *this;
}

Writer& Writer::bytes(std::string_view value) {
  head(byte_string, value.size());
  out_.insert(out_.end(), value.begin(), value.end());
  return *this;
}

Writer& Writer::bytes(std::span<const std::uint8_t> value) {
  head(byte_string, value.size());
  return encoded(value);
}

Writer& Writer::array(std::size_t count) {
  head(array_of, count);
  return *this;
}

Writer& Writer::map(std::size_t count) {
  head(map_of, count);
  return *this;
}

Writer& Writer::tag(std::uint64_t tag) {
  head(tagged, tag);
  return *this;
}

Writer& Writer::encoded(std::span<const std::uint8_t> item) {
  out_.insert(out_.end(), item.begin(), item.end());
  return *this;
}

}  // namespace tally::freekill::cbor
