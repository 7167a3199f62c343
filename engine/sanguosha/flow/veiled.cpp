// Generals that lie face down, and their skills (SGS-GZ-UNVEIL): who could use one may turn up the
// general to do so. A skill of a timing is tried out first, as if the general lay open: where
// nothing would come of it, nobody is asked. One by which a card is used or a skill of the play
// phase is asked for with the card.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/narrowed.h"
#include "engine/sanguosha/legal/veils.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {
namespace {

// Before this Table a skill is tried out: nobody answers, nothing happens.
// With hands that nobody has seen it may be that he can answer.
class Rehearsed final : public Table {
 public:
  explicit Rehearsed(const State& state) : state_(state) {}
  Event answer(const Question& q) override {
    if (!asked_ && !told_) {
      AnyAnswer answer;
      q.each(answer);
      const bool of_chance = q.who == nobody && q.seats.empty();  // cards that nobody has seen
      acts_ = answer.found || of_chance || hides_cards(state_);
    }
    asked_ = true;
    return {};
  }
  bool tell(Event& /*e*/) override {
    if (!asked_) acts_ = true;
    told_ = true;
    return false;
  }
  [[nodiscard]] bool acts() const { return acts_; }

 private:
  const State& state_;
  bool asked_ = false;
  bool told_ = false;
  bool acts_ = false;
};

// The real Table, but that he who has turned up a general for a skill uses it. One that acts
// without asking him has been used by then: for 恩怨 it is the other one who gives a card.
class Bound final : public Table {
 public:
  Bound(Table& real, Seat who) : real_(real), who_(who) {}
  Event answer(const Question& q) override {
    Question asked = q;
    if (bound_ && q.who == who_) asked.may_pass = aims_elsewhere(q);
    const Event a = real_.answer(asked);
    if (q.who == who_ || a.kind != nothing) bound_ = false;
    return a;
  }
  bool tell(Event& e) override {
    bound_ = false;
    return real_.tell(e);
  }
  [[nodiscard]] bool comes_next(Event& e) override { return real_.comes_next(e); }
  [[nodiscard]] bool leaves_out(Kind k) const override { return real_.leaves_out(k); }
  void implied(const Question& q, const Event& a) override { real_.implied(q, a); }

 private:
  // 烈弓 He was turned up for it when the second target of his Slash stood, not for the first.
  [[nodiscard]] bool aims_elsewhere(const Question& q) {
    Event e;
    e.kind = kind::invoke;
    e.seat = who_;
    e.what = q.what;
    e.hide(Field::other);
    return q.other != nobody && real_.comes_next(e) && e.other != nobody && e.other != q.other;
  }

  Table& real_;
  Seat who_;
  bool bound_ = true;
};

// The answers to a question that its player gives by one skill.
class OnlyBy final : public Narrowed {
 public:
  OnlyBy(const Legal& legal, Skill skill) : Narrowed(legal), skill_(skill) {}
  void each(const Question& q, AnswerSink& sink) const override {
    AnswersBy(legal(), q.who, skill_).each(q, sink);
  }

 private:
  [[nodiscard]] Verdict narrowed(const Question& q, const Event& a) const override {
    const bool by_it = a.seat == q.who && may_be_by(legal(), skill_, a);
    return by_it ? fine : broken(rule::gz_unveil, why::answer);
  }

  Skill skill_;
};

}  // namespace

Event Play::ask_for_card(Question& q) {
  const KindSet own = mode().own_answers(legal(), q);
  if (own.empty()) [[likely]]
    return ask_or_claim(q);
  q.accepts |= own;
  if (own.contains(kind::unveil)) q.same_what = false;  // whichever general it is
  while (!stopped_) {
    Event a = ask_or_claim(q);
    if (a.kind != kind::unveil) return a;
    const Seat who = a.seat;
    const Skill skill = skill_of(static_cast<What>(a.extra));
    a.rule = rule::gz_unveil;
    // Who has become a lord by it has other skills now (OPT-SGS-GZ-LORD-CROWN).
    if (!unveils(a) || skill == Skill::none || stopped_ || !state_.has(who, skill)) continue;
    Question must = q;
    must.who = who;
    must.accepts -= KindSet{kind::unveil, kind::spend, kind::claim};
    // What the general has brought may leave nothing to use it for: 青囊 where nobody is wounded
    // now.
    AnyAnswer answer;
    OnlyBy(legal(), skill).each(must, answer);
    if (!answer.found && !hides_cards(state_)) {
      has_paid(who);
      continue;
    }
    must.may_pass = !answer.found;
    a = ask_for_use_of(must, skill);
    if (a.kind == nothing) has_paid(who);
    if (answer.found || a.kind != nothing) return a;
  }
  return {};
}

Event Play::ask_for_use_of(Question& q, Skill skill) {
  const OnlyBy only(legal(), skill);
  q.rules = &only;
  q.follows = {};
  Event a = table().answer(q);
  if (stopped_) return {};
  a.rule = q.rule;
  return a;
}

Event Play::looking(Seat who, Seat of) {
  Event e;
  e.kind = kind::look;
  e.seat = who;
  e.other = of;
  e.hide(Field::cards);
  return e;
}

Event Play::glimpsing(Seat who, Seat of, std::size_t place) {
  Event e = looking(who, of);
  e.kind = kind::glimpse;
  e.value = static_cast<std::int32_t>(place);
  return e;
}

void Play::glimpses(Seat who, Seat of, std::size_t place, Rule why) {
  if (stopped_ || !state_.living(of) || !state_.at(of).veils(place)) return;
  const Card general = static_cast<Card::Number>(state_.at(of).veiled[place]);
  Event e = glimpsing(who, of, place);
  e.rule = why;
  e.cards = {&general, 1};
  if (!state_.at(of).unnamed[place]) e.show(Field::cards);
  tell(e);
}

void Play::sees_hand(Seat who, Seat of, Rule why) {
  if (stopped_ || !state_.living(of)) return;
  std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
  const int n = state_.cards_of(of, true, false, false, hand.data());
  Event e = looking(who, of);
  e.show(Field::cards);
  e.cards = {hand.data(), static_cast<std::size_t>(n)};
  e.rule = why;
  tell(e);
}

bool Play::shows_general(Event& shown, bool consequence) {
  const Seat who = shown.seat;
  if (!state_.seated(who)) return false;
  // Known before: cards that he has just lost may let him turn up the other one meanwhile.
  const Player& p = state_.at(who);
  const std::size_t place = shown.value == 0 ? 0 : 1;
  const bool parted = state_.parted(who) != General::none;
  const bool both = (!p.complete || parted) && !p.veils(1 - place);
  const bool first = state_.noted(nobody, Mark::unveilings, Life::game) == 0;
  const Skill skill = skill_of(static_cast<What>(shown.extra));
  const bool costs_hp = skill != Skill::none && info(skill).costs_hp;
  if (consequence)
    tell(shown);
  else
    commit(shown);
  if (stopped_) return false;
  unpaid_ = {who, place, both, first};
  // OPT-SGS-GZ-HP-PRICE
  if (!costs_hp || consequence || options_.is<Opt::hp_price>("turned_up_first")) has_paid(who);
  return !stopped_ && state_.living(who);
}

void Play::has_paid(Seat who) {
  if (unpaid_.who != who) return;
  const TurnedUp up = std::exchange(unpaid_, {});
  if (!stopped_ && state_.living(who)) mode().unveiled(*this, who, up.place, up.both, up.first);
}

bool Play::would_act(Seat who, std::size_t place, General g, Skill skill, Window& window) {
  Rehearsed rehearsed(state_);
  const Unveiled unveiled(*this, who, place, g);
  const Trial trial(*this, rehearsed);
  const bool changes = window.try_out(*this, skill) || trial.changed();
  return rehearsed.acts() || changes;
}

// Two windows of one skill between two events are one: a record could not tell them apart.
bool Play::has_declined(Seat who, Skill skill) {
  if (declined_at_ != events()) declined_count_ = 0;
  return std::any_of(declined_.begin(), declined_.begin() + declined_count_,
                     [&](const Declined& d) { return d.who == who && d.skill == skill; });
}

bool Play::has_declined(Seat who) const {
  return declined_at_ == events() &&
         std::any_of(declined_.begin(), declined_.begin() + declined_count_,
                     [&](const Declined& d) { return d.who == who; });
}

void Play::declines(Seat who, Skill skill) {
  if (is_tried_out()) return;
  if (declined_at_ != events()) declined_count_ = 0;
  declined_at_ = events();
  if (declined_count_ < declined_.size()) declined_[declined_count_++] = {who, skill};
}

SkillSet Play::act_veiled(Seat who, const SkillSet& at_this_timing, const GeneralsByPlace& those,
                          Window& window) {
  SkillSet acted;
  bool second_acted = false;
  // Once the deputy has acted, the main general may still do so.
  for (int visit = 0; visit < 2 || (visit == 2 && second_acted); ++visit) {
    const std::size_t place = visit == 1 ? 1 : 0;
    if (!state_.at(who).may_veil(those, place)) continue;
    General g = state_.at(who).veiled[place];
    const bool unnamed = g == General::none;
    SkillSet his = state_.veiled_skills(who, place, g) & at_this_timing;
    if (his.empty() && !unnamed) continue;
    if (stopped_ || window.done() || !state_.living(who)) break;
    if (barred(state_, who)) continue;
    Skill shown = Skill::none;  // a record that does not name the general names him now
    if (unnamed) {
      Event e = unveiling(who, place, g, Skill::none);
      e.hide(Field::what);
      e.hide(Field::extra);
      if (!comes_next(e) || e.what >= static_cast<int>(General::count)) continue;
      g = static_cast<General>(e.what);
      shown = skill_of(static_cast<What>(e.extra));
      if (shown == Skill::none) continue;
      his = state_.veiled_skills(who, place, g) & at_this_timing;
    }
    for (const Skill skill : his) {
      if (state_.has(who, skill) || info(skill).shown_only(options_)) continue;
      if (shown != Skill::none && shown != skill) continue;
      if (has_declined(who, skill)) continue;
      if (!would_act(who, place, g, skill, window)) continue;
      Question q = question_to(who, Ask::unveil_for, kind::unveil, rule::gz_unveil);
      q.what = cause(skill);
      q.value = static_cast<std::int32_t>(place);
      Event a = ask(q);
      if (a.kind == nothing) {
        declines(who, skill);
        continue;
      }
      if (!unveils(a)) return acted;
      if (!state_.has(who, skill)) break;  // he has become a lord
      Table& real = table();
      Bound bound(real, who);
      sit_at(bound);
      window.act(*this, skill);
      sit_at(real);
      acted.add(skill);
      second_acted = second_acted || place == 1;
      break;  // what else this general has acts as it lies open
    }
  }
  return acted;
}

}  // namespace tally::sanguosha
