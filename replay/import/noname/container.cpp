#include "replay/import/noname/container.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

#include "replay/import/noname/messages.h"
#include "replay/io/input_error.h"
#include "replay/shape.h"

namespace tally::noname {
namespace {

constexpr unsigned none = 64;
constexpr auto digits = [] {
  constexpr std::string_view signs =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::array<std::uint8_t, 256> out{};
  out.fill(none);
  for (std::size_t i = 0; i < signs.size(); ++i)
    out[static_cast<unsigned char>(signs[i])] = static_cast<std::uint8_t>(i);
  return out;
}();

bool is_blank(char c) { return c == '\n' || c == '\r' || c == ' ' || c == '\t'; }

// Writes to `out`, which has room for all of it. Returns where in `text` it ends: behind its last
// sign, or at one that is none of base64.
std::size_t decode(std::string_view text, char* out, std::size_t& size) {
  unsigned bits = 0;
  unsigned n = 0;
  size = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const unsigned digit = digits[static_cast<unsigned char>(text[i])];
    if (digit == none) {
      if (is_blank(text[i])) continue;
      return i;
    }
    bits = bits << 6U | digit;
    n += 6;
    if (n < 8) continue;
    n -= 8;
    out[size++] = static_cast<char>(bits >> n & 0xFFU);
  }
  return text.size();
}

// The first keys of a recording: its name is a list, of what it is called.
bool is_json(std::string_view first) {
  std::string_view text = begun(first);
  if (!text.starts_with('{')) return false;
  // Cut off in its first key.
  constexpr std::size_t two_signs = 3;
  const auto begins_so = [&](std::string_view key) { return key.starts_with(text); };
  if (text.size() >= two_signs && (begins_so("{\"name\":[") || begins_so("{\"video\":[")))
    return true;
  for (const std::string_view key : {"\"name\"", "\"video\""}) {
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) continue;
    const std::string_view colon = begun(text.substr(at + key.size()));
    if (colon.starts_with(':') && begun(colon.substr(1)).starts_with('[')) return true;
  }
  return false;
}

unsigned char byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

// noname writes each half of a pair of surrogates as a sign of its own, three bytes long (CESU-8).
// Both are one sign of four; a half that stands alone is none (U+FFFD).
std::size_t join_surrogates(std::span<char> bytes) {
  const std::string_view text{bytes.data(), bytes.size()};
  constexpr auto is_half = [](std::string_view t, std::size_t i, unsigned from) {
    return byte_at(t, i) == 0xED && byte_at(t, i + 1) >= from && byte_at(t, i + 1) < from + 0x10;
  };
  const auto half = [&](std::size_t i) {
    return (byte_at(text, i + 1) & 0x0FU) << 6U | (byte_at(text, i + 2) & 0x3FU);
  };
  std::size_t to = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (!is_half(text, i, 0xA0) && !is_half(text, i, 0xB0)) {
      bytes[to++] = bytes[i++];
      continue;
    }
    if (i + 3 > text.size()) break;  // cut off in the middle of it
    std::array<unsigned, 4> sign{0xEF, 0xBF, 0xBD, 0};
    std::size_t size = 3;
    if (is_half(text, i, 0xA0) && is_half(text, i + 3, 0xB0) && i + 6 <= text.size()) {
      const unsigned code = 0x10000U + (half(i) << 10U) + half(i + 3);
      sign = {0xF0U | code >> 18U, 0x80U | (code >> 12U & 0x3FU), 0x80U | (code >> 6U & 0x3FU),
              0x80U | (code & 0x3FU)};
      size = 4;
      i += 3;
    }
    i += 3;
    for (std::size_t k = 0; k < size; ++k) bytes[to++] = static_cast<char>(sign[k]);
  }
  return to;
}

}  // namespace

bool is_recording(std::string_view first) {
  if (is_json(first)) return true;
  std::string out(first.size(), '\0');
  std::size_t size = 0;
  decode(first, out.data(), size);
  return is_json(std::string_view(out).substr(0, size));
}

std::string_view json_of(std::span<const std::uint8_t> file, io::Bytes& room) {
  const std::string_view text{reinterpret_cast<const char*>(file.data()), file.size()};
  room.set_size(0);
  const std::span<char> to = room.room(text.size());
  std::size_t size = text.size();
  if (begun(text).starts_with('{')) {
    std::memcpy(to.data(), text.data(), text.size());
  } else {
    const std::size_t end = decode(text, to.data(), size);
    const std::string_view rest = text.substr(end);
    if (rest.find_first_not_of("= \t\r\n") != std::string_view::npos)
      throw io::InputError(say::not_base64(end), 0, end);
  }
  room.set_size(join_surrogates(to.first(size)));
  return room.text();
}

}  // namespace tally::noname
