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

#include "engine/core/hash.h"
#include "engine/core/observed.h"
#include "engine/core/packed.h"
#include "engine/core/table.h"

namespace tally {

// `Seen`: Observed or ObservedPacked. A copy goes on where it was made: in a loop it can stay in
// registers.
template <class Seen>
class Straight {
 public:
  // Whoever asks has judged the answer by then, and need not do so again.
  static constexpr bool judged = true;
  using Item = typename Seen::Item;

  explicit Straight(const Seen& seen) : seen_(seen), at_(seen.begin()), end_(seen.end()) {}

  // The observation that is to answer a question: without seats, nothing but its detail hidden;
  // nullptr: given up. Whoever asks judges it, its kind too, then calls took() or give_up().
  [[nodiscard, gnu::always_inline]] inline const Item* next() {
    constexpr std::uint8_t only_what = 1U << static_cast<unsigned>(Field::what);
    if (at_ == end_ || !plain(*at_, only_what)) return give_up();
    return at_;
  }
  // The detail of an observation; 0 where it shows none.
  [[nodiscard]] static What what_of(const Item& n) { return n.hidden == 0 ? n.what : What{0}; }
  // The answer happened, with the detail the rules have settled.
  [[gnu::always_inline]] inline void took(const Item& n, What what) {
    at_ = seen_.after(at_);
    mix(n, what);
  }
  std::nullptr_t give_up() {
    given_up_ = true;
    return nullptr;
  }

  // next() and took() in one call, for a question that only events of this kind answer;
  // `legal(const Item&)` judges the answer. Where the source never shows what chance answered,
  // `question()` gives the whole question, and the answer is put into `room`.
  template <class Asked, class Legal>
  [[gnu::always_inline]] inline const Item* ask(Kind kind, Asked question, Item& room,
                                                Legal legal) {
    if (at_ != end_ && at_->kind != kind) return unseen_chance(question(), room);
    const Item* const n = next();
    if (n == nullptr || !legal(*n)) return give_up();
    took(*n, what_of(*n));
    return n;
  }

  bool tell(const Event& e) {
    if (at_ != end_ && same(e, *at_)) {
      // Mixed from where it has been for long: what was just put together byte by byte would be
      // waited for.
      signature_.mix_head(head_of(*at_));
      signature_.mix_rest(e, e.cards);
      at_ = seen_.after(at_);
      return true;
    }
    if (!may_be_unseen(e.kind)) return false;
    signature_.mix(e);
    ++unseen_;
    return true;
  }
  // The same for an event that has a seat, a value and nothing else.
  [[gnu::always_inline]] inline bool tell(Kind kind, Seat seat, int value) {
    const EventHead head = head_of(kind, seat, value);
    if (at_ != end_ && at_->kind == kind) {
      if (!bare(*at_) || head_of(*at_) != head) return give_up() != nullptr;
      at_ = seen_.after(at_);
    } else {
      if (seen_.shows(kind)) return give_up() != nullptr;
      ++unseen_;
    }
    signature_.mix_head(head);
    return true;
  }

  // Whether every event was used up, and none was otherwise.
  [[nodiscard]] bool to_the_end() const { return !given_up_ && at_ == end_; }
  // What the game came to, if so.
  [[nodiscard]] StraightRun result(const SeatList& winners) const {
    return {winners, static_cast<std::uint32_t>(seen_.size()) + unseen_, signature_.value()};
  }

 private:
  void mix(const Event& n, What what) { signature_.mix(n, what, n.cards); }
  void mix(const PackedEvent& n, What what) { signature_.mix(n, what); }
  static bool same_rest(const Event& e, const Event& n) {
    return e.other == n.other && e.extra == n.extra && e.more == n.more && e.seats == n.seats;
  }
  static bool same_rest(const Event& e, const PackedEvent& n) {
    return e.other == nobody && e.extra == 0 && e.more == 0 &&
           (e.seats.empty() ? n.seat_bits == 0 : e.seats == list_of(n.seats()));
  }
  // Nothing but what its head says.
  static bool bare(const Item& n) { return plain(n, 0) && cards_of(n).empty(); }

  static bool same(const Event& e, const Item& n) {
    if (e.kind != n.kind || (e.hidden | n.hidden) != 0 || e.what != n.what || e.seat != n.seat ||
        e.value != n.value || !same_rest(e, n))
      return false;
    return same_cards(e.cards, cards_of(n));
  }
  // In whatever order.
  static bool same_cards(std::span<const Card> a, std::span<const Card> b) {
    if (a.size() != b.size()) return false;
    // As sets, if each is one.
    constexpr unsigned most = 63;
    std::uint64_t all_a = 0;
    std::uint64_t all_b = 0;
    bool sets = true;
    for (std::size_t i = 0; i < a.size() && sets; ++i) {
      const std::uint64_t bit = std::uint64_t{1} << (a[i] & most);
      sets = a[i] <= most && b[i] <= most && (all_a & bit) == 0;
      all_a |= bit;
      all_b |= std::uint64_t{1} << (b[i] & most);
    }
    return sets ? all_a == all_b : std::is_permutation(a.begin(), a.end(), b.begin());
  }

  // Whether an event may happen here that is not what is observed next; if not: given up.
  bool may_be_unseen(Kind kind) {
    const bool due = seen_.shows(kind) || (at_ != end_ && at_->kind == kind);
    given_up_ = given_up_ || due;
    return !due;
  }

  // Chance that the source never shows: as the guide takes it.
  const Item* unseen_chance(const Question& q, Item& a) {
    constexpr std::size_t horizon = 3;
    if (q.may_pass || q.accepts.size() != 1) return give_up();
    const Kind kind = q.accepts.first();
    if (seen_.shows(kind)) return give_up();
    const Item* n = seen_.after(at_);
    for (std::size_t i = 0; i < horizon && n != end_; ++i, n = seen_.after(n))
      if (n->kind == kind) return give_up();
    a = {};
    a.kind = kind;
    a.seat = q.who;
    a.what = q.what;
    a.value = q.value;
    a.hide(Field::cards);
    mix(a, a.what);
    ++unseen_;
    return &a;
  }

  Seen seen_;
  const Item* at_;
  const Item* end_;
  std::uint32_t unseen_ = 0;
  bool given_up_ = false;
  Signature signature_;
};

}  // namespace tally
