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
  for (; to < size_; ++from, ++to) notes_[from] = notes_[to];
  for (std::uint32_t i = from; i < size_; ++i) notes_[i] = {};
  size_ = from;
  marks_ = 0;
  for (std::uint32_t i = 0; i < size_; ++i) marks_ |= bit_of(notes_[i].key);
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
    for (std::uint32_t behind = size_++; behind > i; --behind) notes_[behind] = notes_[behind - 1];
  }
  notes_[i] = {key, static_cast<std::int32_t>(
                        std::min<std::int64_t>(sum, std::numeric_limits<std::int32_t>::max()))};
  marks_ |= bit_of(key);
}

void Memory::forget(Seat owner, Mark mark, Life life) {
  if (!may_hold(mark)) return;
  const std::uint32_t key = key_of(owner, mark, life);
  const std::uint32_t i = find(key);
  if (i < size_ && notes_[i].key == key) erase(i, i + 1);
}

void Memory::forget_all(Life life) {
  const std::uint32_t from = find(first_key(static_cast<unsigned>(life)));
  const std::uint32_t to = find(first_key(after(life)));
  if (from < to) erase(from, to);
}

}  // namespace tally::sanguosha
