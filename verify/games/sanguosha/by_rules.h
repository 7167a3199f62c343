#pragma once
// The engine's templates as formulas, each under its name (verify/proofs/change.h): theorems speak
// of the rules through these alone.
#include "engine/sanguosha/modes/identity/numbers.h"
#include "engine/sanguosha/modes/identity/points.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"
#include "engine/sanguosha/modes/three_v_three/numbers.h"
#include "engine/sanguosha/rulebook/numbers.h"
#include "verify/proofs/z3_logic.h"

namespace tally::proofs::by_rules {

#define TALLY_FORMULA(name, call) \
  template <class... A>           \
  auto name(const A&... a) {      \
    const Text text(#name);       \
    return sanguosha::call(a...); \
  }

// rulebook/numbers.h
TALLY_FORMULA(distance, distance)
TALLY_FORMULA(reaches, reaches<Truth>)
TALLY_FORMULA(hand_limit, hand_limit)
TALLY_FORMULA(excess, excess)
TALLY_FORMULA(within_slash_limit, within_slash_limit)
TALLY_FORMULA(within_wine_limit, within_wine_limit)
TALLY_FORMULA(seat_on, seat_on)
TALLY_FORMULA(recovered, recovered)
TALLY_FORMULA(unchains, unchains)
TALLY_FORMULA(passes_on, passes_on)
TALLY_FORMULA(nullifies, nullifies)
TALLY_FORMULA(drawn_at_round, drawn_at_round<Truth>)
TALLY_FORMULA(lightning_strikes, lightning_strikes<Truth>)
TALLY_FORMULA(phase_is_skipped, phase_is_skipped<Truth>)
TALLY_FORMULA(is_paid, is_paid)
// modes/identity/numbers.h
TALLY_FORMULA(generals_wanted, generals_wanted<Truth>)
TALLY_FORMULA(generals_offered, generals_offered)
TALLY_FORMULA(first_hp, first_hp)
TALLY_FORMULA(identity_outcome, identity_outcome)
TALLY_FORMULA(ends_game, ends_game)
TALLY_FORMULA(goes_on, goes_on)
TALLY_FORMULA(decays, decays<Truth>)
TALLY_FORMULA(leaves_one, leaves_one<Truth>)
TALLY_FORMULA(sacrifices, sacrifices<Truth>)
TALLY_FORMULA(desert, desert)
TALLY_FORMULA(wins, wins)
TALLY_FORMULA(role_table, role_table<Truth>)
TALLY_FORMULA(deal_fits, deal_fits<Truth>)
// modes/identity/points.h
TALLY_FORMULA(points, points)
// modes/three_v_three/numbers.h
TALLY_FORMULA(drafted, drafted<Truth>)
TALLY_FORMULA(right_to_act, right_to_act<Truth>)
TALLY_FORMULA(battle, battle)

// modes/kingdom_war/numbers.h
TALLY_FORMULA(enough_generals, enough_generals<Truth>)
TALLY_FORMULA(war_offered, war_offered<Truth>)
TALLY_FORMULA(hp_of_halves, hp_of_halves)
TALLY_FORMULA(too_many, too_many<Truth>)
TALLY_FORMULA(war_reward, war_reward)
TALLY_FORMULA(one_camp, one_camp<Truth>)
TALLY_FORMULA(begins_round, begins_round<Truth>)

#undef TALLY_FORMULA

}  // namespace tally::proofs::by_rules
