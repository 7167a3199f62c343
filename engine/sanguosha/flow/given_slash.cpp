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

// The Vermilion Bird Fan may turn what another gave into a Fire Slash.
bool Play::lay_given(Use& u, const Event& slash) {
  Question q = question_to(u.by, Ask::turn_slash, kind::use, rule::fan);
  q.other = slash.seats.empty() ? nobody : slash.seats[0];
  q.card = u.card_count > 0 ? u.card[0] : unknown_card;
  q.what = u.card_count > 1 ? u.card[1].number() : What{0};  // a Slash of two cards
  q.value = u.card_count;
  q.may_pass = false;
  Event turned = ask(q);
  if (turned.kind == nothing) return false;
  u.as = static_cast<Name>(turned.what < static_cast<int>(Name::count) ? turned.what : 0);
  u.converted = true;
  commit(turned);
  return true;
}

bool Play::slash_out_of_turn(Question& q) {
  if (helped(q.who, Ask::slash_at, q.other, Use{})) return true;
  if (stopped_) return false;
  Event a = ask(q);
  if (a.kind == nothing) return false;
  use(a, false);
  return true;
}

}  // namespace tally::sanguosha
