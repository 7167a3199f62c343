#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(too_many_targets, "{0}: more targets need the last hand card, and are three at most",
              "{0}：最后一张手牌才可多选目标，至多三名")

namespace {

bool is_last_hand_card(const Legal& legal, const Event& slash) {
  const State& s = legal.state();
  return s.hand_size(slash.seat) == static_cast<int>(slash.cards.size()) &&
         std::all_of(slash.cards.begin(), slash.cards.end(),
                     [&](Card c) { return s.where(c).zone != Zone::equip; });
}

}  // namespace

// 方天画戟 使用【杀】时，若是最后的手牌，可以多选择至多两个目标。
// Sky-Piercing Halberd: a Slash that is its user's last hand card may have up to three targets.
// SGS-CARD-SKY-PIERCING-HALBERD (published standard edition)
constinit const CardRules cards::halberd =
    equipment({.slash_targets = 3, .more_targets = is_last_hand_card}, &breach::too_many_targets);

}  // namespace tally::sanguosha
