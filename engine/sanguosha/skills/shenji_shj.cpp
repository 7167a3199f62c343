// 神戟（新版） Divine Halberd, as Sheauhaw has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shenji_shj{
    .id = "SGS-SKILL-SHENJI-SHJ",
    .en = "Divine Halberd (new)",
    .zh = "神戟（新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. While you have no weapon, a Slash you use may have up to two more targets, "
        "and you may use one Slash more in your play phase.",
    .text_zh =
        "锁定技，若装备区里没有武器牌，你使用【杀】可多选至多两个目标，出牌阶段可多使用一张【杀】"
        "。",
    .source = "programs: QSanguosha of Sheauhaw, sp.cpp, 神戟; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，sp.cpp，神戟；实测",
    .effects = {.slash_limit =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who == owner && !s.equipped(owner, 0)) ++v.limit;
                    },
                .slash_aims =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who == owner && !s.equipped(owner, 0)) v.limit += 2;
                    }}};

}  // namespace tally::sanguosha
