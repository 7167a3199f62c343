// Several skills of one player at one timing: he says which comes first. Skills are written as if
// they were alone ("ask, then act"), so each is tried out up to its first question; those questions
// are asked as one, and the answer is handed to the skill whose question it fits. With one skill
// there is no such question.
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {
namespace {

// The questions with which several skills begin, asked as one.
class AnyOf final : public Judge {
 public:
  void add(Skill skill, const Question& q) {
    if (n_ == of_.size()) return;
    skill_[n_] = skill;
    of_[n_++] = q;
  }
  [[nodiscard]] Question asked_as_one() const {
    Question q = of_[0];
    q.ask = static_cast<std::uint8_t>(Ask::invoke_any);
    q.what = 0;
    q.same_what = false;
    q.may_pass = true;
    for (const Question& each : all()) q.accepts |= each.accepts;
    q.rules = this;
    return q;
  }
  // Whose question this answers; the first one's if nobody's.
  [[nodiscard]] std::size_t asked_by(const Event& a) const {
    const auto its = [&](const Question& q) {
      return q.accepts.contains(a.kind) && (!a.shows(Field::what) || a.what == q.what);
    };
    const auto* const at = std::find_if(of_.begin(), of_.begin() + n_, its);
    return at == of_.begin() + n_ ? 0 : static_cast<std::size_t>(at - of_.begin());
  }
  [[nodiscard]] Skill skill_for(const Event& a) const { return skill_[asked_by(a)]; }

  [[nodiscard]] Verdict judge(const Question& /*q*/, const Event& a) const override {
    return a.kind == nothing ? Verdict{} : of_[asked_by(a)].judge(a);
  }
  void complete(const Question& /*q*/, Event& a) const override { of_[asked_by(a)].complete(a); }
  void each(const Question& /*q*/, AnswerSink& sink) const override {
    for (const Question& q : all()) q.each(sink);
  }
  [[nodiscard]] bool meant(const Question& /*q*/, const Event& a) const override {
    const Question& q = of_[asked_by(a)];
    return q.rules->meant(q, a);
  }
  [[nodiscard]] bool mistaken(const Question& /*q*/, const Event& a) const override {
    const Question& q = of_[asked_by(a)];
    return q.rules->mistaken(q, a);
  }
  [[nodiscard]] bool leads_to(const Question& /*q*/, const Event& next) const override {
    return std::any_of(of_.begin(), of_.begin() + n_,
                       [&](const Question& q) { return q.rules->leads_to(q, next); });
  }

 private:
  [[nodiscard]] std::span<const Question> all() const { return {of_.data(), n_}; }

  std::array<Question, 8> of_{};
  std::array<Skill, 8> skill_{};
  std::size_t n_ = 0;
};

}  // namespace

// While several skills of one player are put in order nothing passes the door.
struct Rehearsal {
  Question first;                 // what the effect that is tried out asks first
  const Event* chosen = nullptr;  // its owner has said that he uses it: the answer to that
};

Event Play::rehearsed(const Question& q) {
  if (rehearsal_->chosen != nullptr) {
    const Event a = *rehearsal_->chosen;
    rehearsal_ = nullptr;
    return a;
  }
  if (rehearsal_->first.ask == 0) rehearsal_->first = q;
  return {};
}

void Play::act_in_order(Seat who, Timing t, Window& window) {
  SkillSet left;
  for (const Skill skill : state_.at(who).skills)
    if (timings_of(skill).contains(t)) left.add(skill);
  while (!left.empty() && !stopped_ && !window.done() && state_.living(who)) {
    if (left.size() == 1) return window.act(*this, left.first());
    AnyOf any;
    SkillSet silent;
    for (const Skill skill : left) {
      Rehearsal rehearsal;
      if (!info(skill).compulsory) {
        rehearsal_ = &rehearsal;
        window.rehearse(*this, skill);
        rehearsal_ = nullptr;
      }
      rehearsal.first.ask != 0 ? any.add(skill, rehearsal.first) : silent.add(skill);
    }
    Skill next = Skill::none;
    Event a;
    if (!silent.empty()) {  // what asks nothing acts at once
      next = silent.first();
      window.act(*this, next);
    } else {
      Question q = any.asked_as_one();
      a = ask_of_its_own(q);
      if (a.kind == nothing || stopped_) return;
      next = any.skill_for(a);
      a.rule = rule_of(next);
      Rehearsal rehearsal{{}, &a};
      rehearsal_ = &rehearsal;
      window.act(*this, next);
      rehearsal_ = nullptr;
    }
    left.remove(next);
  }
}

}  // namespace tally::sanguosha
