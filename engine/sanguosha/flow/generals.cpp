// Generals of a player that another deals with: turned face down again, deprived of their skills.
#include "engine/sanguosha/flow/generals.h"

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {
namespace {

bool is_place(const Event& a) { return a.value == 0 || a.value == 1; }

void offer_places(Offers& o, Kind kind) {
  Event a = Offers::event(kind, o.q.who);
  a.other = o.q.other;
  for (a.value = 0; a.value < 2; ++a.value) {
    if (kind != kind::strip)
      a.what = static_cast<What>(o.state.shown(a.other, static_cast<std::size_t>(a.value)));
    o.offer(a);
  }
}

}  // namespace

void conceals(Play& g, Seat who, Seat of, Skill skill) {
  const State& s = g.state();
  if (g.stopped() || !s.living(who) || !s.living(of)) return;
  const SkillSet had = s.at(of).skills;
  Question q = Play::question_to(who, Ask::conceal, kind::conceal, rule_of(skill));
  q.other = of;
  q.may_pass = false;
  const Event a = g.ask_and_commit(q);
  // OPT-SGS-GZ-STRIPPED
  if (a.kind != nothing && g.options().is<Opt::war_stripped>("while_open"))
    g.unstrip(of, a.value == 0 ? 0 : 1);
  g.clear_piles(of, had - s.at(of).skills, rule_of(skill));
}

Event dismissing(const State& s, Seat of, std::size_t place) {
  const bool hidden = s.at(of).veils(place);
  Event e;
  e.kind = hidden ? kind::disclose : kind::dismiss;
  e.seat = of;
  e.what = static_cast<What>(hidden ? s.at(of).veiled[place] : s.shown(of, place));
  e.value = static_cast<std::int32_t>(place);
  e.rule = rule::gz_remove;
  if (s.at(of).unnamed[place]) e.hide(Field::what);
  return e;
}

// SGS-GZ-REMOVE
void dismisses(Play& g, Seat of, std::size_t place) {
  const State& s = g.state();
  if (g.stopped() || !s.living(of) || !s.has_general(of, place)) return;
  Event e = dismissing(s, of, place);
  if (e.kind == kind::disclose) {  // OPT-SGS-GZ-CHANGE: shown, or turned up like any other
    const bool turned_up = g.options().is<Opt::deputy_change>("by_chance");
    if (turned_up) {
      e.kind = kind::unveil;
      e.rule = rule::gz_unveil;
    }
    if (turned_up)
      g.turns_up(e);
    else
      g.tell(e);
    if (g.stopped() || !s.living(of) || !s.has_general(of, place)) return;
    e = dismissing(s, of, place);
  }
  const SkillSet had = s.at(of).skills;
  GeneralTime time{of, e.what};
  if (!g.tell(e)) return;
  const SkillSet gone = had - s.at(of).skills;
  g.clear_piles(of, gone, rule::gz_remove);
  for (const Skill k : gone)
    if (!g.stopped() && s.living(of)) g.act<Timing::general_removed>(of, k, time);
}

void mutes(Play& g, Seat who, Seat of, Skill skill) {
  const bool any =
      g.state().shown(of, 0) != General::none || g.state().shown(of, 1) != General::none;
  if (g.stopped() || !any) return;
  Question q = Play::question_to(who, Ask::mute, kind::mute, rule_of(skill));
  q.other = of;
  q.may_pass = false;
  g.ask_and_commit(q);
}

// SGS-SKILL-DUANCHANG-GZ: also of a general who lies face down; another may have such a skill too.
void strips(Play& g, Seat who, Seat of, Skill skill) {
  const State& s = g.state();
  const bool any = s.has_general(of, 0) || s.has_general(of, 1);
  if (g.stopped() || !any) return;
  Question q = Play::question_to(who, Ask::strip, kind::strip, rule_of(skill));
  q.other = of;
  q.may_pass = false;
  const Event a = g.ask_and_commit(q);
  if (a.kind == nothing) return;
  const auto place = static_cast<std::size_t>(a.value == 0 ? 0 : 1);
  SkillSet gone = skills_in(s.shown(of, place), place, s.at(of).leads);
  if (!s.is_stripped(of, 1 - place))
    gone -= skills_in(s.shown(of, 1 - place), 1 - place, s.at(of).leads);
  // 勇决 may be printed on her and not hers (OPT-SGS-GZ-YONGJUE).
  if (s.shown(of, place) != General::none && !g.options().is<Opt::yongjue>("own"))
    gone.remove(Skill::yongjue);
  g.forgoes(of, gone, rule_of(skill));
}

namespace {

// One of those that lie open.
Verdict of_open_ones(const Legal& legal, const Question& q, const Event& a) {
  if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
  if (a.other != q.other || !is_place(a)) return broken(q.rule, why::answer);
  const General g = legal.state().shown(q.other, static_cast<std::size_t>(a.value));
  const bool it_is = !a.shows(Field::what) || a.what == static_cast<What>(g);
  if (a.kind == kind::conceal && war_lords.contains(g)) return broken(rule::gz_lord, why::answer);
  return g != General::none && it_is ? fine : broken(q.rule, why::answer);
}

}  // namespace

constinit const AskRules asks::conceal{of_open_ones,
                                       [](Offers& o) { offer_places(o, kind::conceal); }};
constinit const AskRules asks::mute{of_open_ones, [](Offers& o) { offer_places(o, kind::mute); }};

// Whoever names it is dead.
constinit const AskRules asks::strip{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      const bool there = a.other == q.other && is_place(a) &&
                         legal.state().has_general(q.other, static_cast<std::size_t>(a.value));
      return there ? fine : broken(q.rule, why::answer);
    },
    .offer = [](Offers& o) { offer_places(o, kind::strip); }};

}  // namespace tally::sanguosha
