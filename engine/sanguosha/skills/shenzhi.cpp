// 神智 Sound Judgement
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shenzhi{
    .id = "SGS-SKILL-SHENZHI",
    .en = "Sound Judgement",
    .zh = "神智",
    .text_en =
        "As your prepare phase begins you may discard all your hand cards; if they are as many as "
        "your hit points or more you recover 1.",
    .text_zh = "准备阶段开始时，可以弃置所有手牌，若弃置的牌数不小于你的体力值，回复1点体力。",
    .source = "published kingdom war, general 甘夫人",
    .source_zh = "国战，武将甘夫人",
    .effects = {.prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who != owner || g.state().hand_size(owner) == 0) return;
      if (!g.invokes(owner, Skill::shenzhi)) return;
      constexpr Rule why = rule_of(Skill::shenzhi);
      std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
      const int n = g.state().cards_of(owner, true, false, false, hand.data());
      g.say(kind::forfeit, owner, why, {hand.data(), static_cast<std::size_t>(n)});
      if (g.state().living(owner) && n >= g.state().at(owner).hp) g.heal(owner, 1, why);
    }}};

}  // namespace tally::sanguosha
