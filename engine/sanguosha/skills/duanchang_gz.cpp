// 断肠（国战） Heartbreak (kingdom war)
#include "engine/sanguosha/flow/generals.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duanchang_gz{
    .id = "SGS-SKILL-DUANCHANG-GZ",
    .en = "Heartbreak (kingdom war)",
    .zh = "断肠（国战）",
    .compulsory = true,
    .text_en =
        "Compulsory. Of the two generals of whoever kills you, you name one, who may lie face "
        "down: he loses all his skills.",
    .text_zh =
        "锁定技，你死亡时，令杀死你的角色失去你选择的其一张武将牌（可以是暗置的）上的所有技能。",
    .source = "published kingdom war, general 蔡文姬",
    .source_zh = "国战，武将蔡文姬",
    .option = "OPT-SGS-GZ-STRIPPED",
    .effects = {.died = [](Play& g, Seat owner, Death& time) {
      if (time.who == owner && time.killer != owner && g.state().living(time.killer))
        strips(g, owner, time.killer, Skill::duanchang_gz);
    }}};

}  // namespace tally::sanguosha
