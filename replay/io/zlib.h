#pragma once
// Zlib streams whose unpacked size stands beside them. Messages speak of "the recording".
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "replay/io/whole_file.h"

struct libdeflate_decompressor;

namespace tally::io {

// Bytes of the length in front of such a stream: 32 bits, big-endian.
inline constexpr std::size_t length_size = 4;
// Of a file too short for a length: what its bytes give.
[[nodiscard]] std::uint64_t length_before(std::span<const std::uint8_t> stream);

// May be used again from stream to stream.
class ZlibUnpacker {
 public:
  ZlibUnpacker();  // throws InputError where there is no memory

  // Replaces what `into` holds with the `size` bytes that the stream unpacks to; returns how many
  // packed bytes it took. Throws InputError if it is cut off, damaged, or unpacks to another size.
  std::size_t unpack(std::span<const std::uint8_t> stream, std::uint64_t size, Bytes& into);
  // The same for a stream behind its length, which may be `most`.
  std::size_t unpack_behind_length(std::span<const std::uint8_t> bytes, std::uint64_t most,
                                   Bytes& into);

 private:
  struct Free {
    void operator()(libdeflate_decompressor* decompressor) const;
  };
  std::unique_ptr<libdeflate_decompressor, Free> decompressor_;
};

// As much of the beginning as `stream` gives and `room` takes: how many bytes; nullopt if they are
// no such stream.
[[nodiscard]] std::optional<std::size_t> unpack_beginning(std::span<const std::uint8_t> stream,
                                                          std::span<char> room);

}  // namespace tally::io
