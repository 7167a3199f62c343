#pragma once
// What a straight path is given and what it gives back (engine/core/straight.h).
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/packed.h"

namespace tally {

// Events that lie somewhere in memory, `stride` bytes apart.
class Observed {
 public:
  using Item = Event;
  Observed() = default;
  // `shows`: the kinds that the source always shows when they happen.
  Observed(const Event* first, std::size_t stride, std::size_t size, const KindSet& shows)
      : first_(first), stride_(stride), size_(size), shows_(shows) {}
  [[nodiscard]] const Event* begin() const { return first_; }
  [[nodiscard]] const Event* end() const { return after(first_, size_); }
  [[nodiscard]] const Event* after(const Event* e, std::size_t n = 1) const {
    return reinterpret_cast<const Event*>(  // NOLINT: a field within a row
        reinterpret_cast<const std::byte*>(e) + n * stride_);
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool shows(Kind k) const { return shows_.contains(k); }

 private:
  const Event* first_ = nullptr;
  std::size_t stride_ = 0;
  std::size_t size_ = 0;
  KindSet shows_;
};

// The same, packed.
class ObservedPacked {
 public:
  using Item = PackedEvent;
  ObservedPacked() = default;
  ObservedPacked(std::span<const PackedEvent> events, const KindSet& shows)
      : events_(events), shows_(shows) {}
  [[nodiscard]] const PackedEvent* begin() const { return events_.data(); }
  [[nodiscard]] const PackedEvent* end() const { return events_.data() + events_.size(); }
  [[nodiscard]] static const PackedEvent* after(const PackedEvent* e) { return e + 1; }
  [[nodiscard]] std::size_t size() const { return events_.size(); }
  [[nodiscard]] bool shows(Kind k) const { return shows_.contains(k); }

 private:
  std::span<const PackedEvent> events_;
  KindSet shows_;
};

// What came out of a game that went straight through.
struct StraightRun {
  SeatList winners;
  std::uint32_t events = 0;
  std::uint64_t signature = 0;
};

}  // namespace tally
