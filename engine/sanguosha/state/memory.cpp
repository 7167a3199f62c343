#include "engine/sanguosha/state/memory.h"

#include <algorithm>
#include <limits>

namespace tally::sanguosha {

std::uint32_t Memory::find(std::uint32_t key) const {
  std::uint32_t i = 0;
  while (i < size_ && notes_[i].key < key) ++i;
  return i;
}

void Memory::erase(std::uint32_t from, std::uint32_t to) {
  std::copy(notes_.begin() + to, notes_.begin() + size_, notes_.begin() + from);
  std::fill(notes_.begin() + (size_ - (to - from)), notes_.begin() + size_, Entry{});
  size_ -= to - from;
}

void Memory::add(Seat owner, Mark mark, Life life, int n) {
  const std::uint32_t key = key_of(owner, mark, life);
  const std::uint32_t i = find(key);
  const bool there = i < size_ && notes_[i].key == key;
  const std::int64_t sum = std::int64_t{there ? notes_[i].count : 0} + n;
  if (sum <= 0) {
    if (there) erase(i, i + 1);
    return;
  }
  if (!there) {
    if (full()) return;
    std::copy_backward(notes_.begin() + i, notes_.begin() + size_, notes_.begin() + size_ + 1);
    ++size_;
  }
  notes_[i] = {key, static_cast<std::int32_t>(
                        std::min<std::int64_t>(sum, std::numeric_limits<std::int32_t>::max()))};
}

void Memory::forget(Seat owner, Mark mark, Life life) {
  const std::uint32_t key = key_of(owner, mark, life);
  const std::uint32_t i = find(key);
  if (i < size_ && notes_[i].key == key) erase(i, i + 1);
}

void Memory::forget(Life life) {
  const auto first_of = [&](int l) { return find(static_cast<std::uint32_t>(l) << 24U); };
  const std::uint32_t from = first_of(static_cast<int>(life));
  const std::uint32_t to = first_of(static_cast<int>(life) + 1);
  if (from < to) erase(from, to);
}

}  // namespace tally::sanguosha
