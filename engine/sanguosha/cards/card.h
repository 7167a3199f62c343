#pragma once
// The room of a card: whatever a name on a card has of its own, one constant a name, in the card's
// file of this folder. Who judges, offers, plays or tells of cards loops over these.
#include <array>
#include <cstdint>

#include "engine/core/message.h"
#include "engine/core/table.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/timing/effects.h"

namespace tally::sanguosha {

// On whom a card is used in its user's play phase.
enum class Aim : std::uint8_t {
  nobody,    // not at all, it only answers: Dodge, Nullification
  user,      // himself
  other,     // one other player
  anyone,    // one player
  victim,    // one other player, and whom he is to slash
  others,    // all others
  everyone,  // all, himself too
  kin,       // himself and all others of his kingdom
  slash,     // one other player, or as many as the weapon allows; its condition judges them
  some,      // up to two players; its condition judges them
  group      // one whom its user names and all who go with him (CardRules::group)
};

// Leaves no choice of several.
[[nodiscard]] constexpr bool on_all_such(Aim aim) {
  return aim == Aim::others || aim == Aim::everyone || aim == Aim::kin;
}

// Whom it saves when he is dying.
enum class Saves : std::uint8_t { nobody, user, anyone };

struct CardRules {
  Aim aim = Aim::nobody;
  bool near = false;    // the target is at distance 1 at most
  bool recast = false;  // may be put away to draw another
  Saves saves = Saves::nobody;
  // What else is wrong with this use, its targets being as many as its aim says.
  Verdict (*condition)(const Legal&, const Event& use) = nullptr;
  // On whom it is used if its user names this player; on nobody if he may not.
  SeatSet (*group)(const State&, Seat user, Seat named) = nullptr;
  // False: it cannot do anything to this target, so nobody is asked to nullify it.
  bool (*affects)(const State&, Seat target) = nullptr;
  // What it does to each target that is alive, one after the other, when it is not nullified.
  void (*effect)(Play&, const Use&, Seat target) = nullptr;
  // What it does behind the last of them.
  void (*behind)(Play&, const Use&) = nullptr;
  // What it does to all of them: instead of `effect`, for a card with an order of its own.
  void (*resolve)(Play&, Use&) = nullptr;
  // What it does in the judgement phase of the player in front of whom it lies.
  void (*due)(Play&, Seat who, Card card, Name as, bool nullified) = nullptr;
  // Which card a judgement for it must bring, for it to take effect.
  const Says<>* needs = nullptr;
  // What is said of a use that breaks its rule, by condition.
  std::array<Refusal, 3> refusals{};
  // What it does in an equipment area.
  Effects worn{};
};

namespace cards {
extern const CardRules none;
#define TALLY_X(key, ...) extern const CardRules key;
TALLY_SGS_CARDS(TALLY_X)
#undef TALLY_X
}  // namespace cards

// Of each name; looked up all the time.
extern const std::array<const CardRules*, static_cast<std::size_t>(Name::count)> card_rules;
[[nodiscard]] inline const CardRules& rules_of(Name n) {
  return *card_rules[static_cast<std::size_t>(n)];
}
[[nodiscard]] inline const Effects& effects_of(Name n) { return rules_of(n).worn; }

// The rule by which he may not use such a card on a player; none if he may.
[[nodiscard]] Rule immune(const State& state, Seat user, Seat to, Name as, Color color);
// The rule by which he is no target of it any more as soon as he would become one; none if he is.
[[nodiscard]] Rule cancels(const State& state, Seat to, Name as, Color color);
// The targets of a card that leaves no choice of them, without those that a card of this colour
// may not have; none where there is a choice.
[[nodiscard]] SeatList only_targets(const State& state, Seat user, Name as, Color color);

// Those of a card of a group, where this one is named.
[[nodiscard]] SeatList group_of(const State& state, Seat user, Seat named, Name as, Color color);

// cards/equipment.cpp
void put_on(Play& g, Use& u);
[[nodiscard]] constexpr CardRules equipment(const Effects& worn, const Breach* refusal = nullptr,
                                            const Says<>* needs = nullptr) {
  CardRules rules;
  rules.aim = Aim::user;
  rules.resolve = put_on;
  rules.needs = needs;
  rules.refusals = {{{why::plain, refusal}}};
  rules.worn = worn;
  return rules;
}

}  // namespace tally::sanguosha
