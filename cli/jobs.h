#pragma once
// Cuts the work of many files, or of one long file of games, into jobs that can be done side by
// side.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "replay/source.h"

namespace tally::cli {

// Some games of one file: a whole file, a stretch of a log, or the rest of a log. It is filled
// again and again, and stays where it is: the stream reads from the text.
struct Job {
  Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  std::size_t path = 0;  // index among the paths
  bool last = true;      // the last of its path
  std::string text;      // the stretch; the stream reads from here first
  RecordStream stream;   // open
};

// Where one job ends and the next begins is the same on every machine and every day: it hangs on
// the files alone. So a job is the unit by which machines share the work.
class JobSource {
 public:
  // Only the jobs of this share; the others are read past.
  explicit JobSource(const std::vector<std::string>& paths, const Share& share = {});
  ~JobSource();
  JobSource(const JobSource&) = delete;
  JobSource& operator=(const JobSource&) = delete;

  // Fills `job`; false when there is none. Memory: one stretch. Not for two threads at a time.
  bool next(Job& job);
  // False when next() would surely give nothing.
  [[nodiscard]] bool more() const { return log_ != nullptr || at_ < paths_.size(); }
  // How far it is: bytes of the files, as they are on disk.
  [[nodiscard]] std::uint64_t bytes_done() const;
  // How many jobs there were, with those of the others; and how large the files, where known.
  [[nodiscard]] std::uint64_t units() const { return units_; }
  [[nodiscard]] std::uint64_t size() const { return size_; }

 private:
  struct Log;

  void next_of_paths(Job& job, bool mine);
  void next_of_log(Job& job, bool mine);

  const std::vector<std::string>& paths_;
  const Share share_;
  std::size_t at_ = 0;
  std::uint64_t units_ = 0;
  std::uint64_t size_ = 0;
  std::uint64_t bytes_of_closed_ = 0;
  std::unique_ptr<Log> log_;
};

}  // namespace tally::cli
