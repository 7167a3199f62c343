// What a reader accepts at most. Streamed logs have no total limit: memory stays constant, and a
// compression bomb is stopped by the longest line.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tally::io {

struct Limits {
  std::size_t max_line = std::size_t{1} << 20;                 // bytes, without the line end
  std::uint64_t max_file_unpacked = std::uint64_t{256} << 20;  // bytes of a file read whole
  std::uint64_t max_file_packed = std::uint64_t{64} << 20;     // its bytes on disk, if packed
};

}  // namespace tally::io
