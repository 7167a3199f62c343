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
                  const bool any_card = g.options().is<Opt::guicai_cards>("any");
                  const Ask how = any_card ? Ask::retrial_any : Ask::retrial_hand;
                  const Card before = time.card;
                  if (!g.retries(owner, how, Skill::guicai, time)) return;
                  g.put_away({&before, 1}, rule_of(Skill::guicai));
                  g.played(owner, time.card);
                }}};

}  // namespace tally::sanguosha
