// 天香（国战新版） Heavenly Fragrance of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {
namespace {

constexpr int hurt = 1;
constexpr int weakened = 2;

Event damaging(Seat to, Seat from) {
  Event e;
  e.kind = kind::damage;
  e.seat = to;
  e.other = from;
  e.value = 1;
  return e;
}

}  // namespace

constinit const SkillInfo skills::tianxiang_hs{
    .id = "SGS-SKILL-TIANXIANG-HS",
    .en = "Heavenly Fragrance (new kingdom war)",
    .zh = "天香（国战新版）",
    .text_en =
        "When you are about to take damage you may discard a heart hand card and choose "
        "another player. The damage is prevented, and you choose one of two things, each once a "
        "turn: its source deals 1 damage to him and he draws as many cards as he has lost hit "
        "points, five at most; or he loses 1 hit point and takes the card.",
    .text_zh =
        "即将受到伤害时，可以弃置一张红桃手牌，防止此伤害，并令一名其他角色执行一项（每项每"
        "回合限一次）：1.来源对其造成1点伤害，然后其摸X张牌（X为其已损失的体力值，至多为5）"
        "；2.其失去1点体力，然后获得你弃置的牌。",
    .source = "FreeKill 0.5.7, kingdom war, general 小乔; observed",
    .source_zh = "新月杀0.5.7国战，武将小乔；实测",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      return legal.suit(c, q.who) == Suit::heart &&
                             legal.state().where(c).zone != Zone::equip;
                    },
                .shape = {1, 1},
                .may_act = on_another<Skill::tianxiang_hs>,
                .taking =
                    [](Play& g, Seat owner, Damage& d) {
                      constexpr Rule why = rule_of(Skill::tianxiang_hs);
                      const int done = g.state().noted(owner, Skill::tianxiang_hs, Life::turn);
                      if (d.to != owner || done == (hurt | weakened)) return;
                      if (g.legal().payable(owner, Skill::tianxiang_hs, false) == 0) return;
                      const Seat to = g.invokes_on_one(owner, Skill::tianxiang_hs, d.from);
                      if (to == nobody) return;
                      Question q = Play::question_to(owner, Ask::pay_of, kind::discard, why);
                      q.what = cause(Skill::tianxiang_hs);
                      q.value = 1;
                      q.may_pass = false;
                      Event paid = g.ask(q);
                      const Card card = paid.cards.size() == 1 ? paid.cards[0] : unknown_card;
                      g.commit(paid);
                      d.done = true;
                      if (!g.state().living(to)) return;
                      const Seat from = d.from;
                      const bool may_hurt = (done & hurt) == 0 && g.state().living(from);
                      std::array<Play::Choice, 2> ways{};
                      std::size_t n = 0;
                      if ((done & weakened) == 0) ways[n++] = {Way::lose_hp, Play::losing(to, 1)};
                      if (may_hurt) ways[n++] = {Way::accept, damaging(to, from)};
                      if (n == 0) return;
                      if (g.decides(owner, {ways.data(), n}, why, to) == Way::lose_hp) {
                        g.note(owner, mark_of(Skill::tianxiang_hs), Life::turn, weakened);
                        g.lose_hp(to, 1, why);
                        if (!g.stopped() && g.state().living(to) && card < deck_size &&
                            g.state().where(card).zone == Zone::discard) {
                          Event back;
                          back.kind = kind::retrieve;
                          back.seat = back.other = to;
                          back.rule = why;
                          back.cards = {&card, 1};
                          g.tell(back);
                        }
                        return;
                      }
                      g.note(owner, mark_of(Skill::tianxiang_hs), Life::turn, hurt);
                      g.damage({.from = from, .to = to, .rule = why});
                      if (!g.stopped() && g.state().living(to))
                        g.draw(to, std::min(5, g.state().lost_hp(to)), why);
                    }}};

}  // namespace tally::sanguosha
