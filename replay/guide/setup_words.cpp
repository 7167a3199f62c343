// A set-up that breaks a rule: the roles that sit there, and those that should.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "replay/guide/wording.h"
#include "replay/messages.h"

namespace tally::guide {
namespace {

// "4 players: lord 1, loyalist 1, rebel 2": how often each value of a seat's first field stands.
Message counts_of(const Schema& schema, const Setup& setup) {
  const SeatFieldInfo& field = schema.seat_fields[0];
  std::vector<Message> counts;
  for (std::size_t v = 0; v < field.names.size(); ++v) {
    int n = 0;
    for (int s = 0; s < setup.players; ++s)
      n += setup.seat[static_cast<std::size_t>(s)][0] == v ? 1 : 0;
    if (n > 0)
      counts.push_back(say::role_count(said_word(schema, field.word(static_cast<What>(v))), n));
  }
  if (counts.empty()) return say::number_of_players(setup.players);
  return say::roles(say::number_of_players(setup.players), joined(std::move(counts), say::comma));
}

// ", the lord in seat 1". Where the role of seat 1 is hidden: the seat of the role that should sit
// there, `first`.
Message with_first(Message counts, const Schema& schema, const Setup& setup, What first) {
  const SeatFieldInfo& field = schema.seat_fields[0];
  std::size_t seat = 0;
  if (setup.seat[0][0] == field.hidden)
    while (seat + 1 < static_cast<std::size_t>(setup.players) && setup.seat[seat][0] != first)
      ++seat;
  const std::size_t role = std::min<std::size_t>(setup.seat[seat][0], field.names.size() - 1);
  return say::roles_and_first(std::move(counts),
                              said_word(schema, field.word(static_cast<What>(role))), seat + 1);
}

// "…, from seat 1 on: …", where it is not the first who sits wrong.
Message seat_by_seat(const Schema& schema, const Setup& setup) {
  const SeatFieldInfo& field = schema.seat_fields[0];
  std::vector<Message> roles;
  for (std::size_t s = 0; s < static_cast<std::size_t>(setup.players); ++s)
    roles.push_back(said_word(schema, field.word(setup.seat[s][0])));
  return say::roles_by_seat(counts_of(schema, setup), joined(std::move(roles), say::comma));
}

// Whether hidden roles can complete the roles that are shown to those that are dealt.
bool counts_fit(const SeatFieldInfo& field, const Setup& setup, const Setup& dealt) {
  for (std::size_t v = 0; v < field.names.size(); ++v) {
    int more = 0;
    for (std::size_t s = 0; s < static_cast<std::size_t>(setup.players); ++s)
      more += (setup.seat[s][0] == v ? 1 : 0) - (dealt.seat[s][0] == v ? 1 : 0);
    if (v != field.hidden && more > 0) return false;
  }
  return true;
}

// "seats 3 and 5 are both Lü Meng": what only one of them can be.
std::optional<Message> said_twice(const Schema& schema, const Setup& setup) {
  const auto players = static_cast<std::size_t>(setup.players);
  for (std::size_t f = 0; f < schema.seat_fields.size(); ++f) {
    const SeatFieldInfo& field = schema.seat_fields[f];
    for (std::size_t s = 0; s < players && field.optional; ++s)
      for (std::size_t other = s + 1; other < players; ++other)
        if (const What v = setup.seat[s][f]; field.tells(v) && setup.seat[other][f] == v)
          return say::both_are(s + 1, other + 1, said_word(schema, field.word(v)));
  }
  return std::nullopt;
}

}  // namespace

SetupWords words_of_setup(const Cursor& cursor) {
  const Schema& schema = cursor.schema;
  const Setup& setup = cursor.record->setup;
  const Message players = say::number_of_players(setup.players);
  if (schema.seat_fields.empty())
    return {players, say::another_number_of_players(), say::no_table_of_rules(players)};
  SetupWords words;
  words.found = counts_of(schema, setup);
  Setup dealt;
  if (!cursor.game.random_setup(setup.players, *cursor.rules, 0, dealt)) {
    words.expected = say::no_such_table(players);
  } else {
    words.expected = counts_of(schema, dealt);
    const What first = dealt.seat[0][0];
    if (counts_fit(schema.seat_fields[0], setup, dealt)) {  // then it is who sits where
      words.expected = with_first(std::move(words.expected), schema, dealt, first);
      words.found = with_first(std::move(words.found), schema, setup, first);
      if (words.found == words.expected) {
        if (const auto twice = said_twice(schema, setup))
          return {*twice, say::one_of_them_alone(), *twice};
        words.found = seat_by_seat(schema, setup);
        words.expected = seat_by_seat(schema, dealt);
      }
    }
  }
  words.sentence = say::roles_not_of_rules(words.found);
  return words;
}

}  // namespace tally::guide
