// 司马懿 Sima Yi
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::simayi{"Sima Yi", "司马懿", Kingdom::wei, Gender::male, 3};

constinit const SkillInfo skills::fankui{
    .id = "SGS-SKILL-FANKUI",
    .en = "Retaliation",
    .zh = "反馈",
    .text_en =
        "After you have taken damage you may take a card of its source: one of his hand "
        "unseen, or one he has equipped. Once for each damage, however much it was.",
    .text_zh =
        "受到伤害后，可以获得伤害来源的一张牌：手牌随机，装备区里的牌由你选。"
        "每次伤害一次，与点数无关。",
    .source = "published standard edition, general 司马懿; official FAQ",
    .option = "OPT-SGS-FANKUI-SELF",
    .effects = {.damaged = [](Play& g, Seat owner, const Damage& d, int /*amount*/) {
      if (!g.state().living(d.from)) return;
      // OPT-SGS-FANKUI-SELF: not from oneself, or what one has equipped.
      const bool own = g.options().is(Opt::fankui_self, 1) && g.state().has_equipment(owner);
      if (d.from == owner && !own) return;
      if (g.state().has_card(d.from) && g.invokes(owner, Skill::fankui, d.from))
        g.takes(owner, d.from, Ask::snatch_own, rule_of(Skill::fankui));
    }}};

constinit const SkillInfo skills::guicai{
    .id = "SGS-SKILL-GUICAI",
    .en = "Demonic Talent",
    .zh = "鬼才",
    .text_en =
        "Before anybody's judgement takes effect you may play a hand card, which takes the "
        "place of the judgement card; the one replaced is put away.",
    .text_zh = "任一角色的判定牌生效前，可以打出一张手牌代替之，原判定牌置入弃牌堆。",
    .source = "published standard edition, general 司马懿; official FAQ",
    .option = "AMB-SGS-028",
    .effects = {// AMB-SGS-028: a hand card, or any card of his.
                .judging = [](Play& g, Seat owner, Seat judge, Cause /*why*/, Card& card) {
                  const bool any_card = g.options().is(Opt::guicai_cards, 1);
                  if (any_card ? !g.state().has_card(owner) : g.state().hand_size(owner) == 0)
                    return;
                  Question q =
                      Play::question_to(owner, any_card ? Ask::retrial_any : Ask::retrial_hand,
                                        kind::retrial, rule_of(Skill::guicai));
                  q.other = judge;
                  q.what = cause(Skill::guicai);
                  q.card = card;
                  q.same_what = true;
                  Event a = g.ask(q);
                  if (a.kind == nothing || a.cards.empty()) return;
                  const Card before = card;
                  card = a.cards[0];
                  g.commit(a);
                  g.put_away({&before, 1}, rule_of(Skill::guicai));
                }}};

}  // namespace tally::sanguosha
