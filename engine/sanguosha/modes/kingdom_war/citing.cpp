// What kingdom war has against an event that nothing brings about.
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"

namespace tally::sanguosha {

Rule rule_of_mark(Token token) {
  switch (token) {
    case Token::pioneer: return rule::gz_pioneer;
    case Token::companion: return rule::gz_companion;
    case Token::careerist: return rule::gz_careerist;
    default: return rule::gz_half_fish;
  }
}

Rule KingdomWar::rule_against(const Event& e) const {
  switch (e.kind) {
    case kind::pair: return rule::gz_generals;
    case kind::unveil: return rule::gz_unveil;
    case kind::crown: return rule::gz_lord;
    case kind::dismiss: return rule::gz_remove;
    case kind::change: return rule::gz_change;
    case kind::disclose: return rule::gz_death;
    case kind::allegiance: {
      const bool alone = e.what == static_cast<What>(Kingdom::careerist);
      return alone ? rule::gz_careerist : rule::gz_kingdom;
    }
    case kind::mark:
    case kind::spend: return rule_of_mark(static_cast<Token>(e.what));
    case kind::commands:
    case kind::command:
    case kind::obey:
    case kind::victim: return rule::gz_command;
    case kind::fray: return rule::gz_fray;
    case kind::over: return rule::gz_end;
    default: return rule::none;
  }
}

}  // namespace tally::sanguosha
