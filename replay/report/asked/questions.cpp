#include "replay/report/asked/questions.h"

#include <algorithm>
#include <utility>

#include "replay/acts.h"
#include "replay/called.h"
#include "replay/messages.h"
#include "replay/report/asked/answer_groups.h"
#include "replay/report/asked/messages.h"
#include "replay/words.h"

namespace tally::report {

using enum Asked::Became;

Message said_became(const Asked& a, std::size_t most) {
  if (a.became == answered)
    return a.all_shown      ? say::answers_in_all(a.answers)
           : a.answers == 0 ? say::cards_unseen()
                            : say::answers_shown(a.answers);
  if (a.became == implied) return say::shown_by_next(a.answer);
  std::vector<Message> could(
      a.could.begin(),
      a.could.begin() + static_cast<std::ptrdiff_t>(std::min(most, a.could.size())));
  if (a.could.size() > most) could.push_back(say::groups_more(a.could.size() - most));
  Message held = could.empty() ? (a.all_shown ? say::had_nothing : say::had_nothing_shown)()
                               : say::could_have(joined(std::move(could), say::semicolon));
  if (a.became == left_out) return say::no_answer_there(std::move(held));
  return (a.who == nobody ? say::nobody_does : say::passes)(std::move(held));
}

Message said_asked(const Asked& a, std::size_t most) {
  return say::asked_became(a.question, said_became(a, most));
}

Message said_declined(const Asked& a) {
  if (a.held.empty()) return said_asked(a, 1);
  return say::asked_became(a.question,
                           (a.who == nobody ? say::nobody_does : say::passes)(say::had(a.held)));
}

namespace {
bool hides_a_card(const Observation& o) {
  return std::ranges::find(o.event.cards, unknown_card) != o.event.cards.end();
}
}  // namespace

Questions::Questions(const Record& record, bool named)
    : record_(record),
      schema_(record.game->schema()),
      named_(named),
      all_shown_(std::ranges::none_of(record.seen(), hides_a_card)) {
  if (named_) labels_ = record.labels;
}

// "seat 1 may respond (Slash)"
Message Questions::words_of(const Question& q) {
  const Texts title =
      in_each_language([&](Lang lang) { return titles_.title(*record_.game, q.rule, lang); });
  return (q.may_pass ? say::may_answer : say::has_to_answer)(
      q.who == nobody ? say::any_player() : said_seat(q.who, &labels_), said_acts(schema_, q),
      title);
}

// Whether an answer holds names of something else in place of cards (generals).
bool Questions::names_things(const Question& q) const {
  for (const Kind k : q.accepts)
    for (const FieldInfo& f : schema_.kinds[k].fields)
      if (f.type == FieldType::names) return true;
  return false;
}

Asked& Questions::ask(const Question& q, Asked::Became became) {
  just_passed_ = false;
  if (just_decided_) {  // it turns out that what the record has is no answer to this
    just_decided_ = false;
    all_.back().became = became;
    all_.back().answer.clear();
    all_.back().by = q.who;
    return all_.back();
  }
  Asked& a = all_.emplace_back();
  a.became = became;
  a.at = events_;
  a.turn = turn_;
  a.who = a.by = q.who;
  a.may_pass = q.may_pass;
  a.all_shown = all_shown_;
  a.rule = q.rule;
  a.question = words_of(q);
  AnswerGroups groups(schema_, &labels_);
  q.each(groups);
  a.could = groups.words();
  a.answers = groups.answers();
  a.able = groups.seats();
  if (const std::vector<Card> cards = groups.cards(); !cards.empty() && !names_things(q))
    a.held = said_cards(schema_, cards);
  return a;
}

void Questions::event(const Event& e, const Match& match, std::uint32_t /*source_at*/) {
  turn_ = match.turn();
  if (named_ && std::exchange(renamed_, renames(schema_, e.kind)))
    labels_ = called_now(record_, match);
  for (; turn_known_ < all_.size(); ++turn_known_) all_[turn_known_].turn = turn_;
  just_decided_ = just_passed_ = false;
  ++events_;
}

void Questions::decided(const Question& q, const Event& answer) {
  if (schema_.of(answer).role != EventRole::choice || !asks_a_player(schema_, q)) return;
  just_decided_ = false;
  Asked& a = ask(q, answered);
  a.by = answer.seat;
  a.answer = said_event(schema_, answer, &labels_);
  just_decided_ = true;
}

void Questions::passed(const Question& q) {
  if (!asks_a_player(schema_, q)) return;
  const Asked& a = ask(q, Asked::Became::passed);
  just_passed_ = !passed_before(a);
  if (!just_passed_) all_.pop_back();
}

// The same was asked, and passed, before the same event.
bool Questions::passed_before(const Asked& a) const {
  return std::ranges::any_of(at(a.at), [&](const Asked& b) {
    return &b != &a && b.became == Asked::Became::passed && b.question == a.question &&
           b.could == a.could;
  });
}

// He had to answer: only a record may leave out what.
void Questions::implied(const Question& q, const Event& answer) {
  if (!asks_a_player(schema_, q)) return;
  Asked& a = just_passed_ ? all_.back() : ask(q, Asked::Became::implied);
  Question due = q;
  due.may_pass = a.may_pass = just_passed_ = false;
  a.became = Asked::Became::implied;
  a.question = words_of(due);
  a.answer = said_event(schema_, answer, &labels_);
}

void Questions::disputed(const Finding& f, const Question* q, const Event* /*told*/,
                         const Event* /*shown*/) {
  if (q == nullptr || !asks_a_player(schema_, *q)) return;
  if (just_decided_ && f.kind != FindingKind::missing) return;
  ask(*q, left_out);
}

std::span<const Asked> Questions::at(std::uint32_t event) const {
  const auto begin = std::ranges::lower_bound(all_, event, {}, &Asked::at);
  const auto end = std::ranges::upper_bound(all_, event, {}, &Asked::at);
  return {begin, end};
}

std::vector<const Asked*> Questions::led_to(std::uint32_t at) const {
  std::vector<const Asked*> out;
  for (const Asked& a : all_)
    if (a.at == at && (a.became == left_out || a.became == Asked::Became::implied))
      out.push_back(&a);
  if (!out.empty()) return out;
  const auto behind = std::ranges::find_if(
      all_, [&](const Asked& a) { return a.at >= at && a.became != Asked::Became::passed; });
  auto from = behind;
  while (from != all_.begin() && (from - 1)->became == Asked::Became::passed) --from;
  if (from != all_.begin()) out.push_back(&*(from - 1));
  for (; from != behind; ++from)
    if (from->at <= at && from->declined()) out.push_back(&*from);
  // What was decided in another turn did not lead to what was declined in this one.
  if (!out.empty())
    std::erase_if(out, [last = out.back()->turn](const Asked* a) { return a->turn != last; });
  return out;
}

}  // namespace tally::report
