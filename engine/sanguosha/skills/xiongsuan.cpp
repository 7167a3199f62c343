// 凶算 Grim Reckoning
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// Limited skills of his that he has used.
SkillSet used_up(const State& s, Seat who) {
  SkillSet out;
  for (const Skill k : s.at(who).skills)
    if (info(k).limited && s.noted(who, k, Life::game) > 0) out.add(k);
  return out;
}

// Whom it was used on in this turn.
constexpr Mark victim = mark_of(Skill::xiongsuan);

}  // namespace

constinit const SkillInfo skills::xiongsuan{
    .id = "SGS-SKILL-XIONGSUAN",
    .en = "Grim Reckoning",
    .zh = "凶算",
    .limited = true,
    .text_en =
        "Limited. In your play phase you may discard a hand card and choose a player of your "
        "kingdom, yourself too: you deal him 1 damage and draw three cards. As "
        "the turn ends you name a limited skill that he has used: he may use it once more.",
    .text_zh =
        "限定技，出牌阶段，可以弃置一张手牌并选择一名与你势力相同的角色（可以是你自己）："
        "你对其造成1点伤害，然后摸三张牌；回合结束时，你选择其一个已发动过的限定技，其可"
        "以再发动一次。",
    .source = "published kingdom war 变, general 李傕郭汜; FreeKill 0.5.7",
    .source_zh = "国战·变，武将李傕郭汜；新月杀0.5.7",
    .effects = {
        .shape = {1, 1},
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          constexpr Rule why = rule_of(Skill::xiongsuan);
          const State& s = legal.state();
          const Seat to = invoke.seats[0];
          if (to != invoke.seat && !same_kingdom(s, invoke.seat, to))
            return broken(why, why::target);
          return s.hand_size(invoke.seat) > 0 ? fine : broken(why, why::no_price);
        },
        .act =
            [](Play& g, const Event& invoke) {
              constexpr Rule why = rule_of(Skill::xiongsuan);
              const Seat owner = invoke.seat;
              const Seat to = invoke.seats[0];
              g.pays(owner, Ask::pay_hand, 1, why, false);
              if (g.stopped() || !g.state().living(owner)) return;
              if (g.state().living(to)) g.damage({.from = owner, .to = to, .rule = why});
              if (g.stopped() || !g.state().living(owner)) return;
              g.draw(owner, 3, why);
              g.note(owner, victim, Life::turn, to + 1);
            },
        .turn_end =
            [](Play& g, Seat owner, TurnTime& time) {
              const Seat to =
                  static_cast<Seat>(g.state().noted(owner, Skill::xiongsuan, Life::turn) - 1);
              if (time.who != owner || !g.state().living(to) || used_up(g.state(), to).empty())
                return;
              Question q =
                  Play::question_to(owner, Ask::renew, kind::renew, rule_of(Skill::xiongsuan));
              q.other = to;
              q.may_pass = false;
              g.ask_and_commit(q);
            }}};

constinit const AskRules asks::renew{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      if (a.other != q.other) return broken(q.rule, why::target);
      return used_up(legal.state(), q.other).contains(skill_of(a.what))
                 ? fine
                 : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::renew, o.q.who);
          a.other = o.q.other;
          for (const Skill k : used_up(o.state, o.q.other)) {
            a.what = cause(k);
            if (!o.done()) o.offer(a);
          }
        }};

}  // namespace tally::sanguosha
