// 反馈 Retaliation
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

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
    .source_zh = "标准版，武将司马懿；官方FAQ",
    .option = "OPT-SGS-FANKUI-SELF",
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      if (d.to != owner || !g.state().living(d.from)) return;
      // OPT-SGS-FANKUI-SELF: not from oneself, or what one has equipped.
      const bool own =
          g.options().is<Opt::fankui_self>("equipment") && g.state().has_equipment(owner);
      if (d.from == owner && !own) return;
      if (g.state().has_card(d.from) && g.invokes(owner, Skill::fankui, d.from))
        g.takes(owner, d.from, Ask::snatch_own, rule_of(Skill::fankui));
    }}};

}  // namespace tally::sanguosha
