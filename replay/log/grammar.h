#pragma once
// A game's schema made ready for reading and writing lines: every piece of text that can stand in
// one, and what it stands for.
#include <array>
#include <cstring>
#include <memory>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "engine/core/schema.h"
#include "replay/log/token_table.h"

namespace tally::log {

// A constant piece of a line, in a block that is copied and compared whole.
struct Piece {
  static constexpr std::size_t room = 32;

  std::array<char, room> text{};
  std::array<std::uint64_t, room / 8> mask{};  // which of its bytes count
  std::uint8_t size = 0;

  constexpr Piece() = default;
  // Joins the three; throws std::length_error over `room`.
  constexpr explicit Piece(std::string_view before, std::string_view middle = {},
                           std::string_view after = {}) {
    for (const std::string_view part : {before, middle, after}) {
      for (const char c : part) {
        if (size == room) throw std::length_error("a name is too long for a log");
        mask[size / 8U] |= std::uint64_t{0xFF} << (size % 8U * 8U);
        text[size++] = c;
      }
    }
  }

  [[nodiscard]] std::string_view view() const { return {text.data(), size}; }
  // Whether it stands at `at`, behind which `room` bytes can be read.
  [[nodiscard]] bool stands_at(const char* at) const {
    std::uint64_t differs = 0;
    for (std::size_t i = 0; i * 8 < size; ++i) {
      std::uint64_t a = 0;
      std::uint64_t b = 0;
      std::memcpy(&a, at + i * 8, sizeof a);
      std::memcpy(&b, text.data() + i * 8, sizeof b);
      differs |= (a ^ b) & mask[i];
    }
    return differs == 0;
  }
};

struct Names {
  std::vector<Piece> quoted;  // "slash", with its quotes
  TokenTable table;
};

struct FieldGrammar {
  const FieldInfo* info = nullptr;
  Piece key;                     // ,"seat":
  const Names* names = nullptr;  // for FieldType::name
  int not_shown = -1;            // which of them says what null does
};

struct KindGrammar {
  Piece start;  // {"e":"use"
  std::vector<FieldGrammar> fields;
};

class Grammar {
 public:
  explicit Grammar(const Schema& schema);
  Grammar(const Grammar&) = delete;
  Grammar& operator=(const Grammar&) = delete;

  // Made once for each game of the house; nullptr for another schema.
  static const Grammar* of(const Schema& schema);

  const Schema& schema;
  std::vector<KindGrammar> kinds;
  TokenTable kind_names;
  TokenTable card_names;     // with "?"
  std::vector<Piece> cards;  // "S7.slash", with its quotes, by card
  Piece unknown;             // "?"

  [[nodiscard]] const Piece& card(Card c) const { return c < cards.size() ? cards[c] : unknown; }

 private:
  const Names* names_of(std::span<const std::string_view> list);

  struct List {
    const std::string_view* first;
    std::unique_ptr<Names> names;
  };
  std::vector<List> lists_;  // fields that share a list of names share its table
};

}  // namespace tally::log
