#include "verify/games/sanguosha/habits.h"

namespace tally::verify::identity {

bool stops_or_tricks(Name n) {
  return is_nullification(n) || info(n).type == CardType::trick ||
         info(n).type == CardType::delayed;
}
bool chains(Name n) {
  return n == Name::iron_chain || n == Name::fire_attack || n == Name::fire_slash ||
         n == Name::thunder_slash || n == Name::lightning || n == Name::vine || n == Name::fan;
}
bool hurts(Name n) {
  return is_slash(n) || n == Name::duel || n == Name::savage_assault || n == Name::archery_attack ||
         n == Name::wine;
}
bool draws(Name n) {
  return n == Name::ex_nihilo || n == Name::amazing_grace || n == Name::dodge || n == Name::peach ||
         n == Name::god_salvation;
}
bool equips(Name n) { return is_equipment(info(n).type) || n == Name::collateral; }

CardTable::CardTable() {
  for (Card c = 0; c < deck_size; ++c) {
    name[c] = face(c).name;
    if (is_nullification(name[c])) {
      const std::size_t which = face(c).set >= CardSetName::kingdom_war ? 1 : 0;
      nullifications[which].push_back(c);
      nullify[which].add(c);
    }
    type[c] = info(name[c]).type;
    only_answers[c] = rules_of(name[c]).aim == Aim::nobody;
    for (std::size_t i = 0; i < first.size(); ++i)  // not all of them
      first[i][c] = habits[i].first != nullptr && habits[i].first(name[c]) && (c & 3U) != 0;
  }
}

const CardTable& card_table() {
  static const CardTable table;
  return table;
}

}  // namespace tally::verify::identity
