// 挽危 Stemming Danger, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wanwei_qs{
    .id = "SGS-SKILL-WANWEI-QS",
    .en = "Stemming Danger",
    .zh = "挽危",
    .text_en =
        "When you become the target of a Dismantle you may discard a card, of the hand or "
        "equipped; when you become the target of a Snatch you may give its user a card, of the "
        "hand or equipped. If you do, you are no longer a target.",
    .text_zh =
        "成为【过河拆桥】的目标时，可以弃置一张牌，取消之；成为【顺手牵羊】的目标时，可以将一张牌"
        "交给使用者，取消之。",
    .source = "published kingdom war 变, general 卞夫人; QSanguosha-For-Hegemony 2.0.0, read",
    .source_zh = "国战·变，武将卞夫人；太阳神三国杀国战版2.0.0，源码",
    .effects = {.targeting = [](Play& g, Seat owner, Target& t) {
      constexpr Rule why = rule_of(Skill::wanwei_qs);
      const bool snatch = t.use.as == Name::snatch;
      if (t.target != owner || (!snatch && t.use.as != Name::dismantlement)) return;
      if (snatch && !g.state().living(t.use.by)) return;  // nobody to give it to
      if (!g.state().has_card(owner) || !g.invokes(owner, Skill::wanwei_qs, t.use.by)) return;
      if (snatch)
        g.gives_to(owner, SeatSet{t.use.by}, Skill::wanwei_qs, 1, Ask::gift_any);
      else
        g.pays(owner, Ask::pay_any, 1, why, false);
      t.done = true;
    }}};

}  // namespace tally::sanguosha
