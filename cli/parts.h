#pragma once
// The parts of one run, put together: every unit of every part in the order of the one run.
#include <cstdint>
#include <string>
#include <vector>

#include "cli/ordered.h"
#include "cli/paths.h"
#include "replay/report/shard/shard_in.h"

namespace tally::cli {

class Parts {
 public:
  // Reads all of them to their ends before anything is told. Throws Failure: unreadable where a
  // file is no part or is cut, usage where these are not all the parts of one run.
  explicit Parts(const std::vector<std::string>& files);

  // The command line of the run.
  [[nodiscard]] const std::vector<std::string>& command() const { return head_.command; }
  [[nodiscard]] const Paths& paths() const { return paths_; }
  // What each part of a command without records has counted, in the order of the parts.
  [[nodiscard]] const std::vector<std::vector<std::uint64_t>>& sums() const { return sums_; }

  // Stops early when interrupted.
  void each_game(Taker& taker) const;

 private:
  void add(const std::string& file);
  void expect_same_run(const std::string& file, const report::ShardHead& head) const;
  void expect_all() const;

  report::ShardHead head_;  // of the first that was given
  report::ShardIn::End end_;
  std::string first_;  // its file
  std::vector<std::string> files_;
  Paths paths_;
  std::vector<std::string> by_part_;  // files; "": not given
  std::vector<std::vector<std::uint64_t>> sums_;
};

}  // namespace tally::cli
