#pragma once
// The files a command line means.
#include <cstdint>
#include <string>
#include <vector>

#include "replay/io/globs.h"
#include "replay/report/entry.h"

namespace tally::cli {

struct Paths {
  std::vector<std::string> found;
  std::vector<std::string> below;      // of each found: its path below the folder that was given
  std::vector<std::string> empty;      // folders without a record
  std::vector<report::Entry> refused;  // what cannot be read, to know what lies there
  std::vector<std::string> parts;      // of a run, of which all this is known; mostly empty
};

// Throws Failure: usage when "-" is given twice, unreadable when there is no file at all. `globs`
// are of what folders hold; a file that is given itself is always taken.
Paths list_paths(const std::vector<std::string>& given, const io::Globs& globs = {});

// Whether `path`, a whole one, is `given` or a file that would be found in it.
bool holds(const std::string& given, const std::string& path, const io::Globs& globs);

// Bytes of the files, as far as that is known; for progress.
std::uint64_t size_of(const std::vector<std::string>& files);

}  // namespace tally::cli
