#pragma once
// A record of one of our own logs.
#include <string_view>

#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/record.h"

namespace tally::verify {

// The first game of a native log that is in memory; false where there is none.
inline bool read_log(std::string_view log, Record& out) {
  io::Input input = io::Input::of_memory(log);
  io::LineReader lines(input);
  return LogReader(lines).next(out);
}

}  // namespace tally::verify
