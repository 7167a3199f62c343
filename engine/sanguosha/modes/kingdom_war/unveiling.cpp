// Generals are turned up, kingdoms become known (SGS-GZ-UNVEIL, SGS-GZ-KINGDOM).
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/legal/veils.h"
#include "engine/sanguosha/modes/kingdom_war/companions.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"

namespace tally::sanguosha {

bool companions(General one, General other) {
  if (war_lords.contains(one) || war_lords.contains(other))  // SGS-GZ-LORD
    return info(one).kingdom == info(other).kingdom;
  return std::any_of(std::begin(couples), std::end(couples), [&](const Couple& c) {
    return (c.one == one && c.other == other) || (c.one == other && c.other == one);
  });
}

// AMB-SGS-051: the dead count.
bool would_be_careerist(const State& s, const Options& options, Seat who, Kingdom kingdom) {
  const bool with_the_dead = options.is<Opt::careerist_count>("with_the_dead");
  const int players = s.players;
  int known = 0;
  for (Seat i = 0; i < players; ++i) {
    const Player& p = s.at(i);
    if (p.kingdom == kingdom && i != who && (p.alive || with_the_dead)) ++known;
  }
  // A lord who lives matters where they are many, one who has died where somebody has.
  const bool asks_lords = s.alive < players || too_many<bool>(known, players);
  const Lorded lord = asks_lords ? lorded(s, kingdom) : Lorded{};
  return stands_alone<bool>(lord.lives, lord.died, known, players);
}

namespace {

void tell_kingdom(Play& g, Seat who, Kingdom kingdom, Rule why) {
  Event e;
  e.kind = kind::allegiance;
  e.seat = who;
  e.what = static_cast<What>(kingdom);
  e.rule = why;
  g.tell(e);
}

}  // namespace

Kingdom KingdomWar::kingdom_if_shown(const State& s, const Options& options, Seat who) const {
  if (const Kingdom stands = s.at(who).kingdom; stands != Kingdom::none) return stands;
  const Kingdom printed = printed_kingdom(s, who);
  if (printed == Kingdom::none) return printed;
  return would_be_careerist(s, options, who, printed) ? Kingdom::careerist : printed;
}

void take_side(Play& g, Seat who) {
  if (g.state().at(who).kingdom != Kingdom::none) return;
  const Kingdom kingdom = g.mode().kingdom_if_shown(g.state(), g.options(), who);
  if (kingdom == Kingdom::none) return;
  const bool alone = kingdom == Kingdom::careerist;
  tell_kingdom(g, who, kingdom, alone ? rule::gz_careerist : rule::gz_kingdom);
}

Event disclosing(const State& s, Seat who, std::size_t place) {
  const Player& p = s.at(who);
  Event e = unveiling(who, place, p.veiled[place], Skill::none);
  e.kind = kind::disclose;
  e.rule = rule::gz_death;
  if (p.unnamed[place]) e.hide(Field::what);
  return e;
}

void show_all(Play& g, Seat who) {
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
    if (!g.state().at(who).veils(place)) continue;
    Event e = disclosing(g.state(), who, place);
    g.tell(e);
  }
  take_side(g, who);
}

// OPT-SGS-GZ-OPEN: everybody turns up his main general, and then the deputy.
void KingdomWar::begun(Play& g) const {
  if (!g.options().is<Opt::war_open>("true")) return;
  const State& s = g.state();
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    for (Seat i = 0; i < s.players && !g.stopped(); ++i) {
      if (!s.at(i).veils(place)) continue;
      const bool first = s.noted(nobody, Mark::unveilings, Life::game) == 0;
      Event e = unveiling(i, place, s.at(i).veiled[place], Skill::none);
      if (s.at(i).unnamed[place]) e.hide(Field::what);
      g.tell(e);
      if (!g.stopped()) unveiled(g, i, place, s.at(i).complete, first);
    }
}

namespace {

// OPT-SGS-GZ-LORDS, OPT-SGS-GZ-LORD-CROWN: who is a lord in secret shows it before his prepare
// phase.
void lord_shows(Play& g, Seat who) {
  const State& s = g.state();
  const Player& p = s.at(who);
  const bool may_be = p.unnamed[0] || lord_version(p.veiled[0]) != General::none;
  if (!g.options().is<Opt::lords>("true") || !g.options().is<Opt::lord_crown>("any_time") ||
      g.stopped() || !s.living(who) || !p.veils(0) || !may_be)
    return;
  Question q = Play::question_to(who, Ask::unveil, kind::unveil, rule::gz_lord);
  Event a = g.ask(q);
  if (a.kind != nothing) g.unveils(a);
}

// SGS-GZ-UNVEIL: at the start of his turn he may turn up one general, or both.
void turn_up_some(Play& g, Seat who) {
  while (!g.stopped() && g.state().living(who) && g.state().at(who).veils() &&
         !barred(g.state(), who)) {
    Question q = Play::question_to(who, Ask::unveil, kind::unveil, rule::gz_unveil);
    Event a = g.ask(q);
    if (a.kind == nothing || !g.unveils(a)) return;
  }
}

}  // namespace

// OPT-SGS-GZ-UNVEIL-TIME: as his prepare phase begins; before it; or behind its skills too.
void KingdomWar::preparing(Play& g, Seat who, bool turn_starts) const {
  if (turn_starts) lord_shows(g, who);
  if (g.options().is<Opt::war_unveil>("turn_start") != turn_starts) return;
  may_become_lord(g, who, false);
  turn_up_some(g, who);
}

// Who could call on nobody before may call on others for a formation that he has turned up there.
void KingdomWar::prepared(Play& g, Seat who) const {
  if (!g.options().is<Opt::war_unveil>("in_prepare_phase")) return;
  const auto may_call = [&] {
    Event call;
    call.kind = kind::invoke;
    call.seat = who;
    return g.state().has(who, Skill::zhaohuan) &&
           info(Skill::zhaohuan).effects.may_act(g.legal(), call).legal();
  };
  const bool could = may_call();
  turn_up_some(g, who);
  if (could || g.stopped() || !g.state().living(who) || !may_call()) return;
  PhaseTime time{who, Phase::prepare, false, {}};
  g.act<Timing::prepare_start>(who, Skill::zhaohuan, time);
}

namespace {

bool wants(Play& g, Seat who, int cards, Rule why) {
  const std::array<Play::Choice, 2> ways = {
      {{Way::refuse}, {Way::accept, Play::drawing(who, cards)}}};
  return g.decides(who, ways, why) == Way::accept;
}

// OPT-SGS-GZ-HALF-FISH: a mark, or a card.
void brings_half_fish(Play& g, Seat who) {
  const Options& options = g.options();
  if (options.is<Opt::half_fish>("mark"))
    get_mark(g, who, Token::half_fish, rule::gz_half_fish);
  else if (options.is<Opt::half_fish>("draw_one") || wants(g, who, 1, rule::gz_half_fish))
    g.draw(who, 1, rule::gz_half_fish);
}

// AMB-SGS-056: a mark; or two cards or a hit point, at once; nothing, where he may leave it.
void companions_meet(Play& g, Seat who) {
  if (g.options().is<Opt::companion>("mark"))
    return get_mark(g, who, Token::companion, rule::gz_companion);
  const Player& p = g.state().at(who);
  std::array<Play::Choice, 3> ways{};
  std::size_t n = 0;
  if (g.options().is<Opt::companion>("may")) ways.at(n++) = {Way::refuse};
  ways.at(n++) = {Way::draw, Play::drawing(who, 2)};
  if (p.hp < p.max_hp) ways.at(n++) = {Way::recover, Play::healing(who, 1)};
  switch (g.decides(who, {ways.data(), n}, rule::gz_companion)) {
    case Way::recover: return g.heal(who, 1, rule::gz_companion);
    case Way::refuse: return;
    default: return g.draw(who, 2, rule::gz_companion);
  }
}

}  // namespace

// He lies open as if he had been turned up; half a fish is not to be had again.
void KingdomWar::deputy_changed(Play& g, Seat who) const {
  const State& s = g.state();
  GeneralTime shown{who, static_cast<What>(s.at(who).second)};
  g.open<Timing::general_revealed>(shown);
  if (g.stopped() || !s.living(who) || s.at(who).general == General::none) return;
  if (companions(s.at(who).general, s.at(who).second)) companions_meet(g, who);
}

// What the first general that is shown brings, and the second.
void KingdomWar::unveiled(Play& g, Seat who, std::size_t place, bool both, bool first) const {
  const State& s = g.state();
  const Options& options = g.options();
  if (place == 0) may_become_lord(g, who, true);
  if (g.stopped()) return;
  const bool undecided = s.at(who).kingdom == Kingdom::none;
  if (undecided) {
    take_side(g, who);
    if (g.stopped() || ended_by_kingdoms(g)) return;
    // OPT-SGS-GZ-CAREERIST-MARK
    if (s.at(who).kingdom == Kingdom::careerist && options.is<Opt::careerist_mark>("any_of_them"))
      get_mark(g, who, Token::careerist, rule::gz_careerist);
  }
  GeneralTime shown{who, static_cast<What>(s.shown(who, place))};
  g.open<Timing::general_revealed>(shown);
  if (g.stopped() || !s.living(who)) return;
  if (first) {  // AMB-SGS-055: a mark, or two cards where six or more play, or if he likes
    if (options.is<Opt::pioneer>("mark"))
      get_mark(g, who, Token::pioneer, rule::gz_pioneer);
    else if ((options.is<Opt::pioneer>("draw_two") && s.players >= 6) ||
             (options.is<Opt::pioneer>("may_draw") && wants(g, who, 2, rule::gz_pioneer)))
      g.draw(who, 2, rule::gz_pioneer);
  }
  if (!both || g.stopped()) return;
  General main = s.at(who).general;
  General deputy = s.at(who).second;
  if (const General gone = s.parted(who); gone != General::none) {  // OPT-SGS-GZ-PARTED
    g.note(who, Mark::parted, Life::game, -static_cast<int>(gone));
    if (options.is<Opt::parted>("still")) (s.is_soldier(who, 0) ? main : deputy) = gone;
  }
  if (main == General::none || deputy == General::none) return;
  const bool couple = companions(main, deputy) || companions(s.at(who).general, s.at(who).second);
  // OPT-SGS-GZ-COMPANION-ORDER
  const bool companions_first = options.is<Opt::companion_order>("companions_first");
  if (companions_first && couple) companions_meet(g, who);
  if (!g.stopped() && leaves_half(half_fish(main, 0, options), half_fish(deputy, 1, options)))
    brings_half_fish(g, who);
  if (!companions_first && !g.stopped() && couple) companions_meet(g, who);
}

}  // namespace tally::sanguosha
