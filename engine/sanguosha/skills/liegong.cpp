// 烈弓 Fierce Archer
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::liegong{
    .id = "SGS-SKILL-LIEGONG",
    .en = "Fierce Archer",
    .zh = "烈弓",
    .text_en =
        "In your play phase, when your Slash has its target and he has at least as many hand "
        "cards as you have hit points, or no more than your attack range is, you may keep him "
        "from using a Dodge against it.",
    .text_zh =
        "出牌阶段，使用【杀】指定目标后，若该目标的手牌数不小于你的体力值，或不大于你的攻击范"
        "围，可以令其不能使用【闪】响应此【杀】。",
    .source = "published Wind edition, general 黄忠",
    .source_zh = "风扩展，武将黄忠",
    .effects = {.target_specified = [](Play& g, Seat owner, Target& t) {
      const State& s = g.state();
      if (t.use.by != owner || !is_slash(t.use.as)) return;
      if (s.current != owner || s.phase != Phase::play) return;
      const int hand = s.hand_size(t.target);
      if (hand < s.at(owner).hp && hand > g.legal().attack_range(owner)) return;
      if (g.invokes(owner, Skill::liegong, t.target)) t.dodgeable = false;
    }}};

}  // namespace tally::sanguosha
