// A Slash that another gives, and a Slash out of turn.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

Event Play::given_slash(Seat helper, Seat owner, Skill skill, std::array<Card, 4>& cards) {
  Question q = question_to(helper, Ask::play_slash, kind::respond, rule_of(skill));
  q.other = owner;
  Event a = ask(q);
  if (a.kind == nothing) return {};
  const std::size_t n = copy_few(a.cards, cards);
  commit(a);
  Event slash;
  slash.kind = kind::respond;
  slash.what = a.what;
  slash.cards = {cards.data(), n};
  return slash;
}

bool Play::slash_out_of_turn(Question& q) {
  if (helped(q.who, Ask::slash_at, q.other, Use{})) return true;
  if (stopped_) return false;
  Event a = ask_for_card(q);
  if (a.kind == nothing) return false;
  use(a, false);
  return true;
}

}  // namespace tally::sanguosha
