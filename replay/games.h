#pragma once
// What every reader offers: of a file with several games, of a file that is one.
#include <cstdint>
#include <span>

#include "replay/record.h"

namespace tally {

class Games {
 public:
  Games() = default;
  Games(const Games&) = delete;
  Games& operator=(const Games&) = delete;
  virtual ~Games() = default;

  // Fills `out` with the next game; false at the end. Throws io::InputError with the line; may then
  // be called again, and goes on behind what was wrong if it can.
  virtual bool next(Record& out) = 0;
};

// Used again from file to file.
class GameFile {
 public:
  GameFile() = default;
  GameFile(const GameFile&) = delete;
  GameFile& operator=(const GameFile&) = delete;
  virtual ~GameFile() = default;

  // Replaces what `out` holds. The bytes are the whole file, unpacked. Throws io::InputError.
  virtual void read(std::span<const std::uint8_t> file, Record& out) = 0;
};

}  // namespace tally
