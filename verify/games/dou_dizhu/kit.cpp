// What Dou Dizhu brings to verify/.
#include "verify/games/dou_dizhu/kit.h"

#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/game.h"
#include "verify/games/dou_dizhu/parts.h"
#include "verify/proofs/claim.h"
#include "verify/proofs/formula.h"

namespace tally::verify {

constinit const Kit dou_dizhu_kit{
    .game = dou_dizhu::three_player_game,
    .books = {.invariants = dou_dizhu_invariants, .watch = dou_dizhu_watch},
    .fuzz = {.player = dou_dizhu_player, .renumbered = dou_dizhu_renumbered},
    .proofs = {.texts = proofs::dou_dizhu_texts,
               .theorems = proofs::dou_dizhu_theorems,
               .formulas = proofs::dou_dizhu_formulas},
    .compare = {.aim = versus::dou_dizhu_aim,
                .same_because = versus::dou_dizhu_same_because,
                .points = dou_dizhu::kind::score},
    .explore = {.set_up = explore::dou_dizhu_set_up,
                .same_future = explore::dou_dizhu_same_future,
                .side = explore::dou_dizhu_side,
                .small = explore::dou_dizhu_small},
    .score = {.score = dou_dizhu_score},
    .standings = {.traits = dou_dizhu_traits},
    .why = {.tracer = why::dou_dizhu_causes},
};

}  // namespace tally::verify
