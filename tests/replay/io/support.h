// What the tests of replay/io share: packed bytes, a folder of their own, and the error of a call.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <zlib.h>
#include <zstd.h>

#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/line_reader.h"
#include "replay/io/messages.h"

namespace tally::io::testing {

inline std::string gzip(std::string_view plain) {
  z_stream stream{};
  constexpr int gzip_window = 15 + 16;
  deflateInit2(&stream, 6, Z_DEFLATED, gzip_window, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, static_cast<uLong>(plain.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(plain.data()));
  stream.avail_in = static_cast<uInt>(plain.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

inline std::string zstd(std::string_view plain) {
  std::string packed(ZSTD_compressBound(plain.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), plain.data(), plain.size(), 3));
  return packed;
}

// Hands out its bytes in pieces of a fixed size, as a slow pipe does.
class SlowSource final : public ByteSource {
 public:
  SlowSource(std::string bytes, std::size_t piece) : bytes_(std::move(bytes)), piece_(piece) {}

 private:
  std::size_t read_some(std::span<char> into) override {
    const std::size_t got = bytes_.copy(into.data(), std::min(piece_, into.size()), at_);
    at_ += got;
    return got;
  }
  std::string bytes_;
  std::size_t piece_;
  std::size_t at_ = 0;
};

inline std::string drain(Input& input) {
  std::string all;
  std::vector<char> block(1000);
  while (const std::size_t got = input.read(block)) all.append(block.data(), got);
  return all;
}

inline std::vector<std::string> lines_of(Input& input, const Limits& limits = {}) {
  LineReader reader(input, limits);
  std::vector<std::string> lines;
  for (std::string_view line; reader.next(line);) lines.emplace_back(line);
  return lines;
}

// The error a call ends in; one with the message "no error" if it ends well.
template <class Call>
InputError error_of(Call call) {
  try {
    call();
  } catch (const InputError& error) {
    return error;
  }
  return InputError(say::text("no error"));
}

// A fresh folder, removed with all in it.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "tally-io-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  std::string path(const std::string& name = "") const { return (path_ / name).string(); }
  std::string write(const std::string& name, std::string_view bytes) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << bytes;
    return path(name);
  }

 private:
  std::filesystem::path path_;
};

}  // namespace tally::io::testing
