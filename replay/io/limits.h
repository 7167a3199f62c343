// What a reader accepts at most, and what is told of what it does not: docs/limits.md gives the
// same figures. Games are a fraction of each; what is beyond them only takes time and memory.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tally::io {

// What the events of one game name or count, all together; the longest games told come to some
// 60,000.
inline constexpr std::size_t most_cards_of_a_game = 500'000;

struct Limits {
  // Bytes that packed data may yield: so many, and so many more for each packed one.
  std::uint64_t unpacked_at_first = std::uint64_t{16} << 20;
  std::uint64_t unpacked_for_each = 64;              // a log of games is packed to a 25th at best
  int zstd_window_log = 25;                          // 32 MiB of memory
  std::size_t max_line = std::size_t{1} << 20;       // bytes, without the line end
  std::size_t max_json = std::size_t{4} << 20;       // bytes of one game of JSON on several lines
  std::size_t max_values = 250'000;                  // numbers, texts, lists … of one such game
  std::size_t max_events = 100'000;                  // of one game of a log
  std::uint64_t max_file = std::uint64_t{16} << 20;  // bytes of a file read whole, unpacked
  // FreeKill: what a recording unpacks to, in CBOR and in JSON, and the packets in it. The largest
  // seen has 5 MB and 64,814 packets.
  std::uint64_t max_payload = std::uint64_t{32} << 20;
  std::size_t max_json_payload = std::size_t{8} << 20;  // takes sixteen times that in memory
  std::size_t max_packets = 250'000;
  // A larger recording is read while no other such is, so that the jobs together take no more
  // memory than one.
  std::uint64_t large_payload = std::uint64_t{4} << 20;
  std::uint64_t errors_told = 100;     // one by one, of one file; the others are counted
  std::uint64_t errors_read = 10'000;  // then the file is not read any further
};

}  // namespace tally::io
