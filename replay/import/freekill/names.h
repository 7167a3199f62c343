// FreeKill's names and numbers, translated.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/message.h"
#include "engine/core/types.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"

namespace tally::freekill {

// FreeKill's card ids 1–160, and from `first_of_v33` on those of 3v3, from `first_of_war` on those
// of kingdom war; anything else (-1 = hidden)
// is an unseen card.
inline constexpr std::int64_t first_of_v33 = 413;  // observed of 0.5.7
inline constexpr std::int64_t first_of_war = 569;  // likewise, of kingdom war
Card card_of(std::int64_t id);
sanguosha::Name name_of(std::string_view card_name);  // Name::none if it is no card of ours
sanguosha::Role role_of(std::string_view role);
// The equipment whose effect a skill name stands for; none if it is no choice of a player.
sanguosha::Name invoked(std::string_view skill);
// What a judgement is for, as events have it.
What judged_for(std::string_view reason);
// Of damage, as events have it.
What element_of(std::string_view damage_type);
// A general's skill, and a general; none if it is not one of ours.
sanguosha::Skill skill_of(std::string_view name);
sanguosha::General general_of(std::string_view name);
inline Card as_card(sanguosha::General g) { return static_cast<Card::Number>(g); }
// The rule a move of cards claims by its skill name; none if it names no such rule.
Rule cause_of(std::string_view skill);
// The cards a text of FreeKill's screen can mean (up to 0.5.10: name, suit and rank in HTML), and
// the name alone.
std::vector<Card> cards_in_words(std::string_view html);
sanguosha::Name name_in_words(std::string_view html);
// The general's skill or the equipment that a skill of FreeKill's belongs to ("#jizhi_main_skill",
// "##silver_lion_skill_2_trig"); none and none for what belongs to neither.
struct Owned {
  sanguosha::Skill skill;
  sanguosha::Name equipment;
};
Owned owned(std::string_view skill);
inline What cause_of(Owned o) {
  return o.skill != sanguosha::Skill::none ? sanguosha::cause(o.skill)
                                           : sanguosha::cause(o.equipment);
}
// Of a general, as FreeKill spells it.
std::string_view kingdom_of(sanguosha::General g);
std::string_view kingdom_key(sanguosha::Kingdom k);
// A skill of a general, not of equipment or of the rules.
bool general_skill(std::string_view skill);

// Card areas of a move.
enum class Area : std::uint8_t {
  unknown,
  hand,
  equip,
  judge,
  special,
  processing,
  draw,
  discard,
  away
};
// "the discard pile"
Message said_area(Area a);

// Why cards move.
enum class Reason : std::uint8_t {
  none,
  just_move,
  draw,
  discard,
  give,
  put,
  put_into_discard,
  prey,
  exchange,
  use,
  response,
  judge,
  recast,
  pindian
};

}  // namespace tally::freekill
