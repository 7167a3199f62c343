// 恂恂 Earnest and Modest
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xunxun{
    .id = "SGS-SKILL-XUNXUN",
    .en = "Earnest and Modest",
    .zh = "恂恂",
    .text_en =
        "As your draw phase begins you may look at the four top cards of the draw pile and put "
        "two of them back on top, the others at the bottom, each in any order; then you draw.",
    .text_zh =
        "摸牌阶段开始时，可以观看牌堆顶的四张牌，将其中两张以任意顺序置于牌堆顶，其余以任意顺"
        "序置于牌堆底，然后摸牌。",
    .source = "published kingdom war 势, general 李典; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将李典；新月杀0.5.7，实测",
    .effects = {.draw_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who != owner || !g.invokes(owner, Skill::xunxun)) return;
      g.arranges(owner, 4, 2, rule_of(Skill::xunxun));
    }}};

}  // namespace tally::sanguosha
