// 闭月（新版） Envious by Moon, as Sheauhaw has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::biyue_shj{
    .id = "SGS-SKILL-BIYUE-SHJ",
    .en = "Envious by Moon (new)",
    .zh = "闭月（新版）",
    .text_en = "In your finish phase you may draw a card, or two if you have no hand card.",
    .text_zh = "结束阶段，可以摸一张牌；若没有手牌，改为摸两张。",
    .source = "programs: QSanguosha of Sheauhaw, standard-generals.cpp, general 貂蝉; read there",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-generals.cpp，武将貂蝉；据其代码",
    .effects = {.finish_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who == owner && g.invokes(owner, Skill::biyue_shj))
        g.draw(owner, g.state().hand_size(owner) == 0 ? 2 : 1, rule_of(Skill::biyue_shj));
    }}};

}  // namespace tally::sanguosha
