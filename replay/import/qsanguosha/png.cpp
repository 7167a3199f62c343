#include "replay/import/qsanguosha/png.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>
#include <vector>

#include <zlib.h>

#include "replay/import/qsanguosha/container.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/zlib.h"

namespace tally::qsanguosha {
namespace {

using Bytes = std::span<const std::uint8_t>;
constexpr std::size_t pixel = 4;  // bytes

std::uint32_t big_endian(Bytes at) {
  return static_cast<std::uint32_t>(at[0]) << 24U | static_cast<std::uint32_t>(at[1]) << 16U |
         static_cast<std::uint32_t>(at[2]) << 8U | at[3];
}

// A picture like any other, not a damaged recording.
io::InputError holds_none(Message why) {
  io::InputError error(std::move(why));
  error.stray = true;
  return error;
}

struct Picture {
  std::size_t width = 0;
  std::size_t height = 0;
  std::vector<std::uint8_t> packed;

  [[nodiscard]] std::size_t row() const { return 1 + width * pixel; }  // with its filter
};

void read_header(Bytes data, Picture& picture) {
  constexpr std::size_t size = 13;
  constexpr std::uint8_t depth = 8;
  constexpr std::uint8_t rgba = 6;
  if (data.size() != size || data[8] != depth || data[9] != rgba || data[12] != 0)
    throw holds_none(say::png_not_rgba());
  picture.width = big_endian(data);
  picture.height = big_endian(data.subspan(4));
  const std::uint64_t most = io::Limits{}.max_payload;
  if (picture.width == 0 || picture.height == 0 || picture.width > most / pixel ||
      picture.height > most / picture.row())
    throw holds_none(say::png_size(picture.width, picture.height, io::said_size(most)));
}

// Parts of a length, four letters, the data and a checksum; the last is IEND.
Picture parts_of(Bytes file) {
  Picture picture;
  constexpr std::size_t around = 12;  // length, letters, checksum
  for (std::size_t at = png_signature.size();;) {
    const Bytes rest = file.subspan(at);
    if (rest.size() < around || rest.size() - around < big_endian(rest))
      throw io::InputError(say::png_cut(file.size()));
    const std::size_t size = big_endian(rest);
    const Bytes checked = rest.subspan(4, 4 + size);
    const Bytes data = checked.subspan(4);
    if (crc32(0, checked.data(), static_cast<uInt>(checked.size())) !=
        big_endian(rest.subspan(8 + size)))
      throw io::InputError(say::png_damaged(at));
    const std::string_view name{reinterpret_cast<const char*>(checked.data()), 4};
    if (name == "IEND") break;
    if (name == "IHDR") read_header(data, picture);
    if (name == "IDAT") picture.packed.insert(picture.packed.end(), data.begin(), data.end());
    at += around + size;
  }
  if (picture.width == 0) throw holds_none(say::png_not_rgba());
  return picture;
}

// The PNG filters: each byte is the difference to what those to the left (a), above (b) and above
// left (c) foretell.
std::uint8_t foretold(std::uint8_t filter, int a, int b, int c) {
  switch (filter) {
    case 1: return static_cast<std::uint8_t>(a);
    case 2: return static_cast<std::uint8_t>(b);
    case 3: return static_cast<std::uint8_t>((a + b) / 2);
    case 4: {
      const int p = a + b - c;
      const int to_a = std::abs(p - a);
      const int to_b = std::abs(p - b);
      const int to_c = std::abs(p - c);
      return static_cast<std::uint8_t>(to_a <= to_b && to_a <= to_c ? a : to_b <= to_c ? b : c);
    }
    default: return 0;
  }
}

// In place: the rows without their filters, one behind the other, blue first.
void unfilter(const Picture& picture, std::span<std::uint8_t> rows) {
  constexpr std::uint8_t last_filter = 4;
  const std::size_t width = picture.width * pixel;
  for (std::size_t y = 0; y < picture.height; ++y) {
    const std::span<std::uint8_t> from = rows.subspan(y * picture.row(), picture.row());
    const std::uint8_t filter = from[0];
    if (filter > last_filter) throw io::InputError(say::png_filter(y));
    const std::span<std::uint8_t> to = rows.subspan(y * width, width);
    const std::span<const std::uint8_t> above =
        y == 0 ? std::span<const std::uint8_t>() : rows.subspan((y - 1) * width, width);
    for (std::size_t x = 0; x < width; ++x) {
      const int a = x < pixel ? 0 : to[x - pixel];
      const int b = y == 0 ? 0 : above[x];
      const int c = x < pixel || y == 0 ? 0 : above[x - pixel];
      to[x] = static_cast<std::uint8_t>(from[x + 1] + foretold(filter, a, b, c));
    }
  }
  const std::span<std::uint8_t> all = rows.first(picture.height * width);
  for (std::size_t i = 0; i < all.size(); i += pixel) std::swap(all[i], all[i + 2]);
}

}  // namespace

std::span<const std::uint8_t> hidden_in(std::span<const std::uint8_t> picture, io::Bytes& pixels) {
  const Picture parts = parts_of(picture);
  const std::size_t size = parts.row() * parts.height;
  io::ZlibUnpacker().unpack(parts.packed, size, pixels);
  const std::span<char> room = pixels.room(size);
  unfilter(parts, {reinterpret_cast<std::uint8_t*>(room.data()), size});
  const Bytes all = pixels.bytes().first(parts.width * parts.height * pixel);
  if (all.size() < pixel) throw holds_none(say::png_holds_none(0, 0));
  const std::uint32_t length = static_cast<std::uint32_t>(all[3]) << 24U |
                               static_cast<std::uint32_t>(all[2]) << 16U |
                               static_cast<std::uint32_t>(all[1]) << 8U | all[0];
  if (length == 0 || length > all.size() - pixel)
    throw holds_none(say::png_holds_none(length, all.size() - pixel));
  return all.subspan(pixel, length);
}

}  // namespace tally::qsanguosha
