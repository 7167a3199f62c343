// Generals of a player that another deals with: turned face down again, deprived of their skills.
#include "engine/sanguosha/flow/play.h"
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

void Play::conceals(Seat who, Seat of, Skill skill) {
  if (stopped_ || !state_.living(who) || !state_.living(of)) return;
  const SkillSet had = state_.at(of).skills;
  Question q = question_to(who, Ask::conceal, kind::conceal, rule_of(skill));
  q.other = of;
  q.may_pass = false;
  const Event a = ask_and_commit(q);
  if (a.kind != nothing && options_.is<Opt::war_stripped>("while_open"))
    unstrip(of, a.value == 0 ? 0 : 1);
  for (const Skill gone : had - state_.at(of).skills)
    if (!stopped_) clear_pile(of, gone, rule_of(skill));
}

Event Play::dismissing(const State& s, Seat of, std::size_t place) {
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
void Play::dismisses(Seat of, std::size_t place) {
  if (stopped_ || !state_.living(of) || !state_.has_general(of, place)) return;
  Event e = dismissing(state_, of, place);
  if (e.kind == kind::disclose) {  // OPT-SGS-GZ-CHANGE: shown, or turned up like any other
    const bool turned_up = options().is<Opt::deputy_change>("by_chance");
    if (turned_up) {
      e.kind = kind::unveil;
      e.rule = rule::gz_unveil;
    }
    if (turned_up)
      turns_up(e);
    else
      tell(e);
    if (stopped_ || !state_.living(of) || !state_.has_general(of, place)) return;
    e = dismissing(state_, of, place);
  }
  const SkillSet had = state_.at(of).skills;
  GeneralTime time{of, e.what};
  if (!tell(e)) return;
  const SkillSet gone = had - state_.at(of).skills;
  for (const Skill k : gone)
    if (!stopped_) clear_pile(of, k, rule::gz_remove);
  for (const Skill k : gone)
    if (!stopped_ && state_.living(of)) act<Timing::general_removed>(of, k, time);
}

void Play::mutes(Seat who, Seat of, Skill skill) {
  const bool any = state_.shown(of, 0) != General::none || state_.shown(of, 1) != General::none;
  if (stopped_ || !any) return;
  Question q = question_to(who, Ask::mute, kind::mute, rule_of(skill));
  q.other = of;
  q.may_pass = false;
  ask_and_commit(q);
}

// SGS-SKILL-DUANCHANG-GZ: also of a general who lies face down; another may have such a skill too.
void Play::strips(Seat who, Seat of, Skill skill) {
  const bool any = state_.has_general(of, 0) || state_.has_general(of, 1);
  if (stopped_ || !any) return;
  Question q = question_to(who, Ask::strip, kind::strip, rule_of(skill));
  q.other = of;
  q.may_pass = false;
  const Event a = ask_and_commit(q);
  if (a.kind == nothing) return;
  const auto place = static_cast<std::size_t>(a.value == 0 ? 0 : 1);
  SkillSet gone = skills_in(state_.shown(of, place), place, state_.at(of).leads);
  if (!state_.is_stripped(of, 1 - place))
    gone -= skills_in(state_.shown(of, 1 - place), 1 - place, state_.at(of).leads);
  // 勇决 may be printed on her and not hers (OPT-SGS-GZ-YONGJUE).
  if (state_.shown(of, place) != General::none && !options().is<Opt::yongjue>("own"))
    gone.remove(Skill::yongjue);
  forgoes(of, gone, rule_of(skill));
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
