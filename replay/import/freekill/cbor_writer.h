// Writes CBOR at the end of a byte buffer, in shortest form and definite lengths.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tally::freekill::cbor {

class Writer {
 public:
  explicit Writer(std::vector<std::uint8_t>& out) : out_(out) {}

  Writer& integer(std::int64_t value);
  Writer& unsigned_integer(std::uint64_t value);
  Writer& real(double value);
  Writer& boolean(bool value);
  Writer& null();
  Writer& text(std::string_view value);   // a text string (major type 3)
  Writer& bytes(std::string_view value);  // a byte string (major type 2), FreeKill's own strings
  Writer& bytes(std::span<const std::uint8_t> value);
  Writer& array(std::size_t count);                     // `count` values follow
  Writer& map(std::size_t count);                       // `count` times a key and a value follow
  Writer& tag(std::uint64_t tag);                       // one value follows
  Writer& encoded(std::span<const std::uint8_t> item);  // already CBOR

 private:
  void head(unsigned major, std::uint64_t argument);
  std::vector<std::uint8_t>& out_;
};

}  // namespace tally::freekill::cbor
