// The dead may take possession of the living 暗魂 (000 "Anima Nera").
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/identity/identity.h"

namespace tally::sanguosha {
namespace {

Question of_a_soul(Seat soul, Ask what, Kind answer, Rule why) {
  return Play::question_about(what, soul, nobody, answer, why);
}

// It has done what it can do, or the one it possesses is gone; what it holds goes with it.
void vanishes(Play& g, Seat soul) {
  std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
  const int n = g.state().cards_of(soul, true, false, false, cards.data());
  if (n > 0)
    g.say_last(kind::forfeit, soul, rule::dark_soul, {cards.data(), static_cast<std::size_t>(n)});
  g.say(kind::vanish, soul, rule::dark_soul);
}

// Those who possess him, in action order.
SeatList souls_of(const Play& g, Seat host) {
  SeatList souls;
  for (Seat s = 0; s < g.state().players; ++s)
    if (g.state().possessed_by(s) == host) souls.push(s);
  return g.in_action_order(souls, g.state().current);
}

// Calls f(soul) for each soul of this role that possesses him, while the game goes on. One whose
// role nobody has seen may be of this role: what it does shows it. Only Xuanwu keeps a card.
template <class F>
void each_soul(Play& g, Role role, Seat host, F f) {
  for (const Seat s : souls_of(g, host)) {
    if (g.stopped() || !g.state().living(host)) return;
    const Role its = g.state().at(s).role;
    const bool may_be = (g.state().hand_size(s) > 0) == (role == Role::rebel);
    if ((its == role || (its == Role::hidden && may_be)) && g.state().possessed_by(s) == host) f(s);
  }
}

bool acts(Play& g, Seat soul, Seat host, Rule why) {
  Question q = of_a_soul(soul, Ask::haunt, kind::haunt, why);
  q.other = host;
  return g.ask_and_commit(q).kind != nothing;
}

// SGS-DARK-SOUL-XUANWU: its card for one of his hand, which it takes unseen.
void exchange(Play& g, Seat soul, Seat host) {
  std::array<Card, deck_size> kept;  // NOLINT: as far as it is read
  if (g.state().cards_of(soul, true, false, false, kept.data()) == 0 ||
      g.state().hand_size(host) == 0 || !acts(g, soul, host, rule::xuanwu))
    return;
  g.takes(soul, host, Ask::snatch_hand, rule::xuanwu);
  Event e;
  e.kind = kind::bestow;
  e.seat = soul;
  e.other = host;
  e.cards = {kept.data(), 1};
  e.rule = rule::xuanwu;
  g.tell(e);
  vanishes(g, soul);
}

// SGS-DARK-SOUL-YOUZHU
void renew(Play& g, Seat soul, Seat host) {
  std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
  if (g.state().hand_size(host) == 0 || !acts(g, soul, host, rule::youzhu)) return;
  const int n = g.state().cards_of(host, true, false, false, cards.data());
  g.say(kind::forfeit, host, rule::youzhu, {cards.data(), static_cast<std::size_t>(n)});
  g.draw(host, n, rule::youzhu);
  vanishes(g, soul);
}

}  // namespace

// SGS-DARK-SOUL, OPT-SGS-DARK-SOULS: those who possessed him vanish with him; then he may possess
// somebody himself, once.
void IdentityMode::after_death(Play& g, Seat who) const {
  const State& s = g.state();
  if (g.options().is<Opt::dark_souls>("false")) return;
  for (const Seat soul : souls_of(g, who))
    if (!g.stopped()) vanishes(g, soul);
  if (g.stopped() || s.noted(who, Mark::reborn, Life::game) > 0) return;
  Question q = of_a_soul(who, Ask::possess, kind::possess, rule::dark_soul);
  if (g.ask_and_commit(q).kind == nothing) return;
  if (!is_known(s, who))
    g.draw_by_record(who, 1, rule::xuanwu);
  else if (s.at(who).role == Role::rebel)
    g.draw(who, 1, rule::xuanwu);
}

// SGS-DARK-SOUL-LUOHAN. AMB-SGS-048: whom it possesses gives a hand card for it, or nobody does.
void IdentityMode::absorb(Play& g, Damage& d) const {
  if (g.options().is<Opt::dark_souls>("false")) return;
  each_soul(g, Role::loyalist, d.to, [&](Seat soul) {
    if (d.done || d.amount < 1) return;
    Event e;
    e.kind = kind::prevented;
    e.seat = d.to;
    e.value = 1;
    e.rule = rule::luohan;
    if (!is_known(g.state(), soul) && !g.holds(Truth::unseen, e)) return;
    if (!g.tell(e)) return;
    if (--d.amount == 0) d.done = true;
    if (g.options().is<Opt::luohan_pays>("possessed") && g.state().hand_size(d.to) > 0)
      g.pays(d.to, Ask::pay_hand, 1, rule::luohan, false);
    vanishes(g, soul);
  });
}

void IdentityMode::play_phase_begins(Play& g, Seat who) const {
  if (g.options().is<Opt::dark_souls>("false")) return;
  each_soul(g, Role::spy, who, [&](Seat soul) { renew(g, soul, who); });
}

// "At any time" is between two turns.
void IdentityMode::after_turn(Play& g, bool extra) const {
  if (g.options().is<Opt::dark_souls>("true"))
    for (int i = 0; i < g.state().players; ++i) {
      const Seat host = g.seat_after(std::max<Seat>(g.state().current, 0), i);
      each_soul(g, Role::rebel, host, [&](Seat soul) { exchange(g, soul, host); });
    }
  if (!g.stopped()) decay(g, extra);
}

}  // namespace tally::sanguosha
