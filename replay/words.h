#pragma once
// Events in words, from the schema's sentences.
#include <span>
#include <string>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally {

enum class Lang : std::uint8_t { en, zh };

// "seat 3", or "seat 3 (Zhang San)" when labels has a name for it.
std::string seat_words(Seat s, Lang lang, const std::vector<SeatLabel>* labels = nullptr);
// "♠7 Slash, ♥2 Dodge".
std::string cards_words(const Schema& schema, std::span<const Card> cards, Lang lang = Lang::en);
// The same for what an event of this kind holds as cards: cards, or names by their numbers.
std::string items_words(const Schema& schema, const Event& e, std::span<const Card> items,
                        Lang lang = Lang::en);
// "seats 2 and 3"; "" for none.
std::string seats_words(const SeatList& seats, Lang lang,
                        const std::vector<SeatLabel>* labels = nullptr);
// A word of the state or of a seat, "hp", "lord": itself where the game names no other.
std::string_view word_in(const Schema& schema, std::string_view word, Lang lang);
// One event in one sentence, without the full stop.
std::string event_words(const Schema& schema, const Event& e, Lang lang = Lang::en,
                        const std::vector<SeatLabel>* labels = nullptr);

}  // namespace tally
