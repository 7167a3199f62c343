// 结姻（新版） Marriage, as Sheauhaw has it
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

constexpr Rule of_marriage = rule_of(Skill::jieyin_shj);

// A card of hers, worn or not, is laid before him.
bool lays_dowry(Play& g, Seat owner, Seat to, bool may_decline) {
  if (g.legal().payable(owner, Skill::jieyin_shj, true, to) == 0) return false;
  Question q = Play::question_to(owner, Ask::relocate, kind::relocate, of_marriage);
  q.other = to;
  q.what = cause(Skill::jieyin_shj);
  q.value = 2;
  q.same_what = true;
  q.may_pass = may_decline;
  Event laid = g.ask(q);
  if (laid.kind == nothing) return false;
  g.commit(laid);
  return true;
}

// … or a hand card goes.
bool pays_dowry(Play& g, Seat owner, Seat to) {
  const bool any = g.state().hand_size(owner) > 0;
  if (lays_dowry(g, owner, to, any)) return true;
  return any && g.pays(owner, Ask::pay_hand, 1, of_marriage, false);
}

// Who has more draws, who has fewer recovers.
void levels(Play& g, Seat one, Seat other) {
  const State& s = g.state();
  if (s.at(one).hp == s.at(other).hp) return;
  const bool less = s.at(one).hp < s.at(other).hp;
  const Seat richer = less ? other : one;
  const Seat poorer = less ? one : other;
  g.draw(richer, 1, of_marriage);
  if (s.living(poorer)) g.heal(poorer, 1, of_marriage);
}

}  // namespace

constinit const SkillInfo skills::jieyin_shj{
    .id = "SGS-SKILL-JIEYIN-SHJ",
    .en = "Marriage (new)",
    .zh = "结姻（新版）",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may choose another male player, and discard a hand card or "
        "lay an equipment card of yours in his equipment area where that place is free: of you "
        "two, whoever has more hit points draws a card, and whoever has fewer recovers 1.",
    .text_zh =
        "出牌阶段限一次，可以选择一名其他男性角色，弃置一张手牌，或将一张装备牌置入其装备区（不得替"
        "换"
        "原装备），然后你与其中体力值较大的角色摸一张牌，体力值较小的角色回复1点体力。",
    .source = "programs: QSanguosha of Sheauhaw, standard-skillcards.cpp, general 孙尚香; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-skillcards.cpp，武将孙尚香；实测",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      const CardType type = info(face(c).name).type;
                      return is_equipment(type) && !legal.state().equipped(q.other, slot_of(type));
                    },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  if (to == invoke.seat || legal.state().at(to).gender != Gender::male)
                    return broken(of_marriage, why::target);
                  const bool pays = legal.state().hand_size(invoke.seat) > 0 ||
                                    legal.payable(invoke.seat, Skill::jieyin_shj, true, to) > 0;
                  return pays ? fine : broken(of_marriage, why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const Seat to = invoke.seats[0];
                      if (!pays_dowry(g, owner, to) || g.stopped()) return;
                      if (g.state().living(owner) && g.state().living(to)) levels(g, owner, to);
                    }}};

}  // namespace tally::sanguosha
