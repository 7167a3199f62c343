#include "cli/ordered.h"

namespace tally::cli {
Ordered::Ordered(Taker& taker, std::size_t window, std::size_t most_waiting)
    : taker_(taker), most_waiting_(most_waiting), slots_(window) {}

bool Ordered::begin(std::uint64_t number, std::size_t path, bool last) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return stopped_ || number < oldest_ + slots_.size(); });
  if (stopped_) return false;
  Slot& s = slot(number);
  s.path = path;
  s.last = last;
  s.done = false;
  s.used = 0;
  s.bytes = 0;
  return true;
}

Checked& Ordered::add(std::uint64_t number) {
  Slot& s = slot(number);
  constexpr std::size_t most_bytes = std::size_t{8} << 20;
  // The page of the game before is made by now.
  if (s.used > 0)
    if (const auto& made = s.games[s.used - 1].made) s.bytes += made->page.size();
  if (s.used == most_waiting_ || s.bytes > most_bytes) give_early(number);
  if (s.used == s.games.size()) s.games.emplace_back();
  return s.games[s.used++];
}

void Ordered::give_early(std::uint64_t number) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return stopped_ || (number == oldest_ && !giving_); });
  Slot& s = slot(number);
  if (!stopped_) {
    giving_ = true;
    lock.unlock();
    give(s);
    lock.lock();
    giving_ = false;
  }
  s.used = 0;
  s.bytes = 0;
}

void Ordered::finish(std::uint64_t number) {
  std::unique_lock lock(mutex_);
  slot(number).done = true;
  if (giving_ || stopped_) return;
  giving_ = true;
  while (slot(oldest_).done && !stopped_) {
    Slot& s = slot(oldest_);
    lock.unlock();
    give(s);
    taker_.end_of_unit(s.path, s.last);
    lock.lock();
    s.done = false;
    ++oldest_;
    changed_.notify_all();
  }
  giving_ = false;
}

void Ordered::stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
  changed_.notify_all();
}

void Ordered::give(Slot& slot) {
  for (std::size_t i = 0; i < slot.used; ++i) taker_.game(slot.path, slot.games[i]);
  if (taker_.enough(slot.path)) given_up_ = slot.path;
}

}  // namespace tally::cli
