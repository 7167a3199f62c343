#pragma once
// A file that somebody else is writing, or a pipe.
#include <chrono>
#include <cstddef>
#include <span>
#include <string>

namespace tally::cli {

class Growing {
 public:
  // "-" is standard input. Throws Failure when it cannot be opened.
  explicit Growing(const std::string& path);
  ~Growing();
  Growing(const Growing&) = delete;
  Growing& operator=(const Growing&) = delete;

  // What has been written since, as far as `into` goes; 0 where that is nothing yet.
  std::size_t read(std::span<char> into);
  // Until there may be more, but not longer than this.
  void wait(std::chrono::milliseconds most) const;
  // Whether whoever writes a pipe has closed it. A file may always grow.
  [[nodiscard]] bool closed() const { return closed_; }
  [[nodiscard]] bool is_file() const { return is_file_; }

 private:
  [[nodiscard]] bool readable(std::chrono::milliseconds most) const;

  int fd_ = 0;
  int changes_ = -1;  // says that the file has been written to
  bool is_file_ = false;
  bool closed_ = false;
};

}  // namespace tally::cli
