#include "replay/import/freekill/container_unpack.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include <libdeflate.h>
#include <zlib.h>

#include "replay/import/freekill/freekill.h"
#include "replay/import/freekill/messages.h"
#include "replay/io/input_error.h"
#include "replay/io/messages.h"

namespace tally::freekill {
namespace {

using io::InputError;

constexpr std::uint64_t largest_deflate_ratio = 1032;  // 258 bytes copied for two bits

// libdeflate only says that a stream is bad, and reads a cut one as if zeros followed. Unpacks it
// again, slowly, to say why.
[[noreturn]] void throw_why(std::span<const std::uint8_t> packed, std::uint64_t declared) {
  z_stream stream{};
  if (inflateInit(&stream) != Z_OK) throw InputError(io::say::out_of_memory());
  const std::unique_ptr<z_stream, int (*)(z_stream*)> closer(&stream, inflateEnd);
  stream.next_in = const_cast<Bytef*>(packed.data());
  stream.avail_in = static_cast<uInt>(packed.size());
  std::array<Bytef, 16384> scratch;
  int code = Z_OK;
  while (code == Z_OK && stream.total_out <= declared) {
    stream.next_out = scratch.data();
    stream.avail_out = scratch.size();
    code = inflate(&stream, Z_NO_FLUSH);
  }
  if (stream.total_out > declared) {
    throw InputError(say::unpacks_to_more(declared));
  }
  if (code == Z_BUF_ERROR) {
    throw InputError(say::zlib_cut(stream.total_out, declared));
  }
  throw InputError(say::zlib_damaged(stream.msg != nullptr ? io::say::text(stream.msg)
                                                           : io::say::not_to_be_unpacked()));
}

}  // namespace

std::uint64_t payload_size(std::span<const std::uint8_t> file) {
  std::uint64_t size = 0;
  for (const std::uint8_t byte : file.first(std::min(file.size(), length_size)))
    size = size << 8U | byte;
  return size;
}

namespace {

std::uint64_t declared_length(std::span<const std::uint8_t> file, std::uint64_t max_payload) {
  if (file.size() < length_size) {
    throw InputError(say::too_short(file.size()));
  }
  const std::uint64_t declared = payload_size(file);
  if (declared > max_payload) {
    throw InputError(say::declares_too_much(declared, io::said_size(max_payload)));
  }
  const std::uint64_t packed = file.size() - length_size;
  if (declared > packed * largest_deflate_ratio) {
    throw InputError(say::declares_more_than_packed(declared, packed));
  }
  return declared;
}

}  // namespace

void unpack_container(std::span<const std::uint8_t> file, std::uint64_t max_payload,
                      libdeflate_decompressor* decompressor, io::Bytes& unpacked) {
  unpacked.set_size(0);
  const auto declared = static_cast<std::size_t>(declared_length(file, max_payload));
  const std::span<const std::uint8_t> packed = file.subspan(length_size);
  const std::span<char> room = unpacked.room(declared);
  std::size_t consumed = 0;
  std::size_t produced = 0;
  const libdeflate_result result = libdeflate_zlib_decompress_ex(
      decompressor, packed.data(), packed.size(), room.data(), declared, &consumed, &produced);
  if (result != LIBDEFLATE_SUCCESS) throw_why(packed, declared);
  if (produced != declared) {
    throw InputError(say::unpacks_otherwise(produced, declared));
  }
  if (consumed != packed.size()) {
    throw InputError(say::more_behind_zlib(packed.size() - consumed));
  }
  unpacked.set_size(produced);
}

}  // namespace tally::freekill
