// FreeKill recordings as records of the identity game: a table of what each packet shows.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "replay/record.h"
#include "replay/shape.h"

namespace tally::freekill {

extern const Shape shape;

class Reader {
 public:
  Reader();
  ~Reader();
  Reader(Reader&&) noexcept;
  Reader& operator=(Reader&&) noexcept;

  // Replaces what `out` holds. The bytes are the whole file, unpacked if it was packed again.
  // Throws io::InputError. The object is used again from file to file; memory stays flat.
  void read(std::span<const std::uint8_t> file, Record& out);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally::freekill
