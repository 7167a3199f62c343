// What changes a player: turned over, another maximum, skills gained and lost, piles beside him.
#include <algorithm>

#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {
namespace {

Event about(Kind k, Seat who, Rule why) {
  Event e;
  e.kind = k;
  e.seat = who;
  e.rule = why;
  return e;
}

Event points(Kind k, Seat who, int n) {
  Event e = about(k, who, rule::none);
  e.value = n;
  return e;
}

}  // namespace

void Play::turn_over(Seat who, Rule why) {
  if (stopped_ || !state_.living(who)) return;
  Event e = about(kind::turn_over, who, why);
  e.value = state_.at(who).face_down ? 1 : 0;
  if (!tell(e)) return;
  TurnTime turned{who};
  open<Timing::turned_over>(turned);
}

// Neither damage nor a loss of hit points.
void Play::change_max_hp(Seat who, int by, Rule why) {
  if (stopped_ || !state_.living(who)) return;
  Event e = max_hp_becoming(state_, who, by);
  e.rule = why;
  tell(e);
  if (!stopped_ && state_.at(who).max_hp <= 0) death(who, nobody);
}

bool Play::awakens(Seat who, Skill skill) {
  if (stopped_ || state_.noted(who, skill, Life::game) > 0) return false;
  Event e = about(kind::awaken, who, rule_of(skill));
  e.what = cause(skill);
  return tell(e) && !stopped_;
}

void Play::acquires(Seat who, Skill skill, Rule why, bool for_turn) {
  if (stopped_ || state_.has(who, skill)) return;
  Event e = about(kind::acquire, who, why);
  e.what = cause(skill);
  e.extra = for_turn ? 1 : 0;
  tell(e);
}

void Play::forgoes(Seat who, Skill skill, Rule why, Skill for_it) {
  if (!state_.has(who, skill)) return;
  Event e = about(kind::forgo, who, why);
  e.what = cause(skill);
  if (!tell(e)) return;
  if (for_it != Skill::none) acquires(who, for_it, why);
  clear_pile(who, skill, why);
}

// Which of them goes first is all one: a record has them in its own order.
void Play::forgoes(Seat who, const SkillSet& skills, Rule why) {
  SkillSet left;
  for (const Skill skill : skills)
    if (state_.has(who, skill)) left.add(skill);
  while (!left.empty() && !stopped_) {
    Event e = about(kind::forgo, who, why);
    e.hide(Field::what);
    const bool told = comes_next(e) && left.contains(skill_of(e.what));
    const Skill skill = told ? skill_of(e.what) : left.first();
    left.remove(skill);
    e.show(Field::what);
    e.what = cause(skill);
    tell(e);
  }
  clear_piles(who, skills - state_.at(who).skills, why);
}

void Play::clear_piles(Seat who, const SkillSet& lost, Rule why) {
  for (const Skill skill : lost)
    if (!stopped_) clear_pile(who, skill, why);
}

void Play::clear_pile(Seat who, Skill skill, Rule why) {
  std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
  const int n = state_.pile_of(who, skill, cards.data());
  if (n == 0) return;
  say(kind::put, nobody, why, {cards.data(), static_cast<std::size_t>(n)});
  // He lived on by this pile alone 不屈.
  if (!stopped_ && state_.living(who) && state_.at(who).hp <= 0) dying(who, nobody);
}

Way Play::decides(Seat who, std::span<const Choice> choices, Rule why, Seat about) {
  if (choices.empty()) return Way::none;
  if (choices.size() == 1 || stopped_) return choices[0].way;
  Question q = question_to(who, Ask::decide, kind::decide, why);
  q.other = about;
  for (const Choice& c : choices) q.value |= 1 << static_cast<int>(c.way);
  const Event a = ask_and_commit(q);
  if (a.kind != nothing && a.shows(Field::what)) return static_cast<Way>(a.what);
  const auto shown = std::ranges::find_if(choices, [&](const Choice& c) {
    Event brought = c.brings;
    return leaves_out(kind::decide) && brought.kind != nothing && comes_next(brought);
  });
  Event way;
  way.kind = kind::decide;
  way.seat = who;
  way.what = static_cast<What>((shown == choices.end() ? choices.begin() : shown)->way);
  implied(q, way);
  return static_cast<Way>(way.what);
}

Event Play::drawing(Seat who, int n) {
  Event e = about(kind::draw, who, rule::none);
  e.value = n;
  e.hide(Field::cards);
  return e;
}

Event Play::losing(Seat who, int n) { return points(kind::lose, who, n); }
Event Play::healing(Seat who, int n) { return points(kind::heal, who, n); }

Event Play::max_hp_becoming(const State& s, Seat who, int by) {
  Event e = about(kind::hp, who, rule::none);
  e.extra = s.at(who).max_hp + by;
  e.value = std::min<int>(s.at(who).hp, e.extra);
  return e;
}

void Play::lay(Seat who, Skill pile, std::span<const Card> cards) {
  if (cards.empty() || !state_.living(who)) return;
  Event e = about(kind::lay, who, rule_of(pile));
  e.what = cause(pile);
  e.cards = cards;
  tell(e);
}

}  // namespace tally::sanguosha
