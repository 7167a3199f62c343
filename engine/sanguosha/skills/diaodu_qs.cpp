// 调度（太阳神国战） Redeployment of QSanguosha-For-Hegemony
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/skills/outfit.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// Equipment that he wears, before another of his kingdom who has a place for it.
Verdict may_hand_over(const Legal& legal, const Question& q, const Event& a) {
  if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
  const State& s = legal.state();
  if (a.cards.size() != 1 || !s.living(a.other)) return broken(q.rule, why::answer);
  if (a.cards[0] >= deck_size) return undecided;
  const bool by_it = !a.shows(Field::what) || a.what == q.what;
  const bool worn = s.where(a.cards[0]) == Place{Zone::equip, q.who};
  const bool kin = a.other != q.who && same_kingdom(s, q.who, a.other);
  return by_it && worn && kin && fits_before(s, a.cards[0], a.other) ? fine
                                                                     : broken(q.rule, why::answer);
}

// A card of his hand, as the equipment that it is.
Verdict may_put_on(const Legal& legal, const Question& q, const Event& a) {
  if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
  if (a.cards.size() != 1) return broken(q.rule, why::answer);
  if (a.cards[0] >= deck_size) return undecided;
  const Name name = face(a.cards[0]).name;
  const bool so = Legal::as_of(a) == name && is_equipment(info(name).type);
  return so ? legal.use(a) : broken(q.rule, why::answer);
}

void offer_to_put_on(Offers& o) {
  Offers::List cards;  // NOLINT: as far as it is read
  const int n = o.state.cards_of(o.q.who, true, false, false, cards.data());
  Event a = Offers::event(kind::use, o.q.who);
  for (int i = 0; i < n && !o.done(); ++i) {
    const Card& c = cards[static_cast<std::size_t>(i)];
    if (c >= deck_size) continue;
    a.cards = {&c, 1};
    a.what = cause(face(c).name);
    o.use_on(a);
  }
}

void offer_to_hand_over(Offers& o) {
  Event a = Offers::event(kind::relocate, o.q.who);
  a.what = o.q.what;
  for (const Card& c : o.state.at(o.q.who).equip)
    for (a.other = 0; a.other < o.state.players && !o.done() && c < deck_size; ++a.other) {
      a.cards = {&c, 1};
      o.offer(a);
    }
}

void dresses(Play& g, Seat who) {
  Question q = Play::question_to(who, Ask::dress, kind::use, rule_of(Skill::diaodu_qs));
  q.accepts |= kind::relocate;
  q.what = cause(Skill::diaodu_qs);
  Event a = g.ask(q);
  if (a.kind == kind::relocate) return g.commit(a);
  if (a.kind == kind::use) g.use(a, false);
}

}  // namespace

constinit const SkillInfo skills::diaodu_qs{
    .id = "SGS-SKILL-DIAODU-QS",
    .en = "Redeployment",
    .zh = "调度",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase: you and the others of your kingdom, one after another from you "
        "on, may each use an equipment card of the hand, or lay a piece of equipment that he wears "
        "before another of your kingdom whose place for it is empty.",
    .text_zh =
        "出牌阶段限一次，你与其他与你势力相同的角色从你起依次可以选择一项：使用一张手牌中的装备牌；"
        "或将装备区里的一张牌置入另一名与其势力相同的角色空置的对应区域。",
    .source =
        "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, DiaoduCard and "
        "DiaoduequipCard; observed",
    .source_zh =
        "太阳神三国杀国战版2.0.0，src/package/"
        "transformation.cpp，\"DiaoduCard\"与\"DiaoduequipCard\"；实测",
    .effects = {.may_act = [](const Legal&, const Event&) -> Verdict { return fine; },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      SeatSet kin{owner};
                      for (const Seat who : g.state().living_seats())
                        if (same_kingdom(g.state(), owner, who)) kin.add(who);
                      for (int i = 0; i < g.state().players && !g.stopped(); ++i)
                        if (const Seat who = g.seat_after(owner, i);
                            kin.contains(who) && g.state().living(who))
                          dresses(g, who);
                    }}};

constinit const AskRules asks::dress{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      return a.kind == kind::use ? may_put_on(legal, q, a) : may_hand_over(legal, q, a);
    },
    .offer =
        [](Offers& o) {
          offer_to_put_on(o);
          offer_to_hand_over(o);
        },
    // What is no equipment is the next use of the play phase.
    .could_answer =
        [](const Legal& /*legal*/, const Question& /*q*/, const Event& a) {
          return a.kind != kind::use || !a.shows(Field::what) ||
                 is_equipment(info(Legal::as_of(a)).type);
        }};

}  // namespace tally::sanguosha
