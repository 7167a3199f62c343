#pragma once
// What differs between two states, in words.
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/core/game.h"
#include "replay/words.h"

namespace tally::diff {

struct FieldValue {
  std::string path;   // "seat 3 / hp"
  std::string value;  // "3/4"
};

// The fields of a state. `match` is overwritten with it. Empty for an empty state.
std::vector<FieldValue> fields_of(Match& match, std::span<const std::byte> state);

struct Change {
  std::string path;
  std::string before;
  std::string after;
};

// Only what differs, in the order of the fields. A field that one side lacks is "" there.
std::vector<Change> changes(const std::vector<FieldValue>& before,
                            const std::vector<FieldValue>& after);

// How the two sides of a change are called.
enum class Sides : std::uint8_t { time, records };  // before and after; record A and record B

// Changes in words. A field that lists cards says which came and which went.
class ChangeWords {
 public:
  explicit ChangeWords(const Schema& schema, Lang lang = Lang::en);
  // "seat 3 / hp: 4/4 → 3/4", "seat 3 / hand: −♠7 Slash +♥3 Peach"
  [[nodiscard]] std::string of(const Change& change, Sides sides) const;

 private:
  struct Cards {
    bool only_cards = true;  // every word of the value is a card
    std::vector<std::string> words;
  };
  [[nodiscard]] Cards cards_in(std::string_view value) const;
  [[nodiscard]] std::string path_words(std::string_view path) const;
  [[nodiscard]] std::string value_words(std::string_view value) const;
  [[nodiscard]] std::string or_none(const std::string& words) const;

  const Schema& schema_;
  Lang lang_;
  std::unordered_map<std::string_view, const CardInfo*> by_token_;
};

}  // namespace tally::diff
