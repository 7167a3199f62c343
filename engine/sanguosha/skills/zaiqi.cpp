// 再起 Rising Again
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zaiqi{
    .id = "SGS-SKILL-ZAIQI",
    .en = "Rising Again",
    .zh = "再起",
    .text_en =
        "In your draw phase, if you are wounded, you may instead of drawing turn up as many "
        "cards of the draw pile as you have lost hit points. For each heart you recover 1; "
        "the hearts are put away, and you take the others.",
    .text_zh =
        "摸牌阶段，若你已受伤，可以放弃摸牌，改为亮出牌堆顶的X张牌（X为你已损失的体力值），每"
        "有一张红桃牌回复1点体力，然后将红桃牌置入弃牌堆，获得其余的牌。",
    .source = "published Forest edition, general 孟获",
    .source_zh = "林扩展，武将孟获",
    .effects = {.drawing = [](Play& g, Seat owner, Drawing& drawing) {
      const int lost = g.state().lost_hp(owner);
      if (drawing.who != owner || lost <= 0 || !g.invokes(owner, Skill::zaiqi)) return;
      drawing.done = true;
      constexpr Rule why = rule_of(Skill::zaiqi);
      std::array<Card, deck_size> shown;  // NOLINT: as far as it is read
      const int n = g.reveal(lost, why, shown.data());
      const auto end = std::stable_partition(shown.begin(), shown.begin() + n,
                                             [&](Card c) { return g.suit(c) == Suit::heart; });
      const std::span<const Card> hearts(shown.begin(), end);
      const std::span<const Card> others(end, shown.begin() + n);
      if (!hearts.empty()) g.heal(owner, static_cast<int>(hearts.size()), why);
      g.put_away(hearts, why);
      g.gain(owner, others, why);
    }}};

}  // namespace tally::sanguosha
