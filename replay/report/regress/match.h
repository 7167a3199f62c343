#pragma once
// Which of yesterday's files is which of today's.
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace tally::report {

struct NamedFile {
  std::string path;
  std::string below;  // its path below the folder that was given: has to be the same both times
};

// For each of these files the path it had then, where that is not in doubt: the same path, else one
// that ends with `below`; of several the one that has most of the path in common.
std::map<std::string, std::string> same_files(const std::vector<NamedFile>& now,
                                              const std::vector<std::string>& then);

}  // namespace tally::report
