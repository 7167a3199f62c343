// Forms 形: generals beside a player, of whose skills he may use each once; then the form goes back
// (化身 of kingdom war).
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/modes/kingdom_war/veils.h"

namespace tally::sanguosha {
namespace {

bool has(General g, Skill with) { return with == Skill::none || info(g).skills.contains(with); }

}  // namespace

void Play::gets_forms(Seat who, int seen, int taken, Rule why) {
  open_pool(nobodys(state_, options()));
  seen = std::min(seen, static_cast<int>(state_.pool.size()));
  if (stopped_ || !state_.living(who) || seen <= 0) return;
  Question offer = question_to(who, Ask::offer, kind::offer, why);
  offer.value = seen;
  offer.may_pass = false;
  ask_and_commit(offer);
  Question q = question_to(who, Ask::forms, kind::forms, why);
  q.value = std::min(seen, taken);
  q.may_pass = false;
  ask_and_commit(q);
}

void Play::puts_back_form(Seat who, Skill with, Rule why) {
  const SkillSet had = state_.at(who).skills;
  Question q = question_to(who, Ask::form_back, kind::form_back, why);
  if (with != Skill::none) q.what = cause(with);
  q.may_pass = false;
  ask_and_commit(q);
  for (const Skill gone : had - state_.at(who).skills)
    if (!stopped_) clear_pile(who, gone, why);
}

// What he has by his own generals too is none of a form's.
void Play::form_used(Seat who, Skill skill) {
  if (stopped_ || skill == Skill::none || !state_.living(who)) return;
  if (state_.has(who, Skill::huashen_ld) && state_.by_forms(who).contains(skill))
    puts_back_form(who, skill, rule_of(Skill::huashen_ld));
}

// By which skill of a form the card is what it is used or played as.
Skill Play::form_at_work(const Event& a) const {
  if (!state_.seated(a.seat) || state_.at(a.seat).forms.empty()) [[likely]]
    return Skill::none;
  for (const Skill skill : state_.by_forms(a.seat))
    if (uses(legal(), skill, a)) return skill;
  return Skill::none;
}

// So many of those offered; of a record that does not show them, any that nobody has.
constinit const AskRules asks::forms{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      GeneralSet seen;
      for (const Card g : a.cards)
        if (g < static_cast<int>(General::count)) seen.add(static_cast<General>(g.number()));
      const bool fit = seen.size() == q.value && static_cast<int>(a.cards.size()) == q.value &&
                       seen.within(legal.state().open_to(q.who));
      return fit ? fine : broken(q.rule, why::offered);
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          int n = 0;
          for (const General g : o.state.open_to(o.q.who))
            if (n < deck_size) list[static_cast<std::size_t>(n++)] = static_cast<Card::Number>(g);
          o.sets_of(list.data(), n, o.q.value, o.q.value, Offers::event(kind::forms, o.q.who));
        }};

constinit const AskRules asks::form_back{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const auto g = static_cast<General>(a.what);
      const bool his = g < General::count && legal.state().at(q.who).forms.contains(g);
      return his && has(g, skill_of(q.what)) ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::form_back, o.q.who);
          for (const General g : o.state.at(o.q.who).forms) {
            a.what = static_cast<What>(g);
            if (!o.done()) o.offer(a);
          }
        }};

}  // namespace tally::sanguosha
