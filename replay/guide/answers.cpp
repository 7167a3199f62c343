// The rules ask, and the record answers.
#include "replay/guide/matching.h"
#include "replay/guide/playthrough.h"

namespace tally::guide {

Event Playthrough::answer(const Question& q) {
  Course& course = cursor_.course;
  cursor_.work.add();
  if (course.blind) [[unlikely]] {
    telling_.take_rest();
    return {};
  }
  for (;;) {
    if (course.misnamed != unknown_card && !course.quiet) telling_.misnamed_goes_on(nullptr);
    const std::size_t start = course.at;
    telling_.skip_restated();
    const Event* const n = cursor_.peek();
    if (n == nullptr || findings_.at_limit()) {
      cursor_.match->stop();
      return {};
    }
    // Where a turn begins with what somebody chose, that is where a passage ends.
    if (course.quiet && cursor_.schema.of(*n).boundary && may_answer(q, *n)) course.quiet = false;
    if (course.quiet) {
      if (++course.idle > most_idle) cursor_.match->stop();  // rules that ask the same for ever
      return {};
    }
    const bool fits = cursor_.is_answer(q);
    if (fits && q.told != nullptr && !agrees_but_for_cards(cursor_.schema.of(*n), *q.told, *n)) {
      Event e = *q.told;
      const Told told = told_otherwise(e, *n);
      if (told == Told::look_again && !cursor_.match->over()) continue;
      return told == Told::happened ? e : Event{};
    }
    if (fits) {
      Event a = *n;
      const Taking taking = take_answer(q, a);
      if (taking == Taking::taken) return a;
      if (taking == Taking::passed_by) continue;
      if (findings_.report().given_up) {
        telling_.take_rest();
        return {};
      }
    }
    if (q.may_pass) {
      switch (pass_window(q, *n, fits)) {
        case Unanswered::passed: return passed(q, start);
        case Unanswered::unseen: return unseen_answer(q);
        case Unanswered::look_again: break;
      }
    } else if (const std::optional<Event> a = settle_due(q, *n, fits)) {
      return *a;
    }
  }
}

Playthrough::Taking Playthrough::take_answer(const Question& q, Event& a) {
  Course& course = cursor_.course;
  const Event said = a;
  Guessed guessed = 0;
  std::uint8_t asked = 0;
  if (a.hidden != 0) asked = gaps_.fill_from_question(q, a);
  q.complete(a);
  if (!a.shows(Field::what) && a.what != said.what) a.show(Field::what);
  Verdict v = q.judge(a);
  Gaps::Filled filled = Gaps::Filled::whole;
  if (a.hidden != 0 || asked != 0 || Gaps::may_come_next(q))
    filled = gaps_.fill(q, a, v, asked, guessed);
  if (a.hidden != 0) gaps_.show_nobody(q, a);
  if (filled == Gaps::Filled::later) return Taking::no_answer;
  if (onlookers_.sink != nullptr) onlookers_.sink->decided(q, a);
  if (has(a.cards, unknown_card)) {
    course.told_unseen = true;  // whatever they are taken for
    const bool of_hand = v.legal() || v.undecided;
    if (!of_hand) unnamed_.name_left_out(q, a, v);
    if ((v.legal() || v.undecided) && has(a.cards, unknown_card))
      unnamed_.name_open(q, a, of_hand, !said.shows(Field::cards), guessed);
  }
  if (v.legal() && has(a.cards, course.misnamed)) course.misnamed = unknown_card;
  TakenFor as;
  bool illegal = false;
  if (filled == Gaps::Filled::open) {
    findings_.not_shown(q, said, static_cast<std::uint8_t>(said.hidden & ~asked));
  } else if (!v.legal()) {
    if (const Taking t = take_illegal(q, a, v, as); t != Taking::taken) return t;
    illegal = !v.undecided;
  } else if (decisions_.careful && misread_.called_otherwise(q, a, true) &&
             decisions_.decide(Met::called_otherwise, Facts()) == Reading::misread) {
    findings_.misread(q, a, misread_.cards(a.cards.size()), misread_.shown_by());
    as.mended = true;
  } else if (findings_.contradicts_itself(a)) {
    a.rule = q.rule;
    findings_.self_contradiction(a, cursor_.match->rule_for(a, a, Field::what));
    a.hide(Field::value);
  }
  cursor_.go_on();
  if (illegal) course.illegal_at = course.at;
  a.rule = q.rule;
  a.rule = cursor_.match->rule_for(a, a, Field::what);
  if (onlookers_.sink != nullptr && guessed != 0) onlookers_.sink->guessed(guessed);
  telling_.happens(a, true, &q);
  if (as.mended) a.cards = misread_.cards(a.cards.size());
  if (as.also_unseen) telling_.lose_unseen(a.seat);
  if (as.gave != nobody) telling_.hand_over_unseen(a.seat, as.gave);
  if (as.unseen) a.cards = unseen_cards(a.cards.size());
  if (as.only_shown) course.unsure_at = course.at;
  return Taking::taken;
}

}  // namespace tally::guide
