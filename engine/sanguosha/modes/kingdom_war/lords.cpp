// 君主 Lords of kingdom war (SGS-GZ-LORD), where the ruleset has them (OPT-SGS-GZ-LORDS).
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/veils.h"

namespace tally::sanguosha {
namespace {

// The lord of the same name; none if there is none.
General lord_version(General g) {
  return g == General::liubei_gz ? General::lord_liubei : General::none;
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

}  // namespace

// Their equipment is in the deck from the beginning.
void KingdomWar::sit_down(State& s, const Options& options) const {
  if (options.is(Opt::lords, 1)) s.bring_in(dragon_phoenix);
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

// 首轮回合开始时，已明置的主将可以替换为同名的君主；该势力的野心家全部恢复为该势力，此后该势力不再
// 出现野心家。君主武将牌不能被暗置，与同势力的所有武将珠联璧合。
// As his turn of the first round begins, whose main general lies open may replace it by the lord of
// the same name. All careerists of that kingdom stand for it again, and as long as he lives nobody
// of it is one. A lord is not turned face down, and is a companion of all generals of his kingdom.
void may_become_lord(Play& g, Seat who) {
  const State& s = g.state();
  if (!g.options().is(Opt::lords, 1) || g.stopped() || !s.living(who)) return;
  if (s.round != 1 || s.current != who || s.phase > Phase::prepare) return;
  const General lord = lord_version(s.at(who).general);
  if (lord == General::none) return;
  Question q = Play::question_to(who, Ask::crown, kind::crown, rule::gz_lord);
  q.what = static_cast<What>(lord);
  if (g.ask_and_commit(q).kind == nothing || g.stopped()) return;
  const Kingdom his = info(lord).kingdom;
  bool returned = false;
  for (Seat i = 0; i < s.players && !g.stopped(); ++i) {
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
  for (const Seat i : s.living_seats())
    if (!g.stopped() && s.at(i).kingdom == his) stands_for(g, i, Kingdom::careerist);
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
