// 双刃（国战新版） Twin Blades of the new kingdom war
#include "engine/sanguosha/skills/blades.h"

namespace tally::sanguosha {
constinit const SkillInfo skills::shuangren_hs{
    .id = "SGS-SKILL-SHUANGREN-HS",
    .en = "Twin Blades (new kingdom war)",
    .zh = "双刃（国战新版）",
    .text_en =
        "As your play phase begins you may pindian with another player. If you win, you use a "
        "Slash without a card on somebody of his kingdom within your attack range; if you do "
        "not, the others cannot be targets of your cards this turn.",
    .text_zh =
        "出牌阶段开始时，可以与一名其他角色拼点：若你赢，视为对攻击范围内一名与其势力相同的"
        "角色使用一张【杀】；若你没赢，其他角色于此回合内不是你使用牌的合法目标。",
    .source = "FreeKill 0.5.7, kingdom war, general 纪灵; observed",
    .source_zh = "新月杀0.5.7国战，武将纪灵；实测",
    .effects = {.shape = {1, 1},
                .may_act = may_use_blades<Skill::shuangren_hs, false>,
                .play_start = uses_blades<Skill::shuangren_hs, false>}};

}  // namespace tally::sanguosha
