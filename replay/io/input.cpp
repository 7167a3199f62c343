#include "replay/io/input.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/messages.h"
#include "replay/io/unpack.h"

namespace tally::io {
namespace {

constexpr std::size_t first_block = 4096;
constexpr std::size_t enough_to_sniff = 256;

class FileSource final : public ByteSource {
 public:
  explicit FileSource(const std::string& path)
      : owned_(path != "-"),
        file_(owned_ ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO) {
    if (file_ < 0) throw InputError(why_not_opened(errno));
  }
  FileSource(const FileSource&) = delete;
  FileSource& operator=(const FileSource&) = delete;
  ~FileSource() override {
    if (owned_) ::close(file_);
  }

  // 0 for pipes and devices.
  std::uint64_t size() const {
    struct stat facts {};
    const bool regular = ::fstat(file_, &facts) == 0 && S_ISREG(facts.st_mode);
    return regular && facts.st_size > 0 ? static_cast<std::uint64_t>(facts.st_size) : 0;
  }

 private:
  std::size_t read_some(std::span<char> into) override {
    for (;;) {
      const ssize_t got = ::read(file_, into.data(), into.size());
      if (got >= 0) return static_cast<std::size_t>(got);
      pollfd waiting{file_, POLLIN, 0};
      if (errno == EAGAIN) ::poll(&waiting, 1, -1);  // a terminal somebody else made so
      if (errno == EISDIR) throw InputError(say::is_folder());
      if (errno != EINTR && errno != EAGAIN)
        throw InputError(say::cannot_be_read(std::generic_category().message(errno)));
    }
  }

  bool owned_;
  int file_;
};

class MemorySource final : public ByteSource {
 public:
  explicit MemorySource(std::string_view bytes) : left_(bytes) {}

 private:
  std::size_t read_some(std::span<char> into) override {
    const std::size_t got = left_.copy(into.data(), into.size());
    left_.remove_prefix(got);
    return got;
  }
  std::string_view left_;
};

// Appends to `ahead` until it holds enough to tell formats apart, or the source ends.
void read_ahead(ByteSource& source, std::string& ahead) {
  std::array<char, first_block> block;
  while (ahead.size() < enough_to_sniff && !source.enough(ahead)) {
    const std::size_t got = source.read(block);
    if (got == 0) return;
    ahead.append(block.data(), got);
  }
}

struct Magic {
  std::string_view bytes;
  const char* name;
};
constexpr std::array refused_archives = {
    Magic{"\375"
          "7zXZ",
          "an xz"},
    Magic{"BZh", "a bzip2"},
    Magic{"PK\x03\x04", "a zip"},
    Magic{"7z\xBC\xAF", "a 7z"},
};

bool is_zstd(std::string_view bytes) {
  if (bytes.starts_with("\x28\xB5\x2F\xFD")) return true;
  // A skippable frame, which parallel writers put first.
  return bytes.size() >= 4 && (static_cast<unsigned char>(bytes[0]) & 0xF0U) == 0x50U &&
         bytes.substr(1, 3) == "\x2A\x4D\x18";
}

}  // namespace

Input::Input(const std::string& path) {
  auto file = std::make_unique<FileSource>(path);
  size_hint_ = file->size();
  raw_ = std::move(file);
  look_at_packing();
}

Input::Input(std::unique_ptr<ByteSource> raw) : raw_(std::move(raw)) { look_at_packing(); }

Input Input::of_memory(std::string_view bytes) {
  return Input(std::make_unique<MemorySource>(bytes));
}

void Input::look_at_packing() {
  read_ahead(*raw_, ahead_);
  if (ahead_.starts_with("\x1F\x8B")) {
    packing_ = Packing::gzip;
    unpacker_ = unpack_gzip(*raw_, ahead_);
  } else if (is_zstd(ahead_)) {
    packing_ = Packing::zstd;
    unpacker_ = unpack_zstd(*raw_, ahead_);
  } else {
    for (const Magic& magic : refused_archives) {
      if (!ahead_.starts_with(magic.bytes)) continue;
      throw InputError(say::is_archive(magic.name));
    }
    return;
  }
  ahead_.clear();
  size_hint_ = 0;
}

std::size_t Input::read(std::span<char> into) {
  if (ahead_taken_ < ahead_.size()) {
    const std::size_t got = ahead_.copy(into.data(), into.size(), ahead_taken_);
    ahead_taken_ += got;
    return got;
  }
  return unpacker_ ? unpack(into) : raw_->read(into);
}

// What a few bytes swell to without end is no record.
std::size_t Input::unpack(std::span<char> into) {
  constexpr Limits limits;
  const std::uint64_t most = limits.unpacked_at_first + limits.unpacked_for_each * raw_->total();
  if (unpacker_->total() > most) throw InputError(say::swells(raw_->total(), most));
  return unpacker_->read(into);
}

std::string_view Input::peek() {
  if (ahead_.size() - ahead_taken_ < enough_to_sniff) {
    ahead_.erase(0, ahead_taken_);
    ahead_taken_ = 0;
    read_ahead(unpacker_ ? *unpacker_ : *raw_, ahead_);
  }
  return std::string_view(ahead_).substr(ahead_taken_);
}

}  // namespace tally::io
