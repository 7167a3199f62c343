// Bytes from a file, from standard input or from memory, unpacked on the way if they are gzip or
// zstd (told by their first bytes, not by a name).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace tally::io {

class ByteSource {
 public:
  ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;
  virtual ~ByteSource() = default;

  // Fills a part of `into` (not empty); 0 only at the end. Throws InputError.
  std::size_t read(std::span<char> into) {
    const std::size_t got = read_some(into);
    total_ += got;
    return got;
  }
  std::uint64_t total() const { return total_; }  // bytes handed out so far

  // Whether its first bytes, `ahead`, tell what it is: no more is read for that.
  [[nodiscard]] virtual bool enough(std::string_view /*ahead*/) const { return false; }

 private:
  virtual std::size_t read_some(std::span<char> into) = 0;
  std::uint64_t total_ = 0;
};

enum class Packing : std::uint8_t { none, gzip, zstd };

class Input {
 public:
  // "-" is standard input. Throws InputError if the path cannot be opened and read, or holds a kind
  // of archive that is not unpacked here.
  explicit Input(const std::string& path);
  explicit Input(std::unique_ptr<ByteSource> raw);
  // Reads `bytes` in place; they must outlive the Input.
  static Input of_memory(std::string_view bytes);

  // Fills a part of `into` (not empty) with unpacked bytes; 0 only at the end. A packed stream that
  // is cut off gives all that came before the cut, then throws InputError; a damaged one throws,
  // and one that yields too much for its bytes.
  std::size_t read(std::span<char> into);

  // The unpacked bytes that the next read() starts with, without taking them: at least 256 unless
  // the input is shorter. Enough for sniff().
  std::string_view peek();

  Packing packing() const { return packing_; }
  std::uint64_t raw_bytes() const { return raw_->total(); }  // taken from the file so far
  std::uint64_t size_hint() const { return size_hint_; }     // of a plain file; 0 if not known

 private:
  void look_at_packing();
  std::size_t unpack(std::span<char> into);

  std::unique_ptr<ByteSource> raw_;
  std::unique_ptr<ByteSource> unpacker_;  // null for plain bytes
  Packing packing_ = Packing::none;
  std::uint64_t size_hint_ = 0;
  std::string ahead_;            // bytes read but not handed out
  std::size_t ahead_taken_ = 0;  // of those, already handed out
};

}  // namespace tally::io
