// 肉林 Flesh Forest
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::roulin{
    .id = "SGS-SKILL-ROULIN",
    .en = "Flesh Forest",
    .zh = "肉林",
    .compulsory = true,
    .text_en = "Compulsory. Your Slash on a woman, and a woman's Slash on you, needs two Dodges.",
    .text_zh =
        "锁定技，你对女性角色使用【杀】，或女性角色对你使用【杀】，目标须使用两张【闪】才能抵"
        "消。",
    .source = "published Forest edition, general 董卓",
    .source_zh = "林扩展，武将董卓",
    .effects = {.two_dodges = [](const State& s, Seat owner, Seat user, Seat target) {
      if (owner != user && owner != target) return false;
      return s.at(owner == user ? target : user).gender == Gender::female;
    }}};

}  // namespace tally::sanguosha
