#pragma once
// Who is of whose kingdom 势力, as cards and skills ask it. Player::kingdom says it: that of his
// general, or none while he has shown none.
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

[[nodiscard]] inline bool has_kingdom(const State& s, Seat who) {
  return s.seated(who) && s.at(who).kingdom != Kingdom::none;
}

// Of one kingdom, both having shown it; so is everybody with himself. Careerists stand alone.
[[nodiscard]] inline bool same_kingdom(const State& s, Seat one, Seat other) {
  if (!has_kingdom(s, one) || !has_kingdom(s, other)) return false;
  return one == other ||
         (s.at(one).kingdom == s.at(other).kingdom && s.at(one).kingdom != Kingdom::careerist);
}

// Of two kingdoms, both having shown theirs: who has shown none is of no other one either.
[[nodiscard]] inline bool different_kingdom(const State& s, Seat one, Seat other) {
  return has_kingdom(s, one) && has_kingdom(s, other) && !same_kingdom(s, one, other);
}

// 授钺 Somebody who lives and is of his kingdom has the banner of the five tiger generals.
[[nodiscard]] inline bool under_banner(const State& s, Seat who) {
  for (const Seat i : s.acting_at(Timing::attack_range))  // the banner acts there
    if (s.has(i, Skill::shouyue) && same_kingdom(s, i, who)) return true;
  return false;
}

// Of how many living players his kingdom is, himself among them; 0 while he has shown none.
[[nodiscard]] inline int kingdom_size(const State& s, Seat who) {
  int n = 0;
  for (const Seat other : s.living_seats()) n += same_kingdom(s, who, other) ? 1 : 0;
  return n;
}

// Who has the Jade Seal 玉玺 equipped; nobody.
[[nodiscard]] inline Seat wears_seal(const State& s) {
  for (Seat i = 0; i < s.players; ++i)
    if (s.living(i) && s.equipment_name(i, slot_of(CardType::treasure)) == Name::jade_seal)
      return i;
  return nobody;
}

// 庸肆 It is as if he did, while nobody does.
[[nodiscard]] inline bool is_as_if_sealed(const State& s, Seat who) {
  return s.has(who, Skill::yongsi) && has_kingdom(s, who) && wears_seal(s) == nobody;
}

// Who wears it, or is as if he did, and has shown his kingdom, which then is the only big one.
[[nodiscard]] inline Seat sealed_by(const State& s) {
  if (const Seat i = wears_seal(s); i != nobody) return has_kingdom(s, i) ? i : nobody;
  for (Seat i = 0; i < s.players; ++i)
    if (s.living(i) && is_as_if_sealed(s, i)) return i;
  return nobody;
}

// 大势力: no kingdom has more living players than his, and his has two at least. Where one is big
// all others are small 小势力, by an option also whoever has shown none; where none is, there are
// neither (OPT-SGS-GZ-SMALL). `more`: soldiers that count for his kingdom besides its living
// players.
[[nodiscard]] inline bool is_big_kingdom(const State& s, Seat who, int more = 0) {
  if (const Seat sealed = sealed_by(s); sealed != nobody) return same_kingdom(s, sealed, who);
  const int size = kingdom_size(s, who) + more;
  if (size < 2) return false;
  for (const Seat other : s.living_seats())
    if (kingdom_size(s, other) > size) return false;
  return true;
}
[[nodiscard]] inline bool is_small_kingdom(const State& s, Seat who) {
  const bool counts = has_kingdom(s, who) || s.noted(nobody, Mark::hidden_small, Life::game) > 0;
  if (!counts || is_big_kingdom(s, who)) return false;
  for (const Seat other : s.living_seats())
    if (is_big_kingdom(s, other)) return true;
  return false;
}

}  // namespace tally::sanguosha
