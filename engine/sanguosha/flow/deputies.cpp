// Another deputy 变更 (SGS-GZ-CHANGE).
#include "engine/sanguosha/flow/deputies.h"

#include <algorithm>

#include "engine/sanguosha/flow/generals.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/legal/veils.h"

namespace tally::sanguosha {
namespace {

constexpr std::size_t deputy = 1;
constexpr int most_offered = 3;

// Generals of a kingdom that nobody has.
GeneralSet unused(const State& s, const Options& options, Kingdom kingdom) {
  GeneralSet out;
  for (const General g : nobodys(s, options))
    if (info(g).kingdom == kingdom) out.add(g);
  return out;
}

// His deputy, who lies face down, is shown.
Event shown_first(const State& s, Seat who) {
  Event e = unveiling(who, deputy, s.at(who).veiled[deputy], Skill::none);
  e.kind = kind::disclose;
  e.rule = rule::gz_change;
  e.extra = 0;
  if (s.at(who).unnamed[deputy]) e.hide(Field::what);
  return e;
}

// A general of his, who lies face down, is turned up, as if he did it himself.
Event turning_up(const State& s, Seat who, std::size_t place) {
  Event e = unveiling(who, place, s.at(who).veiled[place], Skill::none);
  if (s.at(who).unnamed[place]) e.hide(Field::what);
  return e;
}

// By what a record that does not say what he wants shows that he changes him.
Event first_of_change(const State& s, Seat who) {
  if (s.at(who).veils(deputy)) return shown_first(s, who);
  Event offer;
  offer.kind = kind::offer;
  offer.seat = who;
  offer.hide(Field::value);
  offer.hide(Field::cards);
  return offer;
}

void gets_deputy_by_chance(Play& g, Seat who) {
  const State& s = g.state();
  const GeneralSet others = unused(s, g.options(), printed_kingdom(s, who));
  dismisses(g, who, deputy);
  if (g.stopped() || !s.living(who)) return;
  g.open_pool(others);
  Question offer = Play::question_to(who, Ask::offer, kind::offer, rule::gz_change);
  offer.value = 1;
  offer.may_pass = false;
  g.ask_and_commit(offer);
  Question q = Play::question_to(who, Ask::change, kind::change, rule::gz_change);
  q.may_pass = false;
  g.ask_and_commit(q);
  if (!g.stopped()) g.mode().deputy_changed(g, who);
}

// OPT-SGS-GZ-CHANGE: one by chance, as often as somebody likes. What lies face down is turned up
// first, of another both his generals; all of it brings what a general turned up brings.
void offers_deputy_by_chance(Play& g, Seat owner, Seat who, Skill skill) {
  const State& s = g.state();
  if (g.stopped() || !s.living(who)) return;
  const auto lies_veiled = [&](std::size_t place) {
    return (place == deputy || owner != who) && s.at(who).veils(place) && !barred(s, who);
  };
  const auto could_change = [&] {
    return s.shown(who, deputy) != General::none && !s.is_stripped(who, deputy) &&
           !unused(s, g.options(), printed_kingdom(s, who)).empty();
  };
  std::array<Play::Choice, 2> ways = {{{Way::refuse}, {Way::accept}}};
  const std::size_t first = lies_veiled(0) ? 0 : deputy;
  if (lies_veiled(first))
    ways[1].brings = turning_up(s, who, first);
  else if (could_change())
    ways[1].brings = dismissing(s, who, deputy);
  else
    return;
  if (g.decides(who, ways, rule_of(skill)) != Way::accept) return;
  for (const std::size_t place : {std::size_t{0}, deputy}) {
    if (g.stopped() || !s.living(who) || !lies_veiled(place)) continue;
    Event e = turning_up(s, who, place);
    g.turns_up(e);
  }
  if (!g.stopped() && s.living(who) && could_change()) gets_deputy_by_chance(g, who);
}

void changes_deputy(Play& g, Seat who) {
  const State& s = g.state();
  if (s.at(who).veils(deputy)) {
    Event e = shown_first(s, who);
    g.tell(e);
  }
  g.open_pool(unused(s, g.options(), printed_kingdom(s, who)));
  if (g.stopped() || s.pool.empty()) return;
  Question offer = Play::question_to(who, Ask::offer, kind::offer, rule::gz_change);
  offer.value = std::min(most_offered, static_cast<int>(s.pool.size()));
  offer.may_pass = false;
  g.ask_and_commit(offer);
  const SkillSet had = s.at(who).skills;
  Question q = Play::question_to(who, Ask::change, kind::change, rule::gz_change);
  q.may_pass = false;
  g.ask_and_commit(q);
  g.clear_piles(who, had - s.at(who).skills, rule::gz_change);
}

}  // namespace

void offers_another_deputy(Play& g, Seat owner, Seat who, Skill skill) {
  const State& s = g.state();
  if (g.options().is<Opt::deputy_change>("by_chance"))
    return offers_deputy_by_chance(g, owner, who, skill);
  if (g.stopped() || !s.living(owner) || !s.living(who) || !s.has_general(who, deputy)) return;
  if (s.noted(owner, skill, Life::game) > 0) return;
  const std::array<Play::Choice, 2> ways = {
      {{Way::refuse}, {Way::accept, first_of_change(s, who)}}};
  if (owner != who && g.decides(owner, ways, rule_of(skill), who) != Way::accept) return;
  if (g.decides(who, ways, rule_of(skill)) != Way::accept) return;
  g.note(owner, mark_of(skill), Life::game);
  changes_deputy(g, who);
}

constinit const AskRules asks::change{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const auto g = static_cast<General>(a.what);
      const bool offered =
          g > General::none && g < General::count && legal.state().open_to(q.who).contains(g);
      return offered ? fine : broken(q.rule, why::offered);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::change, o.q.who);
          for (const General g : o.state.open_to(o.q.who)) {
            a.what = static_cast<What>(g);
            if (!o.done()) o.offer(a);
          }
        }};

}  // namespace tally::sanguosha
