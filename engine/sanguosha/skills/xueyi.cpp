// 血裔 Bloodline
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xueyi{
    .id = "SGS-SKILL-XUEYI",
    .en = "Bloodline",
    .zh = "血裔",
    .compulsory = true,
    .lord = true,
    .text_en =
        "Lord skill, compulsory. Your hand limit is 2 higher for each other living Qun "
        "player.",
    .text_zh = "主公技，锁定技，场上每有一名其他群势力角色，手牌上限+2。",
    .source = "published Fire edition, general 袁绍",
    .source_zh = "火扩展，武将袁绍",
    .effects = {.hand_limit = [](const State& s, Seat owner, LimitView& v) {
      if (v.who != owner) return;
      for (Seat other = 0; other < s.players; ++other)
        v.limit += s.is_ally(owner, other, Kingdom::qun) ? 2 : 0;
    }}};

}  // namespace tally::sanguosha
