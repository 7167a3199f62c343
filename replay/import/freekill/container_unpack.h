// The outer shell of a recording: a 32-bit big-endian length, then a zlib stream. Used by Recording
// and by what writes one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "replay/io/whole_file.h"

struct libdeflate_decompressor;

namespace tally::freekill {

// Bytes of the length in front of the stream.
inline constexpr std::size_t length_size = 4;

// Throws io::InputError if the length is over `max_payload`, or not what the stream unpacks to.
void unpack_container(std::span<const std::uint8_t> file, std::uint64_t max_payload,
                      libdeflate_decompressor* decompressor, io::Bytes& unpacked);

}  // namespace tally::freekill
