// The state before the first event.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {
namespace {

constexpr State bare_table = [] {
  State s;
  s.draw.fill(unknown_card);
  s.discard.fill(unknown_card);
  for (Player& p : s.player) {
    p.equip.fill(unknown_card);
    p.judge.fill(unknown_card);
  }
  return s;
}();

}  // namespace

void reset(State& s, const Setup& setup, bool ex_cards, bool maneuvering) {
  s = bare_table;
  s.players = static_cast<std::int8_t>(setup.players);
  s.alive = s.players;
  for (Seat i = 0; i < s.players; ++i) {
    Player& p = s.at(i);
    p.alive = true;
    p.role = static_cast<Role>(setup.seat[static_cast<std::size_t>(i)][0]);
    p.gender = static_cast<Gender>(setup.seat[static_cast<std::size_t>(i)][1]);
    const What general = setup.seat[static_cast<std::size_t>(i)][2];
    if (general > 0) s.become(i, static_cast<General>(general));
    if (setup.seat[static_cast<std::size_t>(i)][3] > 0) s.memory.add(i, Mark::spared, Life::game);
  }
  // Before the first shuffle the deck lies in the discard pile: shuffling is one operation.
  for (int c = 0; c < deck_size; ++c) {
    const CardSetName set = face(static_cast<Card>(c)).set;
    if ((set == CardSetName::ex && !ex_cards) ||
        (set == CardSetName::maneuvering && !maneuvering) || set >= CardSetName::kingdom_war)
      continue;  // a deck that has the last ones lists its cards (State::play_with)
    s.discard[s.discard_count++] = static_cast<Card>(c);
    s.place[static_cast<std::size_t>(c)] = {Zone::discard, nobody};
  }
}

void State::play_with(std::span<const Card> deck) {
  place.fill({});
  discard.fill(unknown_card);
  discard_count = 0;
  for (const Card c : deck) {
    discard[discard_count++] = c;
    place[c] = {Zone::discard, nobody};
  }
}

void State::bring_in(Card c) {
  discard[discard_count++] = c;
  place[c] = {Zone::discard, nobody};
}

bool State::leave_out(Name n) {
  std::uint16_t stay = 0;
  for (std::uint16_t i = 0; i < discard_count; ++i) {
    const Card c = discard[i];
    if (face(c).name == n)
      place[c] = {};
    else
      discard[stay++] = c;
  }
  std::fill(discard.begin() + stay, discard.begin() + discard_count, unknown_card);
  return std::exchange(discard_count, stay) != stay;
}

}  // namespace tally::sanguosha
