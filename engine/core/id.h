#pragma once
// Ids that are types of their own, and sets of them.
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace tally {

template <class Tag, std::integral Rep>
class Id;
template <class T>
inline constexpr bool is_id = false;
template <class Tag, class Rep>
inline constexpr bool is_id<Id<Tag, Rep>> = true;

// Whether the values of an enum name ids of this sort. An enum says so by a function nobody calls
// that stands beside it: `Kind named(kind::Id);`.
template <class Enum, class Sort>
concept names = std::is_enum_v<Enum> && requires(Enum e) {
  { named(e) } -> std::same_as<Sort>;
};

// A number that names a thing of one sort: a seat, a card, a rule. It reads as its number and comes
// of one, so comparisons with numbers and tables need nothing extra. A card where a seat is due, a
// card compared with a seat, and a rule's enumerator where a kind is due do not compile.
template <class Tag, std::integral Rep>
class Id {
  template <class Other>
  static constexpr bool of_another_sort = (is_id<Other> && !std::same_as<Other, Id>) ||
                                          (std::is_enum_v<Other> && !names<Other, Id>);

 public:
  using Number = Rep;
  constexpr Id() = default;
  constexpr Id(Rep number) : number_(number) {}  // NOLINT(*-explicit-*): a number is enough
  template <class Other>
  requires of_another_sort<Other> Id(Other)
  = delete;
  constexpr operator Rep() const { return number_; }  // NOLINT(*-explicit-*)
  [[nodiscard]] constexpr Rep number() const { return number_; }
  constexpr Id& operator++() {
    ++number_;
    return *this;
  }
  constexpr Id operator++(int) { return number_++; }
  template <class Other>
  requires of_another_sort<Other>
  friend bool operator==(Id, Other) = delete;
  template <class Other>
  requires of_another_sort<Other>
  friend bool operator<=>(Id, Other) = delete;

 private:
  Rep number_;  // as a plain number: not set unless it is
};

// A set of ids or enumerators below `room`, as bits: equal sets are equal bytes. Numbers outside
// are never in it; adding one does nothing.
template <class Member, std::size_t room, std::unsigned_integral Word = std::uint64_t>
class IdSet {
  static constexpr std::size_t word_bits = sizeof(Word) * 8;
  static constexpr std::size_t word_count = (room + word_bits - 1) / word_bits;
  using Words = std::array<Word, word_count>;

 public:
  constexpr IdSet() = default;
  template <class... Members>
  requires(sizeof...(Members) > 0 &&
           ((std::same_as<Members, Member> ||
             (std::is_enum_v<Members> && std::convertible_to<Members, Member>)) &&
            ...)) constexpr IdSet(Members... members) {  // NOLINT(*-explicit-*): a member is a set
                                                         // of one
    (add(members), ...);
  }
  // The set whose words() these are.
  [[nodiscard]] static constexpr IdSet of(const Words& words) {
    IdSet set;
    set.words_ = words;
    return set;
  }
  // The first n.
  [[nodiscard]] static constexpr IdSet first_of(std::size_t n) {
    IdSet set;
    for (std::size_t i = 0; i < n; ++i) set.add(static_cast<Member>(i));
    return set;
  }

  constexpr void add(Member m) {
    if (within_room(m)) word(m) = static_cast<Word>(word(m) | bit(m));
  }
  constexpr void remove(Member m) {
    if (within_room(m)) word(m) = static_cast<Word>(word(m) & ~bit(m));
  }
  constexpr void set(Member m, bool in) { in ? add(m) : remove(m); }
  constexpr void clear() { words_ = {}; }
  [[nodiscard]] constexpr bool contains(Member m) const {
    return within_room(m) && (word_with(m) >> (index(m) % word_bits) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const {
    return !any_word([&](std::size_t i) { return words_[i]; });
  }
  [[nodiscard]] constexpr int size() const {
    int n = 0;
    for (Word w : words_)  // few members: quicker than the library's count
      for (; w != 0; w = static_cast<Word>(w & (w - 1))) ++n;
    return n;
  }
  // The smallest member; the set is not empty.
  [[nodiscard]] constexpr Member first() const {
    std::size_t i = 0;
    while (i + 1 < word_count && words_[i] == 0) ++i;
    return static_cast<Member>(i * word_bits + trailing_zeros(words_[i]));
  }
  [[nodiscard]] constexpr bool meets(const IdSet& other) const {
    return any_word([&](std::size_t i) { return words_[i] & other.words_[i]; });
  }
  [[nodiscard]] constexpr bool within(const IdSet& other) const {
    return !any_word([&](std::size_t i) { return words_[i] & ~other.words_[i]; });
  }
  // Those that come before this one; of a set in one word.
  [[nodiscard]] constexpr IdSet below(Member m) const requires(word_count == 1) {
    if (m > Member{} && !within_room(m)) return *this;
    IdSet set;
    if (m > Member{}) set.words_[0] = static_cast<Word>(words_[0] & (bit(m) - 1));
    return set;
  }
  [[nodiscard]] constexpr const Words& words() const { return words_; }

  friend constexpr bool operator==(const IdSet& a, const IdSet& b) {
    return !any_word([&](std::size_t i) { return a.words_[i] ^ b.words_[i]; });
  }
  friend constexpr IdSet operator|(const IdSet& a, const IdSet& b) {
    return by_word(a, b, [](Word x, Word y) { return x | y; });
  }
  friend constexpr IdSet operator&(const IdSet& a, const IdSet& b) {
    return by_word(a, b, [](Word x, Word y) { return x & y; });
  }
  friend constexpr IdSet operator-(const IdSet& a, const IdSet& b) {
    return by_word(a, b, [](Word x, Word y) { return x & ~y; });
  }
  constexpr IdSet& operator|=(const IdSet& b) { return *this = *this | b; }
  constexpr IdSet& operator-=(const IdSet& b) { return *this = *this - b; }

  // Its members in ascending order, of the set as it was when the loop began.
  class Iterator {
   public:
    constexpr explicit Iterator(const Words& words) : words_(words), left_(words[0]) { skip(); }
    constexpr Member operator*() const {
      return static_cast<Member>(passed_ + trailing_zeros(left_));
    }
    constexpr Iterator& operator++() {
      left_ = static_cast<Word>(left_ & (left_ - 1));
      skip();
      return *this;
    }
    friend constexpr bool operator==(const Iterator& i, std::nullptr_t) { return i.left_ == 0; }

   private:
    // To the next word that has a member. Words move up, so that all of this fits into registers,
    // and it ends as soon as no later one has any: most sets have few members.
    constexpr void skip() {
      if constexpr (word_count > 1)
        while (left_ == 0) {
          Word later = 0;
          for (std::size_t i = 1; i < word_count; ++i) later = static_cast<Word>(later | words_[i]);
          if (later == 0) return;
          left_ = words_[1];
          for (std::size_t i = 2; i < word_count; ++i) words_[i - 1] = words_[i];
          words_[word_count - 1] = 0;
          passed_ += word_bits;
        }
    }
    Words words_;             // what comes behind stands from words_[1] on
    Word left_;               // of the word that it is at
    std::size_t passed_ = 0;  // numbers in the words before
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(words_); }
  [[nodiscard]] static constexpr std::nullptr_t end() { return nullptr; }

 private:
  // Word by word, without a loop: words that lie side by side are taken together then.
  template <class F>  // whether it is not 0 for one of them
  static constexpr bool any_word(F f) {
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
      return static_cast<Word>((Word{0} | ... | f(i))) != 0;
    }
    (std::make_index_sequence<word_count>{});
  }
  template <class F>
  static constexpr IdSet by_word(const IdSet& a, const IdSet& b, F f) {
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
      return of({static_cast<Word>(f(a.words_[i], b.words_[i]))...});
    }
    (std::make_index_sequence<word_count>{});
  }
  template <class Bits>
  static constexpr std::size_t trailing_zeros(Bits bits) {
    return static_cast<std::size_t>(std::countr_zero(bits));
  }
  // A number below 0 is one far outside.
  static constexpr std::size_t index(Member m) { return static_cast<std::size_t>(m); }
  static constexpr bool within_room(Member m) { return index(m) < room; }
  static constexpr Word bit(Member m) {
    return static_cast<Word>(Word{1} << (index(m) % word_bits));
  }
  constexpr Word& word(Member m) { return words_[index(m) / word_bits]; }
  // Of two words one is chosen, so that a constant set need not lie in memory.
  [[nodiscard]] constexpr Word word_with(Member m) const {
    if constexpr (word_count == 2) return index(m) < word_bits ? words_[0] : words_[1];
    return words_[index(m) / word_bits];
  }
  Words words_{};
};

}  // namespace tally
