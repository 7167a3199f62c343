#include "replay/guide/findings.h"

#include <algorithm>
#include <array>
#include <utility>

#include "replay/guide/matching.h"
#include "replay/messages.h"

namespace tally::guide {

void Findings::begin_play() {
  report_->findings.clear();
  report_->winners = {};
  report_->over = false;
  report_->given_up = false;
  report_->events = 0;
}

void Findings::disagreed(std::uint32_t cost) {
  Course& course = cursor_.course;
  if (course.blind) return;
  course.cost += cost;
  course.disagreed_at = course.at;
  course.noted = true;
  onlookers_.stop_watching();
  if (at_limit()) cursor_.match->stop();
}

Finding* Findings::add(FindingKind kind, Rule rule, Seat seat, std::uint32_t cost) {
  const Record& record = *cursor_.record;
  Course& course = cursor_.course;
  course.noted = true;
  onlookers_.stop_watching();
  if (course.blind && kind != FindingKind::undecided) return nullptr;
  if (kind != FindingKind::undecided && kind != FindingKind::invariant) {
    // What is not shown before it may be why.
    if (gaps_left && course.gap_met) return give_up(rule, seat), nullptr;
    disagreed(cost);
  }
  if (silent) return nullptr;
  wording_.begin(seat);
  Finding& f = report_->findings.emplace_back();
  f.kind = kind;
  f.rule = rule;
  f.turn = cursor_.match->turn();
  f.seat = seat;
  f.at = report_->events;
  const std::size_t i = std::min(course.at, record.size() > 0 ? record.size() - 1 : 0);
  f.source_at = record.size() > 0 ? record.seen()[i].source_at : 0;
  if (i > 0) f.matter.behind = record.seen()[i - 1].event.kind;
  return &f;
}

void Findings::is_about(Finding& f, const Event& shown, const Question* asked, const Event* due) {
  f.matter.kind = shown.kind;
  f.matter.what = shown.what;
  if (!shown.cards.empty()) f.matter.card = shown.cards[0];
  for (const Seat s : shown.seats) f.matter.seats.add(s);
  for (const Seat s : {shown.seat, shown.other})
    if (s != nobody) f.matter.seats.add(s);
  std::array<Rule, 8> also{};
  const int n = cursor_.match->also(shown, also);
  f.matter.also.assign(also.begin(), also.begin() + n);
  if (asked != nullptr) {
    f.matter.asks = asked->rule;
    f.matter.due = asked->accepts;
  }
  if (due != nullptr) f.matter.due = due->kind;
}

void Findings::unanswered(const Question& q, const Event& next, std::uint32_t cost) {
  if (cursor_.course.in_missing) return disagreed(cost_of_consequence);
  cursor_.course.in_missing = true;
  cursor_.course.in_extras = false;
  Finding* const f = add(FindingKind::missing, q.rule, q.who, cost);
  if (f == nullptr) return;
  dispute(*f, &q, nullptr, &next);
  is_about(*f, Event{}, &q);
  f->matter.next = next.kind;
  bool chance = false;
  for (std::size_t k = 0; k < cursor_.schema.kinds.size(); ++k)
    chance = chance || (q.accepts.contains(static_cast<Kind>(k)) &&
                        cursor_.schema.kinds[k].role == EventRole::chance);
  f->expected = wording_.wanted(q);
  f->found = say::next_comes(wording_.event(next));
  f->message = wording_.price_unpaid(q);
  if (f->message.empty())
    f->message = (chance ? say::chance_left_out : say::decision_lacking)(f->expected);
}

void Findings::wrong(const Event& e, const Event& shown) {
  const KindInfo& kind = cursor_.schema.of(e);
  const bool same_kind = e.kind == shown.kind;
  const Field differs = difference(kind, e, shown).value_or(Field::what);
  const Rule rule = cursor_.match->rule_for(e, shown, differs);
  if (same_kind && contradicts_itself(shown)) return self_contradiction(shown, rule);
  Finding* const f = add(FindingKind::wrong, rule, shown.seat == nobody ? e.seat : shown.seat);
  if (f == nullptr) return;
  dispute(*f, nullptr, &e, &shown);
  is_about(*f, shown, nullptr, &e);
  wording_.tell_apart(e.cards, shown.cards);
  f->expected = wording_.event(e);
  std::array<Card, max_cards> room{};
  Event said = e;
  if (same_kind) take_as_shown(kind, said, shown, room);
  f->found = wording_.event(same_kind ? said : shown);
  if (same_kind && kind.counted == Counted::cards_each) {
    Message hands = wording_.differing_hands(e, said);
    Message others = wording_.differing_hands(said, e);
    if (!hands.empty()) f->expected = std::move(hands);
    if (!others.empty()) f->found = std::move(others);
  }
  f->message = say::otherwise(f->found, f->expected);
}

void Findings::missing(const Event& e, const Event& next) {
  if (cursor_.course.in_missing) return disagreed(cost_of_consequence);
  const Rule rule = e.kind == next.kind ? e.rule : cursor_.match->rule_for(e, next, Field::what);
  Finding* const f = add(FindingKind::missing, rule, e.seat);
  if (f == nullptr) return;
  dispute(*f, nullptr, &e, &next);
  is_about(*f, Event{}, nullptr, &e);
  f->matter.next = next.kind;
  wording_.tell_apart(e.cards, next.cards);
  f->expected = wording_.event(e);
  f->found = say::next_comes(wording_.event(next));
  f->message = say::left_out(f->expected);
}

void Findings::extra(const Event& e, Rule rule, const Due& due) {
  Finding* const f = add(FindingKind::extra, rule, e.seat);
  if (f == nullptr) return;
  dispute(*f, due.question, due.event, &e);
  is_about(*f, e, due.question, due.event);
  if (due.event != nullptr) wording_.tell_apart(e.cards, due.event->cards);
  f->found = wording_.event(e);
  f->expected = due.event != nullptr      ? say::nothing_but(wording_.event(*due.event))
                : due.question != nullptr ? say::nothing_but(wording_.wanted(*due.question))
                                          : say::nothing_here();
  f->message = say::unfounded(f->found);
}

void Findings::after_end(const Event& e) {
  Finding* const f = add(FindingKind::extra, cursor_.match->rule_against(e), e.seat);
  if (f == nullptr) return;
  dispute(*f, nullptr, nullptr, &e);
  f->found = wording_.event(e);
  const std::size_t more = cursor_.record->size() - cursor_.course.at - 1;
  if (more > 0) f->found = say::and_events_more(std::move(f->found), more);
  f->message = say::after_end(f->found);
  f->expected = say::nothing_after_end();
}

// The finding stands before everything else, however far an earlier reading of the record got.
void Findings::setup(Rule rule) {
  Finding* const f = add(FindingKind::setup, rule, nobody);
  if (f == nullptr) return;
  f->turn = 0;
  f->at = 0;
  f->source_at = cursor_.record->setup_at;
  SetupWords words = words_of_setup(cursor_);
  f->found = std::move(words.found);
  f->expected = std::move(words.expected);
  f->message = std::move(words.sentence);
}

void Findings::contradiction(const Contradiction& c) {
  Finding* const f = add(FindingKind::contradiction, c.rule, c.seat);
  if (f == nullptr) return;
  f->source_at = c.source_at;
  f->message = c.message;
  f->expected = c.one.kind == nothing ? c.expected : wording_.event(c.one);
  f->found = c.other.kind == nothing ? c.found : wording_.event(c.other);
}

bool Findings::contradicts_itself(const Event& e) const {
  const KindInfo& kind = cursor_.schema.of(e);
  if (kind.counted == Counted::no || e.cards.empty()) return false;
  if (!e.shows(Field::value) || !e.shows(Field::cards)) return false;
  const int times = kind.counted == Counted::cards_each ? cursor_.record->setup.players : 1;
  return e.cards.size() !=
         static_cast<std::size_t>(std::max<int>(e.value, 0)) * static_cast<std::size_t>(times);
}

void Findings::self_contradiction(const Event& e, Rule rule) {
  Finding* const f = add(FindingKind::contradiction, rule, e.seat);
  if (f == nullptr) return;
  dispute(*f, nullptr, nullptr, &e);
  const KindInfo& kind = cursor_.schema.of(e);
  f->found = wording_.event(e);
  if (has_type(kind, FieldType::names)) {
    f->message = say::names_not_as_said(e.value, e.cards.size());
    f->expected = say::as_many_names();
    return;
  }
  const bool each = kind.counted == Counted::cards_each;
  f->message = (each ? say::hands_not_as_said : say::cards_not_as_said)(e.value, e.cards.size());
  f->expected = say::as_many_cards();
}

void Findings::misread(const Question& q, const Event& a, std::span<const Card> cards,
                       const Event& next) {
  Finding* const f = add(FindingKind::contradiction, q.rule, a.seat);
  if (f == nullptr) return;
  dispute(*f, &q, nullptr, &a);
  Event other = a;
  other.cards = cards;
  wording_.tell_apart(a.cards, other.cards);
  f->found = wording_.event(a);
  f->expected = say::if_what_follows(wording_.event(other), wording_.event(next));
  f->message = say::another_card(f->found);
}

void Findings::not_shown(const Question& q, const Event& a, std::uint8_t fields) {
  Finding* const f = add(FindingKind::undecided, q.rule, a.seat);
  if (f == nullptr) return;
  dispute(*f, &q, nullptr, &a);
  f->found = wording_.event(a);
  f->message = say::hidden_value_decides();
  f->expected = say::value_of(wording_.keys(a, fields));
}

void Findings::give_up(Rule rule, Seat seat) {
  if (Finding* const f = add(FindingKind::undecided, rule, seat)) {
    dispute(*f, nullptr, nullptr, nullptr);
    const Event* const next = cursor_.peek();
    f->found = next != nullptr ? wording_.event(*next) : Message();
    f->message = say::blind_from_here();
    f->expected = say::what_is_left_out();
  }
  cursor_.course.blind = report_->given_up = true;
}

// The record is not at fault: how it is read stays as it is.
void Findings::broken() {
  if (Finding* const f = add(FindingKind::invariant, no_rule, nobody)) onlookers_.tell(*f);
}

}  // namespace tally::guide
