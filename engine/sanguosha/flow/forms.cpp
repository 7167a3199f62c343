// Forms 形: generals beside a player, of whose skills he may use each once; then the form goes back
// (化身 of kingdom war).
#include "engine/sanguosha/flow/forms.h"

#include <algorithm>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/legal/veils.h"

namespace tally::sanguosha {
namespace {

// 化身 of QSanguosha-For-Hegemony: of those offered, or of those and the forms he has.
constexpr What anew = 1;
constexpr What besides = 2;

Kingdom kingdom_of(const GeneralSet& forms) {
  return forms.empty() ? Kingdom::none : info(forms.first()).kingdom;
}

bool of_one_kingdom(const GeneralSet& forms) {
  for (const General g : forms)
    if (info(g).kingdom != kingdom_of(forms)) return false;
  return true;
}

bool has(General g, Skill with) { return with == Skill::none || info(g).skills.contains(with); }

void chooses_forms(Play& g, Seat who, const GeneralSet& from, int seen, What way, Rule why) {
  const State& s = g.state();
  g.open_pool(from);
  seen = std::min(seen, static_cast<int>(s.pool.size()));
  if (g.stopped() || !s.living(who)) return;
  if (seen > 0) {
    Question offer = Play::question_to(who, Ask::offer, kind::offer, why);
    offer.value = seen;
    offer.may_pass = false;
    g.ask_and_commit(offer);
  }
  const int kept = way == besides ? s.at(who).forms.size() : 0;
  if (seen + kept == 0) return;
  const SkillSet had = s.at(who).skills;
  Question q = Play::question_to(who, Ask::forms, kind::forms, why);
  q.what = way;
  q.value = std::min(2, seen + kept);
  q.may_pass = false;
  g.ask_and_commit(q);
  g.clear_piles(who, had - s.at(who).skills, why);
}

}  // namespace

void gets_forms(Play& g, Seat who, int seen, int taken, Rule why) {
  const State& s = g.state();
  g.open_pool(nobodys(s, g.options()));
  seen = std::min(seen, static_cast<int>(s.pool.size()));
  if (g.stopped() || !s.living(who) || seen <= 0) return;
  Question offer = Play::question_to(who, Ask::offer, kind::offer, why);
  offer.value = seen;
  offer.may_pass = false;
  g.ask_and_commit(offer);
  Question q = Play::question_to(who, Ask::forms, kind::forms, why);
  q.value = std::min(seen, taken);
  q.may_pass = false;
  g.ask_and_commit(q);
}

void changes_forms(Play& g, Seat who, Rule why) {
  chooses_forms(g, who, nobodys(g.state(), g.options()), 5, anew, why);
}

void adds_form(Play& g, Seat who, Rule why) {
  const Kingdom his = kingdom_of(g.state().at(who).forms);
  GeneralSet same;
  for (const General other : nobodys(g.state(), g.options()))
    if (info(other).kingdom == his) same.add(other);
  chooses_forms(g, who, same, 1, besides, why);
}

void hides_beside(Play& g, Seat who, Skill skill) {
  const State& s = g.state();
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
    const General other = s.shown(who, 1 - place);
    if (g.stopped() || other == General::none ||
        !skills_of(s.shown(who, place), false).contains(skill))
      continue;
    const SkillSet had = s.at(who).skills;
    Event e;
    e.kind = kind::conceal;
    e.seat = e.other = who;
    e.what = static_cast<What>(other);
    e.value = static_cast<std::int32_t>(1 - place);
    e.rule = rule_of(skill);
    g.tell(e);
    g.clear_piles(who, had - s.at(who).skills, rule_of(skill));
    return;
  }
}

void puts_back_form(Play& g, Seat who, Skill with, Rule why) {
  const SkillSet had = g.state().at(who).skills;
  Question q = Play::question_to(who, Ask::form_back, kind::form_back, why);
  if (with != Skill::none) q.what = cause(with);
  q.may_pass = false;
  g.ask_and_commit(q);
  g.clear_piles(who, had - g.state().at(who).skills, why);
}

// What he has by his own generals too is none of a form's.
void form_used(Play& g, Seat who, Skill skill) {
  const State& s = g.state();
  if (g.stopped() || skill == Skill::none || !s.living(who)) return;
  if (s.has(who, Skill::huashen_ld) && s.by_forms(who).contains(skill))
    puts_back_form(g, who, skill, rule_of(Skill::huashen_ld));
}

// By which skill of a form the card is what it is used or played as.
Skill form_at_work(const Play& g, const Event& a) {
  const State& s = g.state();
  if (!s.seated(a.seat) || s.at(a.seat).forms.empty()) [[likely]]
    return Skill::none;
  for (const Skill skill : s.by_forms(a.seat))
    if (uses(g.legal(), skill, a)) return skill;
  return Skill::none;
}

// So many of those offered; of a record that does not show them, any that nobody has.
constinit const AskRules asks::forms{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      GeneralSet seen;
      for (const Card g : a.cards)
        if (g < static_cast<int>(General::count)) seen.add(static_cast<General>(g.number()));
      GeneralSet open = legal.state().open_to(q.who);
      if (q.what == besides) open |= legal.state().at(q.who).forms;
      const bool fit = seen.size() == q.value && static_cast<int>(a.cards.size()) == q.value &&
                       seen.within(open) && (q.what == 0 || of_one_kingdom(seen));
      return fit ? fine : broken(q.rule, why::offered);
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          int n = 0;
          GeneralSet open = o.state.open_to(o.q.who);
          if (o.q.what == besides) open |= o.state.at(o.q.who).forms;
          for (const General g : open)
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
