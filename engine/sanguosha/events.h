#pragma once
// The events of the identity game. Which fields each uses: schema.cpp; printed in
// docs/log-format.md.
#include <cstdint>
#include <string_view>

#include "engine/core/event.h"

namespace tally::sanguosha {

// clang-format off
#define TALLY_SGS_KINDS(X)                                                                        \
  X(shuffle)   /* chance: the draw pile from now on, top first */                                 \
  X(deal)      /* the first hands, seat by seat */                                                \
  X(round)     /* a round begins */                                                               \
  X(turn)      /* a turn begins */                                                                \
  X(phase)     /* a phase begins */                                                               \
  X(skip)      /* a phase is skipped */                                                           \
  X(draw)      /* cards from the top of the draw pile into a hand */                              \
  X(use)       /* choice: a card is used on targets */                                            \
  X(respond)   /* choice: a card is used or played in answer */                                   \
  X(nullify)   /* choice: Nullification against a trick's effect on one target */                 \
  X(recast)    /* choice: a card put away to draw another */                                      \
  X(discard)   /* choice: own cards discarded, as a duty or a price */                            \
  X(remove)    /* choice: another's card discarded */                                             \
  X(snatch)    /* choice: another's card taken into one's hand */                                 \
  X(pick)      /* choice: a card of the Bountiful Harvest */                                      \
  X(show)      /* choice: a hand card shown */                                                    \
  X(invoke)    /* choice: the effect of a skill or of one's equipment is used */                  \
  X(gift)      /* choice: cards are given to another player */                                    \
  X(peek)      /* the top cards of the draw pile are looked at; they lie aside until dealt with */ \
  X(gain)      /* cards on the table go into a hand */                                            \
  X(retrial)   /* choice: another card takes the place of the judgement card */                   \
  X(arrange)   /* choice: the top cards of the draw pile, put back on top or at the bottom */     \
  X(declare)   /* choice: a suit is named */                                                      \
  X(expose)    /* choice: an unseen card of another's hand is shown */                            \
  X(lose)      /* hit points are lost, not by damage */                                           \
  X(offer)     /* chance: generals to choose from */                                              \
  X(general)   /* choice: a general is chosen */                                                  \
  X(put)       /* cards on the table go to the discard pile */                                    \
  X(equip)     /* a card enters an equipment slot */                                              \
  X(replace)   /* the card that was in the slot goes to the discard pile */                       \
  X(place)     /* a delayed trick is laid in a judgement area */                                  \
  X(due)       /* a delayed trick is taken up */                                                  \
  X(reveal)    /* cards from the top of the draw pile, face up on the table */                    \
  X(give)      /* an equipped weapon is handed over */                                            \
  X(flip)      /* a judgement card is turned */                                                   \
  X(judged)    /* the judgement stands */                                                         \
  X(blocked)   /* armour makes a card void for its wearer */                                      \
  X(nullified) /* a trick has no effect on this target */                                         \
  X(damage)    /* damage is dealt */                                                              \
  X(prevented) /* damage is prevented */                                                          \
  X(heal)      /* hit points are recovered */                                                     \
  X(hp)        /* hit points now, of how many */                                                  \
  X(chain)     /* chained or not any more */                                                      \
  X(dying)     /* hit points are gone: who saves? */                                              \
  X(death)     /* somebody is dead, the role open */                                              \
  X(forfeit)   /* cards discarded by rule: the dead's, or a lord's punishment */                  \
  X(resume)    /* chance: a record that begins in the middle has told how the game stood */        \
  X(over)      /* the game is over; who has won */                                               \
  /* of the expansions */                                                                         \
  X(turn_over) /* a general is turned face down, or face up again */                              \
  X(awaken)    /* an awakening skill takes effect */                                              \
  X(acquire)   /* a skill is gained */                                                            \
  X(forgo)     /* a skill is lost */                                                              \
  X(lay)       /* cards are laid on a pile beside a player */                                     \
  X(aside)     /* a whole hand lies face down on the table, to change owners */                   \
  X(inherit)   /* the cards of another go to one's hand */                                        \
  X(retrieve)  /* cards of the discard pile go to a hand */                                       \
  X(relocate)  /* choice: a card is laid in front of another player */                            \
  X(decide)    /* choice: one of the ways that a skill leaves open */                             \
  X(pindian)   /* choice: a hand card is put up to be compared */                                 \
  X(compared)  /* who has won a pindian */                                                        \
  X(avatars)   /* chance: generals that one may take the shape of */                              \
  X(avatar)    /* choice: one of them, and one of his skills */                                   \
  X(claim)     /* choice: a card face down, said to be another */                                 \
  X(doubt)     /* choice: that is not believed */                                                 \
  X(unmask)    /* the card that was claimed to be another is turned up */                         \
  /* of two sides */                                                                              \
  X(pile)         /* choice: one of the piles of generals is taken, unseen */                     \
  X(candidates)   /* chance: generals lie open, to be drafted */                                  \
  X(first_draft)  /* choice: which of the commanders drafts first */                              \
  X(first_action) /* choice: which of the sides acts first */                                     \
  X(draft)        /* choice: some of the open generals are taken for one's side */                \
  X(appoint)      /* choice: a general of them for each seat of one's side, face down */          \
  X(action)       /* choice: who of one's side has the next turn */                              \
  X(stow)         /* choice: cards of one's own are laid on a pile beside oneself */               \
  /* of kingdom war */                                                                            \
  X(look)         /* the hand of another is looked at */                                       \
  X(pair)         /* choice: two generals of one kingdom are laid face down, the main one first */ \
  X(unveil)       /* choice: a general of one's own is turned up */                               \
  X(disclose)     /* a general is shown to all when it is too late for its skills */              \
  X(allegiance)   /* somebody's kingdom is known from now on */                                   \
  X(mark)         /* a mark is got */                                                             \
  X(spend)        /* choice: a mark is spent */                                                   \
  X(glimpse)      /* a general that lies face down is looked at by one player */                  \
  X(fray)         /* from now on Peaches are Slashes and Dodges */                                   \
  /* of reincarnation */                                                                       \
  X(sacrifice)    /* choice: a hand card is given to one who is dead */                        \
  X(reborn)       /* chance: he is back, with another general */                               \
  /* of dark souls */                                                                          \
  X(possess)      /* choice: one who is dead takes possession of one who lives */              \
  X(haunt)        /* choice: his soul does what it can do once */                              \
  X(bestow)       /* a card that the dead held goes to another's hand */                       \
  X(vanish)       /* his soul is gone */                                                     \
  /* of kingdom war again */                                                                 \
  X(conceal)      /* choice: a general of another is turned face down again */               \
  X(strip)        /* choice: a general of one's killer loses all its skills */               \
  /* of 势备篇 */                                                                            \
  X(withdraw)     /* a card leaves the game: from the discard pile */                        \
  /* of the later print of kingdom war */                                                   \
  X(mute)         /* choice: skills of a general of another do nothing in this turn */         \
  /* of two sides again */                                                                    \
  X(enter)        /* chance: a general of the reserve takes the place of one who is dead */   \
  /* of lords in kingdom war */                                                               \
  X(crown)        /* choice: the lord of one's kingdom takes the place of one's main general */ \
  X(sink)         /* a card goes to the bottom of the draw pile, from wherever it is */         \
  X(tribute)      /* choice: cards of one's own are laid on a pile beside another */          \
  /* of kingdom war 【势】 */                                                                \
  X(dismiss)      /* a general is removed: a soldier stands in its place */       \
  /* of the package Transformation */                                                           \
  X(change)       /* choice: another general takes the place of one's deputy */               \
  X(renew)        /* choice: a limited skill that somebody has used may be used once more */      \
  X(forms)        /* choice: generals that nobody has lie beside one, whose skills one may use */ \
  X(form_back)    /* choice: one of them goes back */ \
  /* of commands 军令 in kingdom war */                                                    \
  X(commands)     /* chance: two of the commands, for one who is about to give one */          \
  X(command)      /* choice: one of them is given */                                           \
  X(obey)         /* choice: it is carried out */                                              \
  X(victim)       /* choice: somebody is named who is to take damage */                        \
  /* of its package Power */                                                               \
  X(learn)        /* choice: a skill is named, to have it until the turn ends */               \
  /* of the lord Sun Quan in QSanguosha-For-Hegemony */                                        \
  X(atop)         /* choice: a hand card of another is put on top of the draw pile */
// clang-format on

namespace kind {
enum Id : Kind::Number {
  none = nothing,
#define TALLY_X(name) name,
  TALLY_SGS_KINDS(TALLY_X)
#undef TALLY_X
      count
};
Kind named(Id);
}  // namespace kind

static_assert(kind::count <= max_kinds);
// What these hold as cards are numbers of generals, or of commands.
inline constexpr KindSet are_generals{kind::offer,   kind::avatars, kind::candidates, kind::draft,
                                      kind::appoint, kind::pair,    kind::glimpse,    kind::reborn,
                                      kind::enter,   kind::forms,   kind::commands};
// Answers that only kingdom war knows; it judges them itself (Mode::judge).
[[nodiscard]] constexpr bool of_the_mode(Kind k) { return k == kind::unveil || k == kind::spend; }

enum class Phase : std::uint8_t { none, prepare, judge, draw, play, discard, finish };
inline constexpr std::size_t phases = static_cast<std::size_t>(Phase::finish) + 1;
// clang-format off
#define TALLY_SGS_ROLES(X)                                                             \
  X(hidden,          "hidden",          "未知")                                            \
  X(lord,            "lord",            "主公")                                            \
  X(loyalist,        "loyalist",        "忠臣")                                            \
  X(rebel,           "rebel",           "反贼")                                            \
  X(spy,             "spy",             "内奸")                                            \
  /* of two sides, known to all */                                                      \
  X(warm_commander,  "warm commander",  "暖色主帅")                                        \
  X(warm_vanguard,   "warm vanguard",   "暖色前锋")                                        \
  X(cool_commander,  "cool commander",  "冷色主帅")                                        \
  X(cool_vanguard,   "cool vanguard",   "冷色前锋")                                        \
  /* of kingdom war, in which his generals say for whom one fights */                   \
  X(warrior,         "warrior",         "武将")                                            \
  /* of two sides of two, known to all */                                               \
  X(warm,            "player of the warm side", "暖色方")                                  \
  X(cool,            "player of the cool side", "冷色方")                                  \
  /* of one against two, known to all */                                                \
  X(landlord,        "landlord",        "地主")                                            \
  X(peasant,         "peasant",         "农民")
// clang-format on
enum class Role : std::uint8_t {
#define TALLY_X(name, ...) name,
  TALLY_SGS_ROLES(TALLY_X)
#undef TALLY_X
      count
};
// Of 3v3, where the sides act by turns.
[[nodiscard]] constexpr bool acts_by_side(Role r) {
  return r >= Role::warm_commander && r <= Role::cool_vanguard;
}
[[nodiscard]] constexpr bool of_two_sides(Role r) {
  return acts_by_side(r) || (r >= Role::warm && r <= Role::peasant);
}
// In words, by number of Role.
inline constexpr std::string_view role_en[] = {
#define TALLY_X(name, en, zh) en,
    TALLY_SGS_ROLES(TALLY_X)
#undef TALLY_X
};
inline constexpr std::string_view role_zh[] = {
#define TALLY_X(name, en, zh) zh,
    TALLY_SGS_ROLES(TALLY_X)
#undef TALLY_X
};
enum class Gender : std::uint8_t { none, male, female };
// The marks of kingdom war, and what one is spent for.
enum class Token : std::uint8_t { none, pioneer, half_fish, companion, careerist, count };
enum class Spent : std::uint8_t { none, look, draw, draw_two, limit, peach, count };
// What `decide` names: the ways that skills leave open.
// clang-format off
#define TALLY_SGS_WAYS(X)                                                              \
  X(none,          "nothing",                            "无")                              \
  X(lose_hp,       "to lose a hit point",                "失去1点体力")                     \
  X(lose_max_hp,   "to lose a point of the maximum",     "减1点体力上限")                   \
  X(recover,       "to recover a hit point",             "回复1点体力")                     \
  X(draw,          "to draw cards",                      "摸牌")                            \
  X(draw_many,     "that he draws several, discards one", "摸多弃一")                        \
  X(draw_one,      "that he draws one, discards several", "摸一弃多")                        \
  X(accept,        "to accept",                          "接受")                            \
  X(refuse,        "to refuse",                          "拒绝")                             \
  X(anticlockwise, "to go round anticlockwise",          "逆时针结算")                       \
  X(clockwise,     "to go round clockwise",              "顺时针结算") \
  X(more_cards,    "to draw one card more each turn",    "摸牌阶段多摸一张牌")               \
  X(more_damage,   "that his Slashes deal 1 more",       "使用【杀】的伤害+1")               \
  X(more_targets,  "that his Slashes may have one target more", "使用【杀】可多选一个目标") \
  X(this_player,   "to protect this player alone",       "只对该角色无效")                   \
  X(his_kingdom,   "to protect all of his kingdom",      "对该势力的目标均无效") \
  X(see_hand,      "to look at his hand",                "观看其手牌")                       \
  X(see_main,      "to look at his main general",        "观看其主将")                       \
  X(see_deputy,    "to look at his deputy general",      "观看其副将")                       \
  X(unveil,        "to turn up a general",               "明置一张武将牌")                   \
  X(strip,         "to give up equipment",               "弃置装备牌")                       \
  X(suffer,        "to take the damage",                 "受到伤害") \
  X(yingzi,        "Handsome",                           "英姿") \
  X(haoshi,        "Generosity",                         "好施") \
  X(shelie,        "Wide Reading",                       "涉猎") \
  X(duoshi,        "Sizing Up",                          "度势") \
  X(dismiss,       "to have the deputy removed",         "移除副将")                         \
  X(three_more,    "that his card counts 3 more",        "点数+3")                           \
  X(three_fewer,   "that his card counts 3 less",        "点数-3") \
  X(see_hidden,    "to look at his generals face down",  "观看其暗置的武将牌") \
  X(give,          "to give a hand card",                "交给一张手牌") \
  X(equip,         "to lay equipment before a player",   "将装备牌置入装备区")
// clang-format on
enum class Way : std::uint8_t {
#define TALLY_X(name, ...) name,
  TALLY_SGS_WAYS(TALLY_X)
#undef TALLY_X
      count
};

// The commands 军令 of kingdom war, by their numbers.
// clang-format off
#define TALLY_SGS_COMMANDS(X)                                                          \
  X(none,    "nothing",                                     "无")                            \
  X(strike,  "to deal 1 damage to whom the giver names",    "对其指定的角色造成1点伤害")     \
  X(tribute, "to draw a card and give the giver two",       "摸一张牌，然后交给其两张牌")    \
  X(bleed,   "to lose a hit point",                         "失去1点体力")                   \
  X(silence, "to use and play no hand card until the turn ends, without his skills", \
             "本回合不能使用或打出手牌且所有非锁定技失效") \
  X(kneel,   "to be turned over, and recover nothing until the turn ends", \
             "叠置，本回合不能回复体力") \
  X(shed,    "to keep one hand card and one piece of equipment", \
             "保留一张手牌和一张装备区里的牌，弃置其余的牌")
// clang-format on
enum class Command : std::uint8_t {
#define TALLY_X(name, ...) name,
  TALLY_SGS_COMMANDS(TALLY_X)
#undef TALLY_X
      count
};

// What a Question asks. Each has one row (legal/ask_rules.h), in the room that asks it.
// clang-format off
#define TALLY_SGS_ASKS(X)                                                                         \
  X(none)                                                                                        \
  X(shuffle)       /* chance: order of `value` cards */                                          \
  X(deal)          /* chance: the first hands, when not from the top */                          \
  X(draw)          /* chance: `value` cards from a pile of unknown order */                      \
  X(flip)          /* chance: a judgement card from a pile of unknown order */                   \
  X(reveal)        /* chance: `value` cards turned up from a pile of unknown order */            \
  X(play)          /* play phase: use, recast, or stop */                                        \
  X(slash_at)      /* use a Slash on `other` (Borrowed Sword, Green Dragon Blade), or not */     \
  X(dodge)         /* use a Dodge against a Slash of `other` */                                  \
  X(play_dodge)    /* play a Dodge (Archery Attack) */                                           \
  X(play_slash)    /* play a Slash (Barbarian Invasion, Duel) */                                 \
  X(nullify)       /* anyone of `seats`: nullify `what` on `other` */                            \
  X(rescue)        /* use a Peach (or one's own Wine) on the dying `other` */                    \
  X(hand_limit)    /* discard exactly `value` hand cards */                                      \
  X(cost_axe)      /* discard two of one's cards */                                              \
  X(cost_suit)     /* discard a hand card of the suit of `card` (Fire Attack) */                 \
  X(cost_hand)     /* discard a hand card or let `other` draw (Twin Swords) */                   \
  X(remove_any)    /* discard a card of `other` (Dismantle: hand, equipment, judgement area) */  \
  X(remove_own)    /* discard a card of `other` (Frost Sword: hand, equipment) */                \
  X(remove_horse)  /* discard a horse of `other` (Qilin Bow) */                                  \
  X(snatch)        /* take a card of `other` */                                                  \
  X(pick)          /* take one of the revealed cards, such as the skill `what` allows */         \
  X(show)          /* show a hand card */                                                        \
  X(invoke)        /* use the effect of equipment `what`, or of the skill */                     \
  X(invoke_on)     /* use the effect of the skill `what` on players of one's choice */           \
  X(pay_hand)      /* discard `value` hand cards (`what` = 1: or more; above: up to `what`) */     \
  X(pay_any)       /* discard `value` cards (likewise) */                                        \
  X(pay_keep)      /* discard a card and still reach `other` (Shirk) */                          \
  X(gift_hand)     /* give hand cards to another player */                                       \
  X(gift_pile)     /* give some of the `value` top cards of the draw pile to anyone */           \
  X(retrial_hand)  /* a hand card takes the place of the judgement card */                       \
  X(retrial_any)   /* any card of one's own does */                                              \
  X(peek)          /* chance: `value` cards from a pile of unknown order */                      \
  X(arrange)       /* put the `value` top cards of the draw pile back (`what`: so many on top) */ \
  X(declare)       /* name a suit */                                                             \
  X(expose)        /* show a hand card of `other`, unseen */                                     \
  X(snatch_own)    /* take a card of `other`: hand, equipment */                                 \
  X(snatch_hand)   /* take a hand card of `other` */                                             \
  X(offer)         /* chance: `value` generals */                                                \
  X(choose)        /* one of the generals offered */                                             \
  X(turn_slash)    /* a Slash another gave, as it is or, with the Fan, as a Fire Slash */        \
  X(stands)        /* chance: how the game stands where its record begins in the middle */       \
  X(over)          /* whether a death whose role is hidden ended the game */                     \
  X(punish)        /* whether it made its killer lose his `value` cards */                       \
  X(invoke_any)    /* use the effect of one of several skills (flow/order.cpp) */                \
  X(pindian)       /* put up a hand card against that of `other` */                              \
  X(decide)        /* one of the ways in `value`, a bit each (Way) */                       \
  X(relocate)      /* lay a card in front of another, as the skill `what` allows */              \
  X(pay_of)        /* discard a card as the skill `what` asks for */                             \
  X(gift_of)       /* give away `value` hand cards, as the skill `what` asks for */              \
  X(retrieve)      /* `value` cards of the discard pile for `other`, as the skill `what` allows */\
  X(shed)          /* discard `value` cards of one's pile of the skill `what` */                 \
  X(avatars)       /* chance: `value` generals nobody has */                                     \
  X(avatar)        /* take the shape of one of one's generals, and a skill of his */             \
  X(doubt)         /* question what `other` claims his card to be */                             \
  X(use_one)       /* use a hand card that is a trick or equipment, as what it is */             \
  X(clear_one)     /* discard a card in front of anybody: equipment, a delayed trick (`value` 1), either (2) */\
  X(pile)          /* take one of `value` piles of generals; `what` is gone */                    \
  X(candidates)    /* chance: `value` generals lie open */                                        \
  X(first_draft)   /* one of `seats` is to draft first */                                         \
  X(first_action)  /* the side of one of `seats` is to act first */                               \
  X(draft)         /* take `value` of the open generals */                                        \
  X(appoint)       /* a general of one's own for each of `value` seats */                         \
  X(action)        /* one of `seats` has the next turn */ \
  X(gift_any)      /* give `value` cards, of the hand or equipped, to one of `seats` */          \
  X(stow)          /* lay cards of one's own on a pile, or on that of `other`, such as the skill \
                      `what` takes */                                                            \
  X(outfit)        /* use a hand card that is equipment, or discard another one */               \
  X(strike_near)   /* use one's Triblade on somebody at distance 1 from `other` */             \
  X(reborn)        /* chance: the general with whom `who` comes back, or in whose place one comes */ \
  X(possess)       /* `who`, who is dead, takes possession of somebody */                      \
  X(haunt)         /* his soul acts on `other` */                                                    \
  X(pair)          /* two of the generals offered, of one kingdom */                              \
  X(unveil)        /* as one's turn begins: turn up a general */                                  \
  X(unveil_for)    /* turn up the general in the place `value` to use its skill `what` at once */  \
  X(spend_limit)   /* spend a mark to keep more hand cards */                                     \
  X(conceal)       /* a general of `other` that lies open is turned face down */                  \
  X(strip)         /* the general of `other` whose skills go; `who` is dead */                    \
  X(remove_equip)  /* discard equipment of `other` */                                              \
  X(snatch_worn)   /* take equipment of `other`; of any other player where nobody is named */  \
  X(pay_equip)     /* discard an equipment card, of the hand or equipped */                       \
  X(alliance)      /* give up to three marked cards to `other` */                                 \
  X(mute)          /* a general of `other` that lies open, whose skills do nothing in this turn */ \
  X(crown)         /* the lord `what` takes the place of one's main general */ \
  X(change)        /* one of the generals offered takes the place of one's deputy */ \
  X(yield)         /* which of his own cards `other` is to take or to discard */                  \
  X(snatch_front)  /* take a card in front of `other`: equipment, judgement area */               \
  X(use_all)       /* use the whole hand as one trick */                                          \
  X(renew)         /* a limited skill that `other` has used and may use again */                  \
  X(forms)         /* lay `value` of the generals offered beside oneself */                       \
  X(form_back)     /* put back a form, one that has the skill `what` */ \
  X(remove_of)     /* discard a hand card of `other`, such as the skill `what` takes */          \
  X(gift_beside)   /* give `other` a card of one's pile, such as the skill `what` takes */ \
  X(commands)      /* chance: `value` of the commands */                                          \
  X(command)       /* give one of the commands in `value`, a bit each */                          \
  X(obey)          /* carry out the command `what` of `other` */                                   \
  X(victim)        /* name one of `seats`, to whom `other` is to deal damage */                    \
  X(shed_rest)     /* discard all but one hand card and one piece of equipment */                 \
  X(repay)         /* give `other` two basic cards, or one other card */                          \
  X(learn)         /* one of the skills that the skill `what` teaches */                          \
  X(dress)         /* use equipment of the hand, or lay equipment before another, as the skill     \
                      `what` allows */
// clang-format on

enum class Ask : std::uint8_t {
#define TALLY_X(name) name,
  TALLY_SGS_ASKS(TALLY_X)
#undef TALLY_X
      count
};
// A Dodge is asked for, to be used or played.
[[nodiscard]] constexpr bool wants_dodge(Ask what) {
  return what == Ask::dodge || what == Ask::play_dodge;
}

}  // namespace tally::sanguosha
