#include "replay/import/qsanguosha/container.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include <zlib.h>

#include "replay/import/qsanguosha/lines.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/png.h"
#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/messages.h"

namespace tally::qsanguosha {
namespace {

constexpr std::size_t marker_size = 1;  // a zero before the length, in a file of its own
constexpr std::size_t length_size = 4;
constexpr std::uint64_t largest_deflate_ratio = 1032;  // 258 bytes copied for two bits

std::uint64_t length_at(std::span<const std::uint8_t> bytes) {
  std::uint64_t n = 0;
  for (const std::uint8_t byte : bytes.first(length_size)) n = n << 8U | byte;
  return n;
}

class Inflater {
 public:
  explicit Inflater(std::span<const std::uint8_t> packed) {
    if (inflateInit(&stream_) != Z_OK) throw io::InputError(io::say::out_of_memory());
    stream_.next_in = const_cast<Bytef*>(packed.data());
    stream_.avail_in = static_cast<uInt>(packed.size());
  }
  ~Inflater() { inflateEnd(&stream_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  int into(std::span<char> room) {
    stream_.next_out = reinterpret_cast<Bytef*>(room.data());
    stream_.avail_out = static_cast<uInt>(room.size());
    return inflate(&stream_, Z_NO_FLUSH);
  }
  [[nodiscard]] std::size_t read() const { return stream_.total_in; }
  [[nodiscard]] std::size_t written() const { return stream_.total_out; }

 private:
  z_stream stream_{};
};

}  // namespace

bool is_picture(std::string_view first) { return first.starts_with(png_signature); }

bool is_packed(std::string_view first) {
  constexpr std::size_t before = marker_size + length_size;
  if (first.size() <= before || first[0] != 0 || first[before] != 0x78) return false;
  Inflater stream(
      {reinterpret_cast<const std::uint8_t*>(first.data()) + before, first.size() - before});
  std::array<char, 64> line{};
  const int code = stream.into(line);
  if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR) return false;
  constexpr std::size_t enough = 20;  // cut before that, nothing else is known of it
  return stream.written() < enough || is_line({line.data(), stream.written()});
}

void inflate_to(std::span<const std::uint8_t> packed, std::size_t size, std::size_t at,
                io::Bytes& into) {
  if (size > packed.size() * largest_deflate_ratio)
    throw io::InputError(say::declares_more_than_packed(size, packed.size()));
  into.set_size(0);
  const std::span<char> room = into.room(size + 1);
  Inflater stream(packed);
  const int code = stream.into(room.first(size + 1));
  if (stream.written() > size || (code == Z_STREAM_END && stream.written() < size))
    throw io::InputError(say::unpacks_otherwise(size));
  if (code != Z_STREAM_END && code != Z_OK && code != Z_BUF_ERROR)
    throw io::InputError(say::zlib_damaged(at + stream.read()));
  if (code != Z_STREAM_END) throw io::InputError(say::zlib_cut(stream.written(), size));
  into.set_size(size);
}

void unpack(std::span<const std::uint8_t> packed, std::size_t at, io::Bytes& into) {
  if (packed.size() < length_size) throw io::InputError(say::zlib_cut(0, length_size));
  const std::uint64_t size = length_at(packed);
  const std::uint64_t most = io::Limits{}.max_payload;
  if (size > most) throw io::InputError(say::declares_too_much(size, io::said_size(most)));
  inflate_to(packed.subspan(length_size), size, at + length_size, into);
}

std::string_view lines_of(std::span<const std::uint8_t> file, io::Bytes& room) {
  const std::string_view text{reinterpret_cast<const char*>(file.data()), file.size()};
  if (is_picture(text)) {
    io::Bytes pixels;
    unpack(hidden_in(file, pixels), 0, room);
    return room.text();
  }
  if (text.starts_with('\0')) {
    unpack(file.subspan(marker_size), marker_size, room);
    return room.text();
  }
  return text;
}

}  // namespace tally::qsanguosha
