// The rules ask, and the record has something else next.
#include <algorithm>
#include <array>
#include <utility>

#include "replay/guide/playthrough.h"

namespace tally::guide {
namespace {

// The names that legal answers have which are nothing but a name (a suit, a general).
class Names final : public AnswerSink {
 public:
  explicit Names(const Schema& schema) : schema_(schema) {}
  bool take(const Event& answer) override {
    const auto fields = schema_.of(answer).fields;
    const bool only = std::all_of(fields.begin(), fields.end(), [](const FieldInfo& f) {
      return f.field == Field::seat || (f.field == Field::what && !f.optional);
    });
    if (!only || answer.what == 0) return false;
    names_[count_++] = answer.what;
    return count_ < names_.size();
  }
  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] What operator[](std::size_t i) const { return names_[i]; }

 private:
  const Schema& schema_;
  std::array<What, 8> names_{};
  std::size_t count_ = 0;
};

}  // namespace

bool Playthrough::hides_chance(const Question& q) const {
  // Any event can answer how a game stood that is taken up midway: what is not there is not hidden.
  if (all_kinds.within(q.accepts)) return false;
  for (const Kind k : q.accepts - cursor_.record->shows)
    if (cursor_.schema.kinds[k].role == EventRole::chance) return true;
  return false;
}

Event Playthrough::passed(const Question& q, std::size_t start) {
  // What was passed over as restated may be what the rules tell next.
  cursor_.course.at = start;
  // Of a kind that a source never shows, that it has none says nothing.
  if (onlookers_.sink != nullptr && q.accepts.meets(cursor_.record->shows))
    onlookers_.sink->passed(q);
  return {};
}

Playthrough::Unanswered Playthrough::pass_window(const Question& q, const Event& next, bool fits) {
  if (!fits && hides_chance(q) && q.rules->shows_answer(q, next)) return Unanswered::unseen;
  // Where the record leaves out what could come next, what stands behind that may.
  const bool any_follows = q.follows.empty() || !q.follows.within(cursor_.record->shows);
  Reading how = Reading::missing;
  if (fits || any_follows || q.follows.contains(next.kind)) {
    if (fits || !decisions_.careful) return Unanswered::passed;
    if (q.rules->shows_answer(q, next) &&
        decisions_.decide(Met::window, Fact::effect_next) == Reading::unseen) {
      findings_.unanswered(q, next);
      return Unanswered::unseen;
    }
    // A choice may be none that comes next by itself.
    const bool chosen = cursor_.schema.of(next).role == EventRole::choice;
    if ((any_follows || chosen) && cursor_.answer_ahead(q)) {
      const Course& course = cursor_.course;
      Facts facts(Fact::ahead);
      facts.set(Fact::after_extra, course.in_extras && !course.ignoring);
      facts.set(Fact::after_ignored, course.in_extras && course.ignoring);
      how = decisions_.decide(Met::window, facts);
    }
  } else {
    const bool boundary = cursor_.schema.of(next).boundary;
    how = decisions_.decide(Met::window, boundary ? Facts(Fact::boundary_next) : Facts());
  }
  if (how == Reading::missing) return Unanswered::passed;
  telling_.pass_by(how, {nullptr, &q});
  return Unanswered::look_again;
}

std::optional<Event> Playthrough::settle_due(const Question& q, const Event& next, bool fits) {
  using enum Reading;
  Course& course = cursor_.course;
  const KindInfo& next_kind = cursor_.schema.of(next);
  const bool chance_hidden = hides_chance(q);
  const bool price = cursor_.kinds.is_price(q);
  Facts facts;
  facts.set(Fact::another_answer, fits);
  facts.set(Fact::price, price);
  facts.set(Fact::outcome_next,
            next_kind.role == EventRole::outcome && !next_kind.boundary && !next_kind.sequence);
  facts.set(Fact::ahead, cursor_.answer_ahead(q));
  facts.set(Fact::chance_hidden, chance_hidden);
  const Row& row = row_of(Met::due, facts);
  // If the answer is only not written, it can be any of some names.
  Names names(cursor_.schema);
  if (row.note == Note::several && decisions_.careful) q.each(names);
  const auto [how, nth] = decisions_.decide(Met::due, row, names.count());
  if (how == unseen && names.count() > 0) course.unseen_name = names[nth];

  if (how == passage) findings_.unanswered(q, next);
  if (how == extra || how == ignored || how == passage) {
    telling_.pass_by(how, {nullptr, &q}, how == passage);
    course.quiet = how == passage;
    return {};
  }
  if (!chance_hidden) {
    // If the effect of an illegal choice follows, that it was not paid for is only a consequence.
    const bool of_illegal = how == unpaid && course.illegal_at == course.at;
    findings_.unanswered(q, next, of_illegal ? cost_of_consequence : cost_of_finding);
    course.unsure_at = course.at;
  }
  if (price && how != unseen) {
    // The unpaid skill is over: a disagreement behind it is one of its own.
    course.in_missing = false;
    course.in_extras = how == missing;
  }
  if (how == unseen) return unseen_answer(q);
  Event none;
  if (how == unpaid) {
    none.kind = cursor_.kinds.discarding;
    none.seat = q.who;
    none.rule = q.rule;
  }
  return none;
}

Event Playthrough::unseen_answer(const Question& q) {
  if (q.told != nullptr) {
    const Event a = *q.told;
    telling_.happens(a, false, &q);
    return a;
  }
  Event a;
  for (std::size_t k = 0; k < cursor_.schema.kinds.size(); ++k)
    if (q.accepts.contains(static_cast<Kind>(k))) a.kind = static_cast<Kind>(k);
  a.seat = q.who;
  a.what = q.what;
  a.other = q.other;
  a.value = q.value;
  a.rule = q.rule;
  const KindInfo& kind = cursor_.schema.of(a);
  const bool into_hands =
      kind.from == Spot::pile && (kind.to == Spot::seat || kind.to == Spot::each);
  const std::size_t due = q.value > 0 ? static_cast<std::size_t>(q.value) : 0;
  if (kind.role == EventRole::choice) {
    a.cards = unseen_cards(std::clamp<std::size_t>(due, 1, max_cards));
  } else if (into_hands && due > 0 && due <= max_cards) {
    a.value = cursor_.match->chance_answer(q, room_.data()).answer.value;
    a.cards = unseen_cards(due);
  } else {
    a.hide(Field::cards);
    if (cursor_.shows(a.kind)) gaps_.fill_from_question(q, a);
  }
  What& name = cursor_.course.unseen_name;
  if (name != 0) a.what = std::exchange(name, What{0});
  telling_.happens(a, false, &q);
  return a;
}

}  // namespace tally::guide
