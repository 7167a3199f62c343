#pragma once
// The straight path: a table that answers from a row of observed events and gives up at the first
// that is not exactly as the rules have it. It makes no finding and has no second opinion; what it
// gives up on is played again at the guide's table. A game whose flow is a template over its table
// can offer it (Match::straight). For games that ask for every answer: a window that may be passed
// in silence is not for it.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/hash.h"
#include "engine/core/table.h"

namespace tally {

// Events that lie somewhere in memory, `stride` bytes apart.
class Observed {
 public:
  Observed() = default;
  // `shows`: bit per kind the source always shows when it happens.
  Observed(const Event* first, std::size_t stride, std::size_t size, std::uint64_t shows)
      : first_(reinterpret_cast<const std::byte*>(first)),  // NOLINT: a field within a row
        stride_(stride),
        size_(size),
        shows_(shows) {}
  [[nodiscard]] const Event& operator[](std::size_t i) const {
    return *reinterpret_cast<const Event*>(first_ + i * stride_);  // NOLINT: see above
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool shows(Kind k) const { return ((shows_ >> k) & 1U) != 0; }

 private:
  const std::byte* first_ = nullptr;
  std::size_t stride_ = 0;
  std::size_t size_ = 0;
  std::uint64_t shows_ = 0;
};

// What came out of a game that went straight through.
struct StraightRun {
  SeatList winners;
  std::uint32_t events = 0;
  std::uint64_t signature = 0;
};

class Straight {
 public:
  // Whoever asks has judged the answer by then, and need not do so again.
  static constexpr bool judged = true;

  explicit Straight(const Observed& seen) : seen_(seen) {}

  // The observation that is to answer a question that accepts these kinds (bit per kind) and whose
  // detail is `what`; nullptr: given up. Whoever asks judges it, then calls took() or give_up().
  [[nodiscard]] const Event* next(std::uint64_t accepts) {
    constexpr std::uint8_t only_what = 1U << static_cast<unsigned>(Field::what);
    if (at_ == seen_.size()) return give_up();
    const Event& n = seen_[at_];
    if (((accepts >> n.kind) & 1U) == 0 || (n.hidden & ~only_what) != 0) return give_up();
    return &n;
  }
  // The answer happened, with the detail the rules have settled.
  void took(const Event& n, std::uint8_t what) {
    ++at_;
    ++events_;
    signature_.mix(n, what, n.cards);
  }
  const Event* give_up() {
    given_up_ = true;
    return nullptr;
  }

  // The same in one, for a question in full, held against `legal(const Event&)`; `room` is for an
  // answer the source never shows.
  template <class Legal>
  const Event* ask(const Question& q, Event& room, Legal legal) {
    if (at_ < seen_.size() && !q.accepts_kind(seen_[at_].kind)) return unseen_chance(q, room);
    const Event* const n = next(q.accepts);
    if (n == nullptr || !legal(*n)) return give_up();
    took(*n, n->hidden == 0 ? n->what : q.what);
    return n;
  }

  bool tell(const Event& e) {
    if (at_ < seen_.size() && same(e, seen_[at_])) {
      // Mixed from where it has been for long: what was just put together byte by byte would be
      // waited for.
      signature_.mix(seen_[at_], e.what, e.cards);
      ++events_;
      ++at_;
      return true;
    }
    if (seen_.shows(e.kind) || (at_ < seen_.size() && seen_[at_].kind == e.kind))
      return give_up() != nullptr;
    signature_.mix(e);
    ++events_;
    return true;
  }

  // Whether every event was used up, and none was otherwise.
  [[nodiscard]] bool to_the_end() const { return !given_up_ && at_ == seen_.size(); }
  [[nodiscard]] StraightRun result(const SeatList& winners) const {
    return {winners, events_, signature_.value()};
  }

 private:
  static bool same(const Event& e, const Event& n) {
    if (e.kind != n.kind || (e.hidden | n.hidden) != 0 || e.what != n.what || e.seat != n.seat ||
        e.other != n.other || e.value != n.value || e.extra != n.extra || e.seats != n.seats ||
        e.cards.size() != n.cards.size())
      return false;
    return std::equal(e.cards.begin(), e.cards.end(), n.cards.begin()) ||
           std::is_permutation(e.cards.begin(), e.cards.end(), n.cards.begin());
  }

  // Chance that the source never shows: as the guide takes it.
  const Event* unseen_chance(const Question& q, Event& a) {
    constexpr std::size_t horizon = 3;
    const auto kind = static_cast<Kind>(std::countr_zero(q.accepts));
    if (q.may_pass || seen_.shows(kind) || q.accepts != std::uint64_t{1} << kind) return give_up();
    for (std::size_t i = at_ + 1; i <= at_ + horizon && i < seen_.size(); ++i)
      if (seen_[i].kind == kind) return give_up();
    a = {};
    a.kind = kind;
    a.seat = q.who;
    a.what = q.what;
    a.other = q.other;
    a.value = q.value;
    a.hide(Field::cards);
    signature_.mix(a);
    ++events_;
    return &a;
  }

  const Observed seen_;
  std::size_t at_ = 0;
  std::uint32_t events_ = 0;
  bool given_up_ = false;
  Signature signature_;
};

}  // namespace tally
