#pragma once
// What the rules of this game leave open, or programs decide otherwise. One line an option; the
// texts are in rulebook.toml under the same id. The first value named is the default.
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/options.h"
#include "engine/sanguosha/generals/packages.h"
#include "engine/sanguosha/modes/list.h"

#define TALLY_SGS_KEY(name, ...) #name,

// clang-format off
// X(name, id, values…) for named values; N(name, id, default, low, high) for
// numbers; R(name, id) for a row of the table of roles; S(name, id, default, members…) for a set
#define TALLY_SGS_OPTIONS(X, N, R, S)                                                     \
  X(mode,              "OPT-SGS-MODE", TALLY_SGS_MODES(TALLY_SGS_KEY))                    \
  X(two_spies,         "AMB-SGS-002", "false", "true")                                    \
  N(lord_bonus_min_players, "AMB-SGS-003", 5, 1, 11)                                      \
  X(dup_name_zones,    "AMB-SGS-004", "judgement", "judgement+equip")                     \
  X(death_order,       "AMB-SGS-006", "official", "seed")                                 \
  X(lord_punish_scope, "AMB-SGS-007", "hand_equip", "all_zones")                          \
  X(delayed_order,     "AMB-SGS-008", "lifo", "fifo")                                     \
  X(reshuffle,         "AMB-SGS-010", "immediate", "on_need")                             \
  X(reshuffle_rest,    "OPT-SGS-RESHUFFLE-REST", "on_top", "mixed")                       \
  X(deck_exhausted,    "AMB-SGS-011", "draw_game", "partial", "limit5")                   \
  X(wine_limit,        "AMB-SGS-012", "per_turn", "per_phase")                            \
  X(nullify_order,     "AMB-SGS-030", "action", "simultaneous")                           \
  X(chain_amount,      "AMB-SGS-032", "as_dealt", "base")                                 \
  X(chain_order,       "AMB-SGS-033", "current", "victim")                                \
  X(ex_cards,          "AMB-SGS-071", "true", "false")                                    \
  X(fireattack_self,   "AMB-SGS-072", "true", "false", "last_card")                       \
  X(generals,          "OPT-SGS-GENERALS", "none", "choose")                              \
  S(packages,          "OPT-SGS-PACKAGES", 1, TALLY_SGS_PACKAGES(TALLY_SGS_KEY))          \
  X(lord_choice,       "AMB-SGS-005", "three_lords_plus_two", "five_random")              \
  N(choice_count,      "AMB-SGS-009", 3, 1, 5)                                            \
  N(choice_count_10,   "OPT-SGS-CHOICE-COUNT-10", 2, 1, 3)                                \
  X(generals_shown,    "OPT-SGS-GENERALS-SHOWN", "together", "in_turn", "any")            \
  X(lijian_nullifiable, "AMB-SGS-023", "false", "true")                                   \
  X(jizhi_converted,   "AMB-SGS-025", "true", "false", "of_no_card")                      \
  X(fanjian_transfer,  "AMB-SGS-027", "after", "before")                                  \
  X(liuli_reach,       "OPT-SGS-LIULI-REACH", "after_cost", "before_cost")                \
  X(liuli_twice,       "OPT-SGS-LIULI-TWICE", "once", "each")                             \
  X(fankui_self,       "OPT-SGS-FANKUI-SELF", "no", "equipment")                          \
  X(collateral_victim, "OPT-SGS-COLLATERAL-VICTIM", "legal", "in_range")                  \
  X(ganglie_source,    "OPT-SGS-GANGLIE-SOURCE", "living", "any")                         \
  X(guicai_cards,      "AMB-SGS-028", "hand", "any")                                      \
  X(luoshen_gain,      "AMB-SGS-079", "each", "end")                                      \
  X(small_tables,      "OPT-SGS-SMALL-TABLES", "false", "true")                           \
  X(ten_one_spy,       "OPT-SGS-TEN-ONE-SPY", "false", "true")                            \
  R(roles_2, "OPT-SGS-ROLES-2")                                                           \
  R(roles_3, "OPT-SGS-ROLES-3")                                                           \
  R(roles_4, "OPT-SGS-ROLES-4")                                                           \
  R(roles_5, "OPT-SGS-ROLES-5")                                                           \
  R(roles_6, "OPT-SGS-ROLES-6")                                                           \
  R(roles_7, "OPT-SGS-ROLES-7")                                                           \
  R(roles_8, "OPT-SGS-ROLES-8")                                                           \
  R(roles_9, "OPT-SGS-ROLES-9")                                                           \
  R(roles_10, "OPT-SGS-ROLES-10")                                                         \
  X(maneuvering,       "OPT-SGS-MANEUVERING", "true", "false")                            \
  X(nullify_reask,     "OPT-SGS-NULLIFY-REASK", "true", "false")                          \
  X(iron_chain_zero,   "OPT-SGS-IRON-CHAIN-ZERO", "false", "true")                        \
  X(first_hands,       "OPT-SGS-FIRST-HANDS", "top", "anywhere")                          \
  X(lone_survivor,     "OPT-SGS-LONE-SURVIVOR", "seeds", "own_camp")                      \
  X(end_lord_side,     "OPT-SGS-END-LORD-SIDE", "rebels_and_spies", "rebels")             \
  X(end_rebels,        "OPT-SGS-END-REBELS", "otherwise", "rebel_alive", "lord_dead")     \
  X(end_spy,           "OPT-SGS-END-SPY", "last", "only_spies")                           \
  X(reward,            "OPT-SGS-REWARD", "rebel", "anyone")                               \
  X(punish,            "OPT-SGS-PUNISH", "loyalist", "anyone")                            \
  N(round_limit,       "OPT-SGS-ROUND-LIMIT", 0, 0, 30000)                                \
  X(peach_queen,       "OPT-SGS-PEACH-QUEEN", "diamond", "heart")                         \
  X(jushou,            "OPT-SGS-JUSHOU", "start", "end")                                  \
  X(tianxiang,         "OPT-SGS-TIANXIANG", "hand", "any")                                \
  X(fangzhu,           "OPT-SGS-FANGZHU", "draw_first", "turn_first")                     \
  X(juxiang,           "OPT-SGS-JUXIANG", "card", "any")                                  \
  X(haoshi,            "OPT-SGS-HAOSHI", "fewest", "anyone")                              \
  X(zhiji_order,       "AMB-SGS-080", "heal_first", "maximum_first")                      \
  X(zhiba,             "OPT-SGS-ZHIBA", "may", "must", "afterwards")                      \
  X(team_pool,         "AMB-SGS-068", "standard_and_wind", "standard", "of_2012", "of_2013",\
    "of_2025", "of_2013_qsanguosha")                                                      \
  X(piles,             "OPT-SGS-3V3-PILES", "chosen", "none")                             \
  X(first_draft,       "OPT-SGS-3V3-FIRST-DRAFT", "warm_decides", "warm")                 \
  X(first_right,       "OPT-SGS-3V3-FIRST-RIGHT", "cool_decides", "cool", "warm")               \
  X(first_turn,        "AMB-SGS-063", "game", "each_side", "free")                        \
  X(round_start,       "AMB-SGS-062", "other_side", "first_side")                         \
  X(aoe_direction,     "AMB-SGS-064", "choose", "anticlockwise")                          \
  N(kill_reward,       "AMB-SGS-065", 3, 0, 5)                                            \
  N(commander_hp,      "OPT-SGS-3V3-COMMANDER-HP", 1, 0, 2)                               \
  X(fifth_card,        "OPT-SGS-3V3-FIFTH-CARD", "nobody", "warm_commander")              \
  X(ex_nihilo_behind,  "OPT-SGS-EX-NIHILO-BEHIND", "two", "three")                        \
  X(crossbow,          "OPT-SGS-CROSSBOW", "unlimited", "three_more")                     \
  X(zhanshen,          "OPT-SGS-ZHANSHEN", "both", "horsemanship")                        \
  X(deck,              "OPT-SGS-DECK", "editions", "v33", "kingdom_war",                  \
    "kingdom_war_freekill", "ox", "v33_2013", "kingdom_war_strategy",                    \
    "kingdom_war_freekill_strategy", "kingdom_war_noname", "kingdom_war_qsanguosha")       \
  N(loyalist_points,   "AMB-SGS-040", 1, 1, 2)                                            \
  X(rebel_kills,       "AMB-SGS-041", "always", "won")                                    \
  X(spy_duel,          "AMB-SGS-042", "final_two", "last_to_die")                         \
  X(series_tie,        "AMB-SGS-043", "shared", "playoff")                                \
  X(jieyin,            "OPT-SGS-JIEYIN", "target_first", "owner_first")                    \
  X(decay,             "AMB-SGS-044", "off", "each_round", "once_in_so_many")             \
  N(decay_rounds,      "OPT-SGS-DECAY-ROUNDS", 3, 1, 99)                                  \
  X(first_out,         "AMB-SGS-045", "off", "struck_back", "any_attack", "always")       \
  X(reincarnation,     "OPT-SGS-REINCARNATION", "false", "true")                          \
  X(reborn_as,         "AMB-SGS-046", "same_kingdom", "first")                            \
  X(reborn_limits,     "AMB-SGS-047", "gives_nothing", "once_only")                       \
  N(reincarnation_players, "AMB-SGS-049", 4, 2, 11)                                       \
  X(dark_souls,        "OPT-SGS-DARK-SOULS", "false", "true")                             \
  X(luohan_pays,       "AMB-SGS-048", "possessed", "nobody")                              \
  N(war_offer,         "OPT-SGS-GZ-OFFER", 7, 5, 7)                                       \
  X(war_fish,          "AMB-SGS-069", "two_each", "xiahou_dun_sun_jian", "sun_jian_dian_wei") \
  X(war_first,         "AMB-SGS-057", "seat_one", "anybody")                              \
  X(peek_deputy,       "OPT-SGS-GZ-PEEK", "false", "true")                                \
  X(play_unveil,       "AMB-SGS-058", "compulsory", "never", "any", "few")                \
  X(pioneer,           "AMB-SGS-055", "mark", "draw_two", "none", "may_draw")             \
  X(half_fish,         "OPT-SGS-GZ-HALF-FISH", "mark", "draw_one", "may_draw")            \
  X(companion,         "AMB-SGS-056", "mark", "at_once", "may")                           \
  X(careerist_mark,    "OPT-SGS-GZ-CAREERIST-MARK", "any_of_them", "none")                \
  X(careerist_count,   "AMB-SGS-051", "with_the_dead", "living")                          \
  X(careerist_kill,    "AMB-SGS-053", "three", "by_kingdom")                              \
  X(war_punish,        "AMB-SGS-060", "hand_equip", "all_zones")                          \
  X(reveal_end,        "AMB-SGS-059", "false", "true", "unshown")                         \
  X(fray,              "OPT-SGS-GZ-FRAY", "true", "false")                                \
  X(fray_peach,        "AMB-SGS-054", "use_or_play", "play")                              \
  X(zhenwei,           "OPT-SGS-ZHENWEI", "all", "others")                                \
  X(await_order,       "OPT-SGS-GZ-AWAIT", "in_turn", "together")                         \
  N(rende_cards,       "OPT-SGS-RENDE-CARDS", 2, 2, 3)                                    \
  X(niepan,            "OPT-SGS-NIEPAN", "draw_first", "heal_first")                       \
  X(war_unveil,        "OPT-SGS-GZ-UNVEIL-TIME", "prepare_phase", "turn_start",            \
    "in_prepare_phase")                                                                   \
  X(fray_small,        "OPT-SGS-GZ-FRAY-SMALL", "seven", "six")                           \
  X(war_open,          "OPT-SGS-GZ-OPEN", "false", "true")                                \
  X(war_reward,        "OPT-SGS-GZ-REWARD", "paid", "none")                               \
  X(yiji,              "OPT-SGS-YIJI", "each_point", "each_time")                       \
  X(war_weapons,       "OPT-SGS-GZ-WEAPONS", "standard", "kingdom_war")                   \
  X(alliance,          "OPT-SGS-GZ-ALLIANCE", "none", "print", "two_more", "one_more")    \
  X(feast,             "OPT-SGS-GZ-FEAST", "divided", "draw", "draw_first")               \
  N(slash_limit,       "OPT-SGS-SLASH-LIMIT", 1, 0, 20)                                   \
  N(draw_cards,        "OPT-SGS-DRAW-CARDS", 2, 1, 10)                                    \
  X(hand_limit,        "OPT-SGS-HAND-LIMIT", "hp", "max_hp", "none")                      \
  N(reward_size,       "OPT-SGS-REWARD-SIZE", 3, 0, 10)                                   \
  X(reward_kind,       "OPT-SGS-REWARD-KIND", "draw", "recover")                          \
  N(lord_bonus,        "OPT-SGS-LORD-BONUS", 1, 0, 3)                                     \
  X(vanguards,         "OPT-SGS-3V3-VANGUARDS", "together", "apart")                      \
  X(round_end,         "OPT-SGS-3V3-ROUND-END", "all_acted", "six_turns")                 \
  N(reserves,          "OPT-SGS-3V3-RESERVES", 0, 0, 9)                                   \
  X(own_kill,          "OPT-SGS-3V3-OWN-KILL", "rewarded", "punished")                    \
  X(first_cards,       "OPT-SGS-3V3-FIRST-CARDS", "all", "one_less")                      \
  X(lightning,         "OPT-SGS-3V3-LIGHTNING", "left_out", "used")                       \
  X(lords,             "OPT-SGS-GZ-LORDS", "false", "true")                               \
  X(lord_crown,        "OPT-SGS-GZ-LORD-CROWN", "first_turn", "as_unveiled", "any_time")  \
  X(lord_cards,        "OPT-SGS-GZ-LORD-CARDS", "besides", "in_place", "none")            \
  X(peace_spell,       "OPT-SGS-GZ-WAY-OF-PEACE", "lose_first", "draw_first") \
  X(small_kingdoms,    "OPT-SGS-GZ-SMALL", "shown", "hidden_too") \
  X(order_shows,       "OPT-SGS-GZ-ORDER-SHOWS", "one", "both")                           \
  X(yongjue,           "OPT-SGS-GZ-YONGJUE", "given", "own")                              \
  X(yongjue_asked,     "OPT-SGS-GZ-YONGJUE-ASKED", "user", "owner")                       \
  X(shangyi,           "OPT-SGS-GZ-SHANGYI", "may", "must")                               \
  X(diaodu,            "OPT-SGS-GZ-DIAODU", "each_time", "once_a_turn")                   \
  X(diaodu_own,        "OPT-SGS-GZ-DIAODU-OWN", "passed_on", "kept")                      \
  X(wanwei,            "OPT-SGS-GZ-WANWEI", "several", "any")                             \
  X(zhuwei,            "OPT-SGS-GZ-ZHUWEI", "hurtful", "any")                             \
  X(buyi,              "OPT-SGS-GZ-BUYI", "command", "never")                             \
  X(emperor_price,     "OPT-SGS-GZ-EMPEROR-PRICE", "after_discard", "turn_end")           \
  X(lure,              "OPT-SGS-GZ-LURE", "away", "draw_one")                             \
  X(alliance_cards,    "OPT-SGS-GZ-ALLIANCE-CARDS", "three_once", "one_by_one")           \
  X(lightning_spared,  "OPT-SGS-LIGHTNING-SPARED", "put_away", "goes_on")                 \
  X(cunsi,             "OPT-SGS-GZ-CUNSI", "open", "face_down_too")                       \
  X(fengying,          "OPT-SGS-GZ-FENGYING", "turn_order", "seats")                      \
  X(order_leaves,      "OPT-SGS-GZ-ORDER-LEAVES", "before_losses", "after_losses")        \
  X(fourth_card,       "OPT-SGS-2V2-FOURTH-CARD", "one_more", "none", "any")              \
  X(fourth_feiyang,    "OPT-SGS-2V2-FEIYANG", "false", "true")                            \
  X(partner_draw,      "OPT-SGS-2V2-PARTNER-DRAW", "always", "may")                       \
  X(tuntian,           "OPT-SGS-TUNTIAN", "at_once", "after_judgement")                   \
  X(companion_order,   "OPT-SGS-GZ-COMPANION-ORDER", "half_fish_first", "companions_first") \
  X(soldiers,          "OPT-SGS-GZ-SOLDIERS", "all", "any")                                \
  X(hongyuan,          "OPT-SGS-HONGYUAN", "turn_order", "seats")                         \
  X(xiangle,           "OPT-SGS-XIANGLE", "confirmed", "becoming")                        \
  X(war_stripped,      "OPT-SGS-GZ-STRIPPED", "for_good", "while_open")                   \
  X(war_nullify,       "OPT-SGS-GZ-NULLIFY-WHOM", "behind_losses", "at_once")             \
  X(mashu_twice,       "OPT-SGS-MASHU-TWICE", "once", "each")                             \
  X(deputy_change,     "OPT-SGS-GZ-CHANGE", "of_three", "by_chance")                      \
  X(tuxi_cards,        "OPT-SGS-TUXI-CARDS", "one_by_one", "at_once")                     \
  X(tianxiang_chain,    "OPT-SGS-TIANXIANG-DRAW", "after_chain", "before_chain")           \
  X(seal_turn,         "OPT-SGS-GZ-SEAL", "first", "last")                                \
  X(ox_taken,          "OPT-SGS-OX-TAKEN", "put_away", "goes_along")                      \
  X(order_used,        "OPT-SGS-GZ-ORDER-USED", "any_card", "itself")                       \
  X(landlord_feiyang,  "OPT-SGS-1V2-FEIYANG", "hand", "any")                              \
  X(hp_price,          "OPT-SGS-GZ-HP-PRICE", "turned_up_first", "paid_first")            \
  X(parted,            "OPT-SGS-GZ-PARTED", "nothing", "still")                           \
  X(qingcheng,         "OPT-SGS-GZ-QINGCHENG", "both_generals", "soldier_too")            \
  X(zhongyi,           "OPT-SGS-ZHONGYI", "spent", "a_round")                             \
  X(jushou_turn,       "OPT-SGS-GZ-JUSHOU-TURN", "last", "before_card") \
  X(equipment_order,   "OPT-SGS-EQUIPMENT-ORDER", "skills_first", "either")
// clang-format on

namespace tally::sanguosha {

enum class Opt : std::uint8_t {
#define TALLY_X(name, ...) name,
  TALLY_SGS_OPTIONS(TALLY_X, TALLY_X, TALLY_X, TALLY_X)
#undef TALLY_X
      count
};

// Which number a value has.
consteval int value_named(Opt option, const char* name) {
#define TALLY_X(key, id, ...) \
  if (option == Opt::key) return place_of(name, {__VA_ARGS__});
#define TALLY_NONE(...)
  TALLY_SGS_OPTIONS(TALLY_X, TALLY_NONE, TALLY_NONE, TALLY_NONE)
#undef TALLY_X
#undef TALLY_NONE
  throw "not an option with named values";
}

using Options = OptionsOf<Opt>;

std::span<const OptionInfo> option_infos();

}  // namespace tally::sanguosha
