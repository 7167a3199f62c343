#pragma once
// Fields of a packet as the events of a record want them. What a packet lacks, or has in another
// shape, is empty or 0: readers judge nothing.
#include <cstdint>
#include <string_view>

#include "engine/core/event.h"
#include "replay/import/freekill/cbor.h"
#include "replay/import/freekill/names.h"
#include "replay/import/sanguosha/made.h"

namespace tally::freekill {

inline constexpr std::int64_t name_key = 2;  // of a converted card
inline constexpr std::int64_t subcards_key = 6;

using import::event;
using import::small;
using import::with_cards;

inline std::string_view text(const cbor::Value& v) {
  return v.untagged().as_text().value_or(std::string_view());
}

inline std::int64_t number(const cbor::Value& v, std::int64_t otherwise = 0) {
  return v.untagged().as_int().value_or(otherwise);
}

// `otherwise` for a code this program does not know.
template <class E>
E code(const cbor::Value& v, E last, E otherwise) {
  const std::int64_t n = number(v, -1);
  return n >= 0 && n <= static_cast<std::int64_t>(last) ? static_cast<E>(n) : otherwise;
}
inline Area area(const cbor::Value& v) { return code(v, Area::away, Area::unknown); }
inline Reason reason(const cbor::Value& v) { return code(v, Reason::pindian, Reason::none); }

// Whether kingdom war is played with the cards of Strategic Advantage: its package is not disabled.
inline bool with_strategy(const cbor::Value& settings) {
  const cbor::Value disabled = settings.at(2).find("disabledPack");
  for (const cbor::Value package : disabled.items())
    if (text(package) == "strategic_advantage") return false;
  return disabled.size() > 0;
}

// A statement: it shows what it is given, and nothing else.
struct Said : Event {
  explicit Said(Kind k) {
    kind = k;
    for (int f = 0; f < field_count; ++f) hide(static_cast<Field>(f));
  }
  Said& by(Seat s) { return shown(Field::seat, seat = s); }
  Said& of(Seat s) { return shown(Field::other, other = s); }
  Said& as(What name) { return shown(Field::what, what = name); }
  Said& n(std::int64_t number) { return shown(Field::value, value = small(number)); }
  Said& on(const SeatList& s) {
    seats = s;
    return shown(Field::seats, 0);
  }
  Said& with(std::span<const Card> c) {
    cards = c;
    return shown(Field::cards, 0);
  }

 private:
  Said& shown(Field f, int /*what it is*/) {
    show(f);
    return *this;
  }
};

}  // namespace tally::freekill
