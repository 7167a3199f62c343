#pragma once
// An event as the rules tell it against the event as a record shows it.
#include <array>

#include "engine/core/schema.h"
#include "engine/core/table.h"

namespace tally {

struct Difference {
  bool same = true;
  Field field = Field::what;  // the first that differs
};

// Fields either side does not know agree with anything. Cards are compared as sets, unless the
// order is the point (`ordered`).
Difference compare(const KindInfo& kind, const Event& told, const Event& shown, bool ordered);

// The same in two parts: all but the cards and how many they are; the cards.
bool agrees_but_for_cards(const KindInfo& kind, const Event& told, const Event& shown);
bool cards_agree(const KindInfo& kind, const Event& told, const Event& shown);

// Whether it is among these.
bool has(std::span<const Card> cards, Card c);

// Puts into `told` what only `shown` knows: hidden fields, unknown cards. A card that is told and
// for which `shown` has an unknown one stays; `room` is for the two together.
void fill(const KindInfo& kind, Event& told, const Event& shown, std::array<Card, max_cards>& room);

// Whether an event can be an answer to this question at all, legal or not.
bool may_answer(const Question& q, const Event& e);

}  // namespace tally
