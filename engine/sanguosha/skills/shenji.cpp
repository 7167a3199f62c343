// 神戟 Divine Halberd
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shenji{
    .id = "SGS-SKILL-SHENJI",
    .en = "Divine Halberd",
    .zh = "神戟",
    .compulsory = true,
    .text_en =
        "Compulsory. While you have no weapon, a Slash you use may have up to two more targets.",
    .text_zh = "锁定技，若装备区里没有武器牌，你使用【杀】可多选至多两个目标。",
    .source = "published 3v3 edition, 吕布",
    .source_zh = "3v3版，吕布",
    .effects = {.slash_aims = [](const State& s, Seat owner, LimitView& v) {
      if (v.who == owner && !s.equipped(owner, 0)) v.limit += 2;
    }}};

}  // namespace tally::sanguosha
