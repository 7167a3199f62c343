#include "replay/io/unpack.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/messages.h"

namespace tally::io {
namespace {

constexpr std::size_t packed_block = 64 * 1024;

// The packed bytes not yet looked at.
class PackedBuffer {
 public:
  PackedBuffer(ByteSource& packed, std::string_view first) : packed_(packed) {
    buffer_.resize(std::max(packed_block, first.size()));
    std::copy(first.begin(), first.end(), buffer_.begin());
    left_ = {buffer_.data(), first.size()};
  }
  std::span<char>& left() { return left_; }
  // False at the end of the packed data.
  bool refill() {
    left_ = {buffer_.data(), packed_.read(buffer_)};
    return !left_.empty();
  }

 private:
  ByteSource& packed_;
  std::vector<char> buffer_;
  std::span<char> left_;
};

[[noreturn]] void throw_cut(Message what) {
  throw [&] {
    InputError error(std::move(what));
    error.cut = true;
    return error;
  }();
}

[[noreturn]] void throw_damaged(const char* packing, const char* why) {
  throw InputError(
      say::stream_damaged(packing, why != nullptr ? say::text(why) : say::not_to_be_unpacked()));
}

class GzipSource final : public ByteSource {
 public:
  GzipSource(ByteSource& packed, std::string_view first) : packed_(packed, first) {
    constexpr int gzip_only = 16;
    if (inflateInit2(&stream_, MAX_WBITS + gzip_only) != Z_OK)
      throw InputError(say::out_of_memory());
  }
  GzipSource(const GzipSource&) = delete;
  GzipSource& operator=(const GzipSource&) = delete;
  ~GzipSource() override { inflateEnd(&stream_); }

 private:
  std::size_t read_some(std::span<char> into) override {
    const auto room = static_cast<uInt>(std::min<std::size_t>(into.size(), 1U << 30));
    stream_.next_out = reinterpret_cast<Bytef*>(into.data());
    stream_.avail_out = room;
    while (stream_.avail_out == room) {
      // A full window may hold more output than the last call had room for.
      if (packed_.left().empty() && !output_waits_ && !packed_.refill()) {
        if (between_members_) return 0;
        throw_cut(say::stream_cut("gzip"));
      }
      if (between_members_ && !start_member()) continue;
      inflate_step();
    }
    return room - stream_.avail_out;
  }

  // Files may hold several gzip members one after another, and zero bytes as padding.
  bool start_member() {
    std::span<char>& left = packed_.left();
    const auto padding = std::find_if(left.begin(), left.end(), [](char c) { return c != 0; });
    left = left.subspan(static_cast<std::size_t>(padding - left.begin()));
    if (left.empty()) return false;
    if (inflateReset(&stream_) != Z_OK) throw_damaged("gzip", stream_.msg);
    between_members_ = false;
    return true;
  }

  void inflate_step() {
    std::span<char>& left = packed_.left();
    stream_.next_in = reinterpret_cast<Bytef*>(left.data());
    stream_.avail_in = static_cast<uInt>(left.size());
    const int code = inflate(&stream_, Z_NO_FLUSH);
    left = left.last(stream_.avail_in);
    output_waits_ = stream_.avail_out == 0;
    if (code == Z_STREAM_END) {
      between_members_ = true;
      output_waits_ = false;
    } else if (code != Z_OK && code != Z_BUF_ERROR) {
      throw_damaged("gzip", stream_.msg);
    }
  }

  PackedBuffer packed_;
  z_stream stream_{};
  bool between_members_ = false;
  bool output_waits_ = false;
};

class ZstdSource final : public ByteSource {
 public:
  ZstdSource(ByteSource& packed, std::string_view first)
      : packed_(packed, first), context_(ZSTD_createDCtx()) {
    if (!context_) throw InputError(say::out_of_memory());
    ZSTD_DCtx_setParameter(context_.get(), ZSTD_d_windowLogMax, Limits{}.zstd_window_log);
  }

 private:
  std::size_t read_some(std::span<char> into) override {
    ZSTD_outBuffer out{into.data(), into.size(), 0};
    while (out.pos == 0) {
      if (packed_.left().empty() && !output_waits_ && !packed_.refill()) {
        if (between_frames_) return 0;
        throw_cut(say::frame_cut("zstd"));
      }
      std::span<char>& left = packed_.left();
      ZSTD_inBuffer in{left.data(), left.size(), 0};
      const std::size_t code = ZSTD_decompressStream(context_.get(), &out, &in);
      if (ZSTD_getErrorCode(code) == ZSTD_error_frameParameter_windowTooLarge)
        throw InputError(say::window_too_large(
            said_size(std::uint64_t{1} << unsigned{Limits{}.zstd_window_log})));
      if (ZSTD_isError(code) != 0) throw_damaged("zstd", ZSTD_getErrorName(code));
      left = left.subspan(in.pos);
      between_frames_ = code == 0;
      output_waits_ = !between_frames_ && out.pos == out.size;
    }
    return out.pos;
  }

  struct Free {
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
  };
  PackedBuffer packed_;
  std::unique_ptr<ZSTD_DCtx, Free> context_;
  bool between_frames_ = false;
  bool output_waits_ = false;
};

}  // namespace

std::unique_ptr<ByteSource> unpack_gzip(ByteSource& packed, std::string_view first) {
  return std::make_unique<GzipSource>(packed, first);
}

std::unique_ptr<ByteSource> unpack_zstd(ByteSource& packed, std::string_view first) {
  return std::make_unique<ZstdSource>(packed, first);
}

}  // namespace tally::io
