#pragma once
// Cuts the work of many files, or of one long file of games, into jobs that can be done side by
// side.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

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

class JobSource {
 public:
  explicit JobSource(const std::vector<std::string>& paths);
  ~JobSource();
  JobSource(const JobSource&) = delete;
  JobSource& operator=(const JobSource&) = delete;

  // Fills `job`; false when there is none. Memory: one stretch. Not for two threads at a time.
  bool next(Job& job);
  // False when next() would surely give nothing.
  [[nodiscard]] bool more() const { return log_ != nullptr || at_ < paths_.size(); }
  // How far it is: bytes of the files, as they are on disk.
  [[nodiscard]] std::uint64_t bytes_done() const;

 private:
  struct Log;

  void next_of_log(Job& job);

  const std::vector<std::string>& paths_;
  std::size_t at_ = 0;
  std::uint64_t bytes_of_closed_ = 0;
  std::unique_ptr<Log> log_;
};

}  // namespace tally::cli
