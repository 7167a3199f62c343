// Recordings of FreeKill 0.2.10 to 0.5.10 hold JSON. They are turned into the form that later
// versions write, so that one reader serves both.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "replay/io/limits.h"

namespace tally::freekill {

class JsonToCbor {
 public:
  // The largest seen is 1.3 MB; parsing takes some sixteen times the size in memory.
  static constexpr std::size_t max_payload = io::Limits{}.max_json_payload;

  JsonToCbor();
  JsonToCbor(JsonToCbor&&) noexcept;
  JsonToCbor& operator=(JsonToCbor&&) noexcept;
  ~JsonToCbor();

  // Appends a CBOR payload to `out`. `json` must be followed by 64 readable bytes. Strings become
  // byte strings. Elements 2 and 3 and the data of packets, which are strings that hold JSON,
  // become byte strings that hold CBOR: JSON texts become text strings, keys such as "-2" integers,
  // data that is no JSON a text string; data that carries_plain_text() stays as it is. Throws
  // io::InputError if `json` is malformed or nested too deep.
  void convert(std::string_view json, std::vector<std::uint8_t>& out);

 private:
  struct Parsers;
  std::unique_ptr<Parsers> parsers_;
};

}  // namespace tally::freekill
