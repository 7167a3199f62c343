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
  [[nodiscard]] std::span<const Question> all() const { return {of_.data(), n_}; }
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
  std::array<Question, 8> of_{};
  std::array<Skill, 8> skill_{};
  std::size_t n_ = 0;
};

}  // namespace

// While an effect is tried out, what it asks is noted and not answered; when its owner has chosen
// it, his answer is the one to its first question.
Event Play::rehearsed(Question& q) {
  if (chosen_ != nullptr) {
    const Event a = *chosen_;
    chosen_ = nullptr;
    return a;
  }
  if (first_asked_->ask == 0) *first_asked_ = q;
  return {};
}

bool Play::first_question(Skill skill, Window& window, Question& first) {
  first_asked_ = &first;
  window.rehearse(*this, skill);
  first_asked_ = nullptr;
  return first.ask != 0;
}

void Play::act_in_order(Seat who, SkillSet skills, Window& window) {
  while (!skills.empty() && !stopped_ && !window.done() && state_.living(who)) {
    if (skills.size() == 1) return window.act(*this, skills.first());
    AnyOf any;
    SkillSet asking;
    for (const Skill skill : skills) {
      Question first;
      if (!info(skill).compulsory && first_question(skill, window, first)) {
        any.add(skill, first);
        asking.add(skill);
      }
    }
    // What asks nothing acts at once.
    if (const SkillSet silent = skills - asking; !silent.empty()) {
      window.act(*this, silent.first());
      skills.remove(silent.first());
      continue;
    }
    Question q = any.all()[0];
    q.ask = static_cast<std::uint8_t>(Ask::invoke_any);
    q.what = 0;
    q.same_what = false;
    q.may_pass = true;
    for (const Question& each : any.all()) q.accepts |= each.accepts;
    q.rules = &any;
    const Event a = stopped_ ? Event{} : table_->answer(q);
    if (a.kind == nothing || stopped_) return;
    const Skill first = any.skill_for(a);
    chosen_ = &a;
    window.act(*this, first);
    chosen_ = nullptr;
    skills.remove(first);
  }
}

}  // namespace tally::sanguosha
