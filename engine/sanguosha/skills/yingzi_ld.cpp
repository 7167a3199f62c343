// 英姿（国战新版） Handsome (new kingdom war)
#include "engine/sanguosha/skills/handsome.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yingzi_ld{
    .id = "SGS-SKILL-YINGZI-LD",
    .en = "Handsome (new kingdom war)",
    .zh = "英姿（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. In your draw phase you draw one card more, and you keep as many hand "
        "cards as your maximum of hit points.",
    .text_zh = "锁定技，摸牌阶段，你多摸一张牌；你的手牌上限等于体力上限。",
    .source = "FreeKill 0.5.7, kingdom war, general 孙策; observed",
    .source_zh = "新月杀0.5.7国战，武将孙策；实测",
    .effects = {.drawing = draws_one_more_always, .hand_limit = keeps_maximum}};

}  // namespace tally::sanguosha
