#pragma once
// Rules that are also to be proved: one text, two meanings. B is the truth type, N the number type;
// in play bool and int, in a proof solver expressions (engine/core/logic.h).
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/logic.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally::sanguosha {

// SGS-HAND-LIMIT: as many cards as hit points, never fewer than none (000 "Abandonment stage").
// OPT-SGS-HAND-LIMIT: or as many as the maximum, or more than a hand can have.
inline constexpr int no_hand_limit = 999;
template <class N>
[[nodiscard]] constexpr N hand_limit(const N& hp, const N& max_hp, const Options& options) {
  if (options.is<Opt::hand_limit>("none")) return N(0 * hp + no_hand_limit);
  return larger(options.is<Opt::hand_limit>("max_hp") ? max_hp : hp, N(0 * hp));
}

// SGS-PHASE-DISCARD: how many of `hand` cards are more than `limit`.
template <class N>
[[nodiscard]] constexpr N excess(const N& hand, const N& limit) {
  return larger(N(hand - larger(limit, N(0 * limit))), N(0 * limit));
}

// SGS-DISTANCE: the shorter way round among the living, +1 for the target's defensive horse, -1 for
// one's own offensive horse, never below 1. `steps` = seats from a to b in the order of play,
// `living` = living players, `nearer` = what skills take off.
template <class B, class N>
[[nodiscard]] constexpr N distance(const N& steps, const N& living, const B& target_has_plus,
                                   const B& own_minus, const N& nearer) {
  const N shorter = smaller(steps, N(living - steps));
  const N plus = ite(target_has_plus, N(shorter + 1), shorter);
  const N with_horses = ite(own_minus, N(plus - 1), plus);
  return larger(N(with_horses - nearer), N(0 * with_horses + 1));
}

// SGS-RANGE: who is near enough for a weapon.
template <class B, class N>
[[nodiscard]] constexpr B reaches(const N& distance, const N& range) {
  return distance <= range;
}

// SGS-SLASH-LIMIT: another Slash may be used in this play phase: `used` of them so far that count,
// of as many as the ruleset allows (OPT-SGS-SLASH-LIMIT, 0 is no limit) and `more` by skills.
template <class B, class N>
[[nodiscard]] constexpr B within_slash_limit(const N& used, const N& more, const B& unlimited,
                                             const Options& options) {
  const N own = 0 * used + options[Opt::slash_limit];
  return either(either(unlimited, B(own == 0)), used < own + more);
}

// SGS-WINE-LIMIT: another Wine may be used for its effect; `waiting`: one waits for a Slash.
template <class B, class N>
[[nodiscard]] constexpr B within_wine_limit(const N& used, const B& waiting) {
  return both(negate(waiting), used < 1);
}

// SGS-USE-ORDER, SGS-RESCUE: the i-th seat from `from` on, living or not, once round the table at
// most.
template <class N>
[[nodiscard]] constexpr N seat_on(const N& from, const N& i, const N& players) {
  const N on = from + i;
  return ite(on < players, on, N(on - players));
}

// SGS-HEAL: how many of `points` come back to somebody below his maximum.
template <class N>
[[nodiscard]] constexpr N recovered(const N& points, const N& hp, const N& max_hp) {
  return smaller(points, N(max_hp - hp));
}

// SGS-CHAIN: damage with an element un-chains its victim, and so is passed on, unless it has been
// passed on to him.
template <class B>
[[nodiscard]] constexpr B unchains(const B& elemental, const B& chained) {
  return both(elemental, chained);
}
template <class B>
[[nodiscard]] constexpr B passes_on(const B& elemental, const B& chained, const B& passed_on) {
  return both(unchains(elemental, chained), negate(passed_on));
}

// SGS-CARD-NULLIFICATION: what it answers has no effect, unless it has none itself.
template <class B>
[[nodiscard]] constexpr B nullifies(const B& has_no_effect) {
  return negate(has_no_effect);
}

// SGS-DEATH: a death is paid for to who caused it, lives and is not the dead.
template <class B, class N>
[[nodiscard]] constexpr B is_paid(const N& victim, const N& killer, const B& killer_lives) {
  return both(killer_lives, negate(killer == victim));
}

// OPT-SGS-ROUND-LIMIT: the game is drawn as this round, from 1, would begin; a limit of 0 is none.
template <class B, class N>
[[nodiscard]] constexpr B drawn_at_round(const N& round, const N& limit) {
  return both(limit > 0, round >= limit);
}

// SGS-CARD-LIGHTNING: it strikes at spade 2 to 9. Suits are numbers of Suit.
template <class B, class N>
[[nodiscard]] constexpr B lightning_strikes(const N& suit, const N& rank) {
  return both(suit == static_cast<int>(Suit::spade), both(rank >= 2, rank <= 9));
}

// SGS-CARD-INDULGENCE, SGS-CARD-SUPPLY-SHORTAGE: the phase is skipped unless a heart, or a club, is
// judged.
template <class B, class N>
[[nodiscard]] constexpr B phase_is_skipped(Name trick, const N& suit) {
  const Suit saving = trick == Name::indulgence ? Suit::heart : Suit::club;
  return negate(suit == static_cast<int>(saving));
}

}  // namespace tally::sanguosha
