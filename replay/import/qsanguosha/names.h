#pragma once
// QSanguosha's names and numbers, translated.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/message.h"
#include "engine/core/types.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "replay/import/qsanguosha/commands.h"

namespace tally::qsanguosha {

// A number of a card is smaller than that.
inline constexpr std::int64_t card_numbers = 256;
// The cards 0 to 159, and five of 3v3; in kingdom war 0 to 162. Anything else is none of ours.
[[nodiscard]] Card card_of(Family family, std::int64_t number);
// In kingdom war this one, and those behind it, come with its other packages.
inline constexpr std::int64_t first_of_packages = 108;
// "fire_slash", "jink"; Name::none if it is no card of ours.
[[nodiscard]] sanguosha::Name name_of(std::string_view card);
[[nodiscard]] sanguosha::Role role_of(std::string_view role);
// Those of before 2013 are called "nos_…" where there are newer ones; in kingdom war all are
// others.
[[nodiscard]] sanguosha::General general_of(Family family, std::string_view name);
// Of the expansions of kingdom war, whether or not he is played there as we have him.
[[nodiscard]] sanguosha::General general_of_the_dead(std::string_view name);
[[nodiscard]] sanguosha::Skill skill_of(Family family, std::string_view name);
// A skill that players have, and that counts for more than the looks of it.
[[nodiscard]] bool is_skill(std::string_view name);
// "@NosRendeCard" of a skill card: the skill.
[[nodiscard]] sanguosha::Skill skill_of_card(Family family, std::string_view card_class);
// A card's or a skill's, as events name what brings something about.
[[nodiscard]] What cause_named(Family family, std::string_view name);
// The rule a move claims by its name; none if it names no such rule.
[[nodiscard]] Rule rule_named(Family family, std::string_view name);
[[nodiscard]] What phase_of(std::string_view phase);  // 0: none of the six
[[nodiscard]] What suit_of(std::string_view suit);

// Where cards lie.
enum class Place : std::uint8_t {
  hand,
  equip,
  judging,    // a judgement area
  judgement,  // the judgement card
  own_pile,
  discard,
  draw,
  table,
  unknown,
};
[[nodiscard]] Place place_of(std::int64_t number);
// "the discard pile"
[[nodiscard]] Message said_place(Place p);
// "from the draw pile to the discard pile: 2 cards"
[[nodiscard]] Message said_way(Place from, Place to, std::size_t n);

// Why cards move; its lower four bits are the class.
namespace reason {
inline constexpr std::int64_t use = 1;
inline constexpr std::int64_t respond = 2;
inline constexpr std::int64_t recast = 4;
inline constexpr std::int64_t pindian = 5;
inline constexpr std::int64_t got = 7;
inline constexpr std::int64_t let_use = 0x11;
inline constexpr std::int64_t retrial = 0x12;
inline constexpr std::int64_t rule_discard = 0x13;
inline constexpr std::int64_t throw_away = 0x23;
inline constexpr std::int64_t dismantle = 0x33;
inline constexpr std::int64_t give = 0x17;
inline constexpr std::int64_t preview_give = 0x67;
inline constexpr std::int64_t recycle = 0x47;
inline constexpr std::int64_t swap = 0x19;
// Thrown away, by the rules, by oneself or by another.
[[nodiscard]] constexpr bool is_discard(std::int64_t reason) {
  constexpr std::int64_t class_bits = 0xF;
  return (reason & class_bits) == 3;
}
// Natural ends of all sorts, and equipment that makes room.
[[nodiscard]] constexpr bool is_put(std::int64_t reason) {
  constexpr std::int64_t class_bits = 0xF;
  return (reason & class_bits) == 0xA;
}
}  // namespace reason

}  // namespace tally::qsanguosha
