#include "replay/guide.h"

#include <algorithm>

#include "replay/compare.h"
#include "replay/words.h"

namespace tally {
namespace {

// How far ahead an expected event is looked for before it counts as missing.
constexpr std::size_t horizon = 8;

}  // namespace

void Guide::run(const Record& record, const Ruleset& rules, Match& match, Report& report,
                EventSink* sink) {
  record_ = &record;
  match_ = &match;
  report_ = &report;
  sink_ = sink;
  at_ = 0;
  contradiction_ = 0;
  signature_ = Signature();
  last_ = {};
  if (const Rule r = game_.setup_breaks(record.setup, rules); r != no_rule) {
    Finding& f = finding(FindingKind::setup, r, nobody);
    f.message = "the roles of this table are not those of the rules";
    f.expected = "the identity table's roles for this number of players, the lord first";
    f.found = std::to_string(record.setup.players) + " players with the roles of the record";
  }
  match.play(record.setup, rules, *this);
  skip_restated();
  while (report_->over && at_ < record.size()) accept_extra();
  report.signature = signature_.value();
}

Finding& Guide::finding(FindingKind kind, Rule rule, Seat seat) {
  Finding& f = report_->findings.emplace_back();
  f.kind = kind;
  f.rule = rule;
  f.turn = match_->turn();
  f.seat = seat;
  f.at = report_->events;
  const std::size_t i = std::min(at_, record_->size() > 0 ? record_->size() - 1 : 0);
  f.source_at = record_->size() > 0 ? record_->seen[i].source_at : 0;
  return f;
}

Guide::Next Guide::peek() const {
  if (at_ >= record_->size()) return {};
  return {record_->event(at_), true};
}

void Guide::told(const Event& e) {
  signature_.mix(e);
  ++report_->events;
  if (schema_.of(e).restates) {
    last_ = e;
    last_card_ = e.cards.size() == 1 ? e.cards[0] : unknown_card;
    last_.cards = {};
  }
  if (sink_ != nullptr) {
    const std::size_t i = at_ > 0 ? at_ - 1 : 0;
    sink_->event(e, *match_, i < record_->size() ? record_->seen[i].source_at : 0);
  }
}

// The record has no more: the game stops where it stands.
void Guide::ended() { match_->stop(); }

// Passes over what only repeats what is so already, and reports what the reader could not square.
void Guide::skip_restated() {
  for (;;) {
    while (contradiction_ < record_->contradictions.size() &&
           record_->contradictions[contradiction_].before <= at_) {
      const Contradiction& c = record_->contradictions[contradiction_++];
      Finding& f = finding(FindingKind::contradiction, c.rule, c.seat);
      f.source_at = c.source_at;
      f.message = c.message;
      f.expected = c.expected;
      f.found = c.found;
    }
    if (at_ >= record_->size()) return;
    const Observation& o = record_->seen[at_];
    const KindInfo& kind = schema_.kinds[o.event.kind];
    if (!kind.restates) return;
    const Event e = record_->event(at_);
    const bool again = last_.kind == e.kind &&
                       compare(
                           kind, last_,
                           [&] {
                             Event x = e;
                             x.cards = {};
                             return x;
                           }(),
                           true)
                           .same &&
                       (e.cards.size() != 1 || e.cards[0] == last_card_);
    if (!again && !match_->holds(e)) return;
    consume();
  }
}

bool Guide::fits(const Question& q, const Event& e) const {
  if (!q.accepts_kind(e.kind)) return false;
  if (q.own_seat && e.seat != q.who) return false;
  if (q.same_what && e.shows(Field::what) && e.what != q.what) return false;
  // Who says for whom he answers, answers only that.
  return !(q.who == nobody && q.same_what && e.shows(Field::other) && e.other != q.other);
}

// Takes an observation as the answer, whatever the rules think of it.
Event Guide::take(const Question& q, Event a) {
  if (!a.shows(Field::what)) {
    a.what = q.what;
    a.show(Field::what);
  }
  if (!a.shows(Field::other)) {
    a.other = q.other;
    a.show(Field::other);
  }
  const Verdict v = q.judge(a);
  if (!v.legal()) {
    Finding& f = finding(v.undecided ? FindingKind::undecided : FindingKind::illegal,
                         v.undecided ? q.rule : v.broken, a.seat);
    f.found = event_words(schema_, a, Lang::en, &record_->labels);
    f.message = v.undecided ? "a card this record does not show decides whether this is legal"
                            : "this is not allowed";
    f.expected = v.undecided ? "the identity of the hidden card" : "an answer that keeps the rule";
  }
  consume();
  told(a);
  return a;
}

Event Guide::answer(const Question& q) {
  skip_restated();
  for (std::size_t extras = 0;; ++extras) {
    const Next n = peek();
    if (!n.there) {
      ended();
      return {};
    }
    if (fits(q, n.event)) return take(q, n.event);
    if (q.may_pass) {
      if (q.follows == 0 || ((q.follows >> n.event.kind) & 1U) != 0) return {};
      // Neither an answer nor what comes after one: nothing in the rules leads to it here.
      accept_extra();
      skip_restated();
      continue;
    }
    // An answer is due. It may stand behind something that should not be there.
    bool ahead = false;
    for (std::size_t k = 0; k < 3 && at_ + k + 1 < record_->size(); ++k) {
      const KindInfo& between = schema_.kinds[record_->seen[at_ + k].event.kind];
      if (between.boundary || between.sequence) break;  // that belongs to what comes after
      if (fits(q, record_->event(at_ + k + 1)) && extras + k < 3) ahead = true;
    }
    if (ahead) {
      accept_extra();
      skip_restated();
      continue;
    }
    bool chance = false;
    for (std::size_t k = 0; k < schema_.kinds.size(); ++k)
      if (q.accepts_kind(static_cast<Kind>(k)))
        chance =
            chance || (schema_.kinds[k].role == EventRole::chance && !shown(static_cast<Kind>(k)));
    if (chance) {
      Event a;
      for (std::size_t k = 0; k < schema_.kinds.size(); ++k)
        if (q.accepts_kind(static_cast<Kind>(k))) a.kind = static_cast<Kind>(k);
      a.seat = q.who;
      a.what = q.what;
      a.value = q.value;
      a.hide(Field::cards);
      told(a);
      return a;
    }
    Finding& f = finding(FindingKind::missing, q.rule, q.who);
    f.message = "the record lacks what had to be decided here";
    std::string wanted;
    for (std::size_t k = 0; k < schema_.kinds.size(); ++k)
      if (q.accepts_kind(static_cast<Kind>(k)))
        wanted += (wanted.empty() ? "" : " or ") + std::string(schema_.kinds[k].name);
    f.expected =
        wanted + (q.who == nobody ? "" : " by " + seat_words(q.who, Lang::en, &record_->labels));
    if (q.value > 0) f.expected += " (" + std::to_string(q.value) + " cards)";
    f.found = event_words(schema_, n.event, Lang::en, &record_->labels);
    return {};
  }
}

// The record has something no rule brings about here: reported, then taken at its word.
void Guide::accept_extra() {
  Event e = record_->event(at_);
  const Rule r = match_->rule_against(e);
  Finding& f = finding(FindingKind::extra, r, e.seat);
  f.message = "nothing in the rules brings this about here";
  f.expected = "nothing of the kind";
  f.found = event_words(schema_, e, Lang::en, &record_->labels);
  consume();
  e.rule = r;
  told(e);
  match_->apply(e);
  if (match_->over()) {
    report_->over = true;
    report_->winners = match_->winners();
    match_->stop();
  }
}

// Looks for exactly `e` within the horizon.
bool Guide::find_ahead(const Event& e, std::size_t& steps) const {
  const KindInfo& kind = schema_.kinds[e.kind];
  for (std::size_t k = 1; k <= horizon && at_ + k < record_->size(); ++k) {
    const Observation& o = record_->seen[at_ + k];
    if (o.event.kind == e.kind && compare(kind, e, record_->event(at_ + k), kind.ordered).same) {
      steps = k;
      return true;
    }
    if (schema_.kinds[o.event.kind].boundary) return false;
  }
  return false;
}

bool Guide::take_as_shown(Event& e, const Event& shown, Field differs) {
  Finding& f = finding(FindingKind::wrong, match_->rule_for(e, differs), shown.seat);
  f.message = "this happened otherwise than the rules say";
  f.expected = event_words(schema_, e, Lang::en, &record_->labels);
  f.found = event_words(schema_, shown, Lang::en, &record_->labels);
  const Rule rule = e.rule;
  const Event before = e;
  e = shown;
  e.rule = rule;
  // What the record does not show stays as the rules have it.
  for (const FieldInfo& field : schema_.of(e).fields) {
    if (shown.shows(field.field) || !before.shows(field.field)) continue;
    Event hidden = before;
    hidden.hidden = 0;
    Event target = e;
    target.hidden = static_cast<std::uint8_t>(1U << static_cast<unsigned>(field.field));
    fill(schema_.of(e), target, hidden);
    target.hidden = e.hidden;
    target.show(field.field);
    e = target;
  }
  consume();
  told(e);
  return true;
}

bool Guide::tell(Event& e) {
  skip_restated();
  const KindInfo& kind = schema_.kinds[e.kind];
  const Next n = peek();
  if (n.there && n.event.kind == e.kind) {
    const Difference d = compare(kind, e, n.event, kind.ordered);
    if (d.same) {
      fill(kind, e, n.event);
      consume();
      told(e);
      if (kind.ends) {
        report_->over = true;
        report_->winners = e.seats;
      }
      return true;
    }
  }
  if (!shown(e.kind)) {
    told(e);
    return true;
  }
  if (!n.there) {
    ended();
    return false;
  }
  std::size_t steps = 0;
  const bool ahead = find_ahead(e, steps);
  const bool same_subject = n.event.kind == e.kind && (n.event.seat == e.seat || kind.boundary) &&
                            !(kind.sequence && n.event.what != e.what);
  const bool shares_card =
      kind.fields[0].field != Field::cards ||
      std::any_of(e.cards.begin(), e.cards.end(), [&](Card c) {
        return std::find(n.event.cards.begin(), n.event.cards.end(), c) != n.event.cards.end();
      });
  if (same_subject && shares_card && !(ahead && steps == 1)) {
    const Difference d = compare(kind, e, n.event, kind.ordered);
    const bool told_over = kind.ends;
    const bool result = take_as_shown(e, n.event, d.field);
    if (told_over) {
      report_->over = true;
      report_->winners = e.seats;
    }
    return result;
  }
  if (ahead) {
    for (std::size_t k = 0; k < steps && !report_->over; ++k) accept_extra();
    if (report_->over) return false;
    return tell(e);
  }
  Finding& f = finding(FindingKind::missing, e.rule, e.seat);
  f.message = "the record lacks what the rules bring about here";
  f.expected = event_words(schema_, e, Lang::en, &record_->labels);
  f.found = event_words(schema_, n.event, Lang::en, &record_->labels);
  return false;
}

}  // namespace tally
