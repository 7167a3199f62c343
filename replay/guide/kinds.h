#pragma once
// What a game's kinds of events and their fields mean to the guide: everything here comes from the
// game's schema.
#include <algorithm>
#include <cstdint>

#include "engine/core/schema.h"
#include "engine/core/table.h"

namespace tally::guide {

[[nodiscard]] constexpr std::uint8_t bit_of(Field f) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(f));
}

// nullptr where events of this kind have no such field.
[[nodiscard]] inline const FieldInfo* field_of(const KindInfo& kind, Field f) {
  const auto it = std::find_if(kind.fields.begin(), kind.fields.end(),
                               [&](const FieldInfo& i) { return i.field == f; });
  return it == kind.fields.end() ? nullptr : &*it;
}
[[nodiscard]] inline bool has_type(const KindInfo& kind, FieldType type) {
  return std::any_of(kind.fields.begin(), kind.fields.end(),
                     [&](const FieldInfo& f) { return f.type == type; });
}
// Whether `e` has this field and the record does not show it.
[[nodiscard]] inline bool hides(const KindInfo& kind, const Event& e, Field f) {
  return !e.shows(f) && field_of(kind, f) != nullptr;
}

// Whether a record may leave out which cards these are: cards, not names of something else. Of a
// whole pile, and of cards that stay where they are, nothing has to be known.
[[nodiscard]] inline bool may_be_unseen(const KindInfo& kind) {
  const FieldInfo* const cards = field_of(kind, Field::cards);
  return cards != nullptr && cards->type != FieldType::names && kind.from != Spot::discard &&
         kind.from != Spot::none;
}

// A choice by which somebody takes cards out of another's hand into his own (Snatch).
[[nodiscard]] constexpr bool takes(const KindInfo& kind) {
  return kind.from == Spot::other && kind.to == Spot::seat && kind.role == EventRole::choice;
}
// A choice by which somebody throws cards of his away, and nothing else comes of it.
[[nodiscard]] inline bool discards(const KindInfo& kind) {
  return kind.from == Spot::seat && kind.to == Spot::discard && kind.role == EventRole::choice &&
         has_type(kind, FieldType::cards);
}

struct Kinds {
  explicit Kinds(const Schema& schema);

  KindSet restating;           // may be stated again where nothing has changed
  KindSet ending;              // end a game
  KindSet boundaries;          // begin a turn or a round
  bool stays_on_table = true;  // what is played in this game never moves on from the table
  Kind discarding = nothing;   // discards(); nothing where the game has no such kind
  Kind taking = nothing;       // takes()

  // Whether the question asks for cards that somebody has to throw away: the price of a skill, or
  // those above the hand limit.
  [[nodiscard]] bool is_price(const Question& q) const {
    return discarding != nothing && !q.may_pass && q.accepts == KindSet(discarding);
  }
};

inline Kinds::Kinds(const Schema& schema) {
  for (std::size_t k = 0; k < schema.kinds.size(); ++k) {
    const KindInfo& info = schema.kinds[k];
    const Kind kind = static_cast<Kind>(k);
    if (info.restates) restating.add(kind);
    if (info.ends) ending.add(kind);
    if (info.boundary) boundaries.add(kind);
    if (discards(info)) discarding = kind;
    if (takes(info)) taking = kind;
    stays_on_table = stays_on_table && !on_table(info.from);
  }
}

}  // namespace tally::guide
