// A record that has to be in memory as a whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "replay/io/input.h"
#include "replay/io/limits.h"

namespace tally::io {

// Bytes followed by 64 more that may be read and are zero. Memory is kept when it is filled again.
class Bytes {
 public:
  static constexpr std::size_t padding = 64;

  std::size_t size() const { return size_; }
  std::string_view text() const { return {data_.get(), size_}; }
  std::span<const std::uint8_t> bytes() const {
    return {reinterpret_cast<const std::uint8_t*>(data_.get()), size_};
  }
  // For writing. Makes room for at least `capacity` bytes; the first size() are kept.
  std::span<char> room(std::size_t capacity);
  void set_size(std::size_t size);  // at most what room() gave

 private:
  std::unique_ptr<char[]> data_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

// Replaces what `into` holds with the rest of the input. Throws InputError.
void read_all(Input& input, Bytes& into, const Limits& limits = {});
Bytes read_all(const std::string& path, const Limits& limits = {});

}  // namespace tally::io
