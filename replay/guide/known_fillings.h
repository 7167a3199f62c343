#pragma once
// The ways to fill in what an answer does not show. A record is played many times, and the same
// answer to the same question in the same state has the same ways: so they are kept.
#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "replay/guide/cursor.h"

namespace tally::guide {

// One way.
struct Filling {
  Event event;                  // its cards are not kept …
  std::size_t cards = 0;        // … but how many they are, or how many are in `named`
  std::array<Card, 3> named{};  // those found for cards without a name
  bool legal = false;           // else an unseen card decides
};

class KnownFillings {
 public:
  using Key = std::uint64_t;

  explicit KnownFillings(Cursor& cursor) : cursor_(cursor) {}
  void begin_record() { clear(); }

  // What is sought beside fields, of which those are told that the question has filled in.
  static constexpr std::uint8_t cards_left_out = 253;  // which cards it does not name
  static constexpr std::uint8_t cards_of_hand = 254;   // the same, of a hand or open
  static constexpr std::uint8_t cards_open = 255;      // the same, open
  [[nodiscard]] Key key(const Question& q, const Event& a, std::uint8_t sought);
  // False when they are not known.
  bool recall(Key key, std::vector<Filling>& into) const;
  void keep(Key key, const std::vector<Filling>& ways);

 private:
  void clear() {
    known_.clear();
    count_ = 0;
  }

  Cursor& cursor_;
  std::unordered_map<Key, std::vector<Filling>> known_;
  std::size_t count_ = 0;
};

}  // namespace tally::guide
