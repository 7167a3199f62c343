// Whether the counts of the state agree.
#include <array>
#include <cstdint>

#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {
namespace {

// What a zone says of a card: it is in a list as well, a pile's or a player's; it lies beside one.
constexpr std::uint8_t in_a_list = 1;
constexpr std::uint8_t beside_one = 2;
constexpr auto of_zones = [] {
  std::array<std::uint8_t, static_cast<std::size_t>(Zone::face_down) + 1> all{};
  for (const Zone z : {Zone::draw, Zone::discard, Zone::hand, Zone::equip, Zone::judge})
    all[static_cast<std::size_t>(z)] = in_a_list;
  for (const Zone z : {Zone::pile, Zone::face_down}) all[static_cast<std::size_t>(z)] = beside_one;
  return all;
}();

}  // namespace

const char* State::unsound(bool whole_deck) const {
  std::array<std::uint8_t, card_ids> listed{};  // `in_a_list` or 0, by number of Card
  int somewhere = 0;
  int hidden = 0;
  bool twice = false;
  bool misplaced = false;
  const auto see = [&](Card c, Place expected) {
    if (c == unknown_card) return;
    twice = twice || listed[c] != 0;
    listed[c] = in_a_list;
    misplaced = misplaced || !(place[c] == expected);
  };
  for (int i = 0; i < draw_count; ++i) {
    const Card c = draw[static_cast<std::size_t>(i)];
    see(c, {Zone::draw, nobody});
    if (c == unknown_card) ++hidden;
  }
  for (int i = 0; i < discard_count; ++i) {
    const Card c = discard[static_cast<std::size_t>(i)];
    see(c, {Zone::discard, nobody});
    if (c == unknown_card) ++hidden;
  }
  for (Seat s = 0; s < players; ++s) {
    const Player& p = at(s);
    for (const Card c : p.hand) see(c, {Zone::hand, s});
    for (Card c : p.equip) see(c, {Zone::equip, s});
    for (int i = 0; i < p.judge_count; ++i)
      see(p.judge[static_cast<std::size_t>(i)], {Zone::judge, s});
    hidden += p.hidden_cards;
    if (p.hp > p.max_hp && (whole_deck || p.max_hp > 0)) return "more hit points than the maximum";
    if (!p.alive && !over && p.hp > 0) return "a dead player with hit points";
  }
  int differ = 0;  // the lists from what the zones say
  for (std::size_t c = 0; c < deck_size; ++c) {
    const Zone z = place[c].zone;
    somewhere += z == Zone::somewhere ? 1 : 0;
    differ |= listed[c] ^ of_zones[static_cast<std::size_t>(z)];
  }
  if ((differ & in_a_list) != 0) return "a card is listed where it is not, or not where it is";
  if ((differ & beside_one) != 0)
    for (const Place& p : place)
      if (is_beside(p.zone) && (!seated(p.seat) || p.pile == Skill::none))
        return "a card lies on a pile that is no player's";
  if (memory.full()) return "more is remembered than there is room for";
  memory.each([&](const Note& n) {
    if (tally::sanguosha::pile_of(n.mark) != Skill::none) hidden += n.count;
  });
  hidden += table_unseen;
  if (twice) return "a card is in two places";
  if (misplaced) return "a card is not where its place says";
  if (whole_deck ? somewhere != hidden : somewhere < hidden)
    return "hidden cards and cards of unknown place differ in number";
  return "";
}

}  // namespace tally::sanguosha
