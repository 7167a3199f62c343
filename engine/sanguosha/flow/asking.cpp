// Asking a player: whether he uses a skill, for a price, for a card of another, for cards to give.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

Question Play::question_to(Seat who, Ask what, Kind answer, Rule why) {
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = who;
  q.accepts = answer;
  q.own_seat = true;
  q.rule = why;
  return q;
}

bool Play::invokes(Seat who, Cause what, Rule why, Seat on) {
  Question q = question_to(who, Ask::invoke, kind::invoke, why);
  q.what = what;
  q.other = on;
  q.same_what = true;
  Event a = ask(q);
  commit(a);
  return a.kind != nothing;
}

Event Play::invokes_on(Seat who, Skill skill, Seat about) {
  Question q = question_to(who, Ask::invoke_on, kind::invoke, rule_of(skill));
  q.what = cause(skill);
  q.other = about;
  q.same_what = true;
  Event a = ask(q);
  commit(a);
  return a;
}

bool Play::pays(Seat who, Ask how, int count, Rule why, bool may_decline, Seat about, bool or_more,
                int* paid) {
  Question q = question_to(who, how, kind::discard, why);
  q.other = about;
  q.what = or_more ? 1 : 0;
  q.value = static_cast<std::int16_t>(count);
  q.may_pass = may_decline;
  Event a = ask(q);
  if (paid != nullptr) *paid = static_cast<int>(a.cards.size());
  commit(a);
  return a.kind != nothing;
}

Event Play::takes(Seat who, Seat of, Ask how, Rule why) {
  if (how == Ask::snatch_hand ? state_.hand_size(of) == 0 : !state_.has_card(of)) return {};
  Question q;
  q.ask = static_cast<std::uint8_t>(how);
  q.who = who;
  q.other = of;
  q.accepts = kind::snatch;
  q.rule = why;
  q.may_pass = false;
  Event a = ask(q);
  commit(a);
  return a;
}

int Play::gives(Seat who, Ask how, Skill skill, int count) {
  Question q = question_to(who, how, kind::gift, rule_of(skill));
  q.what = cause(skill);
  q.value = static_cast<std::int16_t>(count);
  q.same_what = true;
  q.may_pass = false;
  Event a = ask(q);
  const int n = static_cast<int>(a.cards.size());
  commit(a);
  return a.kind == nothing ? 0 : n;
}

}  // namespace tally::sanguosha
