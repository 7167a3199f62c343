#pragma once
// Every rule of this game that the engine can cite. Texts and sources: rulebook.toml, by id.
// Order is the order of the rulebook; a new rule goes where a reader would look for it.
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/types.h"

// clang-format off
#define TALLY_DDZ_RULES(X)                               \
  /* set-up */                                           \
  X(players,          "DDZ-PLAYERS")                     \
  X(deck,             "DDZ-DECK")                        \
  X(deal,             "DDZ-DEAL")                        \
  X(face_up,          "DDZ-FACE-UP")                     \
  X(bid,              "DDZ-BID")                         \
  X(bid_order,        "DDZ-BID-ORDER")                   \
  X(all_pass,         "DDZ-ALL-PASS")                    \
  X(landlord,         "DDZ-LANDLORD")                    \
  X(stock,            "DDZ-STOCK")                       \
  /* tricks */                                           \
  X(lead,             "DDZ-LEAD")                        \
  X(lead_pass,        "DDZ-LEAD-PASS")                   \
  X(turn,             "DDZ-TURN")                        \
  X(pass,             "DDZ-PASS")                        \
  X(trick_end,        "DDZ-TRICK-END")                   \
  X(hold,             "DDZ-HOLD")                        \
  X(type,             "DDZ-TYPE")                        \
  X(type_named,       "DDZ-TYPE-NAMED")                  \
  X(same_type,        "DDZ-SAME-TYPE")                   \
  X(same_length,      "DDZ-SAME-LENGTH")                 \
  X(higher,           "DDZ-HIGHER")                      \
  /* combinations */                                     \
  X(single,           "DDZ-SINGLE")                      \
  X(pair,             "DDZ-PAIR")                        \
  X(triplet,          "DDZ-TRIPLET")                     \
  X(triplet_single,   "DDZ-TRIPLET-SINGLE")              \
  X(triplet_pair,     "DDZ-TRIPLET-PAIR")                \
  X(sequence,         "DDZ-SEQUENCE")                    \
  X(pairs,            "DDZ-PAIRS")                       \
  X(triplets,         "DDZ-TRIPLETS")                    \
  X(chain_ranks,      "DDZ-CHAIN-RANKS")                 \
  X(triplets_singles, "DDZ-TRIPLETS-SINGLES")            \
  X(triplets_pairs,   "DDZ-TRIPLETS-PAIRS")              \
  X(kickers_mixed,    "DDZ-KICKERS-MIXED")               \
  X(bomb,             "DDZ-BOMB")                        \
  X(rocket,           "DDZ-ROCKET")                      \
  X(quad_singles,     "DDZ-QUAD-SINGLES")                \
  X(quad_pairs,       "DDZ-QUAD-PAIRS")                  \
  X(quads,            "DDZ-QUADS")                       \
  /* end */                                              \
  X(end,              "DDZ-END")                         \
  X(winner,           "DDZ-WINNER")                      \
  X(score,            "DDZ-SCORE")                       \
  /* records */                                          \
  X(unexplained,      "DDZ-RECORD-UNEXPLAINED")
// clang-format on

namespace tally::dou_dizhu::rule {

enum Id : Rule::Number {
  none = 0,
#define TALLY_X(name, id) name,
  TALLY_DDZ_RULES(TALLY_X)
#undef TALLY_X
      count
};
Rule named(Id);

inline constexpr std::array<std::string_view, count> ids = {"",
#define TALLY_X(name, id) id,
                                                            TALLY_DDZ_RULES(TALLY_X)
#undef TALLY_X
};

}  // namespace tally::dou_dizhu::rule
