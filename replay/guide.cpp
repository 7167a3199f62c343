#include "replay/guide.h"

#include <algorithm>
#include <utility>

#include "replay/compare.h"
#include "replay/watch.h"

namespace tally {

Guide::Guide(const Game& game) : game_(game), schema_(game.schema()) {
  for (std::size_t k = 0; k < schema_.kinds.size(); ++k) {
    if (schema_.kinds[k].restates) restating_.add(static_cast<Kind>(k));
    if (schema_.kinds[k].ends) ending_.add(static_cast<Kind>(k));
    if (schema_.kinds[k].boundary) boundaries_.add(static_cast<Kind>(k));
    // By which somebody throws away any of his cards, and nothing else comes of it.
    const KindInfo& kind = schema_.kinds[k];
    const bool any_cards = std::any_of(kind.fields.begin(), kind.fields.end(),
                                       [](const auto& f) { return f.type == FieldType::cards; });
    if (kind.from == Spot::seat && kind.to == Spot::discard && kind.role == EventRole::choice &&
        any_cards)
      discarding_ = static_cast<Kind>(k);
    stays_on_table_ = stays_on_table_ && !on_table(kind.from);
    if (kind.from == Spot::other && kind.to == Spot::seat && kind.role == EventRole::choice)
      taking_ = static_cast<Kind>(k);
  }
}

void Guide::run(const Record& record, const Ruleset& rules, Match& match, Report& report,
                EventSink* sink) {
  record_ = &record;
  rules_ = &rules;
  match_ = &match;
  report_ = &report;
  straight_broken_ = false;
  plan_.clear();
  gap_plan_.clear();
  careful_ = false;
  unseen_ = true;  // where nobody looks at the events one by one
  work_ = 0;
  filled_until_ = record.size();
  gaps_left_ = false;
  const bool may_go_straight = watch_ == nullptr || watch_->watches_straight();
  if (sink == nullptr && may_go_straight && straight()) return;
  // Where a record never says that something new begins, a passage would be all the rest: no
  // choice is left unlooked at for that.
  passages_from_ = 0;
  if (!boundaries_.meets(record.shows))
    for (std::size_t i = 0; i < record.size(); ++i)
      if (schema_.of(record.event(i)).role == EventRole::choice) passages_from_ = i + 1;
  known_.clear();
  known_count_ = 0;
  silent_ = true;
  limit_ = most_cost;
  may_watch_ = watch_ != nullptr;
  cost_ = 0;
  if (allowed_ > 0) {
    play(nullptr);
    if (cost_ == 0 && !noted_ && sink == nullptr) return;
  }
  if (cost_ > 0) {
    may_watch_ = false;
    if (search_gaps() > 0) {
      careful_ = true;
      const std::uint32_t left = search();
      if (!gap_plan_.empty() && !gaps_left_ && left > cost_of_finding) {
        // What is not shown may have been taken rightly at first, and the place be read otherwise.
        const std::vector<GapChoice> gaps = std::exchange(gap_plan_, {});
        const std::vector<Choice> plan = plan_;
        if (search() >= left) {
          gap_plan_ = gaps;
          plan_ = plan;
        }
      }
    }
    may_watch_ = watch_ != nullptr;
  }
  silent_ = false;
  limit_ = most_cost;
  play(sink);
}

void Guide::run_again(Report& report, EventSink* sink) {
  report_ = &report;
  silent_ = false;
  may_watch_ = false;
  limit_ = most_cost;
  play(sink);
}

// A record without a fault, where the game offers a way to play it without asking this table.
bool Guide::straight() {
  const Record& r = *record_;
  if (r.size() == 0 || !r.contradictions.empty() || game_.setup_breaks(r.setup, *rules_) != no_rule)
    return false;
  StraightRun run;
  const bool sound =
      r.packed().empty()
          ? match_->straight(
                *rules_, Observed(&r.seen()[0].event, sizeof(Observation), r.size(), r.shows), run)
          : match_->straight(*rules_, ObservedPacked(r.packed(), r.shows), run);
  if (!sound) return false;
  work_ += run.events;
  straight_broken_ = watch_ != nullptr && !watch_->straight(r, *rules_, *match_);
  if (straight_broken_) {
    straight_finding_ = {};
    watch_->tell(straight_finding_);
    return false;
  }
  report_->findings.clear();
  report_->winners = run.winners;
  report_->over = true;
  report_->events = run.events;
  report_->signature = run.signature;
  return true;
}

void Guide::play(EventSink* sink) {
  sink_ = sink;
  static_cast<Course&>(*this) = {};
  unseen_ = hides_a_seat(schema_, record_->setup);
  met_.clear();
  joins_ = no_mark;
  begun_at_ = work_;
  report_->findings.clear();
  report_->winners = {};
  report_->over = false;
  report_->given_up = false;
  report_->events = 0;
  if (const Rule r = game_.setup_breaks(record_->setup, *rules_); r != no_rule) report_setup(r);
  watching_ = may_watch_ && !noted_;
  if (watching_) watch_->start(record_->setup, *rules_, *match_);
  match_->play(record_->setup, *rules_, *this);
  end_of_rules();
}

// Says what is left over.
void Guide::end_of_rules() {
  if (joins_ != no_mark) return;
  if (watching_ && !watch_->end(*match_, report_->over && at_ == record_->size())) report_broken();
  if (watching_ && straight_broken_)
    if (Finding* const f = finding(FindingKind::invariant, no_rule, nobody)) *f = straight_finding_;
  skip_restated();
  if (at_ < record_->size() && (report_->over || cost_ < limit_)) {
    // The record goes on where the rules have nothing more: one disagreement, however long.
    const Event& e = *peek();
    if (report_->over && e.kind == over_.kind)
      report_wrong(over_, e);
    else
      report_after_end(e);
    disagreed(static_cast<std::uint32_t>(std::min<std::size_t>(record_->size() - at_, 64)));
    at_ = record_->size();
    skip_restated();
  }
  report_->signature = signature_.value();
}

void Guide::told(const Event& e, bool in_record, const Question* answers) {
  if (watching_ && !watch_->event(e, *match_, answers)) report_broken();
  signature_.mix(e);
  ++report_->events;
  const KindInfo& kind = schema_.of(e);
  const bool names_cards = e.shows(Field::cards) && !has(e.cards, unknown_card);
  // A choice may be of no card at all.
  const bool none_of_some =
      e.cards.empty() && kind.to != Spot::none && kind.role != EventRole::choice;
  if (!names_cards || none_of_some) unseen_ = true;
  // What lies in front of a player, or is to be beaten, makes rules of its own: those are not known
  // from now on.
  const Spot to = kind.to;
  if (!names_cards && (in_front(to) || (on_table(to) && stays_on_table_)) &&
      has(e.cards, unknown_card) && at_ > 0) {
    const Event& said = record_->event(at_ - 1);
    if (!said.shows(Field::cards) || has(said.cards, unknown_card)) blind_ = true;
  }
  // A statement stands again where it was made: the same card turned a turn later is another turn.
  if (kind.boundary || kind.sequence) {
    last_ = {};
    if (kind.boundary) misnamed_ = unknown_card;
  }
  if (restating_.contains(e.kind)) {
    last_ = e;
    last_card_ = e.cards.size() == 1 ? e.cards[0] : unknown_card;
    last_.cards = {};
  }
  if (ending_.contains(e.kind)) {
    report_->over = true;
    report_->winners = e.seats;
    // By the record's word, whatever reading the rules go on with.
    const Event* const last = in_record && at_ > 0 ? &record_->event(at_ - 1) : nullptr;
    if (last != nullptr && last->kind == e.kind && last->shows(Field::seats))
      report_->winners = last->seats;
    over_ = e;
    over_.cards = {};
  }
  if (sink_ != nullptr) {
    const std::size_t i = at_ > 0 ? at_ - 1 : 0;
    const std::uint32_t source_at = i < record_->size() ? record_->seen()[i].source_at : 0;
    sink_->event(e, *match_, in_record || !shown(e.kind) ? source_at : not_in_record);
  }
}

// The record has no more: the game stops where it stands.
void Guide::ended() { match_->stop(); }

void Guide::pass_over_restated(const Event* expected) {
  for (;;) {
    while (cost_ < limit_ && contradiction_ < record_->contradictions.size() &&
           record_->contradictions[contradiction_].before <= at_) {
      const Contradiction& c = record_->contradictions[contradiction_++];
      noted_ = true;
      if (Finding* const f = finding(FindingKind::contradiction, c.rule, c.seat)) {
        f->source_at = c.source_at;
        f->message = c.message;
        f->expected = c.one.kind == nothing ? c.expected : words(c.one);
        f->found = c.other.kind == nothing ? c.found : words(c.other);
      }
    }
    const Event* const e = peek();
    if (e == nullptr) return;
    const KindInfo& kind = schema_.kinds[e->kind];
    if (!kind.restates) return;
    // The next statement about what is expected is no repetition: it is the one to be compared.
    if (expected != nullptr && e->kind == expected->kind &&
        (e->seat == expected->seat || !e->shows(Field::seat)))
      return;
    // Two cards without a name need not be one.
    bool again =
        last_.kind == e->kind && e->shows(Field::cards) &&
        (e->cards.size() != 1 || (e->cards[0] == last_card_ && last_card_ != unknown_card));
    if (again) {
      Event x = *e;
      x.cards = {};
      again = compare(kind, last_, x, true).same;
    }
    if (!again && !match_->holds(*e)) return;
    consume();
  }
}

bool Guide::comes_next(Event& e) {
  const Event* const n = quiet_ ? nullptr : peek();
  if (n == nullptr || n->kind != e.kind) return false;
  const KindInfo& kind = schema_.of(e);
  if (!compare(kind, e, *n, kind.ordered).same) return false;
  fill(kind, e, *n, room_);
  return true;
}

// Nothing is held against what is left: it is taken as told.
void Guide::take_rest() {
  while (const Event* const n = peek()) {
    Event e = *n;
    consume();
    told(e);
    match_->apply(e);
  }
  ended();
}

// Takes a record's word for an event, without the rules.
void Guide::fold(const Event& e) {
  told(e);
  match_->apply(e);
  if (match_->over()) match_->stop();
}

// Goes past an event no rule brings about here.
void Guide::pass_by(Reading how, const Due& due, bool reported) {
  const Event* n = peek();
  const KindInfo& kind = schema_.of(*n);
  const Rule why = match_->rule_against(*n);
  // What follows a disagreement without a choice between is no finding of its own.
  // So is what is taken from among cards that only the record has there.
  const bool on_its_own = kind.role == EventRole::choice && !on_table(kind.from);
  const bool consequence =
      (in_extras_ || in_missing_) && !kind.boundary && !kind.ends && !on_its_own;
  if (consequence)
    disagreed(cost_of_consequence);
  else if (!reported)
    report_extra(*n, why, due);
  if (how == Reading::passage) disagreed(cost_of_passage);
  do {
    Event e = *n;
    consume();
    idle_ = 0;
    if (how != Reading::ignored) {
      e.rule = why;
      fold(e);
      if (match_->over()) break;
    }
    n = peek();
  } while (how == Reading::passage && n != nullptr && !schema_.of(*n).boundary);
  if (match_->over()) return;
  in_extras_ = true;
  in_missing_ = false;
}

// Looks for exactly `e` within the horizon.
bool Guide::find_ahead(const Event& e, std::size_t& steps) const {
  const KindInfo& kind = schema_.kinds[e.kind];
  for (std::size_t k = 1; k <= horizon && at_ + k < record_->size(); ++k) {
    const Event& o = record_->event(at_ + k);
    if (o.kind == e.kind && compare(kind, e, o, kind.ordered).same) {
      steps = k;
      return true;
    }
    if (schema_.kinds[o.kind].boundary) return false;
  }
  return false;
}

void Guide::take_as_shown(Event& e, const Event& shown) {
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
    fill(schema_.of(e), target, hidden, room_);
    target.hidden = e.hidden;
    target.show(field.field);
    e = target;
  }
}

// The record's next event is not `e`. Returns whether `e` happened; `again` when it is to be
// compared with the event after it.
bool Guide::disagree(Event& e, const Event& shown, bool& again) {
  using enum Reading;
  const KindInfo& kind = schema_.kinds[e.kind];
  std::size_t steps = 0;
  const bool ahead = find_ahead(e, steps);
  const bool same_kind = shown.kind == e.kind;
  const bool same_subject = same_kind && (shown.seat == e.seat || kind.boundary || kind.single) &&
                            !(kind.sequence && shown.what != e.what);
  // Cards nobody has seen that come off the pile: whose they are is all that can be told otherwise.
  const bool of_another = same_kind && !ahead && kind.role == EventRole::chance &&
                          has(e.cards, unknown_card) && shown.seat != e.seat;
  const bool shares_card =
      kind.fields[0].field != Field::cards ||
      std::any_of(e.cards.begin(), e.cards.end(), [&](Card c) {
        return std::find(shown.cards.begin(), shown.cards.end(), c) != shown.cards.end();
      });
  Reading how = missing;
  if (idle_ > most_idle)
    how = extra;
  else if (schema_.of(shown).ends && !same_kind)
    // Where the rules go on to a turn or a phase, nothing is missing that would end the game.
    how = kind.boundary || kind.sequence ? decide({extra, missing, unseen, ignored})
                                         : decide({missing, unseen, extra, ignored});
  else if (of_another)
    how = decide({as_ruled, as_shown, missing, unseen, extra, ignored, passage});
  else if (same_subject && shares_card && !(ahead && steps == 1 && !kind.restates))
    how = differ_in_a_card(e, shown)
              ? decide({as_shown, as_ruled, missing, unseen, extra, ignored, passage, misread})
              : decide({as_shown, as_ruled, missing, unseen, extra, ignored, passage});
  else if (ahead && same_kind)
    how = decide({extra, ignored, as_shown, as_ruled, missing, unseen, passage});
  else if (ahead)
    how = decide({extra, ignored, missing, unseen, as_ruled, as_shown, passage});
  else if (same_kind)
    how = decide({missing, unseen, extra, ignored, as_shown, as_ruled, passage});
  else
    how = decide({missing, unseen, extra, ignored, as_ruled, as_shown, passage});

  switch (how) {
    case as_shown:
    case as_ruled:
      report_wrong(e, shown);
      go_on();
      if (how == as_shown && !same_kind) {
        Event instead = shown;
        instead.rule = e.rule;
        fold(instead);
        return false;
      }
      if (how == as_shown) take_as_shown(e, shown);
      // Whoever it happened to, the cards are those the record names.
      if (how == as_ruled && same_kind && e.cards.size() == shown.cards.size() &&
          has(e.cards, unknown_card) && cards_agree(kind, e, shown))
        fill(kind, e, shown, room_);
      told(e);
      return true;
    case misread: {
      report_wrong(e, shown);
      go_on();
      Event said = e;
      take_as_shown(said, shown);
      told(said);
      forget_differing(e, shown);
      return true;
    }
    case missing:
    case unseen:
      report_missing(e, shown);
      in_missing_ = true;
      in_extras_ = false;
      if (how == unseen) told(e, false);
      return how == unseen;
    case passage:
      if (same_subject && shares_card)
        report_wrong(e, shown);
      else
        report_missing(e, shown);
      pass_by(how, {}, true);
      quiet_ = !kind.boundary;
      again = true;
      return false;
    default:
      pass_by(how, {&e, nullptr});
      again = true;
      return false;
  }
}

bool Guide::tell(Event& e) {
  ++work_;
  const KindInfo& kind = schema_.kinds[e.kind];
  if (marking_ && kind.boundary && passes_mark(e)) return false;
  judged_ = true;
  if (blind_) [[unlikely]] {
    take_rest();
    return false;
  }
  for (;;) {
    if (quiet_) {
      if (!kind.boundary && !kind.ends) return false;
      quiet_ = false;
    }
    if (shown(e.kind)) skip_restated(&e);
    const Event* const n = peek();
    if (const GoesOn so = goes_on(&e); so != GoesOn::no) {
      if (so == GoesOn::as_told) return true;
      continue;
    }
    if (n != nullptr && n->kind == e.kind && compare(kind, e, *n, kind.ordered).same) {
      fill(kind, e, *n, room_);
      go_on();
      told(e);
      return true;
    }
    ++idle_;
    if (!shown(e.kind)) {
      told(e);
      return true;
    }
    if (n == nullptr) {
      ended();
      return false;
    }
    bool again = false;
    const bool happened = disagree(e, *n, again);
    if (!again || match_->over()) return happened;
  }
}

}  // namespace tally
