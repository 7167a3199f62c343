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
#include <span>
#include <type_traits>
#include <utility>

#include "engine/core/hash.h"
#include "engine/core/packed.h"
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

// The same, packed.
class ObservedPacked {
 public:
  ObservedPacked() = default;
  ObservedPacked(std::span<const PackedEvent> events, std::uint64_t shows)
      : events_(events), shows_(shows) {}
  [[nodiscard]] const PackedEvent& operator[](std::size_t i) const { return events_[i]; }
  [[nodiscard]] std::size_t size() const { return events_.size(); }
  [[nodiscard]] bool shows(Kind k) const { return ((shows_ >> k) & 1U) != 0; }

 private:
  std::span<const PackedEvent> events_;
  std::uint64_t shows_ = 0;
};

// What came out of a game that went straight through.
struct StraightRun {
  SeatList winners;
  std::uint32_t events = 0;
  std::uint64_t signature = 0;
};

// `Seen`: Observed or ObservedPacked.
template <class Seen>
class Straight {
 public:
  // Whoever asks has judged the answer by then, and need not do so again.
  static constexpr bool judged = true;
  using Item = std::remove_cvref_t<decltype(std::declval<Seen>()[0])>;

  explicit Straight(const Seen& seen) : seen_(seen) {}

  // The observation without seats that is to answer a question that accepts these kinds (bit per
  // kind) and whose detail is `what`; nullptr: given up. Whoever asks judges it, then calls took()
  // or give_up().
  [[nodiscard]] const Item* next(std::uint64_t accepts) {
    constexpr std::uint8_t only_what = 1U << static_cast<unsigned>(Field::what);
    if (at_ == seen_.size()) return give_up();
    const Item& n = seen_[at_];
    if (((accepts >> n.kind) & 1U) == 0 || (n.hidden & ~only_what) != 0 || !no_seats(n))
      return give_up();
    return &n;
  }
  // The answer happened, with the detail the rules have settled.
  void took(const Item& n, std::uint8_t what) {
    ++at_;
    mix(n, what);
  }
  std::nullptr_t give_up() {
    given_up_ = true;
    return nullptr;
  }

  // The same in one, for a question in full, held against `legal(const Event&, const Item&)`, the
  // answer and where it is from; `room` is for an answer that does not lie in memory as an Event.
  template <class Legal>
  const Event* ask(const Question& q, Event& room, Legal legal) {
    if (at_ < seen_.size() && !q.accepts_kind(seen_[at_].kind)) return unseen_chance(q, room);
    const Item* const n = next(q.accepts);
    if (n == nullptr) return nullptr;
    const Event& a = answer_of(*n, room);
    if (!legal(a, *n)) return give_up();
    took(*n, n->hidden == 0 ? n->what : q.what);
    return &a;
  }

  bool tell(const Event& e) {
    if (at_ < seen_.size() && same(e, seen_[at_])) {
      // Mixed from where it has been for long: what was just put together byte by byte would be
      // waited for.
      signature_.mix(head_of(seen_[at_]));
      signature_.mix_lists(e.seats, e.cards);
      ++at_;
      return true;
    }
    if (!may_be_unseen(e.kind)) return false;
    signature_.mix(e);
    ++unseen_;
    return true;
  }
  // The same for an event that has a seat, a value and nothing else.
  bool tell(Kind kind, Seat seat, std::int16_t value) {
    const EventHead head = head_of(kind, seat, value);
    if (at_ < seen_.size() && bare(seen_[at_]) && head_of(seen_[at_]) == head)
      ++at_;
    else if (may_be_unseen(kind))
      ++unseen_;
    else
      return false;
    signature_.mix(head);
    return true;
  }

  // Whether every event was used up, and none was otherwise.
  [[nodiscard]] bool to_the_end() const { return !given_up_ && at_ == seen_.size(); }
  [[nodiscard]] StraightRun result(const SeatList& winners) const {
    return {winners, static_cast<std::uint32_t>(at_) + unseen_, signature_.value()};
  }

 private:
  static const Event& answer_of(const Event& e, Event& /*room*/) { return e; }
  static const Event& answer_of(const PackedEvent& e, Event& room) {
    unpack(e, room);
    return room;
  }
  void mix(const Event& n, std::uint8_t what) { signature_.mix(n, what, n.cards); }
  void mix(const PackedEvent& n, std::uint8_t what) { signature_.mix(n, what); }
  static std::span<const Card> cards_of(const Event& n) { return n.cards; }
  static std::span<const Card> cards_of(const PackedEvent& n) { return n.cards->list(); }
  static bool no_seats(const Event& n) { return n.seats.empty(); }
  static bool no_seats(const PackedEvent& n) { return n.seats == 0; }
  static bool same_seats(const SeatList& seats, const Event& n) { return seats == n.seats; }
  static bool same_seats(const SeatList& seats, const PackedEvent& n) {
    return seats.empty() ? n.seats == 0 : seats == list_of(n.seats);
  }
  // Nothing but what its head says.
  static bool bare(const Item& n) { return n.hidden == 0 && cards_of(n).empty() && no_seats(n); }

  static bool same(const Event& e, const Item& n) {
    if (e.kind != n.kind || (e.hidden | n.hidden) != 0 || e.what != n.what || e.seat != n.seat ||
        e.other != n.other || e.value != n.value || e.extra != n.extra || !same_seats(e.seats, n))
      return false;
    const std::span<const Card> cards = cards_of(n);
    if (e.cards.size() != cards.size()) return false;
    return std::equal(e.cards.begin(), e.cards.end(), cards.begin()) ||
           std::is_permutation(e.cards.begin(), e.cards.end(), cards.begin());
  }

  // Whether an event may happen here that is not what is observed next; if not: given up.
  bool may_be_unseen(Kind kind) {
    const bool due = seen_.shows(kind) || (at_ < seen_.size() && seen_[at_].kind == kind);
    given_up_ = given_up_ || due;
    return !due;
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
    ++unseen_;
    return &a;
  }

  const Seen seen_;
  std::size_t at_ = 0;
  std::uint32_t unseen_ = 0;
  bool given_up_ = false;
  Signature signature_;
};

}  // namespace tally
