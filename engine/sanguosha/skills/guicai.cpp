// 鬼才 Demonic Talent
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::guicai{
    .id = "SGS-SKILL-GUICAI",
    .en = "Demonic Talent",
    .zh = "鬼才",
    .text_en =
        "Before anybody's judgement takes effect you may play a hand card, which takes the "
        "place of the judgement card; the one replaced is put away.",
    .text_zh = "任一角色的判定牌生效前，可以打出一张手牌代替之，原判定牌置入弃牌堆。",
    .source = "published standard edition, general 司马懿; official FAQ",
    .source_zh = "标准版，武将司马懿；官方FAQ",
    .option = "AMB-SGS-028",
    .effects = {// AMB-SGS-028: a hand card, or any card of his.
                .retrial = [](Play& g, Seat owner, Judging& time) {
                  const bool any_card = g.options().is(Opt::guicai_cards, 1);
                  if (any_card ? !g.state().has_card(owner) : g.state().hand_size(owner) == 0)
                    return;
                  Question q =
                      Play::question_to(owner, any_card ? Ask::retrial_any : Ask::retrial_hand,
                                        kind::retrial, rule_of(Skill::guicai));
                  q.other = time.judge;
                  q.what = cause(Skill::guicai);
                  q.card = time.card;
                  q.same_what = true;
                  Event a = g.ask(q);
                  if (a.kind == nothing || a.cards.empty()) return;
                  const Card before = time.card;
                  time.card = a.cards[0];
                  g.commit(a);
                  g.put_away({&before, 1}, rule_of(Skill::guicai));
                }}};

}  // namespace tally::sanguosha
