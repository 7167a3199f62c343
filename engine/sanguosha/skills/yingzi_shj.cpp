// 英姿（新版） Handsome, as Sheauhaw has it
#include "engine/sanguosha/skills/handsome.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yingzi_shj{
    .id = "SGS-SKILL-YINGZI-SHJ",
    .en = "Handsome (new)",
    .zh = "英姿（新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. In your draw phase you draw one card more, and you keep as many hand "
        "cards as your maximum of hit points.",
    .text_zh = "锁定技，摸牌阶段，你多摸一张牌；你的手牌上限等于体力上限。",
    .source = "programs: QSanguosha of Sheauhaw, standard-generals.cpp, 英姿; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-generals.cpp，英姿；实测",
    .effects = {.drawing = draws_one_more_always, .hand_limit = keeps_maximum}};

}  // namespace tally::sanguosha
