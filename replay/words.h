#pragma once
// Events in words, from the schema's sentences.
#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/message.h"
#include "replay/record.h"

namespace tally {

// "seat 3", or "seat 3 (Lü Bu)" when labels has a name for it.
std::string seat_words(Seat s, Lang lang, const std::vector<SeatLabel>* labels = nullptr);
// "♠7 Slash, ♥2 Dodge".
std::string cards_words(const Schema& schema, std::span<const Card> cards, Lang lang = Lang::en);
// The same for what an event of this kind holds as cards: cards, or names by their numbers.
std::string items_words(const Schema& schema, const Event& e, std::span<const Card> items,
                        Lang lang = Lang::en);
// "seats 2 and 3"; "" for none.
std::string seats_words(const SeatList& seats, Lang lang,
                        const std::vector<SeatLabel>* labels = nullptr);
// What the cards of an event are used, played or claimed as; "" where it is what is printed on
// them.
std::string_view as_words(const Schema& schema, const Event& e, Lang lang);
// A word of the state or of a seat, "hp", "lord": itself where the game names no other.
std::string_view word_in(const Schema& schema, std::string_view word, Lang lang);
// The same of several words, each with its number if it has one: "Chaos 1, Nirvana 1", "pioneer,
// companions".
std::string words_in(const Schema& schema, std::string_view words, Lang lang);
// Each such word of a value of the state, and its number, or "".
template <class F>
void each_listed(std::string_view value, const F& take) {
  constexpr std::string_view between = ", ";
  while (!value.empty()) {
    const std::size_t end = std::min(value.find(between), value.size());
    const std::string_view item = value.substr(0, end);
    const std::size_t blank = std::min(item.rfind(' '), item.size());
    const std::string_view last = item.substr(std::min(blank + 1, item.size()));
    const bool number =
        !last.empty() && last.find_first_not_of("0123456789") == std::string_view::npos;
    take(number ? item.substr(0, blank) : item, number ? last : std::string_view());
    value.remove_prefix(std::min(end + between.size(), value.size()));
  }
}
// One event in one sentence, without the full stop.
std::string event_words(const Schema& schema, const Event& e, Lang lang = Lang::en,
                        const std::vector<SeatLabel>* labels = nullptr);

// The same in every language, as parts of messages.
Message said_seat(Seat s, const std::vector<SeatLabel>* labels = nullptr);
Message said_seats(const SeatList& seats, const std::vector<SeatLabel>* labels = nullptr);
Message said_cards(const Schema& schema, std::span<const Card> cards);
Message said_items(const Schema& schema, const Event& e, std::span<const Card> items);
Message said_word(const Schema& schema, std::string_view word);
Message said_event(const Schema& schema, const Event& e,
                   const std::vector<SeatLabel>* labels = nullptr);

// A schema in which cards of one face and name can be told apart by their number in a log: "copy 2
// of ♠8 Slash", as `S8.slash/2` is. Those that nobody asks for are called what they are.
class Copies {
 public:
  explicit Copies(const Schema& schema);
  Copies(const Copies&) = delete;
  Copies& operator=(const Copies&) = delete;

  [[nodiscard]] bool alike(Card a, Card b) const;
  // Says which copy this is, if there are several.
  void number(Card c);
  // Says it of those of the one side that look like others of the other side.
  void tell_apart(std::span<const Card> one, std::span<const Card> other);
  [[nodiscard]] const Schema& schema() const { return schema_; }

 private:
  Schema schema_;
  std::vector<CardInfo> cards_;
};

}  // namespace tally
