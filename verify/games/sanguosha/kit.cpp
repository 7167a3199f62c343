// What the identity game brings to verify/.
#include "verify/games/sanguosha/kit.h"

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/game.h"
#include "verify/games/sanguosha/parts.h"
#include "verify/proofs/claim.h"
#include "verify/proofs/formula.h"

namespace tally::verify {

constinit const Kit sanguosha_kit{
    .game = sanguosha::identity_game,
    .books = {.invariants = identity_invariants, .watch = identity_watch},
    .fuzz = {.player = identity_player,
             .renumbered = identity_renumbered,
             .exchanged = identity_exchanged,
             .put_in_order = identity_discards_sorted},
    .proofs = {.texts = proofs::sanguosha_texts,
               .theorems = proofs::sanguosha_theorems,
               .formulas = proofs::sanguosha_formulas,
               .not_in_proofs = proofs::sanguosha_not_in_proofs},
    .compare = {.aim = versus::sanguosha_aim, .same_because = versus::sanguosha_same_because},
    .graphs = {.seats = graphs::sanguosha_seats,
               .has_table_of_endgame = graphs::sanguosha_has_endgame,
               .states = graphs::sanguosha_states,
               .ruleset_of_states = "classic-small",
               .seats_en = "the lord in seat 1, to move, and a rebel in seat 2",
               .seats_zh = "1号位为主公，先行动；2号位为反贼",
               .first_hand = "S7.slash H2.dodge",
               .second_hand = "S8.slash H3.peach",
               .pile = "D2.dodge C2.slash"},
    .identities = {.identities = hidden::sanguosha_identities,
                   .unveiling = hidden::sanguosha_unveiling,
                   .concealed = hidden::sanguosha_concealed,
                   .death = sanguosha::kind::death},
    .explore = {.set_up = explore::sanguosha_set_up,
                .tell = explore::sanguosha_tell,
                .same_future = explore::sanguosha_same_future,
                .same_within = explore::sanguosha_same_within,
                .side = explore::sanguosha_side,
                .small = explore::sanguosha_small},
    .score = {.score = sanguosha_score,
              .series = sanguosha::rule::series,
              .ties_share = sanguosha_ties_share},
    .standings = {.traits = sanguosha_traits},
    .why = {.tracer = why::sanguosha_causes, .death = sanguosha::kind::death},
};

}  // namespace tally::verify
