#pragma once
// When skills and equipment act: all timings, in the order of the rulebook. A skill declares its
// effect at a timing (effects.h); the flow opens each timing in the place named beside it
// (Play::open), also those at which no skill of today acts.
//
// A timing is opened to all living players, in action order from the current player. One player's
// skills act before his equipment (SGS-USE-ORDER); with several skills that could be used he says
// which comes first, and each acts once. An effect says itself for whom it works: `owner` may be
// the victim, the source, or somebody who looks on.
#include <cstddef>
#include <cstdint>

#include "engine/core/id.h"
#include "engine/sanguosha/events.h"

// clang-format off
// X(timing, what its effects are called with (moments.h))   when; where the flow opens it
#define TALLY_SGS_TIMINGS(X)                                                                      \
  /* the game, turns, phases (SGS-TURN-ORDER, SGS-PHASE-ORDER) */                                 \
  X(cards_ready,      TurnTime)  /* the draw pile lies there, nobody has a hand yet; Play::run */ \
  X(game_start,       TurnTime)  /* everybody has his first hand; Play::run */                    \
  X(round_start,      TurnTime)  /* a round begins; Play::turns */                            \
  X(turn_start,       TurnTime)  /* a turn begins; Play::take_turn */                             \
  X(before_prepare,   PhaseTime) /* a phase is about to begin, no card skipping it; Play::phase */  \
  X(before_judge,     PhaseTime) /* likewise */                                                   \
  X(before_draw,      PhaseTime) /* likewise */                                                   \
  X(before_play,      PhaseTime) /* likewise */                                                   \
  X(before_discard,   PhaseTime) /* likewise */                                                   \
  X(before_finish,    PhaseTime) /* likewise */                                                   \
  X(skipping,         PhaseTime) /* a phase is about to be skipped; Play::phase */                \
  X(prepare_start,    PhaseTime) /* it has begun; Play::phase */                                  \
  X(judge_start,      PhaseTime) /* likewise */                                                   \
  X(draw_start,       PhaseTime) /* likewise */                                                   \
  X(play_start,       PhaseTime) /* likewise */                                                   \
  X(discard_start,    PhaseTime) /* likewise */                                                   \
  X(finish_start,     PhaseTime) /* likewise */                                                   \
  X(play_begun,       PhaseTime) /* what skills do as the play phase starts is done; Play::phase */ \
  X(drawing,          Drawing)   /* how many cards the draw phase brings, or what instead;        \
                                    Play::draw_phase */                                           \
  X(drawn,            Drawing)   /* they are drawn; Play::draw_phase */                           \
  X(prepare_end,      PhaseTime) /* nothing more comes in it; Play::phase */                      \
  X(judge_end,        PhaseTime) /* likewise */                                                   \
  X(draw_end,         PhaseTime) /* likewise */                                                   \
  X(play_end,         PhaseTime) /* likewise */                                                   \
  X(discard_end,      PhaseTime) /* likewise */                                                   \
  X(finish_end,       PhaseTime) /* likewise */                                                   \
  X(turn_end,         TurnTime)  /* the last phase is over; Play::take_turn */                    \
  X(turned_over,      TurnTime)  /* somebody was turned face down or up; Play::turn_over */       \
  X(general_revealed, GeneralTime) /* a general was turned up; KingdomWar::unveiled */            \
  X(general_removed,  GeneralTime) /* it was removed, its own skills act; Play::dismisses */      \
  /* a card in use (SGS-USE-ORDER) */                                                             \
  X(declared,         Use)       /* a card and its targets are named; Play::use */                \
  X(card_used,        Use)       /* it lies on the table; Play::card_used */                      \
  X(targeting,        Target)    /* somebody is about to be its target, or another instead;       \
                                    Play::name_targets */                                         \
  X(target_specified, Target)    /* its user has this target; Play::name_targets */               \
  X(target_confirmed, Target)    /* this target has come to be one; Play::name_targets,   \
                                    and of a Peach for the dying Play::help */         \
  X(before_effect,    Target)    /* the card may be void for this target; Play::affects */        \
  X(card_needed,      Needed)    /* a Dodge or a Slash is asked for: somebody or something may    \
                                    give it in his place; Play::helped */                         \
  X(claimed,          Claim)     /* a card lies face down and is said to be another;              \
                                    Play::ask_for_card */                                         \
  X(card_answered,    Answered)  /* a card was used or played in answer, or (as Name::none) for    \
                                    a judgement; Play::answers_for, Play::played */               \
  X(dodged,           Target)    /* the Slash was dodged; cards/slash.cpp */                        \
  X(effect,           Target)    /* the card takes effect on this target; Play::takes_effect */   \
  X(card_finished,    Use)       /* all targets are dealt with; Play::resolve */                  \
  /* judgement (SGS-JUDGEMENT) */                                                                 \
  X(before_judgement, Judging)   /* no card is turned yet; Play::turn_judgement_card */           \
  X(retrial,          Judging)   /* a card lies open and is not yet valid; Play::replaced */      \
  X(judged,           Judging)   /* the judgement has taken effect; Play::judged */               \
  /* damage, hit points, chains (SGS-DAMAGE, SGS-HP, SGS-CHAIN) */                                \
  X(before_damage,    Damage)    /* who deals it to whom may still change; Play::damage */        \
  X(dealing,          Damage)    /* about to be dealt, for its source; Play::damage */            \
  X(taking,           Damage)    /* about to be taken, for its victim; Play::damage */            \
  X(before_loss,      HitPoints) /* about to be lost, not by damage; Play::lose_hp */             \
  X(losing_hp,        HitPoints) /* hit points are about to be lost; Play::take_hp */             \
  X(lost_hp,          HitPoints) /* they are lost, not by damage; Play::lose_hp */                \
  X(dealt,            Damage)    /* the victim has taken it, for its source; Play::damage */      \
  X(damaged,          Damage)    /* the victim has taken it and lives; Play::damage */            \
  X(damage_over,      Damage)    /* nothing more follows but the chain; Play::damage */           \
  X(recovering,       HitPoints) /* hit points are about to come back; Play::heal */              \
  X(recovered,        HitPoints) /* they are back; Play::heal */                                  \
  X(before_chain,     ChainTime) /* about to be chained or freed; Play::set_chained */            \
  X(chained,          ChainTime) /* chained or freed; Play::set_chained */                        \
  /* dying and death (SGS-DYING, SGS-RESCUE, SGS-DEATH) */                                        \
  X(entering_dying,   Dying)     /* hit points are gone; Play::dying */                           \
  X(asked_for_rescue, Dying)     /* a player's turn to help has come; Play::dying */              \
  X(rescued,          Dying)     /* a Peach saves the dying player; Play::dying */                \
  X(rescue_failed,    Dying)     /* everybody was asked: dead, or not; Play::dying */             \
  X(after_dying,      Dying)     /* saved; Play::dying */                                         \
  X(before_death,     Death)     /* about to die; Play::death */                                  \
  X(died,             Death)     /* dead and shown, the game goes on; Play::death */              \
  X(burying,          Death)     /* the dead's cards are about to go; Play::death */              \
  X(after_death,      Death)     /* rewards and punishments are paid out; Play::death */          \
  /* pindian */                                                                                   \
  X(pindian_shown,    Pindian)   /* both cards are shown; Play::pindian */                        \
  X(pindian_over,     Pindian)   /* who has won stands; Play::pindian */                          \
  /* cards come and go, one's own and others' */                                                  \
  X(reached_for,      Reaching)  /* a player is about to take or discard a card of another;       \
                                    Play::reach_for */                                            \
  X(cards_moving,     CardsMove) /* cards are about to change places; Door::tell */               \
  X(cards_moved,      CardsMove) /* they have; Door::fold */                                      \
  X(lost,             Loss)      /* the last hand card or equipment is gone; Play::settle */      \
  X(cards_lost,       Loss)      /* cards have left a hand or equipment area; Door::fold */

// How things are: what skills make of a number, a suit or a permission, whenever somebody asks for
// it. Nothing happens then, so these are called with the state alone (Legal::see).
// X(view, what it is about (moments.h))   where it is asked for
#define TALLY_SGS_VIEWS(X)                                                                        \
  X(distance,         DistanceView)  /* from one player to another; Legal::distance */            \
  X(attack_range,     RangeView)     /* how far a player's Slash reaches; Legal::in_range */      \
  X(suit,             SuitView)      /* of a card somebody has; Legal::suit */                    \
  X(permission,       UseView)       /* to use or play a card at all; Legal::holds_as */          \
  X(hand_limit,       LimitView)     /* how many hand cards one keeps; Legal::hand_limit */       \
  X(slash_limit,      LimitView)     /* how many Slashes a play phase allows; Legal::slash */     \
  X(slash_aims,       LimitView)     /* on how many a Slash may be used; Legal::slash */          \
  X(reach,            ReachView)     /* how far a card may be used; Legal::use, Legal::slash */
// clang-format on

namespace tally::sanguosha {

enum class Timing : std::uint8_t {
#define TALLY_X(timing, moment) timing,
  TALLY_SGS_TIMINGS(TALLY_X) TALLY_SGS_VIEWS(TALLY_X)
#undef TALLY_X
      count
};
inline constexpr std::size_t timing_count = static_cast<std::size_t>(Timing::count);
using TimingSet = IdSet<Timing, timing_count>;

// The six phases follow one another, Phase::prepare first.
[[nodiscard]] constexpr Timing at_phase(Timing of_prepare, Phase p) {
  return static_cast<Timing>(static_cast<int>(of_prepare) + static_cast<int>(p) -
                             static_cast<int>(Phase::prepare));
}
static_assert(at_phase(Timing::before_prepare, Phase::finish) == Timing::before_finish &&
              at_phase(Timing::prepare_start, Phase::finish) == Timing::finish_start &&
              at_phase(Timing::prepare_end, Phase::finish) == Timing::finish_end);

// Those that are opened to equipment too: to that of one player, whom the flow names.
inline constexpr TimingSet equipment_timings{
    Timing::targeting,   Timing::before_chain, Timing::target_specified,
    Timing::card_needed, Timing::dodged,       Timing::dealing,
    Timing::taking,      Timing::dealt,        Timing::entering_dying};

// Views that are asked of equipment too, of whoever wears it (Legal::attack_range,
// Legal::hand_limit).
inline constexpr TimingSet equipment_views{Timing::attack_range, Timing::hand_limit};

}  // namespace tally::sanguosha
