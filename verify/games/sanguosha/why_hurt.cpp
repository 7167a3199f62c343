// What leads to damage and death in the identity game, and what would have been against it.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/skills.h"
#include "replay/words.h"
#include "verify/games/sanguosha/why_tracer.h"

namespace tally::why {
namespace {

constexpr int lightning_damage = 3;
constexpr What element_fire = static_cast<What>(Element::fire);

}  // namespace

void IdentityTracer::damaged(const Event& e, const Question* /*q*/) {
  if (e.rule == rule::chain) {
    link(last_[kind::damage], Sort::made, say::effect_of);
    link(chained(e.seat), Sort::possible, say::chained_by, {}, rule::chain);
  }
  const std::size_t by = step(e.rule);
  made_by(e.rule);
  const State& s = state();
  // What the weapon or a skill of the source did after the card was used.
  if (by != no_node && s.seated(e.other)) {
    const auto since = [&](Rule rule) {
      if (step(rule) != no_node && step(rule) > by) link(step(rule), Sort::made, say::and_);
    };
    if (s.weapon(e.other) != Name::none) since(info(s.weapon(e.other)).rule);
    for (const Skill skill : s.at(e.other).skills) since(rule_of(skill));
  }
  refused(e, by);
  if (e.rule == rule::duel && last_[kind::respond] != no_node && last_[kind::respond] > by)
    link(last_[kind::respond], Sort::row, say::answered_before);
  more_damage(e);
  wounded_before(e);
}

namespace {

// The damage of a Slash that needed two Dodges (肉林).
bool one_dodge_was_not_enough(Rule rule) {
  for (std::size_t i = 1; i < static_cast<std::size_t>(Skill::count); ++i)
    if (const auto skill = static_cast<Skill>(i); rule_of(skill) == rule)
      return info(skill).effects.two_dodges != nullptr;
  return false;
}

}  // namespace

void IdentityTracer::more_damage(const Event& e) {
  const State& s = state();
  const bool slash = e.rule == rule::slash || one_dodge_was_not_enough(e.rule);
  if (slash) link(wine_, Sort::possible, say::more_damage, {}, rule::wine);
  int base = slash && wine_ != no_node ? 2 : 1;
  if (e.rule == rule::lightning) base = lightning_damage;
  if (e.rule == rule::chain) base = dealt_;
  dealt_ = e.value;
  if (e.value <= base) return;
  const auto more = [&](std::size_t cause, Rule rule) {
    link(cause, Sort::possible, say::more_damage, {}, rule);
  };
  if (slash && s.seated(e.other)) {
    if (s.weapon(e.other) == Name::guding_blade)
      more(came(s.equipment(e.other, 0), e.other), rule::guding_blade);
  }
  if (s.seated(e.other))
    for (const Skill skill : s.at(e.other).skills)
      if (info(skill).effects.dealing != nullptr) more(step(rule_of(skill)), rule_of(skill));
  if (s.seated(e.seat) && s.armour(e.seat) == Name::vine && e.what == element_fire)
    more(came(s.equipment(e.seat, 1), e.seat), rule::vine);
}

void IdentityTracer::refused(const Event& e, std::size_t since) {
  Refusal& r = refusals_[at(e.seat)];
  const bool of_this = r.rule == e.rule && since != no_node && r.after >= since;
  if (!of_this) return;
  const Name wanted = r.ask == Ask::play_slash ? Name::slash : Name::dodge;
  const auto i = static_cast<std::size_t>(wanted);
  const Texts what(name_en()[i], name_zh()[i]);
  Message who = said_seat(e.seat);
  const std::size_t n = undone(r.could    ? say::held_back(std::move(who), what)
                               : r.surely ? say::had_no(std::move(who), what)
                                          : say::gave_no(std::move(who), what),
                               e.rule, since, say::in_answer);
  link(n, Sort::made, say::and_);
  r = {};
  Unused& unused = unused_[at(e.seat)];
  if (unused.what != Cause{} && unused.after >= since) {
    const auto name = static_cast<std::size_t>(unused.what.number());
    link(undone(say::did_not_use(said_seat(e.seat), Texts(cause_en()[name], cause_zh()[name])),
                rule_of(unused.what), since, say::in_answer),
         Sort::made, say::and_);
  }
  unused = {};
}

void IdentityTracer::wounded_before(const Event& e) {
  const State& s = state();
  if (!s.seated(e.seat) || s.at(e.seat).hp >= s.at(e.seat).max_hp) return;
  link(changed_hp_[at(e.seat)], Sort::further, say::hp_left,
       say::number_of(int{s.at(e.seat).hp}, int{s.at(e.seat).max_hp}), rule::hp);
}

void IdentityTracer::lost(const Event& e, const Question* /*q*/) {
  if (!for_doubting(e)) made_by(e.rule);
  wounded_before(e);
}

void IdentityTracer::healed(const Event& e, const Question* /*q*/) {
  made_by(e.rule);
  if (e.rule == rule::silver_lion) link(here() - 1, Sort::made, say::because);
  wounded_before(e);
}

void IdentityTracer::hit_points(const Event& e, const Question* /*q*/) {
  made(changed_hp_[at(e.seat)]);
  if (e.value < 1) kept_alive(e);
}

void IdentityTracer::is_dying(const Event& e, const Question* /*q*/) {
  const std::size_t last = changed_hp_[at(e.seat)];
  made(last);
  kept_alive(e);
  rescuers_.clear();
  if (last == no_node) return;
  for (const Link& l : net().nodes[last].causes)
    if (l.sort == Sort::further) link(l.cause, Sort::row, *l.how, l.detail, l.rule);
}

void IdentityTracer::died(const Event& e, const Question* /*q*/) {
  const std::size_t dying = last(kind::dying, e.seat);
  made(dying);
  if (dying == no_node) return made(changed_hp_[at(e.seat)]);
  // Those who had something to save him with, those who may have had, those who had nothing.
  const std::array<const Says<Message, Message>*, 3> rows{&say::would_not_save, &say::did_not_save,
                                                          &say::could_not_save};
  std::array<SeatList, 3> who;
  for (const Rescuer& r : rescuers_)
    if (r.whom == e.seat) who[r.could ? 0 : r.surely ? 2 : 1].push(r.who);
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (!who[i].empty())
      link(undone((*rows[i])(said_seats(who[i]), said_seat(e.seat)), rule::rescue, dying,
                  say::in_answer),
           Sort::made, say::and_);
}

void IdentityTracer::chained_up(const Event& e, const Question* /*q*/) {
  if (e.value != 0) return made_by(e.rule);
  made(chained(e.seat));
}

// It gives a Dodge or a Slash in his place, or has another take the blow.
bool IdentityTracer::is_defence(Cause what) {
  const Skill skill = skill_of(what);
  const Effects& x =
      skill != Skill::none ? info(skill).effects : effects_of(name_of(what.number()));
  return x.card_needed != nullptr || x.targeting != nullptr;
}

bool IdentityTracer::listens(const Question& q) const {
  const Ask ask = static_cast<Ask>(q.ask);
  if (ask == Ask::invoke || ask == Ask::invoke_on) return is_defence(q.what);
  return wants_dodge(ask) || ask == Ask::play_slash || ask == Ask::rescue;
}

void IdentityTracer::declined(const Question& q, bool could) {
  const bool surely = state().seated(q.who) && state_.at(q.who).hidden_cards == 0;
  if (static_cast<Ask>(q.ask) == Ask::rescue) {
    rescuers_.push_back({q.who, q.other, could, surely});
    return;
  }
  if (is_defence(q.what) && could) {
    unused_[at(q.who)] = {q.what, here()};
    return;
  }
  const Rule rule = q.rule;
  refusals_[at(q.who)] = {static_cast<Ask>(q.ask), rule, here(), could, surely};
}

}  // namespace tally::why
