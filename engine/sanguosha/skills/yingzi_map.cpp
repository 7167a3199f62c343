// 英姿（缘江烽火图） Handsome by the map of the beacons
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yingzi_map{
    .id = "SGS-SKILL-YINGZI-MAP",
    .en = "Handsome (beacons)",
    .zh = "英姿（烽火）",
    .text_en =
        "In your draw phase you may draw one card more, unless a general of yours has Handsome "
        "already.",
    .text_zh = "摸牌阶段，若你的武将没有“英姿”，可以多摸一张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, YingziEtra; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，src/package/transformation.cpp，\"YingziEtra\"；实测",
    .effects = {.drawing = [](Play& g, Seat owner, Drawing& drawing) {
      const State& s = g.state();
      const Player& p = s.at(owner);
      const bool unnamed = p.unnamed[0] || p.unnamed[1];  // whether he has it nobody knows
      const auto has = [&](Skill k) { return unnamed ? s.has(owner, k) : s.reaches(owner, k); };
      if (drawing.who != owner || has(Skill::yingzi) || has(Skill::yingzi_qs)) return;
      if (g.invokes(owner, Skill::yingzi_map)) ++drawing.count;
    }}};

}  // namespace tally::sanguosha
