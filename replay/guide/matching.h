#pragma once
// An event as the rules tell it against the event as a record shows it.
#include <array>
#include <optional>
#include <span>

#include "engine/core/schema.h"
#include "engine/core/table.h"

namespace tally {

// The first field in which the two differ; none where they agree. A field that either side does not
// know agrees with anything. Cards are held against each other as sets, unless their order is the
// point (KindInfo::ordered).
std::optional<Field> difference(const KindInfo& kind, const Event& told, const Event& shown);
inline bool agree(const KindInfo& kind, const Event& told, const Event& shown) {
  return !difference(kind, told, shown).has_value();
}

// The same in two parts: everything but the cards and their number; the cards.
bool agrees_but_for_cards(const KindInfo& kind, const Event& told, const Event& shown);
bool cards_agree(const KindInfo& kind, const Event& told, const Event& shown);

// Whether the card is one of these.
bool has(std::span<const Card> cards, Card c);

// Puts into `told` what only `shown` knows: hidden fields, unknown cards. A card that only `told`
// names stays: "♠7, ?" and "♥2, ?" become "♥2, ♠7". The cards then lie in `room`.
void fill(const KindInfo& kind, Event& told, const Event& shown, std::array<Card, max_cards>& room);

// Makes of `told` what is `shown`; fields that only `told` has stay. Its rule stays too.
void take_as_shown(const KindInfo& kind, Event& told, const Event& shown,
                   std::array<Card, max_cards>& room);

// Whether an event can be an answer to this question at all, legal or not: a Dodge by seat 3 is
// none to the question whether seat 2 plays one.
bool may_answer(const Question& q, const Event& e);

}  // namespace tally
