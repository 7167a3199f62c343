#pragma once
// Every rule of this game that the engine can cite. Texts and sources: rulebook.toml, by id.
// Order is the order of the rulebook; a new rule goes where a reader would look for it.
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/types.h"

// clang-format off
#define TALLY_SGS_RULES(X)                                  \
  /* set-up */                                              \
  X(setup_roles,      "SGS-SETUP-ROLES")                    \
  X(setup_hp,         "SGS-SETUP-HP")                       \
  X(setup_generals,   "SGS-SETUP-GENERALS")                 \
  X(setup_deck,       "SGS-SETUP-DECK")                     \
  X(setup_hand,       "SGS-SETUP-HAND")                     \
  /* turn and phases */                                     \
  X(turn_order,       "SGS-TURN-ORDER")                     \
  X(turn_round,       "SGS-TURN-ROUND")                     \
  X(phase_order,      "SGS-PHASE-ORDER")                    \
  X(phase_judge,      "SGS-PHASE-JUDGE")                    \
  X(phase_draw,       "SGS-PHASE-DRAW")                     \
  X(phase_play,       "SGS-PHASE-PLAY")                     \
  X(phase_discard,    "SGS-PHASE-DISCARD")                  \
  X(hand_limit,       "SGS-HAND-LIMIT")                     \
  X(turn_face_down,   "SGS-TURN-FACE-DOWN")                 \
  X(extra_turn,       "SGS-EXTRA-TURN")                     \
  /* draw pile */                                           \
  X(draw_top,         "SGS-DRAW-TOP")                       \
  X(draw_reshuffle,   "SGS-DRAW-RESHUFFLE")                 \
  X(draw_exhausted,   "SGS-DRAW-EXHAUSTED")                 \
  /* using and answering */                                 \
  X(use_hold,         "SGS-USE-HOLD")                       \
  X(use_kind,         "SGS-USE-KIND")                       \
  X(use_time,         "SGS-USE-TIME")                       \
  X(use_target,       "SGS-USE-TARGET")                     \
  X(use_order,        "SGS-USE-ORDER")                      \
  X(use_done,         "SGS-USE-DONE")                       \
  X(dead_acts,        "SGS-DEAD-ACTS")                      \
  X(distance,         "SGS-DISTANCE")                       \
  X(range,            "SGS-RANGE")                          \
  X(answer_kind,      "SGS-ANSWER-KIND")                    \
  X(answer_who,       "SGS-ANSWER-WHO")                     \
  X(recast,           "SGS-RECAST")                         \
  X(equip_slot,       "SGS-EQUIP-SLOT")                     \
  X(delayed_same,     "SGS-DELAYED-SAME-NAME")              \
  X(nullify_window,   "SGS-NULLIFY-WINDOW")                 \
  X(nullify_order,    "SGS-NULLIFY-ORDER")                  \
  X(judgement,        "SGS-JUDGEMENT")                      \
  X(pindian,          "SGS-PINDIAN")                        \
  /* basic cards */                                         \
  X(slash,            "SGS-CARD-SLASH")                     \
  X(slash_limit,      "SGS-SLASH-LIMIT")                    \
  X(dodge,            "SGS-CARD-DODGE")                     \
  X(peach,            "SGS-CARD-PEACH")                     \
  X(wine,             "SGS-CARD-WINE")                      \
  X(wine_limit,       "SGS-WINE-LIMIT")                     \
  /* tricks */                                              \
  X(dismantlement,    "SGS-CARD-DISMANTLE")                 \
  X(snatch,           "SGS-CARD-SNATCH")                    \
  X(duel,             "SGS-CARD-DUEL")                      \
  X(collateral,       "SGS-CARD-BORROWED-SWORD")            \
  X(ex_nihilo,        "SGS-CARD-EX-NIHILO")                 \
  X(nullification,    "SGS-CARD-NULLIFICATION")             \
  X(savage_assault,   "SGS-CARD-BARBARIAN-INVASION")        \
  X(archery_attack,   "SGS-CARD-ARCHERY-ATTACK")            \
  X(god_salvation,    "SGS-CARD-PEACH-GARDEN-OATH")         \
  X(amazing_grace,    "SGS-CARD-BOUNTIFUL-HARVEST")         \
  X(iron_chain,       "SGS-CARD-IRON-CHAIN")                \
  X(fire_attack,      "SGS-CARD-FIRE-ATTACK")               \
  X(heg_nullification, "SGS-CARD-NULLIFICATION-KINGDOM")    \
  X(await_exhausted,  "SGS-CARD-AWAIT-EXHAUSTED")           \
  X(known_both,       "SGS-CARD-KNOW-BOTH-SIDES")           \
  X(befriend_attacking, "SGS-CARD-BEFRIEND-ATTACK")         \
  X(drowning,         "SGS-CARD-DROWNING")                  \
  X(burning_camps,    "SGS-CARD-BURNING-CAMPS")             \
  X(lure_tiger,       "SGS-CARD-LURE-TIGER")                \
  X(fight_together,   "SGS-CARD-UNITED-EFFORT")             \
  X(alliance_feast,   "SGS-CARD-ALLIANCE-FEAST")            \
  X(threaten_emperor, "SGS-CARD-THREATEN-EMPEROR")          \
  X(imperial_order,   "SGS-CARD-IMPERIAL-ORDER")            \
  X(lightning,        "SGS-CARD-LIGHTNING")                 \
  X(indulgence,       "SGS-CARD-INDULGENCE")                \
  X(supply_shortage,  "SGS-CARD-SUPPLY-SHORTAGE")           \
  /* equipment */                                           \
  X(crossbow,         "SGS-CARD-CROSSBOW")                  \
  X(qinggang_sword,   "SGS-CARD-QINGGANG-SWORD")            \
  X(ice_sword,        "SGS-CARD-FROST-SWORD")               \
  X(double_swords,    "SGS-CARD-TWIN-SWORDS")               \
  X(guding_blade,     "SGS-CARD-GUDING-BLADE")              \
  X(blade,            "SGS-CARD-GREEN-DRAGON-BLADE")        \
  X(spear,            "SGS-CARD-SERPENT-SPEAR")             \
  X(axe,              "SGS-CARD-ROCK-CLEAVING-AXE")         \
  X(halberd,          "SGS-CARD-SKY-PIERCING-HALBERD")      \
  X(fan,              "SGS-CARD-VERMILION-BIRD-FAN")        \
  X(kylin_bow,        "SGS-CARD-QILIN-BOW")                 \
  X(six_swords,       "SGS-CARD-SIX-SWORDS")                \
  X(triblade,         "SGS-CARD-TRIBLADE")                  \
  X(dragon_phoenix,   "SGS-CARD-DRAGON-PHOENIX")            \
  X(peace_spell,      "SGS-CARD-WAY-OF-PEACE")              \
  X(luminous_pearl,   "SGS-CARD-LUMINOUS-PEARL")            \
  X(wooden_ox,        "SGS-CARD-WOODEN-OX")                 \
  X(jade_seal,        "SGS-CARD-JADE-SEAL")                 \
  X(eight_diagram,    "SGS-CARD-EIGHT-TRIGRAMS")            \
  X(nioh_shield,      "SGS-CARD-RENWANG-SHIELD")            \
  X(vine,             "SGS-CARD-VINE-ARMOUR")               \
  X(silver_lion,      "SGS-CARD-SILVER-LION")               \
  X(iron_armor,       "SGS-CARD-BRIGHT-IRON-ARMOUR")        \
  X(breastplate,      "SGS-CARD-BREASTPLATE")               \
  X(horse_plus,       "SGS-CARD-DEFENSIVE-HORSE")           \
  X(horse_minus,      "SGS-CARD-OFFENSIVE-HORSE")           \
  /* damage, dying, death */                                \
  X(damage,           "SGS-DAMAGE")                         \
  X(hp,               "SGS-HP")                             \
  X(heal,             "SGS-HEAL")                           \
  X(lose_hp,          "SGS-LOSE-HP")                        \
  X(chain,            "SGS-CHAIN")                          \
  X(dying,            "SGS-DYING")                          \
  X(rescue,           "SGS-RESCUE")                         \
  X(death,            "SGS-DEATH")                          \
  X(death_cards,      "SGS-DEATH-CARDS")                    \
  X(reward,           "SGS-REWARD-REBEL")                   \
  X(punish,           "SGS-PUNISH-LORD")                    \
  /* end */                                                 \
  X(end_lord,         "SGS-END-LORD-DEAD")                  \
  X(end_rebels,       "SGS-END-REBELS-DEAD")                \
  X(end_lone,         "SGS-END-LONE-SURVIVOR")              \
  X(end_open,         "SGS-END-NOT-YET")                    \
  /* what tables may add to it */                           \
  X(decay,            "SGS-DECAY")                          \
  X(first_out,        "SGS-FIRST-OUT")                      \
  X(sacrifice,        "SGS-REINCARNATION-SACRIFICE")        \
  X(reborn,           "SGS-REINCARNATION")                  \
  X(dark_soul,        "SGS-DARK-SOUL")                      \
  X(luohan,           "SGS-DARK-SOUL-LUOHAN")               \
  X(xuanwu,           "SGS-DARK-SOUL-XUANWU")               \
  X(youzhu,           "SGS-DARK-SOUL-YOUZHU")               \
  /* two sides of three */                                  \
  X(v3_seats,         "SGS-3V3-SEATS")                      \
  X(v3_pool,          "SGS-3V3-POOL")                       \
  X(v3_draft,         "SGS-3V3-DRAFT")                      \
  X(v3_appoint,       "SGS-3V3-APPOINT")                    \
  X(v3_hp,            "SGS-3V3-HP")                         \
  X(v3_deck,          "SGS-3V3-DECK")                       \
  X(v3_first,         "SGS-3V3-FIRST")                      \
  X(v3_actions,       "SGS-3V3-ACTIONS")                    \
  X(v3_round,         "SGS-3V3-ROUND")                      \
  X(v3_direction,     "SGS-3V3-DIRECTION")                  \
  X(v3_reward,        "SGS-3V3-REWARD")                     \
  X(v3_end,           "SGS-3V3-END")                        \
  X(v3_reserves,      "SGS-3V3-RESERVES")                   \
  /* two sides of two */                                    \
  X(v2_seats,         "SGS-2V2-SEATS")                      \
  X(v2_generals,      "SGS-2V2-GENERALS")                   \
  X(v2_hand,          "SGS-2V2-HAND")                       \
  X(v2_turns,         "SGS-2V2-TURNS")                      \
  X(v2_partner,       "SGS-2V2-PARTNER")                    \
  X(v2_end,           "SGS-2V2-END")                        \
  /* a landlord against two peasants */                     \
  X(v12_seats,        "SGS-1V2-SEATS")                      \
  X(v12_generals,     "SGS-1V2-GENERALS")                   \
  X(v12_hp,           "SGS-1V2-HP")                         \
  X(v12_legacy,       "SGS-1V2-LEGACY")                     \
  X(v12_end,          "SGS-1V2-END")                        \
  /* kingdom war */                                         \
  X(gz_seats,         "SGS-GZ-SEATS")                       \
  X(gz_generals,      "SGS-GZ-GENERALS")                    \
  X(gz_hp,            "SGS-GZ-HP")                          \
  X(gz_place,         "SGS-GZ-PLACE")                       \
  X(gz_first,         "SGS-GZ-FIRST")                       \
  X(gz_hidden,        "SGS-GZ-FACE-DOWN")                   \
  X(gz_unveil,        "SGS-GZ-UNVEIL")                      \
  X(gz_kingdom,       "SGS-GZ-KINGDOM")                     \
  X(gz_careerist,     "SGS-GZ-CAREERIST")                   \
  X(gz_lord,          "SGS-GZ-LORD")                        \
  X(gz_formation,     "SGS-GZ-FORMATION")                   \
  X(gz_change,        "SGS-GZ-CHANGE")                      \
  X(gz_pioneer,       "SGS-GZ-PIONEER")                     \
  X(gz_half_fish,     "SGS-GZ-HALF-FISH")                   \
  X(gz_companion,     "SGS-GZ-COMPANIONS")                  \
  X(gz_fray,          "SGS-GZ-FRAY")                        \
  X(gz_command,       "SGS-GZ-COMMAND")                     \
  X(gz_death,         "SGS-GZ-DEATH")                       \
  X(gz_reward,        "SGS-GZ-REWARD")                      \
  X(gz_punish,        "SGS-GZ-PUNISHMENT")                  \
  X(gz_end,           "SGS-GZ-END")                         \
  X(gz_remove,        "SGS-GZ-REMOVE")                      \
  /* points */                                              \
  X(score_sides,      "SGS-SCORE-SIDES")                    \
  X(score_last_duel,  "SGS-SCORE-LAST-DUEL")                \
  X(score_kills,      "SGS-SCORE-KILLS")                    \
  X(series,           "SGS-SCORE-SERIES")                   \
  /* records */                                             \
  X(midway,           "SGS-RECORD-MIDWAY")                  \
  X(unexplained,      "SGS-RECORD-UNEXPLAINED")
// clang-format on

namespace tally::sanguosha::rule {

enum Id : Rule::Number {
  none = 0,
#define TALLY_X(name, id) name,
  TALLY_SGS_RULES(TALLY_X)
#undef TALLY_X
      count
};
Rule named(Id);

inline constexpr std::array<std::string_view, count> ids = {"",
#define TALLY_X(name, id) id,
                                                            TALLY_SGS_RULES(TALLY_X)
#undef TALLY_X
};

}  // namespace tally::sanguosha::rule
