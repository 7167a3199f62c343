// What is asked of the state; nothing here changes it.
#include <algorithm>

#include "engine/sanguosha/state.h"

namespace tally::sanguosha {

bool State::has_delayed(Seat s, Name n) const {
  const Player& p = at(s);
  for (int i = 0; i < p.judge_count; ++i)
    if (p.judge_as[static_cast<std::size_t>(i)] == n) return true;
  return false;
}

Seat State::next(Seat s) const {
  Seat t = s;
  for (int i = 0; i < players; ++i) {
    t = static_cast<Seat>(t + 1 < players ? t + 1 : 0);
    if (at(t).alive) return t;
  }
  return s;
}

int State::cards_of(Seat s, bool hand, bool equip, bool judge, Card* out) const {
  const Player& p = at(s);
  int n = 0;
  if (hand) {
    n = p.hand.list(out);
    // No list is longer than the deck, whatever a record says of unseen cards.
    const int others = (equip ? static_cast<int>(p.equip.size()) : 0) + (judge ? p.judge_count : 0);
    const int unseen = std::min<int>(p.hidden_cards, deck_size - n - others);
    for (int i = 0; i < unseen; ++i) out[n++] = unknown_card;
  }
  if (equip)
    for (Card c : p.equip)
      if (c != unknown_card) out[n++] = c;
  if (judge)
    for (int i = 0; i < p.judge_count; ++i) out[n++] = p.judge[static_cast<std::size_t>(i)];
  return n;
}

bool State::has_equipment(Seat s) const {
  return std::any_of(at(s).equip.begin(), at(s).equip.end(),
                     [](Card c) { return c != unknown_card; });
}

bool State::has_card(Seat s) const { return hand_size(s) > 0 || has_equipment(s); }
bool State::has_any_card(Seat s) const { return has_card(s) || at(s).judge_count > 0; }

bool State::is_ally(Seat of, Seat s, Kingdom kingdom) const {
  return s != of && living(s) && at(s).general != General::none &&
         info(at(s).general).kingdom == kingdom;
}

bool State::has_ally(Seat of, Kingdom kingdom) const {
  for (Seat s = 0; s < players; ++s)
    if (is_ally(of, s, kingdom)) return true;
  return false;
}

const char* State::unsound(bool whole_deck) const {
  std::array<std::uint8_t, card_ids> listed{};  // how often, by number of Card
  int somewhere = 0;
  int hidden = 0;
  bool twice = false;
  bool misplaced = false;
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
    for (const Card c : p.hand) see(c, {Zone::hand, s});
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
    const bool in_no_list = z == Zone::table || z == Zone::box || z == Zone::somewhere;
    somewhere += z == Zone::somewhere ? 1 : 0;
    differ |= in_no_list ? listed[c] : listed[c] ^ 1U;
  }
  if (differ != 0) return "a card is listed where it is not, or not where it is";
  hidden += table_unseen;
  if (twice) return "a card is in two places";
  if (misplaced) return "a card is not where its place says";
  if (whole_deck ? somewhere != hidden : somewhere < hidden)
    return "hidden cards and cards of unknown place differ in number";
  return "";
}

}  // namespace tally::sanguosha
