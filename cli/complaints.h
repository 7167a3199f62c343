#pragma once
// Games that cannot be read, told on standard error by a command whose result is something else: a
// few of each file, the others counted.
#include <cstdint>
#include <string>

#include "cli/progress.h"
#include "replay/report/entry.h"

namespace tally::cli {

class Complaints {
 public:
  explicit Complaints(Progress& progress) : progress_(progress) {}

  // Games come file by file.
  void add(const report::Entry& entry, const Message& error);
  // Behind the last of them.
  void finish();

 private:
  Progress& progress_;
  std::string path_;
  int told_ = 0;
  std::uint64_t more_ = 0;
};

}  // namespace tally::cli
