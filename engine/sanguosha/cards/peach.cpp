#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_wounded, "{0}: the player is not wounded", "{0}：该角色没有受伤")

// 桃 出牌阶段已受伤的角色对自己使用，回复1点体力；有角色濒死时，任何人可对其使用，回复1点体力。
// Peach: in one's own play phase on oneself when wounded, 1 hit point back; on anyone dying
// likewise (Play::dying). SGS-CARD-PEACH (000 "The death of a military commander"; published
// standard edition)
constinit const CardRules cards::peach{
    .aim = Aim::user,
    .saves = Saves::anyone,
    .condition = [](const Legal& legal, const Event& use) -> Verdict {
      const Player& p = legal.state().at(use.seat);
      return p.hp < p.max_hp ? fine : broken(rule::peach);
    },
    .resolve =
        [](Play& g, Use& u) {
          for (Seat target : u.targets)
            if (g.state().living(target)) g.heal(target, 1, rule::peach);
        },
    .refusals = {{{why::plain, &breach::not_wounded}}}};

// SGS-RESCUE: a Peach, or what a card says that saves.
constinit const AskRules asks::rescue{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a, rule::rescue); !v.legal()) return v;
      if (a.other != nobody || (!a.seats.empty() && a.seats != SeatList{q.other}))
        return broken(rule::use_target);
      const Name as = Legal::as_of(a);
      const Saves saves = rules_of(as).saves;
      if (saves == Saves::nobody) return broken(rule::answer_kind);
      if (saves == Saves::user && q.who != q.other) return broken(rule::rescue);
      const Color color = legal.color(a.cards, a.seat);
      if (const Rule r = legal.immune(a.seat, q.other, as, color); r != rule::none)
        return broken(r, why::immune);
      return legal.holds_as(a.seat, as, a.cards);
    },
    .offer =
        [](Offers& o) {
          o.from_hand(kind::use, 1);
          o.by_skill(kind::use, o.q.who);
        },
    // Nobody helps the dying with anything but a Peach or a Wine: a Slash on who lives on by 不屈
    // is what 乱武 demands next, also where the record ends with it.
    .could_answer =
        [](const Legal& /*legal*/, const Question& /*q*/, const Event& a) {
          const Name as = Legal::as_of(a);
          return a.kind != kind::use || !a.shows(Field::what) || as == Name::peach ||
                 as == Name::wine;
        }};

}  // namespace tally::sanguosha
