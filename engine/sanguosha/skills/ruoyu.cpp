// 若愚 Seeming Fool
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::ruoyu{
    .id = "SGS-SKILL-RUOYU",
    .en = "Seeming Fool",
    .zh = "若愚",
    .compulsory = true,
    .lord = true,
    .awakening = true,
    .text_en =
        "Lord skill, awakening. At the start of your prepare phase, if nobody has fewer hit "
        "points than you, your maximum grows by a point, you recover 1 and gain Rouse.",
    .text_zh =
        "主公技，觉醒技，准备阶段，若你是体力值最少的角色（或之一），加1点体力上限，回复1点体"
        "力，然后获得“激将”。",
    .source = "published Mountain edition, general 刘禅",
    .source_zh = "山扩展，武将刘禅",
    .effects = {.prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who != owner || !g.state().has_fewest_hit_points(owner)) return;
      if (!g.awakens(owner, Skill::ruoyu)) return;
      g.change_max_hp(owner, +1, rule_of(Skill::ruoyu));
      g.heal(owner, 1, rule_of(Skill::ruoyu));
      g.acquires(owner, Skill::jijiang, rule_of(Skill::ruoyu));
    }}};

}  // namespace tally::sanguosha
