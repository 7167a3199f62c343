// What a death brings in 3v3: the end, or a reward.
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/three_v_three/reserves.h"
#include "engine/sanguosha/modes/three_v_three/three_v_three.h"

namespace tally::sanguosha {
namespace {

// SGS-3V3-RESERVES, OPT-SGS-3V3-RESERVES: the side of which somebody is dead for whom nobody comes.
Side without_reserves(const State& s, const Options& options) {
  for (const Side side : {Side::warm, Side::cool})
    if (!(seats_of(s, side) - s.living_seats()).empty() &&
        came_in_of(s, side) >= options[Opt::reserves])
      return side;
  return Side::none;
}

// A commander who never sat there is not dead either.
bool stands(const State& s, Side side) {
  const Seat commander = commander_of(s, side);
  return commander == nobody || s.at(commander).alive;
}

Battle<bool> battle_of(const State& s) {
  return battle<bool>(stands(s, Side::warm), stands(s, Side::cool));
}

}  // namespace

bool ThreeVThree::may_go_on(const State& s) const { return battle_of(s).open; }

// SGS-3V3-END: the dead win with their side. With reserves the side has lost that has none left.
bool ThreeVThree::ended_by_death(Play& g) const {
  Side winner = Side::none;
  if (has_reserves(g.options())) {
    winner = against(without_reserves(g.state(), g.options()));
    if (winner == Side::none) return false;
  } else {
    const Battle<bool> b = battle_of(g.state());
    if (b.open) return false;
    winner = b.warm ? Side::warm : b.cool ? Side::cool : Side::none;
  }
  g.end(list_of(winner == Side::none ? SeatSet{} : seats_of(g.state(), winner)), rule::v3_end);
  return g.stopped();
}

// AMB-SGS-065
int ThreeVThree::reward(const Options& options) const { return options[Opt::kill_reward]; }

// SGS-3V3-REWARD: for anybody, one's own side too; and no punishment. OPT-SGS-3V3-OWN-KILL: whoever
// kills one of his own loses hand and equipment.
void ThreeVThree::pay_out(Play& g, Seat victim, Seat killer) const {
  if (g.options().is<Opt::own_kill>("punished") && on_same_side(g.state(), victim, killer)) {
    std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
    const int n = g.state().cards_of(killer, true, true, false, cards.data());
    if (n > 0)
      g.say(kind::forfeit, killer, rule::v3_reward, {cards.data(), static_cast<std::size_t>(n)});
    return;
  }
  if (const int n = reward(g.options()); n > 0) g.draw(killer, n, rule::v3_reward);
}

Rule ThreeVThree::rule_against(const Event& e) const {
  switch (e.kind) {
    case kind::pile:
    case kind::candidates: return rule::v3_pool;
    case kind::first_draft:
    case kind::draft: return rule::v3_draft;
    case kind::first_action: return rule::v3_first;
    case kind::appoint: return rule::v3_appoint;
    case kind::turn:
    case kind::action: return rule::v3_actions;
    case kind::enter: return rule::v3_reserves;
    case kind::over: return rule::v3_end;
    default: return rule::none;
  }
}

bool ThreeVThree::outnumbered(const State& s, Seat who) const {
  const Side own = side_of(s, who);
  const auto living = [&](Side side) { return (seats_of(s, side) & s.living_seats()).size(); };
  return own != Side::none && living(own) < living(against(own));
}

}  // namespace tally::sanguosha
