// 尚义 Noble Mind
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

namespace {

// What shows in a record that it was the hand: a card of it goes.
Event removing(Seat who, Seat of) {
  Event e;
  e.kind = kind::remove;
  e.seat = who;
  e.other = of;
  e.hide(Field::cards);
  return e;
}

// All his generals that lie face down.
void sees_hidden(Play& g, Seat who, Seat of) {
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    g.glimpses(who, of, place, rule_of(Skill::shangyi));
}

// His hand; a black card of it may go, or must if there is one (OPT-SGS-GZ-SHANGYI). Among cards
// that no record names there may be.
void sees_hand(Play& g, Seat who, Seat of) {
  g.sees_hand(who, of, rule_of(Skill::shangyi));
  if (g.stopped() || !g.state().living(who) || !g.state().living(of)) return;
  Question q = Play::question_to(who, Ask::remove_of, kind::remove, rule_of(Skill::shangyi));
  q.other = of;
  q.what = cause(Skill::shangyi);
  bool any = false;
  for (const Card c : g.state().at(of).hand)
    any = any || color_of(g.legal().suit(c, of)) == Color::black;
  if (!any && g.state().at(of).hidden_cards == 0) return;
  q.may_pass = !any || g.options().is<Opt::shangyi>("may");
  g.ask_and_commit(q);
}

}  // namespace

constinit const SkillInfo skills::shangyi{
    .id = "SGS-SKILL-SHANGYI",
    .en = "Noble Mind",
    .zh = "尚义",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may show your hand, if you have any, to one other player; "
        "then look at his generals that lie face down, or at his hand, of which you may discard a "
        "black card.",
    .text_zh =
        "出牌阶段限一次，可以令一名其他角色观看你的手牌（须有手牌），然后选择一项：1."
        "观看其所有暗置的"
        "武将牌；2.观看其手牌并可以弃置其中一张黑色牌。",
    .source = "published kingdom war 阵, general 蒋钦; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将蒋钦；新月杀0.5.7，实测",
    .option = "OPT-SGS-GZ-SHANGYI",
    .effects = {.price = [](const Legal& legal, const Question& q,
                            Card c) { return color_of(legal.suit(c, q.other)) == Color::black; },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (legal.state().hand_size(invoke.seat) == 0)
                    return broken(rule_of(Skill::shangyi), why::no_price);
                  return on_another<Skill::shangyi>(legal, invoke);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      const Seat to = invoke.seats[0];
                      g.sees_hand(to, owner, rule_of(Skill::shangyi));
                      const State& s = g.state();
                      if (g.stopped() || !s.living(owner) || !s.living(to)) return;
                      std::array<Play::Choice, 2> ways;
                      std::size_t n = 0;
                      const std::size_t first = s.at(to).veils(0) ? 0 : 1;
                      if (s.at(to).veils())
                        ways.at(n++) = {Way::see_hidden, Play::glimpsing(owner, to, first)};
                      if (s.hand_size(to) > 0) ways.at(n++) = {Way::see_hand, removing(owner, to)};
                      switch (g.decides(owner, {ways.data(), n}, rule_of(Skill::shangyi), to)) {
                        case Way::see_hidden: return sees_hidden(g, owner, to);
                        case Way::see_hand: return sees_hand(g, owner, to);
                        default: return;
                      }
                    }}};

constinit const AskRules asks::remove_of{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.others_card(q, a, false, true, false); !v.legal()) return v;
      return legal.skill_takes(q, a.cards) ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          o.from_other(kind::remove);
          if (o.q.accepts.contains(kind::atop)) o.from_other(kind::atop);
        }};

}  // namespace tally::sanguosha
