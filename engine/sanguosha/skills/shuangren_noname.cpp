// 双刃（无名杀国战） Twin Blades of noname's kingdom war
#include "engine/sanguosha/skills/blades.h"

namespace tally::sanguosha {
constinit const SkillInfo skills::shuangren_noname{
    .id = "SGS-SKILL-SHUANGREN-NONAME",
    .en = "Twin Blades (kingdom war of noname)",
    .zh = "双刃（无名杀国战）",
    .text_en =
        "As your play phase begins you may pindian with another player. If you win, you use a "
        "Slash without a card on him or another player of his kingdom, at any distance; if you do "
        "not, the others cannot be targets of your cards this turn.",
    .text_zh =
        "出牌阶段开始时，可以与一名其他角色拼点：若你赢，视为对其或与其势力相同的另一名角色"
        "使用一张【杀】（无距离限制）；若你没赢，其他角色于此回合内不是你使用牌的合法目标。",
    .source = "noname 1.11.4.1, kingdom war, general 纪灵; observed",
    .source_zh = "无名杀1.11.4.1国战，武将纪灵；实测",
    .effects = {.shape = {1, 1},
                .may_act = may_use_blades<Skill::shuangren_noname, true>,
                .play_start = uses_blades<Skill::shuangren_noname, true>}};

}  // namespace tally::sanguosha
