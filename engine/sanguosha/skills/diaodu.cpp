// 调度 Redeployment
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

bool are_kin(const State& s, Seat owner, Seat who) {
  return owner == who || same_kingdom(s, owner, who);
}

// Equipment of his own kingdom that is not another's to keep.
bool has_some(const Legal& legal, Seat owner, Seat of) {
  const State& s = legal.state();
  if (!are_kin(s, owner, of)) return false;
  return owner == of ? s.has_equipment(of) : legal.may_take(of, false, false);
}

// He may give what he has just taken to a third player; what was his own he must, by
// OPT-SGS-GZ-DIAODU-OWN.
void passes_on(Play& g, Seat owner, Seat from, Card taken) {
  const SeatSet others = g.state().living_seats() - SeatSet{owner, from};
  const bool his = g.state().where(taken) == Place{Zone::hand, owner};
  if (g.stopped() || !his || others.empty()) return;
  Question q = Play::question_to(owner, Ask::gift_of, kind::gift, rule_of(Skill::diaodu));
  q.what = cause(Skill::diaodu);
  q.value = 1;
  q.same_what = true;
  q.seats = others;
  q.card = taken;
  q.may_pass = from != owner || g.options().is<Opt::diaodu_own>("kept");
  g.ask_and_commit(q);
}

}  // namespace

constinit const SkillInfo skills::diaodu{
    .id = "SGS-SKILL-DIAODU",
    .en = "Redeployment",
    .zh = "调度",
    .text_en =
        "When a player of your kingdom uses equipment he may draw a card. As your play phase "
        "begins you may take equipment of a player of your kingdom into your hand: if it was "
        "another's you may give it to a third player, if it was yours you have to give it away.",
    .text_zh =
        "与你势力相同的角色使用装备牌时，其可以摸一张牌；出牌阶段开始时，可以获得一名与你势力"
        "相同的角色装备区里的一张牌：若为其他角色的牌，可以将之交给另一名角色；若为你的牌，须将"
        "之交给一名其他角色。",
    .source = "published kingdom war 变, general 吕范; FreeKill 0.5.7",
    .source_zh = "国战·变，武将吕范；新月杀0.5.7",
    .option = "OPT-SGS-GZ-DIAODU OPT-SGS-GZ-DIAODU-OWN",
    .effects = {
        .lent_to = [](const State& s, Seat owner, Seat who) { return same_kingdom(s, owner, who); },
        .price = [](const Legal&, const Question& q, Card c) { return c == q.card; },
        .shape = {1, 1},
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          return has_some(legal, invoke.seat, invoke.seats[0])
                     ? fine
                     : broken(rule_of(Skill::diaodu), why::target);
        },
        .play_start =
            [](Play& g, Seat owner, PhaseTime& time) {
              const bool any =
                  any_living(g.state(), [&](Seat to) { return has_some(g.legal(), owner, to); });
              const Seat to =
                  time.who == owner && any ? g.invokes_on_one(owner, Skill::diaodu) : nobody;
              if (to == nobody || !g.state().has_equipment(to)) return;
              Question q = Play::question_about(Ask::snatch_worn, owner, to, kind::snatch,
                                                rule_of(Skill::diaodu));
              q.may_pass = false;
              Event a = g.ask(q);
              const Card taken = a.cards.size() == 1 ? a.cards[0] : unknown_card;
              g.commit(a);
              passes_on(g, owner, to, taken);
            },
        .card_used =
            [](Play& g, Seat owner, Use& u) {
              if (!is_equipment(info(u.as).type) || !are_kin(g.state(), owner, u.by)) return;
              const bool once = g.options().is<Opt::diaodu>("once_a_turn");
              if (once && g.state().noted(u.by, Skill::diaodu, Life::turn) > 0) return;
              if (!g.invokes(u.by, Skill::diaodu, owner)) return;
              if (once) g.note(u.by, mark_of(Skill::diaodu), Life::turn);
              g.draw(u.by, 1, rule_of(Skill::diaodu));
            }}};

}  // namespace tally::sanguosha
