// Whether the counts of the state agree.
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

const char* State::unsound(bool whole_deck) const {
  std::array<std::uint8_t, card_ids> listed{};  // how often, by number of Card
  int somewhere = 0;
  int hidden = 0;
  bool twice = false;
  bool misplaced = false;
  int beside = 0;
  const auto see = [&](Card c, Place expected) {
    if (c == unknown_card) return;
    twice = twice || listed[c] != 0;
    listed[c] = 1;
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
    p.hand.each([&](Card c) { see(c, {Zone::hand, s}); });
    for (Card c : p.equip) see(c, {Zone::equip, s});
    for (int i = 0; i < p.judge_count; ++i)
      see(p.judge[static_cast<std::size_t>(i)], {Zone::judge, s});
    hidden += p.hidden_cards;
    if (p.hp > p.max_hp && (whole_deck || p.max_hp > 0)) return "more hit points than the maximum";
    if (!p.alive && !over && p.hp > 0) return "a dead player with hit points";
  }
  unsigned differ = 0;
  for (std::size_t c = 0; c < deck_size; ++c) {
    const Zone z = place[c].zone;
    const bool in_no_list =
        z == Zone::table || z == Zone::box || z >= Zone::somewhere;  // or beside a player
    beside += is_beside(z) ? 1 : 0;
    somewhere += z == Zone::somewhere ? 1 : 0;
    differ |= in_no_list ? listed[c] : listed[c] ^ 1U;
  }
  if (differ != 0) return "a card is listed where it is not, or not where it is";
  if (beside > 0)
    for (const Place& p : place)
      if (is_beside(p.zone) && (!seated(p.seat) || p.pile == Skill::none))
        return "a card lies on a pile that is no player's";
  if (memory.full()) return "more is remembered than there is room for";
  memory.each([&](const Note& n) {
    if (n.mark >= unseen_on(Skill::none)) hidden += n.count;
  });
  hidden += table_unseen;
  if (twice) return "a card is in two places";
  if (misplaced) return "a card is not where its place says";
  if (whole_deck ? somewhere != hidden : somewhere < hidden)
    return "hidden cards and cards of unknown place differ in number";
  return "";
}

}  // namespace tally::sanguosha
