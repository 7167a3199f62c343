#pragma once
// The files a command line means.
#include <cstdint>
#include <string>
#include <vector>

#include "replay/report/entry.h"

namespace tally::cli {

struct Paths {
  std::vector<std::string> found;
  std::vector<std::string> below;      // of each found: its path below the folder that was given
  std::vector<std::string> empty;      // folders without a record
  std::vector<report::Entry> refused;  // what cannot be read, to know what lies there
};

// Throws Failure: usage when "-" is given twice, unreadable when there is no file at all.
Paths list_paths(const std::vector<std::string>& given);

// Bytes of the files, as far as that is known; for progress.
std::uint64_t size_of(const std::vector<std::string>& files);

}  // namespace tally::cli
