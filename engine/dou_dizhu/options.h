#pragma once
// What the rules of this game leave open, or programs decide otherwise. One line an option; the
// texts are in rulebook.toml under the same id. The first value named is the default.
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/options.h"

// clang-format off
// S(name, id, values…): of set-up and score; X(name, id, values…): of play;
// N(name, id, default, low, high): of play, a number
#define TALLY_DDZ_OPTIONS(S, X, N)                                                       \
  S(stock,           "OPT-DDZ-STOCK",           "three", "none")                         \
  S(bidding,         "OPT-DDZ-BIDDING",         "none", "rising", "once")                \
  S(first_bidder,    "OPT-DDZ-FIRST-BIDDER",    "face_up", "first")                      \
  S(all_pass,        "OPT-DDZ-ALL-PASS",        "redeal", "no_game", "first")            \
  S(landlord,        "OPT-DDZ-LANDLORD",        "face_up", "first")                      \
  S(face_up_stock,   "OPT-DDZ-FACE-UP-STOCK",   "drawer", "first")                       \
  S(score,           "OPT-DDZ-SCORE",           "none", "bid", "winners")                \
  S(score_bombs,     "OPT-DDZ-SCORE-BOMBS",     "false", "true")                         \
  S(score_spring,    "OPT-DDZ-SCORE-SPRING",    "false", "true")                         \
  N(kickers_equal,   "OPT-DDZ-KICKERS-EQUAL",   1, 1, 4)                                 \
  X(kickers_trio,    "OPT-DDZ-KICKERS-TRIO",    "apart", "adjacent")                     \
  X(full_chain,      "OPT-DDZ-FULL-CHAIN",      "triplets", "any")                       \
  X(kickers_jokers,  "OPT-DDZ-KICKERS-JOKERS",  "false", "true")                         \
  X(quad_singles,    "OPT-DDZ-QUAD-SINGLES",    "distinct", "pair", "absent")            \
  X(quad_pairs,      "OPT-DDZ-QUAD-PAIRS",      "false", "true")                         \
  X(quads,           "OPT-DDZ-QUADS",           "false", "true")
// clang-format on

namespace tally::dou_dizhu {

enum class Opt : std::uint8_t {
#define TALLY_X(name, ...) name,
  TALLY_DDZ_OPTIONS(TALLY_X, TALLY_X, TALLY_X)
#undef TALLY_X
      count
};

// Which number a value has.
consteval int value_named(Opt option, const char* name) {
#define TALLY_X(key, id, ...) \
  if (option == Opt::key) return place_of(name, {__VA_ARGS__});
#define TALLY_NONE(...)
  TALLY_DDZ_OPTIONS(TALLY_X, TALLY_X, TALLY_NONE)
#undef TALLY_X
#undef TALLY_NONE
  throw "not an option with named values";
}

using Options = OptionsOf<Opt>;

std::span<const OptionInfo> option_infos();

}  // namespace tally::dou_dizhu
