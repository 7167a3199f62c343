#include "replay/io/whole_file.h"

#include <algorithm>
#include <cstring>

#include "replay/io/input_error.h"
#include "replay/io/messages.h"

namespace tally::io {
namespace {

constexpr std::size_t first_room = 64 * 1024;

[[noreturn]] void throw_too_big(const Says<Message>& what, std::uint64_t limit) {
  throw InputError(what(said_size(limit)), 0, limit);
}

}  // namespace

std::span<char> Bytes::room(std::size_t capacity) {
  if (!data_ || capacity > capacity_) {
    auto bigger = std::make_unique_for_overwrite<char[]>(capacity + padding);
    if (size_ > 0) std::memcpy(bigger.get(), data_.get(), size_);
    data_ = std::move(bigger);
    capacity_ = capacity;
  }
  return {data_.get(), capacity_};
}

void Bytes::set_size(std::size_t size) {
  room(size);
  size_ = size;
  std::memset(data_.get() + size, 0, padding);
}

void read_all(Input& input, Bytes& into, const Limits& limits) {
  const bool packed = input.packing() != Packing::none;
  const Says<Message>& too_big = packed ? say::unpacks_too_big : say::too_big;
  into.set_size(0);
  std::size_t want = first_room;
  if (input.size_hint() >= first_room && input.size_hint() <= limits.max_file) {
    want = static_cast<std::size_t>(input.size_hint()) + 1;
  }
  for (;;) {
    const std::span<char> room = into.room(want);
    const std::size_t got = input.read(room.subspan(into.size()));
    if (got == 0) return;
    into.set_size(into.size() + got);
    if (into.size() > limits.max_file) throw_too_big(too_big, limits.max_file);
    if (into.size() == room.size()) {
      want = static_cast<std::size_t>(
          std::min<std::uint64_t>(std::uint64_t{2} * room.size(), limits.max_file + 1));
    }
  }
}

Bytes read_all(const std::string& path, const Limits& limits) {
  Input input(path);
  Bytes bytes;
  read_all(input, bytes, limits);
  return bytes;
}

}  // namespace tally::io
