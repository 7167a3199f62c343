// 悟心 Enlightened Heart
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/qun.h"

namespace tally::sanguosha {

namespace {

// OPT-SGS-GZ-SOLDIERS: how many soldiers he counts is up to him; a record says how many cards he
// looks at.
int counted(Play& g, Seat owner) {
  const State& s = g.state();
  const int most = players_of_qun(s, owner);
  Event looks;
  looks.kind = kind::peek;
  looks.seat = owner;
  looks.hide(Field::value);
  looks.hide(Field::cards);
  if (!g.options().is<Opt::soldiers>("any") || !g.comes_next(looks)) return most;
  return std::clamp<int>(looks.value, most - s.pile_size(owner, Skill::hongfa), most);
}

}  // namespace

constinit const SkillInfo skills::wuxin{
    .id = "SGS-SKILL-WUXIN",
    .en = "Enlightened Heart",
    .zh = "悟心",
    .text_en =
        "At the start of your draw phase you may look at as many cards from the top of the draw "
        "pile as there are living players of Qun, and put them back on top in any order.",
    .text_zh =
        "摸牌阶段开始时，可以观看牌堆顶的X张牌（X为群势力角色数），然后以任意顺序放回牌堆顶。",
    .source = "published kingdom war 势, general 君张角",
    .source_zh = "国战·势，武将君张角",
    .option = "OPT-SGS-GZ-SOLDIERS",
    .effects = {.draw_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who != owner || !g.invokes(owner, Skill::wuxin)) return;
      const int n = counted(g, owner);
      g.arranges(owner, n, n, rule_of(Skill::wuxin));
    }}};

}  // namespace tally::sanguosha
