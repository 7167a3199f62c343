// 铁骑（国战新版） Iron Cavalry of the new kingdom war
#include "engine/sanguosha/flow/generals.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

// What is mute is in the state (State::mute).
constinit const SkillInfo skills::tieqi_hs{
    .id = "SGS-SKILL-TIEQI-HS",
    .en = "Iron Cavalry (new kingdom war)",
    .zh = "铁骑（国战新版）",
    .text_en =
        "When your Slash has its target you may choose one of his generals that lie open: what he "
        "can do by this general, but for what is compulsory, does nothing until the turn ends. "
        "Then you judge: unless he discards a card of the suit that stands, he can use no Dodge "
        "against the Slash.",
    .text_zh =
        "使用【杀】指定一名目标后，可以令其一张明置的武将牌上的非锁定技于本回合内失效，然后进"
        "行判定：除非其弃置一张与结果花色相同的牌，否则不能使用【闪】响应此【杀】。",
    .source = "FreeKill 0.5.7, kingdom war, general 马超; observed",
    .source_zh = "新月杀0.5.7国战，武将马超；实测",
    .needs = &needs::any_card,
    .effects = {
        .price =
            [](const Legal& legal, const Question& q, Card c) {
              return q.card >= deck_size || legal.suit(c, q.who) == legal.suit(q.card, q.other);
            },
        .target_specified =
            [](Play& g, Seat owner, Target& t) {
              constexpr Rule why = rule_of(Skill::tieqi_hs);
              if (t.use.by != owner || !is_slash(t.use.as)) return;
              if (!g.invokes(owner, Skill::tieqi_hs, t.target)) return;
              mutes(g, owner, t.target, Skill::tieqi_hs);
              Question q = Play::question_to(t.target, Ask::pay_of, kind::discard, why);
              q.other = owner;
              q.what = cause(Skill::tieqi_hs);
              q.value = 1;
              g.judgement(
                  owner, cause(Skill::tieqi_hs), why, [](Suit, int) { return true; }, &q.card);
              if (g.stopped() || !g.state().living(t.target)) return;
              // Who dodges all the same, by the record, has paid for it.
              Event dodge;
              dodge.kind = kind::respond;
              dodge.seat = t.target;
              dodge.what = cause(Name::dodge);
              dodge.hide(Field::cards);
              q.may_pass = !g.comes_next(dodge);
              Event paid = g.ask(q);
              t.dodgeable = paid.kind != nothing || !q.may_pass;
              g.commit(paid);
            }}};

}  // namespace tally::sanguosha
