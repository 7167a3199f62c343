#pragma once
// The types of combination, in the order in which the rulebook explains them.
#include <cstdint>
#include <span>
#include <string_view>

// clang-format off
// X(name, words for people in English, in Chinese); the name is the "type" of a log line
#define TALLY_DDZ_TYPES(X)                                              \
  X(single,           "single card",                     "单张")        \
  X(pair,             "pair",                            "对子")        \
  X(triplet,          "triplet",                         "三张")        \
  X(triplet_single,   "triplet with a single",           "三带一")      \
  X(triplet_pair,     "triplet with a pair",             "三带一对")    \
  X(sequence,         "sequence",                        "顺子")        \
  X(pairs,            "sequence of pairs",               "连对")        \
  X(triplets,         "sequence of triplets",            "三顺")        \
  X(triplets_singles, "sequence of triplets with singles", "飞机带单")  \
  X(triplets_pairs,   "sequence of triplets with pairs", "飞机带对")    \
  X(bomb,             "bomb",                            "炸弹")        \
  X(rocket,           "rocket",                          "火箭")        \
  X(quad_singles,     "quad with two singles",           "四带二单")    \
  X(quad_pairs,       "quad with two pairs",             "四带二对")    \
  X(quads,            "sequence of quads",               "航天飞机")    \
  X(quads_singles,    "sequence of quads with singles",  "航天飞机带单") \
  X(quads_pairs,      "sequence of quads with pairs",    "航天飞机带对")
// clang-format on

namespace tally::dou_dizhu {

enum class Type : std::uint8_t {
  none,  // not said, or no combination
#define TALLY_X(name, ...) name,
  TALLY_DDZ_TYPES(TALLY_X)
#undef TALLY_X
      count
};
inline constexpr int type_count = static_cast<int>(Type::count);

std::span<const std::string_view> type_keys();
std::span<const std::string_view> type_en();
std::span<const std::string_view> type_zh();

}  // namespace tally::dou_dizhu
