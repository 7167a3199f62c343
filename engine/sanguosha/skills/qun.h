#pragma once
// 群势力角色数 How many players of Qun live, as what `who` does counts them: each heavenly soldier
// 天兵 of his is one more (弘法).
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

[[nodiscard]] inline int players_of_qun(const State& s, Seat who) {
  int n = s.pile_size(who, Skill::hongfa);
  for (const Seat i : s.living_seats()) n += s.at(i).kingdom == Kingdom::qun ? 1 : 0;
  return n;
}

}  // namespace tally::sanguosha
