#include "cli/out_file.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"

namespace tally::cli {

// Packs a stream; the packed bytes go to the file.
class OutFile::Packer {
 public:
  explicit Packer(OutFile& file) : file_(file) {}
  Packer(const Packer&) = delete;
  Packer& operator=(const Packer&) = delete;
  virtual ~Packer() = default;
  virtual void pack(std::string_view bytes, bool last) = 0;

 protected:
  OutFile& file_;
  std::array<char, 64 * 1024> packed_{};
};

class OutFile::Gzip final : public Packer {
 public:
  explicit Gzip(OutFile& file) : Packer(file) {
    constexpr int with_gzip_header = 16;
    if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + with_gzip_header, 8,
                     Z_DEFAULT_STRATEGY) != Z_OK)
      throw std::bad_alloc();
  }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;
  ~Gzip() override { deflateEnd(&stream_); }

  void pack(std::string_view bytes, bool last) override {
    // zlib does not write to its input.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream_.avail_in = static_cast<uInt>(bytes.size());
    do {
      stream_.next_out = reinterpret_cast<Bytef*>(packed_.data());
      stream_.avail_out = static_cast<uInt>(packed_.size());
      deflate(&stream_, last ? Z_FINISH : Z_NO_FLUSH);
      file_.put({packed_.data(), packed_.size() - stream_.avail_out});
    } while (stream_.avail_out == 0);
  }

 private:
  z_stream stream_{};
};

class OutFile::Zstd final : public Packer {
 public:
  explicit Zstd(OutFile& file) : Packer(file), context_(ZSTD_createCCtx()) {
    if (!context_) throw std::bad_alloc();
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
  }

  void pack(std::string_view bytes, bool last) override {
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t left = 0;
    do {
      ZSTD_outBuffer out{packed_.data(), packed_.size(), 0};
      left = ZSTD_compressStream2(context_.get(), &out, &in, last ? ZSTD_e_end : ZSTD_e_continue);
      if (ZSTD_isError(left) != 0) throw std::runtime_error(ZSTD_getErrorName(left));
      file_.put({packed_.data(), out.pos});
    } while (last ? left != 0 : in.pos < in.size);
  }

 private:
  struct Free {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
  };
  std::unique_ptr<ZSTD_CCtx, Free> context_;
};

namespace {

constexpr std::size_t full_buffer = 256 * 1024;

bool exists_and_is_special(const std::string& path) {
  struct stat facts {};
  return ::stat(path.c_str(), &facts) == 0 && !S_ISREG(facts.st_mode);
}

// The mode a newly created file gets.
mode_t usual_mode() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

}  // namespace

OutFile::OutFile(const std::string& path, std::span<const std::string> read) : path_(path) {
  for (const std::string& in : read)
    if (std::error_code error; path != "-" && std::filesystem::equivalent(in, path, error))
      throw Failure(usage, say::is_read(path));
  if (path == "-") {
    fd_ = STDOUT_FILENO;
  } else if (exists_and_is_special(path)) {
    fd_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  } else {
    // A symbolic link stays one: the file it points at is replaced.
    std::error_code error;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, error);
    if (!error) path_ = real.string();
    fd_ = make_temporary(path_, temporary_);
    if (fd_ < 0)
      temporary_.clear();
    else
      (void)::fchmod(fd_, usual_mode());
  }
  if (fd_ < 0) refuse(errno);
  if (path.ends_with(".gz")) packer_ = std::make_unique<Gzip>(*this);
  if (path.ends_with(".zst")) packer_ = std::make_unique<Zstd>(*this);
}

OutFile::~OutFile() {
  if (fd_ > STDERR_FILENO) ::close(fd_);
  if (!temporary_.empty()) remove_temporary(temporary_);
}

void OutFile::refuse(int error) const {
  throw Failure(internal, say::cannot_write(path_, std::generic_category().message(error)));
}

void OutFile::put(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd_, bytes.data(), bytes.size());
    if (n >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(n));
    } else if (errno == EPIPE) {
      throw ReaderGone();
    } else if (errno != EINTR) {
      refuse(errno);
    }
  }
}

void OutFile::write(std::string_view bytes) {
  buffer_ += bytes;
  if (buffer_.size() < full_buffer) return;
  if (packer_)
    packer_->pack(buffer_, false);
  else
    put(buffer_);
  buffer_.clear();
}

void OutFile::commit() {
  if (packer_)
    packer_->pack(buffer_, true);
  else
    put(buffer_);
  buffer_.clear();
  if (fd_ == STDOUT_FILENO) return;
  const int closed = ::close(std::exchange(fd_, -1));
  if (closed != 0) refuse(errno);
  if (temporary_.empty()) return;
  if (!rename_temporary(temporary_, path_)) refuse(errno);
  temporary_.clear();
}

}  // namespace tally::cli
