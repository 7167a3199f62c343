// 断肠 Heartbreak
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duanchang{
    .id = "SGS-SKILL-DUANCHANG",
    .en = "Heartbreak",
    .zh = "断肠",
    .compulsory = true,
    .text_en = "Compulsory. Who kills you loses all skills of his general.",
    .text_zh = "锁定技，杀死你的角色失去其武将牌上的所有技能。",
    .source = "published Mountain edition, general 蔡文姬",
    .source_zh = "山扩展，武将蔡文姬",
    .effects = {.died = [](Play& g, Seat owner, Death& time) {
      if (time.who != owner || !g.state().living(time.killer)) return;
      const SkillSet all = g.state().at(time.killer).skills;
      for (const Skill skill : all)
        if (!info(skill).of_seat) g.forgoes(time.killer, skill, rule_of(Skill::duanchang));
    }}};

}  // namespace tally::sanguosha
