// Writes recordings, for tests and for planting faults into recordings. Always in the CBOR form,
// whatever the version says.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "replay/import/freekill/container.h"

namespace tally::freekill {

struct DraftPacket {
  std::int64_t ms = 0;
  bool request = false;
  std::string command;
  std::vector<std::uint8_t> data;
};

struct Draft {
  std::string version = "0.5.22";
  std::string title = "20270101000000";  // as in the file, dots in names written %2e
  std::vector<std::uint8_t> settings;    // CBOR
  std::vector<std::uint8_t> viewer;      // CBOR
  std::string kind = "normal";
  std::vector<DraftPacket> packets;
};

// Settings for two seats, viewed by player 1; no packets.
Draft empty_draft();

// The same recording, to be changed and written again.
Draft draft_of(const Recording& recording);

std::vector<std::uint8_t> write_payload(const Draft& draft);

// The big-endian length and the zlib stream. Throws std::length_error over 4 GiB.
std::vector<std::uint8_t> write_container(std::span<const std::uint8_t> payload);
std::vector<std::uint8_t> write_container(const Draft& draft);

}  // namespace tally::freekill
