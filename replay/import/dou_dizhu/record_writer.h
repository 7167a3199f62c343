#pragma once
// Puts together the record of a game of three, event by event, in the order of the rules. What the
// readers of all programs share.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/deck.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/game.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/types.h"
#include "replay/import/dou_dizhu/messages.h"
#include "replay/record.h"

namespace tally::dou_dizhu {

inline constexpr int seats = 3;

// A player by the source's own number, from 0, and by the seat that is; nobody below 0.
Message said_player(int number);

class RecordWriter {
 public:
  struct Program {
    std::string_view format;
    std::string_view name;
    std::string_view ruleset;
  };

  // Clears `out`. Who leads a trick is in no program's record.
  RecordWriter(Record& out, const Program& program) : out_(out) {
    out.clear();
    out.game = &three_player_game();
    out.format = program.format;
    out.program = program.name;
    out.ruleset = program.ruleset;
    out.setup.players = seats;
    never_shown(kind::trick);
  }

  // This record does not have them, though they happen.
  void never_shown(Kind k) { out_.shows.remove(k); }

  void deal(int seat, std::span<const Card> cards, std::size_t at) {
    add(kind::deal, seat, 0, keep(cards), at);
  }
  // The same where the cards lie in the record already.
  void deal(int seat, const PackedCards& cards, std::size_t at) {
    add(kind::deal, seat, 0, out_.keep(cards), at);
  }
  void face_up(int seat, Card card, std::size_t at) {
    add(kind::face_up, seat, 0, keep({&card, 1}), at);
  }
  void bid(int seat, int n, std::size_t at) { add(kind::bid, seat, n, none, at); }
  // `n` below 0: the bid that counts is not said.
  void landlord(int seat, int n, std::size_t at) {
    constexpr std::uint8_t no_value = 1U << static_cast<unsigned>(Field::value);
    add(kind::landlord, seat, n < 0 ? 0 : n, none, at, Type::none, n < 0 ? no_value : 0);
  }
  // `seat`: nobody when the record does not say it of these cards, but of the landlord.
  void stock(int seat, std::span<const Card> cards, std::size_t at) {
    constexpr std::uint8_t no_seat = 1U << static_cast<unsigned>(Field::seat);
    add(kind::stock, seat, 0, keep(cards), at, Type::none, seat == nobody ? no_seat : 0);
  }
  // Type::none: the record names no type.
  void play(int seat, std::span<const Card> cards, Type type, std::size_t at) {
    add(kind::play, seat, 0, keep(cards), at, type);
  }
  void pass(int seat, std::size_t at) { add(kind::pass, seat, 0, none, at); }
  void score(int seat, int n, std::size_t at) { add(kind::score, seat, n, none, at); }
  // By winners_with().
  void over(const SeatList& winners, std::size_t at) {
    out_.add({head_of(kind::over, nobody), none, static_cast<std::uint32_t>(at), 0,
              packed_seats(winners)});
  }

  // Two things the record says that cannot both be, noticed here.
  void contradiction(Rule rule, int seat, std::size_t at, Message message, Message expected,
                     Message found) {
    Contradiction c;
    c.before = static_cast<std::uint32_t>(out_.size());
    c.source_at = static_cast<std::uint32_t>(at);
    c.rule = rule;
    c.seat = static_cast<Seat>(seat);
    c.message = std::move(message);
    c.expected = std::move(expected);
    c.found = std::move(found);
    out_.contradictions.push_back(std::move(c));
  }

  [[nodiscard]] Record& record() { return out_; }

 private:
  static constexpr const PackedCards* none = &no_packed_cards;

  const PackedCards* keep(std::span<const Card> cards) { return out_.keep(pack(out_.keep(cards))); }
  [[gnu::always_inline]] void add(Kind k, int seat, int n, const PackedCards* cards, std::size_t at,
                                  Type type = Type::none, std::uint8_t hidden = 0) {
    out_.add({head_of(k, static_cast<Seat>(seat), n, static_cast<std::uint8_t>(type)), cards,
              static_cast<std::uint32_t>(at), hidden});
  }

  Record& out_;
};

// Who has won when this one's hand was empty first.
[[nodiscard]] inline SeatList winners_with(int first_out, int landlord) {
  SeatList list;
  for (int s = 0; s < seats; ++s)
    if ((s == landlord) == (first_out == landlord)) list.push(static_cast<Seat>(s));
  return list;
}

// "3 4 T BJ", "H3 RJ": as a log writes them.
Message as_tokens(std::span<const Card> cards);

// The same cards in whatever order. At most 64 of them.
bool same_cards(std::span<const Card> a, std::span<const Card> b);

}  // namespace tally::dou_dizhu
