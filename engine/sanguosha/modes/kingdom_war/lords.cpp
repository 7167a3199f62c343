// 君主 Lords of kingdom war (SGS-GZ-LORD), where the ruleset has them (OPT-SGS-GZ-LORDS).
#include <algorithm>
#include <span>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/legal/veils.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"

namespace tally::sanguosha {
namespace {

// Who sits there, from whoever's turn it is on.
SeatList from_current(const Play& g) {
  SeatList all;
  for (int i = 0; i < g.state().players; ++i)
    all.push(g.seat_after(std::max<Seat>(g.state().current, 0), i));
  return all;
}

void stands_for(Play& g, Seat who, Kingdom kingdom) {
  Event e;
  e.kind = kind::allegiance;
  e.seat = who;
  e.what = static_cast<What>(kingdom);
  e.rule = rule::gz_lord;
  g.tell(e);
}

bool is_lord(const State& s, Seat who) { return war_lords.contains(s.at(who).general); }

// OPT-SGS-GZ-LORD-CROWN: `turned_up`, his main general has just been.
bool may_be_crowned_now(const Play& g, Seat who, bool turned_up) {
  const State& s = g.state();
  const bool begins = s.current == who && s.phase <= Phase::prepare;
  if (g.options().is<Opt::lord_crown>("first_turn")) return begins && s.first_turn != 0;
  if (g.options().is<Opt::lord_crown>("as_unveiled")) return begins && turned_up && s.round == 1;
  return turned_up;
}

// A lord with more fish than the general before him can bring a hit point, which is there at once.
void grows(Play& g, Seat who, General before) {
  const State& s = g.state();
  const Player& p = s.at(who);
  const General deputy = p.second != General::none ? p.second : p.veiled[1];
  const int had = half_fish(before, 0, g.options());
  const int has = half_fish(p.general, 0, g.options());
  const int other = half_fish(deputy, 1, g.options());
  const bool unseen = deputy == General::none && p.unnamed[1];
  const int more = hp_of_halves(has, other) - hp_of_halves(had, other);
  Event e;
  e.kind = kind::hp;
  e.seat = who;
  e.value = p.hp + 1;
  e.extra = p.max_hp + 1;
  e.rule = rule::gz_lord;
  if (has > had && g.holds(unseen ? Truth::unseen : truth(more > 0), e)) g.tell(e);
}

// Before the game the whole deck lies in the discard pile.
bool has_one(const State& s, Name n) {
  const auto deck = std::span(s.discard).first(s.discard_count);
  return std::ranges::any_of(deck, [&](Card c) { return face(c).name == n; });
}

}  // namespace

General lord_version(General g) {
  switch (g) {
    case General::liubei_gz:
    case General::liubei_hs: return General::lord_liubei;
    case General::zhangjiao_gz:
    case General::zhangjiao_hs: return General::lord_zhangjiao;
    case General::sunquan_gz:
    case General::sunquan_hs: return General::lord_sunquan;
    default: return General::none;
  }
}

General lord_version(General g, const Options& options) {
  const General lord = lord_version(g);
  const bool other =
      lord == General::lord_sunquan && generals_in(options).contains(General::lord_sunquan_qs);
  return other ? General::lord_sunquan_qs : lord;
}

// OPT-SGS-GZ-LORD-CARDS: their equipment is in the deck from the beginning, or never. Some decks
// have a piece of it anyway.
void KingdomWar::sit_down(State& s, const Options& options) const {
  if (options.is<Opt::lords>("false") || options.is<Opt::lord_cards>("none")) return;
  for (const LordCard& own : lord_cards) {
    if (has_one(s, face(own.card).name)) continue;
    if (options.is<Opt::lord_cards>("besides") || s.leave_out(own.replaces)) s.bring_in(own.card);
  }
}

Lorded lorded(const State& s, Kingdom kingdom) {
  Lorded l;
  for (Seat i = 0; i < s.players; ++i) {
    if (!is_lord(s, i) || info(s.at(i).general).kingdom != kingdom) continue;
    l.lives = l.lives || s.at(i).alive;
    l.died = l.died || !s.at(i).alive;
  }
  return l;
}

// 首个回合开始时，已明置的主将可以替换为同名的君主，体力上限因此增加则回复等量体力。该势力的野心家
// 全部恢复为该势力，此后该势力不再出现野心家。君主武将牌不能被暗置，与同势力的所有武将珠联璧合。
// As his first turn begins, whose main general lies open may replace it by the lord of the same
// name; if his maximum grows by it he recovers as much. All careerists of that kingdom stand for it
// again, and as long as he lives nobody of it is one. A lord is not turned face down, and is a
// companion of all generals of his kingdom.
void may_become_lord(Play& g, Seat who, bool turned_up) {
  const State& s = g.state();
  if (!g.options().is<Opt::lords>("true") || g.stopped() || !s.living(who)) return;
  if (!may_be_crowned_now(g, who, turned_up)) return;
  const General before = s.at(who).general;
  const General lord = lord_version(before, g.options());
  if (lord == General::none) return;
  for (Seat i = 0; i < s.players; ++i)
    if (s.at(i).general == lord) return;  // there is one of him
  Question q = Play::question_to(who, Ask::crown, kind::crown, rule::gz_lord);
  q.what = static_cast<What>(lord);
  // Before his prepare phase only who is a lord in secret turns him up.
  q.may_pass =
      !g.options().is<Opt::lord_crown>("any_time") || s.current != who || s.phase != Phase::none;
  if (g.ask_and_commit(q).kind == nothing || g.stopped()) return;
  // Who is made lord before the game has his hit points from the beginning.
  if (!g.options().is<Opt::lord_crown>("any_time")) grows(g, who, before);
  const Kingdom his = info(lord).kingdom;
  // Who becomes it as he is turned up shows his kingdom before others come back to it.
  bool returned =
      g.options().is<Opt::lord_crown>("as_unveiled") && s.at(who).kingdom == Kingdom::none;
  if (returned) take_side(g, who);
  for (const Seat i : from_current(g)) {
    if (g.stopped()) return;
    if (s.at(i).kingdom != Kingdom::careerist || printed_kingdom(s, i) != his) continue;
    stands_for(g, i, his);
    returned = true;
  }
  if (returned) ended_by_kingdoms(g);
}

// 君主阵亡后，该势力的存活角色均视为野心家（不获得标记），此后明置的该势力角色亦然。
// When a lord has died all who live of his kingdom count as careerists, without the mark; and so
// does whoever shows that kingdom after that.
void KingdomWar::after_death(Play& g, Seat who) const {
  const State& s = g.state();
  if (!is_lord(s, who)) return;
  const Kingdom his = info(s.at(who).general).kingdom;
  for (const Seat i : from_current(g))
    if (!g.stopped() && s.living(i) && s.at(i).kingdom == his) stands_for(g, i, Kingdom::careerist);
}

constinit const AskRules asks::crown{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      const bool it_is = !a.shows(Field::what) || a.what == q.what;
      return it_is ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::crown, o.q.who);
          a.what = o.q.what;
          o.offer(a);
        }};

}  // namespace tally::sanguosha
