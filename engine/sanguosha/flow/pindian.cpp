// Pindian 拼点: two players put up a hand card each; the higher one wins.
#include <algorithm>

#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {

// SGS-PINDIAN: ace is 1, king 13, the suit does not matter; with equal ones whoever began it has
// not won. Both cards lie on the table until the end.
bool Play::pindian(Seat by, Seat with, Skill why, Pindian* result) {
  if (stopped_ || state_.hand_size(by) == 0 || state_.hand_size(with) == 0) return false;
  const auto puts_up = [&](Seat who, Seat other) {
    Question q = question_to(who, Ask::pindian, kind::pindian, rule_of(why));
    q.other = other;
    q.may_pass = false;
    Event a = ask(q);
    const Card card = a.cards.empty() ? unknown_card : a.cards[0];
    commit(a);
    return card;
  };
  Pindian time{by, with, cause(why)};
  hold_back();
  time.own = puts_up(by, with);
  time.others = puts_up(with, by);
  let_go();
  open<Timing::pindian_shown>(time);
  if (stopped_) return false;
  // However much more or less it counts, no card is above the king or below the ace.
  const auto rank = [](Card c, int more) {
    const int printed = c < deck_size ? static_cast<int>(face(c).rank) : 0;
    return more == 0 ? printed : std::clamp(printed + more, 1, 13);
  };
  Event e;
  e.kind = kind::compared;
  e.seat = by;
  e.other = with;
  e.rule = rule::pindian;
  if (time.own == unknown_card || time.others == unknown_card)
    e.hide(Field::value);
  else
    e.value = rank(time.own, time.own_more) > rank(time.others, time.others_more) ? 1 : 0;
  told_pindian_ = &time;
  if (tell(e)) time.won = e.value != 0;
  told_pindian_ = nullptr;
  open<Timing::pindian_over>(time);
  const std::array<Card, 2> both{time.own, time.others};
  put_away(both, rule::pindian);
  if (result != nullptr) *result = time;
  return time.won && !stopped_;
}

}  // namespace tally::sanguosha
