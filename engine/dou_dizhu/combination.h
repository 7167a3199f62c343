#pragma once
// What a combination is and what beats what, each said once. Both are templates over their truth,
// number and set types, so that a proof can use the same text (engine/core/logic.h).
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engine/core/hash.h"
#include "engine/core/logic.h"
#include "engine/core/packed.h"
#include "engine/core/types.h"
#include "engine/dou_dizhu/deck.h"
#include "engine/dou_dizhu/options.h"
#include "engine/dou_dizhu/types.h"

namespace tally::dou_dizhu {

// How many cards of each rank: 4 bits a rank, the 3s lowest. A count never exceeds 7.
using Counts = std::uint64_t;
// A set of ranks: the lowest bit of each rank's four.
using RankSet = std::uint64_t;

inline constexpr int bits_per_rank = 4;
inline constexpr RankSet all_ranks = 0x111111111111111ULL;
inline constexpr RankSet chain_set = 0x000111111111111ULL;  // 3 … A
inline constexpr RankSet joker_set = 0x110000000000000ULL;
inline constexpr RankSet paired_ranks = all_ranks & ~joker_set;

[[nodiscard]] constexpr std::uint64_t one_of(int rank) {
  return std::uint64_t{1} << (rank * bits_per_rank);
}
[[nodiscard]] constexpr int count_of(Counts c, int rank) {
  return static_cast<int>(c >> (rank * bits_per_rank) & 7U);
}
// Whether no rank has more in `few` than in `many`.
[[nodiscard]] constexpr bool within(Counts few, Counts many) {
  constexpr Counts eights = all_ranks << 3U;
  return (((many | eights) - few) & eights) == eights;
}
[[nodiscard]] constexpr RankSet run_of(int head, int length) {
  return (all_ranks >> ((ranks - length) * bits_per_rank)) << (head * bits_per_rank);
}
[[nodiscard]] constexpr int total(Counts c) {
  int n = 0;
  for (; c != 0; c >>= bits_per_rank) n += static_cast<int>(c & 7U);
  return n;
}

// What a type is made of: a chain of `length` ranks with `unit` cards each, and for each of these
// ranks `kickers` attached groups of `kicker` equal cards.
struct Shape {
  std::uint8_t unit = 0;
  std::uint8_t kicker = 0;
  std::uint8_t kickers = 0;
  std::uint8_t shortest = 1;
  std::uint8_t longest = 1;
  [[nodiscard]] constexpr int each() const { return unit + kicker * kickers; }
};

inline constexpr std::array<Shape, type_count> shapes = [] {
  std::array<Shape, type_count> s{};
  const auto set = [&](Type t, Shape shape) { s[static_cast<std::size_t>(t)] = shape; };
  set(Type::single, {1});
  set(Type::pair, {2});
  set(Type::triplet, {3});
  set(Type::triplet_single, {3, 1, 1});
  set(Type::triplet_pair, {3, 2, 1});
  set(Type::sequence, {1, 0, 0, 5, chain_ranks});
  set(Type::pairs, {2, 0, 0, 3, chain_ranks});
  set(Type::triplets, {3, 0, 0, 2, chain_ranks});
  set(Type::triplets_singles, {3, 1, 1, 2, chain_ranks});
  set(Type::triplets_pairs, {3, 2, 1, 2, chain_ranks});
  set(Type::bomb, {4});
  set(Type::rocket, {2});
  set(Type::quad_singles, {4, 1, 2});
  set(Type::quad_pairs, {4, 2, 2});
  set(Type::quads, {4, 0, 0, 2, chain_ranks});
  set(Type::quads_singles, {4, 1, 2, 2, chain_ranks});
  set(Type::quads_pairs, {4, 2, 2, 2, chain_ranks});
  return s;
}();
[[nodiscard]] constexpr const Shape& shape_of(Type t) {
  return shapes[static_cast<std::size_t>(t)];
}

// What a ruleset says of combinations.
struct TypeRules {
  std::uint8_t equal = 1;      // so many equal singles may be attached to a chain of triplets
  bool adjacent = false;       // three of these may be of a rank beside the chain
  bool full_chain = false;     // … even when all cards together are a longer chain
  bool jokers = false;         // both jokers may be attached
  bool quad_singles = true;    // there is a quad with two singles
  bool quad_one_pair = false;  // which may be equal
  bool quad_pairs = false;     // there is a quad with two pairs
  bool quads = false;          // there are sequences of quads, bare or with kickers

  TypeRules() = default;
  explicit TypeRules(const Options& o)
      : equal(static_cast<std::uint8_t>(o[Opt::kickers_equal])),
        adjacent(o.is<Opt::kickers_trio>("adjacent")),
        full_chain(o.is<Opt::full_chain>("any")),
        jokers(o.is<Opt::kickers_jokers>("true")),
        quad_singles(!o.is<Opt::quad_singles>("absent")),
        quad_one_pair(o.is<Opt::quad_singles>("pair")),
        quad_pairs(o.is<Opt::quad_pairs>("true")),
        quads(o.is<Opt::quads>("true")) {}
  friend bool operator==(const TypeRules&, const TypeRules&) = default;
};

// Ranks by how many cards of them there are: exactly one, two, three, four.
template <class Set>
struct ByCount {
  Set one, two, three, four;
  [[nodiscard]] constexpr const Set& exactly(int n) const {
    return n == 1 ? one : n == 2 ? two : n == 3 ? three : four;
  }
};

template <class Set>
[[nodiscard]] constexpr ByCount<Set> by_count(const Set& counts) {
  const Set low = counts & all_ranks;
  const Set middle = (counts >> 1U) & all_ranks;
  const Set high = (counts >> 2U) & all_ranks;
  return {low & ~middle & ~high, middle & ~low & ~high, middle & low & ~high,
          high & ~low & ~middle};
}

// Whether cards with these counts, `cards` of them, are a combination of this type whose lowest
// rank in the chain is `head`. DDZ-SINGLE … DDZ-QUADS.
template <class B, class Number, class Set>
[[nodiscard]] constexpr B makes(Type type, int head, int length, const ByCount<Set>& c,
                                const Number& cards, const TypeRules& rules) {
  const Shape& shape = shape_of(type);
  const bool quad_chain = shape.unit == 4 && shape.shortest > 1;
  if ((quad_chain && !rules.quads) || (type == Type::quad_pairs && !rules.quad_pairs) ||
      (type == Type::quad_singles && !rules.quad_singles))
    return B(false);
  // DDZ-ROCKET: both jokers, nothing else.
  if (type == Type::rocket) return both(cards == 2, none(joker_set & ~c.one));
  const RankSet run = run_of(head, length);
  // The chain: exactly so many of each of its ranks. So no kicker is of a rank of the chain, and a
  // bomb is never a triplet with a card.
  const B chain = both(cards == shape.each() * length, none(run & ~c.exactly(shape.unit)));
  if (shape.kickers == 0) return both(chain, none((c.one | c.two | c.three | c.four) & ~run));
  // Attached pairs: two of each rank, and no rank twice.
  if (shape.kicker == 2) return both(chain, none((c.one | c.three | c.four) & ~run));
  // Attached singles: how many may be equal, whether both jokers may be there.
  int equal = 1;
  if (type == Type::triplets_singles) equal = rules.equal;
  if (type == Type::quad_singles && rules.quad_one_pair) equal = 2;
  B attached = B(true);
  if (equal < 2) attached = both(attached, none(c.two & ~run));
  if (equal < 3) attached = both(attached, none(c.three & ~run));
  if (equal < 4) attached = both(attached, none(c.four & ~run));
  if (!rules.jokers) attached = both(attached, negate(none(joker_set & ~c.one)));
  // Three equal ones beside the chain. Three kickers that are such a trio make all cards together
  // one chain of four triplets.
  if (equal >= 3 && (!rules.adjacent || (length == 3 && !rules.full_chain))) {
    const RankSet beside = (run << bits_per_rank | run >> bits_per_rank) & ~run & chain_set;
    attached = both(attached, none(c.three & beside));
  }
  return both(chain, attached);
}

// Whether the combination a beats the combination b: higher of the same type and number of cards
// (DDZ-SAME-TYPE, DDZ-SAME-LENGTH, DDZ-HIGHER), or a bomb (DDZ-BOMB), or the rocket (DDZ-ROCKET).
template <class B, class Number>
[[nodiscard, gnu::always_inline]] constexpr B beats(const Number& type_a, const Number& cards_a,
                                                    const Number& head_a, const Number& type_b,
                                                    const Number& cards_b, const Number& head_b) {
  const int bomb = static_cast<int>(Type::bomb);
  const int rocket = static_cast<int>(Type::rocket);
  const B higher = both(both(type_a == type_b, cards_a == cards_b), head_b < head_a);
  const B bombs = both(type_a == bomb, both(negate(type_b == bomb), negate(type_b == rocket)));
  return either(both(type_a == rocket, negate(type_b == rocket)), either(bombs, higher));
}

// One reading of some cards. Type::none: no combination, or none to be beaten.
struct Combination {
  Type type = Type::none;
  std::uint8_t head = 0;    // lowest rank of the chain, or the rank
  std::uint8_t length = 0;  // ranks in the chain
  std::uint8_t cards = 0;
  friend bool operator==(const Combination&, const Combination&) = default;
};

[[nodiscard, gnu::always_inline]] constexpr bool beats(const Combination& a, const Combination& b) {
  if (b.type == Type::none) return true;
  return beats<bool, int>(static_cast<int>(a.type), a.cards, a.head, static_cast<int>(b.type),
                          b.cards, b.head);
}

// The types a number of cards can be, in the order of the rulebook.
struct TypeList {
  std::array<Type, 12> at{};
  std::array<std::uint8_t, 12> length{};
  std::uint8_t n = 0;
};
inline constexpr int most_cards = 20;  // in one hand
inline constexpr std::array<TypeList, most_cards + 1> types_by_size = [] {
  std::array<TypeList, most_cards + 1> out{};
  for (int n = 1; n <= most_cards; ++n) {
    TypeList& list = out[static_cast<std::size_t>(n)];
    for (int t = 1; t < type_count; ++t) {
      const Shape& s = shapes[static_cast<std::size_t>(t)];
      const int length = n / s.each();
      if (n % s.each() != 0 || length < s.shortest || length > s.longest) continue;
      list.at[list.n] = static_cast<Type>(t);
      list.length[list.n++] = static_cast<std::uint8_t>(length);
    }
  }
  return out;
}();

// The ranks a chain of `length` of exactly these ranks can begin with.
[[nodiscard]] constexpr RankSet heads_of(RankSet of, int length) {
  if (length == 1) return of;
  of &= chain_set;
  for (int i = 1; i < length; ++i) of &= of >> bits_per_rank;
  return of;
}

// The ranks a combination of this type can begin with, of those there are `unit` of.
[[nodiscard]] constexpr RankSet heads_of(Type type, int length, RankSet of) {
  if (type == Type::rocket) return of & one_of(rank_black_joker);
  const RankSet heads = heads_of(of, length);
  return shape_of(type).unit > 1 ? heads & paired_ranks : heads;
}

// Calls f(Combination) for every reading of these cards, types in the order of the rulebook and
// the highest head first, until it returns false.
template <class F>
constexpr void each_reading(Counts counts, int cards, const TypeRules& rules, F f) {
  if (cards < 1 || cards > most_cards) return;
  const ByCount<RankSet> c = by_count<RankSet>(counts);
  const TypeList& list = types_by_size[static_cast<std::size_t>(cards)];
  for (unsigned i = 0; i < list.n; ++i) {
    const Type type = list.at[i];
    const int length = list.length[i];
    RankSet heads =
        heads_of(type, length, type == Type::rocket ? c.one : c.exactly(shape_of(type).unit));
    while (heads != 0) {
      const int head = (63 - std::countl_zero(heads)) / bits_per_rank;
      heads &= ~one_of(head);
      if (!makes<bool>(type, head, length, c, cards, rules)) continue;
      if (!f(Combination{type, static_cast<std::uint8_t>(head), static_cast<std::uint8_t>(length),
                         static_cast<std::uint8_t>(cards)}))
        return;
    }
  }
}

// The reading that counts: of the type that is named, if one is, the first that beats `to_beat`,
// else the first.
[[nodiscard]] constexpr Combination read(Counts counts, int cards, Type named,
                                         const Combination& to_beat, const TypeRules& rules) {
  // Singles are half of all plays.
  if (cards == 1 && (named == Type::none || named == Type::single))
    return {Type::single, static_cast<std::uint8_t>(std::countr_zero(counts) / bits_per_rank), 1,
            1};
  Combination best;
  each_reading(counts, cards, rules, [&](const Combination& reading) {
    if (named != Type::none && reading.type != named) return true;
    const bool good = beats(reading, to_beat);
    if (good || best.type == Type::none) best = reading;
    return !good;
  });
  return best;
}

// How many cards of each rank, and what is wrong with them as cards.
struct Tally {
  Counts counts = 0;
  std::uint64_t suited = 0;  // the cards named with their suit, and jokers: bit per card
  int cards = 0;
  bool unseen = false;  // a card nobody showed is among them
  bool sound = true;    // no card twice, no more than seven of a rank, no foreign card
};
// For cards that are not all right.
[[nodiscard]] Tally careful_tally_of(std::span<const Card> cards);
// What one card adds to a tally. What is no card of this game counts to a rank above the last.
struct Addend {
  Counts counts = 0;
  std::uint64_t suited = 0;
};
inline constexpr std::array<Addend, card_ids> addends = [] {
  std::array<Addend, card_ids> out{};
  for (unsigned c = 0; c < out.size(); ++c) {
    const auto card = static_cast<Card>(c);
    out[c] = {one_of(rank_of(card)), is_suited(card) ? std::uint64_t{1} << c : 0};
  }
  return out;
}();
// Of one card, as most plays are: without a loop. False: there are more, or it is none of this
// game.
[[nodiscard, gnu::always_inline]] inline bool quick_tally_of(std::span<const Card> cards,
                                                             Tally& t) {
  if (cards.size() != 1 || !is_card(cards[0])) return false;
  const Addend& a = addends[cards[0]];
  t = {.counts = a.counts, .suited = a.suited, .cards = 1};
  return true;
}
[[nodiscard]] inline Tally tally_of(std::span<const Card> cards) {
  constexpr Counts eights = all_ranks << 3U;
  constexpr Counts foreign = ~std::uint64_t{0} << (ranks * bits_per_rank);
  Tally t;
  if (quick_tally_of(cards, t)) return t;
  Counts ever = 0;
  std::uint64_t twice = 0;
  for (const Card c : cards) {
    const Addend& a = addends[c];
    t.counts += a.counts;
    ever |= t.counts;
    twice |= t.suited & a.suited;
    t.suited |= a.suited;
  }
  t.cards = static_cast<int>(cards.size());
  if (((ever & (eights | foreign)) | twice) != 0) return careful_tally_of(cards);
  return t;
}
// The same, quicker for many cards that have their suits.
[[nodiscard]] Tally tally_of_hand(std::span<const Card> cards);

[[nodiscard, gnu::always_inline]] inline bool quick_tally_of(const Event& e, Tally& t) {
  return quick_tally_of(e.cards, t);
}
[[nodiscard]] inline Tally tally_of(const Event& e) { return tally_of(e.cards); }
[[nodiscard]] inline Tally tally_of_hand(const Event& e) { return tally_of_hand(e.cards); }

// A tally as cards are packed with it, and back.
[[nodiscard]] inline PackedCards pack(std::span<const Card> cards) {
  const Tally t = tally_of(cards);
  const int doubts = (t.unseen ? 1 : 0) + (t.sound ? 0 : 2);
  return {.sum = Signature::sum_of(cards),
          .counts = t.counts,
          .named = t.suited,
          .cards = cards.data(),
          .size = static_cast<std::uint16_t>(cards.size()),
          .doubts = static_cast<std::uint8_t>(doubts)};
}
// The same for cards that come one by one, each with its suit or a joker.
class SuitedPack {
 public:
  explicit SuitedPack(std::size_t n) : sum_(n) {}
  void add(Card c) {
    const Addend& a = addends[c];
    sum_ = Signature::sum_and(sum_, c);
    counts_ += a.counts;
    twice_ |= suited_ & a.suited;
    suited_ |= a.suited;
  }
  // `cards`: those that were added, in their order.
  [[nodiscard]] PackedCards packed(std::span<const Card> cards) const {
    if (twice_ != 0) return pack(cards);
    return {.sum = sum_,
            .counts = counts_,
            .named = suited_,
            .cards = cards.data(),
            .size = static_cast<std::uint16_t>(cards.size())};
  }

 private:
  std::uint64_t sum_;
  Counts counts_ = 0;
  std::uint64_t suited_ = 0;
  std::uint64_t twice_ = 0;
};
[[nodiscard]] inline Tally tally_of(const PackedEvent& e) {
  const PackedCards& c = *e.cards;
  return {.counts = c.counts,
          .suited = c.named,
          .cards = c.size,
          .unseen = (c.doubts & 1U) != 0,
          .sound = (c.doubts & 2U) == 0};
}
[[nodiscard]] inline Tally tally_of_hand(const PackedEvent& e) { return tally_of(e); }
[[nodiscard, gnu::always_inline]] inline bool quick_tally_of(const PackedEvent& e, Tally& t) {
  t = tally_of(e);
  return true;
}

// The rule that keeps cards from being a combination; no_rule when they are one.
[[nodiscard]] Rule why_no_combination(Counts counts, int cards, const TypeRules& rules);
// The rule that keeps a from beating b.
[[nodiscard]] Rule why_not_beaten(const Combination& a, const Combination& b);
// The rule that explains a type.
[[nodiscard]] Rule rule_of(Type type);
// Everything any ruleset allows: how a record's illegal cards are understood.
[[nodiscard]] const TypeRules& loosest_rules();

}  // namespace tally::dou_dizhu
