#pragma once
// What holds in every game of Three Kingdoms Kill, in words, and what is said where it does not.
#include "engine/sanguosha/state/state.h"
#include "verify/invariants/table_watch.h"

// clang-format off
// X(name, id, rules, English, Chinese)
#define TALLY_SGS_INVARIANTS(X)                                                                    \
  X(roles, "INV-SGS-ROLES", TALLY_R(rule::setup_roles, rule::v3_seats),                            \
    "there are as many of each role as the table of roles says, and nobody's role changes",        \
    "各身份的人数与身份表一致，且无人改变身份")                                                    \
  X(one_place, "INV-SGS-ONE-PLACE", TALLY_R(rule::setup_deck, rule::use_done),                     \
    "every card is in one place only, and there where it was last put",                            \
    "每张牌只在一处，且在它最后被置入之处")                                                        \
  X(hand_count, "INV-SGS-HAND-COUNT", TALLY_R(rule::use_hold, rule::setup_hand),                   \
    "a hand has as many cards as came into it less those that left it",                            \
    "手牌数等于获得的牌数减去失去的牌数")                                                          \
  X(turn_owner, "INV-SGS-TURN-OWNER", TALLY_R(rule::turn_order, rule::turn_round, rule::v3_actions, rule::v3_round, rule::v2_turns), \
    "one living player has the turn, the next one living after whoever had it before; in 3v3 each once a round, the sides alternating where both have somebody left", \
    "同一时刻只有一名存活角色处于其回合，且为上一名回合角色的存活下家；3v3中每人每轮一次，双方都有人未行动时轮流行动") \
  X(phase_order, "INV-SGS-PHASE-ORDER", TALLY_R(rule::phase_order),                                \
    "the six phases of a turn come in their order, each of them once, held or skipped",            \
    "一个回合的六个阶段依次各来一次，或进行或被跳过")                                              \
  X(table_clear, "INV-SGS-TABLE-CLEAR", TALLY_R(rule::use_done),                                   \
    "when a turn begins no card is left on the table",                                             \
    "回合开始时处理区里没有牌")                                                                    \
  X(hand_limit, "INV-SGS-HAND-LIMIT", TALLY_R(rule::hand_limit, rule::phase_discard),              \
    "after his discard phase nobody holds more cards than his hand limit",                         \
    "弃牌阶段之后手牌数不超过手牌上限")                                                            \
  X(slash_limit, "INV-SGS-SLASH-LIMIT", TALLY_R(rule::slash_limit),                                \
    "in a play phase no more Slashes are used than the limit allows, and all that count are counted", \
    "出牌阶段使用【杀】不超过次数限制，且应计入的都已计入")                                        \
  X(wine_limit, "INV-SGS-WINE-LIMIT", TALLY_R(rule::wine_limit),                                   \
    "no more Wine is used for its effect than the limit allows, and all of it is counted",         \
    "为增伤使用【酒】不超过次数限制，且都已计入")                                                  \
  X(equip_slot, "INV-SGS-EQUIP-SLOT", TALLY_R(rule::equip_slot),                                   \
    "an equipment slot holds one card at most, of the kind the slot is for",                       \
    "每个装备栏至多有一张牌，且类别相符")                                                          \
  X(judge_area, "INV-SGS-JUDGEMENT-AREA", TALLY_R(rule::delayed_same, rule::phase_judge),          \
    "a judgement area holds delayed tricks only, no two of one name",                              \
    "判定区里只有延时锦囊，且没有同名的两张")                                                      \
  X(hit_points, "INV-SGS-HIT-POINTS", TALLY_R(rule::hp, rule::damage, rule::heal, rule::first_out), \
    "hit points change by damage, loss and recovery only, by just so much but for a last one that is kept, and never exceed the maximum; in kingdom war the first maximum is that of both generals' fish", \
    "体力只因伤害、失去与回复而变化，变化量相符（受保护的最后1点除外），且不超过上限；国战的初始上限由两张武将牌的阴阳鱼得出")                                    \
  X(dying, "INV-SGS-DYING", TALLY_R(rule::dying),                                                  \
    "when a turn begins every living player has a hit point, and who is dying has none",           \
    "回合开始时存活角色体力至少为1；濒死者体力不大于0")                                            \
  X(alive, "INV-SGS-ALIVE", TALLY_R(rule::death),                                                  \
    "a player dies once in a life, out of dying, and as many live as have not died or are reborn", \
    "角色每次在世只阵亡一次，且须经濒死；存活人数等于未阵亡或已转世的人数")                                        \
  X(dead_rest, "INV-SGS-DEAD-REST", TALLY_R(rule::dead_acts, rule::death_cards),                   \
    "the dead do nothing, have nothing and are dealt nothing",                                     \
    "阵亡者不行动、无牌、不受伤害")                                                                \
  X(reward, "INV-SGS-REWARD", TALLY_R(rule::reward, rule::v3_reward, rule::v2_partner, rule::v12_legacy), \
    "whoever kills a rebel, in 3v3 anybody, in 2v2 and 1v2 the partner of the dead, and nobody else, gets the reward at once", \
    "杀死反贼者（3v3中为任意角色），2v2、1v2中为阵亡者的队友，且仅此人，立即获得奖励") \
  X(punish, "INV-SGS-PUNISHMENT", TALLY_R(rule::punish),                                           \
    "a lord who kills a loyalist, and nobody else, at once loses hand and equipment",              \
    "主公杀死忠臣，且仅此情形，立即失去手牌与装备")                                                \
  X(winner, "INV-SGS-WINNER", TALLY_R(rule::end_open, rule::end_lord, rule::end_rebels, rule::v3_end, rule::v2_end, rule::v12_end), \
    "the game ends with the death that decides it, and those win whom the win conditions name",    \
    "决定胜负的阵亡一发生游戏即结束，胜者为胜利条件所指")                                          \
  X(reborn, "INV-SGS-REINCARNATION", TALLY_R(rule::reborn, rule::sacrifice),                       \
    "nobody gives the dead more than a card a turn, and with the last of three or four one is reborn", \
    "每名角色每回合至多祭一张牌，祭牌满三张或四张即转世")                                           \
  X(reserves, "INV-SGS-3V3-RESERVES", TALLY_R(rule::v3_reserves),                                  \
    "in 3v3 with reserves one of them takes the place of whoever dies, with nothing but four cards, before the next turn, and no more than there are", \
    "有替补的3v3中，每有角色阵亡，下一回合之前由一名替补出场，除四张起始手牌外没有其他牌，且不超过替补人数") \
  X(dark_soul, "INV-SGS-DARK-SOUL", TALLY_R(rule::dark_soul, rule::luohan, rule::xuanwu, rule::youzhu), \
    "a soul is of somebody dead, possesses one who lives, acts once and is gone",                  \
    "暗魂属于已阵亡者，附身于一名存活角色，生效一次即消失")                                         \
  X(decay, "INV-SGS-DECAY", TALLY_R(rule::decay),                                                  \
    "with three left, a round that costs hit points costs each of them one, and no other round does", \
    "剩三人时，到期的一轮令每人各失去1点体力，其余各轮不失去")                                      \
  X(after_end, "INV-SGS-AFTER-END", TALLY_R(rule::end_open),                                       \
    "nothing happens after the end of the game",                                                   \
    "游戏结束后不再发生任何事")                                                                    \
  X(kingdoms, "INV-SGS-KINGDOM", TALLY_R(rule::gz_generals, rule::gz_unveil, rule::gz_kingdom, rule::gz_careerist), \
    "in kingdom war both generals are of one kingdom, each is shown once and is the one that was laid there, and one whose skills are muted uses none of them in that turn; a kingdom is told once, and is that of the generals, or a careerist's where more than half would be of it; the fray begins when it must, and then a Peach heals nobody", \
    "国战中两张武将牌势力相同，各自只明置一次且与暗置时相同，技能失效的武将牌于该回合不能发动这些技能；势力只确定一次，与武将相同，超过半数时为野心家；鏖战在应开始时开始，其后【桃】不再回复体力") \
  X(tokens, "INV-SGS-MARKS", TALLY_R(rule::gz_pioneer, rule::gz_half_fish, rule::gz_companion, rule::gz_careerist), \
    "a mark of kingdom war is got when it is due, by the next turn, and never twice, and spent once by whoever has it", \
    "国战标记只在应得时获得，不重复获得，且只由持有者使用一次") \
  X(lords, "INV-SGS-LORDS", TALLY_R(rule::gz_lord, rule::peace_spell), \
    "what the skills and the equipment of lords count is as many: heavenly soldiers, cards looked at and turned up, beacons and what they teach, what the Way of Peace brings when it is lost; and soldiers are Slashes for their kingdom alone", \
    "君主的技能与专属装备所计之数相符：“天兵”数、观看与亮出的牌数、“烽火”及其所授技能、失去【太平要术】的结果；“天兵”只供同势力角色当【杀】")
// clang-format on

namespace tally::verify::identity {

using namespace tally::sanguosha;  // NOLINT(google-build-using-namespace): its books

enum class Inv : std::uint8_t {
#define TALLY_X(name, ...) name,
  TALLY_SGS_INVARIANTS(TALLY_X)
#undef TALLY_X
};

// What is broken: two numbers, or where a card is, by the books and by the state.
struct Breach {
  enum class Says : std::uint8_t { numbers, places, seats, winners, kinds };
  Inv which{};
  Seat seat = nobody;
  Card card = unknown_card;
  Says says = Says::numbers;
  int books = 0;
  int state = 0;
  Place books_place = {};
  Place state_place = {};
  SeatSet books_winners = {};
  SeatSet state_winners = {};
};

}  // namespace tally::verify::identity
