// The dead may come back 转世 (000 "reincarnation rules").
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/modes/identity/identity.h"
#include "engine/sanguosha/modes/identity/numbers.h"

namespace tally::sanguosha {

// OPT-SGS-REINCARNATION, AMB-SGS-049
bool IdentityMode::has_sacrifices(const State& s, const Options& options) const {
  return options.is<Opt::reincarnation>("true") && s.players >= options[Opt::reincarnation_players];
}

// SGS-REINCARNATION-SACRIFICE: one card a turn, to one who is dead and has not enough yet.
bool IdentityMode::may_sacrifice(const State& s, const Options& options, Seat who, Seat to) const {
  if (!has_sacrifices(s, options) || s.noted(who, Mark::sacrificed, Life::turn) > 0) return false;
  if (!s.seated(to) || s.at(to).alive || s.possessed_by(to) != nobody) return false;
  // AMB-SGS-047: who was reborn gives nothing, or is not given anything when he is dead again.
  const Seat reborn = options.is<Opt::reborn_limits>("gives_nothing") ? who : to;
  if (s.noted(reborn, Mark::reborn, Life::game) > 0) return false;
  return s.hand_size(to) < sacrifices<bool, int>(s.players);
}

// SGS-REINCARNATION: those of the packages that nobody who lives has, and not his own once more.
// AMB-SGS-046: of his kingdom, but for who has none (群), or any.
GeneralSet IdentityMode::reborn_as(const State& s, const Options& options, Seat who) const {
  const General old = s.at(who).general;
  GeneralSet unused = generals_in(options);
  unused.remove(old);
  for (const Seat i : s.living_seats()) {
    unused.remove(s.at(i).general);
    if (s.at(i).offered != any_offered) unused -= s.at(i).offered;
  }
  if (options.is<Opt::reborn_as>("first") || s.at(who).kingdom == Kingdom::qun ||
      old == General::none)
    return unused;
  GeneralSet of_his_kingdom;
  for (const General g : unused)
    if (info(g).kingdom == info(old).kingdom) of_his_kingdom.add(g);
  return of_his_kingdom;
}

void IdentityMode::sacrificed(Play& g, Seat to) const {
  const State& s = g.state();
  if (s.hand_size(to) < sacrifices<bool, int>(s.players)) return;
  Question q = Play::question_about(Ask::reborn, to, nobody, kind::reborn, rule::reborn);
  q.value = 1;
  q.may_pass = false;
  Event e;
  e.kind = kind::reborn;
  e.seat = to;
  e.rule = rule::reborn;
  if (s.at(to).general == General::none) {  // played without generals
    g.tell(e);
  } else {
    if (reborn_as(s, g.options(), to).empty()) return;  // he keeps the cards
    e = g.ask_and_commit(q);
  }
  if (g.stopped() || !s.living(to)) return;
  g.change_hp(to, 0);
}

}  // namespace tally::sanguosha
