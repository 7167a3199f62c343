#include "replay/guide/playthrough.h"

#include <algorithm>

#include "replay/guide/matching.h"

namespace tally::guide {

Playthrough::Playthrough(Cursor& cursor, Decisions& decisions, Findings& findings,
                         Onlookers& onlookers, Branches& branches)
    : cursor_(cursor),
      decisions_(decisions),
      findings_(findings),
      onlookers_(onlookers),
      branches_(branches),
      telling_(cursor, findings, onlookers),
      known_(cursor),
      gaps_(cursor, decisions, findings, known_),
      unnamed_(cursor, decisions, known_),
      misread_(cursor) {}

void Playthrough::begin_record() {
  known_.begin_record();
  gaps_.begin_record();
}

void Playthrough::begin() {
  decisions_.begin_play();
  findings_.begin_play();
  branches_.begin_play();
  cursor_.work.begin_play();
}

void Playthrough::play(EventSink* sink) {
  const Record& record = *cursor_.record;
  onlookers_.sink = sink;
  cursor_.course = {};
  cursor_.course.told_unseen = hides_a_seat(cursor_.schema, record.setup);
  begin();
  if (const Rule r = cursor_.game.setup_breaks(record.setup, *cursor_.rules); r != no_rule)
    findings_.setup(r);
  onlookers_.begin_play(cursor_.course.noted, record, *cursor_.rules, *cursor_.match);
  cursor_.match->play(record.setup, *cursor_.rules, *this);
  end();
}

void Playthrough::play_but_for(std::size_t dispute) {
  const Bookmark* const from = branches_.part_at(dispute);
  if (from == nullptr) return play(nullptr);
  begin();
  const std::vector<Dispute>& best = branches_.best_disputes();
  decisions_.disputes.assign(best.begin(),
                             best.begin() + static_cast<std::ptrdiff_t>(from->disputes));
  cursor_.course = from->course;
  cursor_.match->play_on(from->match, *cursor_.rules, *this);
  end();
}

// Says what is left over once the rules have nothing more to tell.
void Playthrough::end() {
  if (branches_.joined()) return;
  Course& course = cursor_.course;
  const std::size_t size = cursor_.record->size();
  Report& report = findings_.report();
  if (!onlookers_.in_order_at_end(*cursor_.match, report.over && course.at == size))
    findings_.broken();
  telling_.skip_restated();
  if (course.at < size && (report.over || !findings_.at_limit())) {
    // The record goes on where the rules have nothing more: one disagreement, however long.
    const Event& e = *cursor_.peek();
    if (report.over && e.kind == course.end.kind)
      findings_.wrong(course.end, e);
    else
      findings_.after_end(e);
    findings_.disagreed(static_cast<std::uint32_t>(std::min<std::size_t>(size - course.at, 64)));
    course.at = size;
    telling_.skip_restated();
  }
  report.signature = course.signature.value();
}

bool Playthrough::comes_next(Event& e) {
  Course& course = cursor_.course;
  if (course.quiet) return false;
  const std::size_t at = course.at;
  telling_.skip_restated(&e);
  const Event* const n = cursor_.peek();
  course.at = at;
  const KindInfo& kind = cursor_.schema.of(e);
  if (n == nullptr || n->kind != e.kind || !agree(kind, e, *n)) return false;
  fill(kind, e, *n, room_);
  return true;
}

void Playthrough::implied(const Question& q, const Event& answer) {
  if (onlookers_.sink != nullptr && !cursor_.course.quiet) onlookers_.sink->implied(q, answer);
}

bool Playthrough::tell(Event& e) {
  Course& course = cursor_.course;
  cursor_.work.add();
  const KindInfo& kind = cursor_.schema.of(e);
  if (branches_.is_open() && kind.boundary && branches_.reaches(e)) return false;
  course.judged = true;
  if (course.blind) [[unlikely]] {
    telling_.take_rest();
    return false;
  }
  for (;;) {
    if (course.quiet) {
      if (!kind.boundary && !kind.ends) return false;
      course.quiet = false;
    }
    if (cursor_.shows(e.kind)) telling_.skip_restated(&e);
    const Event* const n = cursor_.peek();
    if (course.misnamed != unknown_card) [[unlikely]] {
      const Telling::GoesOn so = telling_.misnamed_goes_on(&e);
      if (so == Telling::GoesOn::as_told) return true;
      if (so == Telling::GoesOn::alone) continue;
    }
    if (n != nullptr && n->kind == e.kind && agree(kind, e, *n)) {
      fill(kind, e, *n, room_);
      cursor_.go_on();
      telling_.happens(e);
      return true;
    }
    ++course.idle;
    // Of a kind that the source never tells it shows what does not happen: what that forbids does.
    const bool belied = n != nullptr && kind.forbids != nullptr && n->seat == e.seat &&
                        kind.forbids(e).contains(n->kind);
    if (!cursor_.shows(e.kind) && !belied) {
      telling_.happens(e);
      return true;
    }
    if (n == nullptr) {
      cursor_.match->stop();  // the record has no more
      return false;
    }
    const Told told = told_otherwise(e, *n);
    if (told != Told::look_again || cursor_.match->over()) return told == Told::happened;
  }
}

}  // namespace tally::guide
