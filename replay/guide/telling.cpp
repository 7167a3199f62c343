#include "replay/guide/telling.h"

#include <algorithm>

#include "engine/core/signing.h"
#include "replay/guide/matching.h"

namespace tally::guide {

void Telling::happens(const Event& e, bool in_record, const Question* answers) {
  const Record& record = *cursor_.record;
  Course& course = cursor_.course;
  Report& report = findings_.report();
  if (!onlookers_.in_order(e, *cursor_.match, answers)) findings_.broken();
  ++report.events;
  const KindInfo& kind = cursor_.schema.of(e);
  sign(course.signature, kind, e);
  const bool has_unnamed = has(e.cards, unknown_card);
  const bool names_cards = e.shows(Field::cards) && !has_unnamed;
  // A choice may be of no card at all.
  const bool none_of_some =
      e.cards.empty() && kind.to != Spot::none && kind.role != EventRole::choice;
  if (!names_cards || none_of_some) course.told_unseen = true;
  // An unseen card in front of a player, or one that is to be beaten, makes rules of its own: those
  // are not known from now on. Not where it lies face down and never comes out.
  const bool face_down =
      record.names_what_comes_out && kind.face_down != nullptr && kind.face_down(e);
  if (has_unnamed && !face_down && course.at > 0 && !course.blind &&
      (in_front(kind.to) || (on_table(kind.to) && cursor_.kinds.stays_on_table))) {
    const Event& said = record.event(course.at - 1);
    if (!said.shows(Field::cards) || has(said.cards, unknown_card))
      findings_.give_up(e.rule, e.seat);
  }
  // A statement stands again where it was made: the same card turned a turn later is another turn.
  if (kind.boundary || kind.sequence) {
    course.restated = {};
    if (kind.boundary) course.misnamed = unknown_card;
  }
  if (cursor_.kinds.restating.contains(e.kind)) {
    course.restated = e;
    course.restated.cards = {};
    course.restated_card = e.cards.size() == 1 ? e.cards[0] : unknown_card;
  }
  if (cursor_.kinds.ending.contains(e.kind)) {
    report.over = true;
    report.winners = e.seats;
    // By the record's word, whatever reading the rules go on with.
    const Event* const said = in_record && course.at > 0 ? &record.event(course.at - 1) : nullptr;
    if (said != nullptr && said->kind == e.kind && said->shows(Field::seats))
      report.winners = said->seats;
    course.end = e;
    course.end.cards = {};
  }
  if (onlookers_.sink != nullptr) {
    const std::size_t i = course.at > 0 ? course.at - 1 : 0;
    const std::uint32_t source_at = i < record.size() ? record.seen()[i].source_at : 0;
    const bool has_place = in_record || !cursor_.shows(e.kind);
    onlookers_.sink->event(e, *cursor_.match, has_place ? source_at : not_in_record);
  }
}

void Telling::fold(const Event& e) {
  happens(e);
  cursor_.match->apply(e);
  if (cursor_.match->over()) cursor_.match->stop();
}

void Telling::take_rest() {
  while (const Event* const n = cursor_.peek()) {
    const Event e = *n;
    cursor_.step();
    happens(e);
    cursor_.match->apply(e);
  }
  cursor_.match->stop();
}

void Telling::pass_by(Reading how, const Due& due, bool reported) {
  Course& course = cursor_.course;
  const Event* n = cursor_.peek();
  const KindInfo& kind = cursor_.schema.of(*n);
  const Rule why = cursor_.match->rule_against(*n);
  // What follows a disagreement is no finding of its own, unless somebody chose it. A choice among
  // cards on the table that only the record has there follows from those, and one that is no more
  // than a name from what asks for it.
  const bool named = std::ranges::all_of(kind.fields, [](const FieldInfo& f) {
    return f.field == Field::seat || f.field == Field::what;
  });
  const bool chosen = kind.role == EventRole::choice && !on_table(kind.from) && !named;
  const bool consequence =
      (course.in_extras || course.in_missing) && !kind.boundary && !kind.ends && !chosen;
  if (consequence)
    findings_.disagreed(cost_of_consequence);
  else if (!reported)
    findings_.extra(*n, why, due);
  if (info(how).cost > 0) findings_.disagreed(info(how).cost);
  do {
    Event e = *n;
    cursor_.step();
    course.idle = 0;
    if (how != Reading::ignored) {
      e.rule = why;
      fold(e);
      if (cursor_.match->over()) return;
    }
    n = cursor_.peek();
  } while (how == Reading::passage && n != nullptr && !cursor_.schema.of(*n).boundary);
  if (cursor_.match->over()) return;
  course.in_extras = true;
  course.ignoring = how == Reading::ignored;
  course.in_missing = false;
}

}  // namespace tally::guide
