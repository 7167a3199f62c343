#include "replay/io/zlib.h"

#include <algorithm>
#include <array>

#include <libdeflate.h>
#include <zlib.h>

#include "replay/io/input_error.h"
#include "replay/io/messages.h"

namespace tally::io {
namespace {

constexpr std::uint64_t largest_deflate_ratio = 1032;  // 258 bytes copied for two bits

class SlowUnpacker {
 public:
  explicit SlowUnpacker(std::span<const std::uint8_t> packed) {
    if (inflateInit(&stream_) != Z_OK) throw InputError(say::out_of_memory());
    stream_.next_in = const_cast<Bytef*>(packed.data());
    stream_.avail_in = static_cast<uInt>(packed.size());
  }
  ~SlowUnpacker() { inflateEnd(&stream_); }
  SlowUnpacker(const SlowUnpacker&) = delete;
  SlowUnpacker& operator=(const SlowUnpacker&) = delete;

  int into(std::span<char> room) {
    stream_.next_out = reinterpret_cast<Bytef*>(room.data());
    stream_.avail_out = static_cast<uInt>(room.size());
    return inflate(&stream_, Z_NO_FLUSH);
  }
  [[nodiscard]] std::size_t written() const { return stream_.total_out; }
  [[nodiscard]] Message why() const {
    return stream_.msg != nullptr ? say::text(stream_.msg) : say::not_to_be_unpacked();
  }

 private:
  z_stream stream_{};
};

// libdeflate only says that a stream is bad, and reads a cut one as if zeros followed. Unpacks it
// again, slowly, to say why.
[[noreturn]] void throw_why(std::span<const std::uint8_t> packed, std::uint64_t declared) {
  SlowUnpacker stream(packed);
  std::array<char, 16384> scratch;
  int code = Z_OK;
  while (code == Z_OK && stream.written() <= declared) code = stream.into(scratch);
  if (stream.written() > declared) throw InputError(say::unpacks_to_more(declared));
  if (code == Z_BUF_ERROR && stream.written() == declared) throw InputError(say::zlib_end_cut());
  if (code == Z_BUF_ERROR) throw InputError(say::zlib_cut(stream.written(), declared));
  throw InputError(say::zlib_damaged(stream.why()));
}

}  // namespace

std::uint64_t length_before(std::span<const std::uint8_t> stream) {
  std::uint64_t size = 0;
  for (const std::uint8_t byte : stream.first(std::min(stream.size(), length_size)))
    size = size << 8U | byte;
  return size;
}

void ZlibUnpacker::Free::operator()(libdeflate_decompressor* decompressor) const {
  libdeflate_free_decompressor(decompressor);
}

ZlibUnpacker::ZlibUnpacker() : decompressor_(libdeflate_alloc_decompressor()) {
  if (!decompressor_) throw InputError(say::out_of_memory());
}

std::size_t ZlibUnpacker::unpack(std::span<const std::uint8_t> stream, std::uint64_t size,
                                 Bytes& into) {
  into.set_size(0);
  if (size > stream.size() * largest_deflate_ratio)
    throw InputError(say::declares_more_than_packed(size, stream.size()));
  const auto declared = static_cast<std::size_t>(size);
  const std::span<char> room = into.room(declared);
  std::size_t consumed = 0;
  std::size_t produced = 0;
  const libdeflate_result result =
      libdeflate_zlib_decompress_ex(decompressor_.get(), stream.data(), stream.size(), room.data(),
                                    declared, &consumed, &produced);
  if (result != LIBDEFLATE_SUCCESS) throw_why(stream, declared);
  if (produced != declared) throw InputError(say::unpacks_otherwise(produced, declared));
  into.set_size(produced);
  return consumed;
}

std::size_t ZlibUnpacker::unpack_behind_length(std::span<const std::uint8_t> bytes,
                                               std::uint64_t most, Bytes& into) {
  into.set_size(0);
  if (bytes.size() < length_size) throw InputError(say::too_short(bytes.size()));
  const std::uint64_t declared = length_before(bytes);
  if (declared > most) throw InputError(say::declares_too_much(declared, said_size(most)));
  return length_size + unpack(bytes.subspan(length_size), declared, into);
}

std::optional<std::size_t> unpack_beginning(std::span<const std::uint8_t> stream,
                                            std::span<char> room) {
  SlowUnpacker slow(stream);
  const int code = slow.into(room);
  if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR) return std::nullopt;
  return slow.written();
}

}  // namespace tally::io
