// 奇策 Ingenious Plan
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/deputies.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {
namespace {

// An ordinary trick of the deck (OPT-SGS-DECK), used with the whole hand on no more players than it
// has cards.
Verdict uses_hand(const Legal& legal, const Question& q, const Event& a) {
  if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
  const State& s = legal.state();
  const Name as = Legal::as_of(a);
  const bool whole = static_cast<int>(a.cards.size()) == s.hand_size(q.who);
  const bool ordinary = info(as).type == CardType::trick && rules_of(as).aim != Aim::nobody &&
                        names_of_deck(legal.options()[Opt::deck]).contains(as);
  if (!whole || !ordinary || a.seats.size() > static_cast<int>(a.cards.size()))
    return broken(q.rule, why::answer);
  UseView use{q.who, as};
  legal.see<Timing::permission>(use);
  return use.forbidden_by != rule::none ? broken(use.forbidden_by) : legal.use(a);
}

void offer_uses(Offers& o) {
  Offers::List hand;  // NOLINT: as far as it is read
  const int n = o.state.cards_of(o.q.who, true, false, false, hand.data());
  Event a = Offers::event(kind::use, o.q.who);
  a.cards = {hand.data(), static_cast<std::size_t>(n)};
  for (int as = 1; as < static_cast<int>(Name::count) && !o.done(); ++as) {
    a.what = cause(static_cast<Name>(as));
    if (info(static_cast<Name>(as)).type == CardType::trick) o.use_on(a);
  }
}

Question of_hand(Seat who) {
  Question q = Play::question_to(who, Ask::use_all, kind::use, rule_of(Skill::qice));
  q.may_pass = false;
  return q;
}

}  // namespace

constinit const SkillInfo skills::qice{
    .id = "SGS-SKILL-QICE",
    .en = "Ingenious Plan",
    .zh = "奇策",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may use all your hand cards as one trick of any name, but no "
        "delayed one, that has no more targets than they are. Then you may change your deputy, "
        "once a game.",
    .text_zh =
        "出牌阶段限一次，可以将所有手牌当一张目标数不大于X的普通锦囊牌使用（X为你的手牌数），"
        "然后可以变更副将（每局限一次）。",
    .source = "published kingdom war 变, general 荀攸; FreeKill 0.5.7",
    .source_zh = "国战·变，武将荀攸；新月杀0.5.7",
    .option = "OPT-SGS-GZ-CHANGE",
    .effects = {.may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  Question q = of_hand(invoke.seat);
                  q.rules = &legal;
                  AnyAnswer answer;
                  if (legal.state().hand_size(invoke.seat) > 0) q.each(answer);
                  return answer.found ? fine : broken(q.rule, why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      Question q = of_hand(owner);
                      Event a = g.ask(q);
                      if (a.kind == nothing) return;
                      std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
                      const std::size_t n = std::min(a.cards.size(), cards.size());
                      std::copy_n(a.cards.begin(), n, cards.begin());
                      g.use_hand(a, {cards.data(), n});
                      offers_another_deputy(g, owner, owner, Skill::qice);
                    }}};

constinit const AskRules asks::use_all{uses_hand, offer_uses};

}  // namespace tally::sanguosha
