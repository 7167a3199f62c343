// 断粮（新版） Cutting Supplies, as Sheauhaw has it
#include "engine/sanguosha/skills/cutting_supplies.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duanliang_shj{
    .id = "SGS-SKILL-DUANLIANG-SHJ",
    .en = "Cutting Supplies (new)",
    .zh = "断粮（新版）",
    .text_en =
        "You may use a black card that is no trick as a Supply Shortage. On whoever has at least "
        "as many hand cards as you, your Supply Shortage may be used at any distance.",
    .text_zh =
        "可以将一张不为锦囊牌的黑色牌当【兵粮寸断】使用；你对手牌数不小于你的角色使用【兵粮寸"
        "断】无距离限制。",
    .source = "programs: QSanguosha of Sheauhaw, thicket.cpp, general 徐晃; read there",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，thicket.cpp，武将徐晃；据其代码",
    .effects = {.from_equipment = true,
                .converts = cuts_supplies,
                .reach = [](const State& s, Seat owner, ReachView& v) {
                  if (v.who == owner && v.as == Name::supply_shortage && s.seated(v.to) &&
                      s.hand_size(owner) <= s.hand_size(v.to))
                    v.distance = any_distance_at_all;
                }}};

}  // namespace tally::sanguosha
