#pragma once
// A file that is there whole or not at all: written beside its place, renamed when it is complete.
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace tally::cli {

class OutFile {
 public:
  // "-" is standard output. A name ending in .gz or .zst is packed. Throws Failure, also where the
  // file is one of those that are read.
  explicit OutFile(const std::string& path, std::span<const std::string> read = {});
  ~OutFile();  // what was not committed is removed
  OutFile(const OutFile&) = delete;
  OutFile& operator=(const OutFile&) = delete;

  void write(std::string_view bytes);  // throws Failure
  void commit();                       // throws Failure

 private:
  class Packer;
  class Gzip;
  class Zstd;

  void put(std::string_view bytes);
  [[noreturn]] void refuse(int error) const;

  std::string path_;       // where it shall be
  std::string temporary_;  // where it is until then; "" when written in place
  int fd_ = -1;
  std::string buffer_;
  std::unique_ptr<Packer> packer_;  // nullptr when not packed
};

}  // namespace tally::cli
