// Pindian 拼点: two players show a hand card each; the higher one wins.
#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {

// Ace is 1, king 13, the suit does not matter; with equal ones whoever began it has not won.
bool Play::pindian(Seat by, Seat with, Skill why) {
  if (stopped_ || state_.hand_size(by) == 0 || state_.hand_size(with) == 0) return false;
  const auto shows = [&](Seat who, Seat other) {
    Question q = question_to(who, Ask::pindian, kind::show, rule_of(why));
    q.other = other;
    q.may_pass = false;
    Event a = ask(q);
    const Card card = a.cards.empty() ? unknown_card : a.cards[0];
    commit(a);
    return card;
  };
  Pindian time{by, with, cause(why)};
  time.own = shows(by, with);
  time.others = shows(with, by);
  open<Timing::pindian_shown>(time);
  if (stopped_) return false;
  const auto rank = [](Card c) { return c < deck_size ? static_cast<int>(face(c).rank) : 0; };
  time.won = rank(time.own) > rank(time.others);
  say(kind::discard, by, rule_of(why), {&time.own, 1});
  say(kind::discard, with, rule_of(why), {&time.others, 1});
  open<Timing::pindian_over>(time);
  return time.won && !stopped_;
}

}  // namespace tally::sanguosha
