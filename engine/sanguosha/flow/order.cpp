// Several skills of one player at one timing: he says which comes first. Skills are written as if
// they were alone ("ask, then act"), so each is tried out up to its first question; those questions
// are asked as one, and the answer is handed to the skill whose question it fits. With one skill
// there is no such question.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {
namespace {

// Remembers that enough is known.
class Until final : public AnswerSink {
 public:
  explicit Until(AnswerSink& sink) : sink_(sink) {}
  bool take(const Event& offer) override {
    done_ = done_ || !sink_.take(offer);
    return !done_;
  }
  [[nodiscard]] bool done() const { return done_; }

 private:
  AnswerSink& sink_;
  bool done_ = false;
};

}  // namespace

// The questions with which several skills begin, asked as one.
class AnyOf final : public Judge {
 public:
  void add(Skill skill, const Question& q) {
    if (n_ == of_.size()) return;
    skill_[n_] = skill;
    of_[n_++] = q;
  }
  [[nodiscard]] bool asks() const { return n_ > 0; }
  // The skill of the only question; none where there are several.
  [[nodiscard]] Skill only() const { return n_ == 1 ? skill_[0] : Skill::none; }
  [[nodiscard]] Question asked_as_one() const {
    Question q = of_[0];
    q.ask = static_cast<std::uint8_t>(Ask::invoke_any);
    q.what = 0;
    q.same_what = false;
    q.may_pass = true;
    for (const Question& each : all()) {
      q.accepts |= each.accepts;
      q.own_seat = q.own_seat && each.own_seat;  // one may ask what another draws
      if (each.other != nobody && each.other != q.other) q.other = nobody;
    }
    q.rules = this;
    return q;
  }
  // Whose question this answers; the first one's if nobody's.
  [[nodiscard]] std::size_t asked_by(const Event& a) const {
    const auto at = std::find_if(all().begin(), all().end(), [&](auto& q) { return fits(q, a); });
    return at == all().end() ? 0 : static_cast<std::size_t>(at - all().begin());
  }
  [[nodiscard]] Skill skill_for(const Event& a) const { return skill_[asked_by(a)]; }

  [[nodiscard]] Verdict judge(const Question& /*q*/, const Event& a) const override {
    return a.kind == nothing ? Verdict{} : of_[asked_by(a)].judge(a);
  }
  void complete(const Question& /*q*/, Event& a) const override {
    const Question& its = of_[asked_by(a)];
    if (!a.shows(Field::other) && its.other != nobody) {  // 横江, besides 资粮
      a.other = its.other;
      a.show(Field::other);
    }
    its.complete(a);
  }
  void each(const Question& /*q*/, AnswerSink& sink) const override {
    Until until(sink);
    for (const Question& q : all())
      if (!until.done()) q.each(until);
  }
  // What begins none of these skills may come later: with a Slash, the Qilin Bow after 鞬出 and
  // 狂斧.
  [[nodiscard]] bool could_answer(const Question& q, const Event& a) const override {
    const Question& its = of_[asked_by(a)];
    return fits(its, a) ? its.rules->could_answer(its, a) : answers_only_this(q, a);
  }
  [[nodiscard]] bool answers_only_this(const Question& /*q*/, const Event& a) const override {
    const Question& q = of_[asked_by(a)];
    return q.rules->answers_only_this(q, a);
  }
  [[nodiscard]] bool shows_answer(const Question& /*q*/, const Event& next) const override {
    return std::any_of(of_.begin(), of_.begin() + n_,
                       [&](const Question& q) { return q.rules->shows_answer(q, next); });
  }

 private:
  [[nodiscard]] static bool fits(const Question& q, const Event& a) {
    if (!q.accepts.contains(a.kind) || (q.own_seat && a.seat != q.who)) return false;
    return !q.same_what || !a.shows(Field::what) || a.what == q.what;
  }
  [[nodiscard]] std::span<const Question> all() const { return {of_.data(), n_}; }

  std::array<Question, 8> of_{};
  std::array<Skill, 8> skill_{};
  std::size_t n_ = 0;
};

namespace {

// Before this Table an effect is tried out: what it asks first is noted, and nothing happens.
class Rehearsal final : public Table {
 public:
  Event answer(const Question& q) override {
    if (first_.ask == 0) first_ = q;
    return {};
  }
  bool tell(Event& /*e*/) override {
    told_ = true;
    return false;
  }
  [[nodiscard]] bool asks() const { return first_.ask != 0; }
  [[nodiscard]] bool acts() const { return told_ || asks(); }
  [[nodiscard]] const Question& first() const { return first_; }
  [[nodiscard]] bool decides() const { return static_cast<Ask>(first_.ask) == Ask::decide; }
  [[nodiscard]] bool says_on_whom(Seat who) const {
    const auto ask = static_cast<Ask>(first_.ask);
    return (ask == Ask::invoke_on || ask == Ask::snatch_own) && first_.who == who;
  }

 private:
  Question first_;
  bool told_ = false;
};

// The real Table, but that the first question has been answered.
class Chosen final : public Table {
 public:
  Chosen(Table& real, const Event& first) : real_(real), first_(first) {}
  Event answer(const Question& q) override {
    if (first_.kind == nothing) return real_.answer(q);
    return std::exchange(first_, Event{});
  }
  bool tell(Event& e) override { return real_.tell(e); }
  [[nodiscard]] bool comes_next(Event& e) override { return real_.comes_next(e); }
  [[nodiscard]] bool leaves_out(Kind k) const override { return real_.leaves_out(k); }
  void implied(const Question& q, const Event& a) override { real_.implied(q, a); }

 private:
  Table& real_;
  Event first_;
};

}  // namespace

// OPT-SGS-EQUIPMENT-ORDER: he begins with a piece of his equipment, as a record goes on.
bool Play::equipment_is_next(Seat who) {
  if (!options_.is<Opt::equipment_order>("either")) return false;
  for (const Name worn : {state_.weapon(who), state_.armour(who)}) {
    Event said;
    said.kind = kind::invoke;
    said.seat = who;
    said.what = cause(worn);
    said.hide(Field::other);
    if (worn != Name::none && comes_next(said)) return true;
  }
  return false;
}

// What asks nothing and is not told acts at once, before equipment too: 裸衣 before the Frost
// Sword.
bool Play::acts_silently(const SkillSet& skills, Window& window) {
  for (const Skill skill : skills) {
    Rehearsal rehearsal;
    const Trial trial(*this, rehearsal);
    if ((window.try_out(*this, skill) || trial.changed()) && !rehearsal.acts()) return true;
  }
  return false;
}

bool Play::lion_is_next(Seat who) {
  Event healed;
  healed.kind = kind::heal;
  healed.seat = who;
  healed.value = 1;
  return options_.is<Opt::equipment_order>("either") && comes_next(healed);
}

namespace {

// Of these, those he still has: the Jade Seal may go by another of them, a form by a change of
// forms 化身, and a command may have brought silence.
SkillSet still_his(const State& s, Seat who, const SkillSet& skills) {
  const SkillSet lost = skills - s.at(who).skills;
  const bool all_count = s.has(who, Skill::huashen_qs);
  return s.unsilenced(who,
                      skills - (all_count ? lost : lost & skills_that<&SkillInfo::compulsory>()));
}

}  // namespace

// How several skills begin.
struct Beginnings {
  AnyOf any;        // with these questions
  SkillSet silent;  // without one that he would have to answer
  SkillSet idle;    // not at all, so far
  SkillSet unsaid;  // with one whose answer a record may leave out: it shows by what comes of it
  // With one that asks, and others that do nothing yet, there is no order to be asked for.
  [[nodiscard]] Skill alone() const { return silent.within(idle) ? any.only() : Skill::none; }
};

void Play::try_out(Seat who, const SkillSet& skills, Window& window, Beginnings& out) {
  for (const Skill skill : skills) {
    Rehearsal rehearsal;
    {
      const Trial trial(*this, rehearsal);
      if (!window.try_out(*this, skill) && !trial.changed() && !rehearsal.acts())
        out.idle.add(skill);
    }
    if (rehearsal.decides() && leaves_out(kind::decide)) out.unsaid.add(skill);
    // A compulsory one waits for him only where he says on whom it works (玉玺), or what he takes
    // (聚宝 of QSanguosha-For-Hegemony).
    const bool waits = !info(skill).compulsory || rehearsal.says_on_whom(who);
    rehearsal.asks() && waits ? out.any.add(skill, rehearsal.first()) : out.silent.add(skill);
  }
}

// What asks nothing acts at once; where his seat brings it, and not his general, he may begin with
// another (跋扈 and 观星). Which one has acted; none where he wants none.
Skill Play::act_first(const Beginnings& all, Window& window) {
  const bool of_seat = all.silent.within(skills_that<&SkillInfo::of_seat>());
  if (all.silent.empty() || (all.any.asks() && of_seat)) {
    Table& real = table();
    const Event a = real.answer(all.any.asked_as_one());
    if (stopped_) return Skill::none;
    if (a.kind != nothing) {
      const Skill next = all.any.skill_for(a);
      Chosen chosen(real, a);
      sit_at(chosen);
      window.act(*this, next);
      sit_at(real);
      return next;
    }
  }
  if (all.silent.empty()) return Skill::none;
  const Skill next = all.silent.first();
  window.act(*this, next);
  return next;
}

void Play::act_in_order(Seat who, SkillSet left, Window& window) {
  const auto over = [&] { return stopped_ || window.done() || !state_.living(who); };
  SkillSet idle;  // would have done nothing before something else came: 反馈 behind 忘隙
  while (!over()) {
    left = still_his(state_, who, left);
    if (left.empty()) return;
    const unsigned so_far = events();
    Beginnings all;
    if (left.size() > 1) try_out(who, left, window, all);
    const Skill alone = left.size() > 1 ? all.alone() : left.first();
    if (alone != Skill::none) {
      idle |= all.idle;
      window.act(*this, alone);
      if (events() == so_far) return;
      left = std::exchange(idle, {}) & state_.at(who).skills;
      continue;
    }
    const Skill next = act_first(all, window);
    if (next == Skill::none) {
      for (const Skill skill : left&(skills_that<&SkillInfo::compulsory>() | all.unsaid))
        if (state_.has(who, skill) && !over()) window.act(*this, skill);
      return;
    }
    left.remove(next);
    if (events() != so_far)
      left |= std::exchange(idle, {}) & state_.at(who).skills;
    else if (all.idle.contains(next))
      idle.add(next);
  }
}

}  // namespace tally::sanguosha
