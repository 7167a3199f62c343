#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

TALLY_REFUSAL(too_many_targets, "{0}: more targets need the last hand card, and are three at most",
              "{0}：最后一张手牌才可多选目标，至多三名")

namespace {

constexpr int most_last_targets = 3;

// OPT-SGS-GZ-WEAPONS 国战：可以多选择任意名目标，已确定势力的目标须势力各不相同。
// In kingdom war, by that option, any number of targets, of whom no two have shown one kingdom.
bool are_of_several_kingdoms(const State& s, const SeatList& targets) {
  for (int i = 0; i < targets.size(); ++i)
    for (int j = 0; j < i; ++j)
      if (same_kingdom(s, targets[i], targets[j])) return false;
  return true;
}

int most_targets(const Legal& legal, const Event& slash) {
  const State& s = legal.state();
  if (legal.options().is<Opt::war_weapons>("kingdom_war"))
    return are_of_several_kingdoms(s, slash.seats) ? s.alive : 1;
  const bool last = s.hand_size(slash.seat) == static_cast<int>(slash.cards.size()) &&
                    std::all_of(slash.cards.begin(), slash.cards.end(),
                                [&](Card c) { return s.where(c).zone != Zone::equip; });
  return last ? most_last_targets : 1;
}

}  // namespace

// 方天画戟 使用【杀】时，若是最后的手牌，可以多选择至多两个目标。
// Sky-Piercing Halberd: a Slash that is its user's last hand card may have up to three targets.
// SGS-CARD-SKY-PIERCING-HALBERD (published standard edition)
constinit const CardRules cards::halberd =
    equipment({.slash_targets = most_last_targets,
               .more_targets = most_targets,
               // By that option one Dodge ends it, wherever the halberd is by then.
               .target_specified =
                   [](Play& g, Seat /*owner*/, Target& t) {
                     if (g.options().is<Opt::war_weapons>("kingdom_war") && is_slash(t.use.as))
                       t.use.ends_when_dodged = true;
                   }},
              &breach::too_many_targets);

}  // namespace tally::sanguosha
