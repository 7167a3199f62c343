#pragma once
// Where skills and equipment act. A window is a place in the flow; an effect is what one skill, or
// one card in an equipment area, does there. Each window is opened in one place of the flow, named
// beside it, in this order within a use and its damage:
//
//   converts      what a card may be used or played as        (whenever a card is judged)
//   immune        whom a card may not be used on              (whenever targets are judged)
//   helps         others answer in the owner's place          (a Dodge or a Slash is needed)
//   card_used     a card has been used, before its targets    (Play::use)
//   targeted      the owner is about to be a Slash's target    (resolve_slash)
//   target_fixed  the owner's Slash has its target             (resolve_slash)
//   dodged        the owner's Slash was dodged                 (resolve_slash)
//   dealing       the owner is about to deal damage            (Play::damage)
//   taking        the owner is about to take damage            (Play::damage)
//   damaged       the owner has taken damage and lives         (Play::damage)
//   judging       a judgement card lies open, not yet valid     (Play::judgement)
//   judged        the owner's judgement has taken effect        (Play::judgement)
//   rescued       a Peach saves the dying owner                 (Play::dying)
//   lost          cards have left the owner's hand or equipment (Play::settle)
//   prepare, draw_instead, draw_count, act, before_discard, finish: the phases of the owner's turn
//
// Equipment acts in `helps`, `target_fixed`, `dodged`, `dealing` and `taking` only; all the other
// windows are opened to skills alone.
//
// Several owners in one window act in action order from the current player. One owner's skills act
// before his equipment (SGS-USE-ORDER), in the order they are printed.
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/table.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"

namespace tally::sanguosha {

class Play;
class Legal;
struct State;
struct Use;
struct Damage;

// What left a player's areas in one event.
struct Loss {
  bool last_hand_card = false;
  int equipment = 0;
};

// What `act` may name.
struct ActShape {
  int least_targets = 0;
  int most_targets = 0;
};

struct Effects {
  // --- standing
  bool unlimited_slash = false;  // SGS-SLASH-LIMIT does not hold the owner
  bool far_tricks = false;       // the owner's tricks know no distance
  bool needs_two = false;        // a Slash of his needs two Dodges, a Duel with him two Slashes
  std::int8_t nearer = 0;        // subtracted from the owner's distance to others
  bool from_equipment = false;   // `converts` takes cards of the equipment area too
  bool (*converts)(const Legal&, Seat owner, Card card, Name as) = nullptr;
  bool (*immune)(const State&, Seat owner, Seat user, Name as) = nullptr;
  // --- the owner's turn
  void (*prepare)(Play&, Seat owner) = nullptr;
  bool (*draw_instead)(Play&, Seat owner) = nullptr;  // true: nothing is drawn
  void (*draw_count)(Play&, Seat owner, int& count) = nullptr;
  ActShape shape{};
  Verdict (*may_act)(const Legal&, const Event& invoke) = nullptr;
  void (*act)(Play&, const Event& invoke) = nullptr;
  bool (*before_discard)(Play&, Seat owner) = nullptr;  // true: the phase is skipped
  void (*finish)(Play&, Seat owner) = nullptr;
  // --- cards and damage
  // True when somebody answered for the owner.
  bool (*helps)(Play&, Seat owner, Ask what, Seat against, const Use&) = nullptr;
  void (*card_used)(Play&, Seat owner, const Use&) = nullptr;
  // Returns the target from now on.
  Seat (*targeted)(Play&, Seat owner, const Use&) = nullptr;
  // Returns false when the target may not dodge.
  bool (*target_fixed)(Play&, Seat owner, Use&, Seat target) = nullptr;
  // True: the Slash hits all the same.
  bool (*dodged)(Play&, Seat owner, const Use&, Seat target) = nullptr;
  // True: there is no damage.
  bool (*dealing)(Play&, Seat owner, const Damage&, int& amount) = nullptr;
  void (*taking)(Play&, Seat owner, const Damage&, int& amount) = nullptr;
  void (*damaged)(Play&, Seat owner, const Damage&, int amount) = nullptr;
  // May put another card in its place.
  void (*judging)(Play&, Seat owner, Seat judge, Cause cause, Card& card) = nullptr;
  void (*judged)(Play&, Seat owner, Cause cause, Card card, bool took_effect) = nullptr;
  void (*lost)(Play&, Seat owner, const Loss&) = nullptr;
  void (*rescued)(Play&, Seat owner, Seat by, int& points) = nullptr;  // with a Peach, dying
};

// Of a card in an equipment area (cards/equipment_effects.cpp); nothing for other cards.
extern const std::array<const Effects*, static_cast<std::size_t>(Name::count)> equipment_effects;
[[nodiscard]] inline const Effects& effects_of(Name n) {
  return *equipment_effects[static_cast<std::size_t>(n)];
}

}  // namespace tally::sanguosha
