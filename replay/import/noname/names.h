#pragma once
// noname's names, translated: those of its data, and those that players see in log lines.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/types.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"

namespace tally::noname {

// --- in data
// "sha", with "fire" or "thunder" beside it; Name::none if it is no card of ours.
[[nodiscard]] sanguosha::Name name_of(std::string_view card, std::string_view nature);
[[nodiscard]] sanguosha::Suit suit_of(std::string_view suit);
// The generals of the standard box; what others are called are other generals here.
[[nodiscard]] sanguosha::General general_of(std::string_view name);
// "gz_huatuo": General::none where some skill of his is not here, or has another text.
[[nodiscard]] sanguosha::General general_in_war(std::string_view name);
[[nodiscard]] sanguosha::Role role_of(std::string_view identity);
[[nodiscard]] sanguosha::Kingdom kingdom_of(std::string_view group);

// --- in log lines
[[nodiscard]] std::string_view shown_name(sanguosha::General g);
[[nodiscard]] sanguosha::Role role_shown(std::string_view role);
[[nodiscard]] sanguosha::Skill skill_shown(std::string_view name);
// The one of this general's that is called so.
[[nodiscard]] sanguosha::Skill skill_shown(std::string_view name, sanguosha::General g);
[[nodiscard]] sanguosha::Token token_shown(std::string_view name);
[[nodiscard]] sanguosha::Name name_shown(std::string_view name);
[[nodiscard]] What cause_shown(std::string_view name);
[[nodiscard]] What phase_shown(std::string_view phase);
[[nodiscard]] What suit_shown(std::string_view suit);  // 0: none
// 零 to 九十九, 两 for 2; nothing of anything else.
[[nodiscard]] std::optional<int> numeral(std::string_view words);

// "杀【♠︎9】、闪【♥︎2】": each of them.
struct Shown {
  sanguosha::Name name = sanguosha::Name::none;
  sanguosha::Suit suit = sanguosha::Suit::none;
  int rank = 0;  // 0: no card, it only counts as one
  bool operator==(const Shown&) const = default;
};
[[nodiscard]] std::vector<Shown> cards_shown(std::string_view words);

}  // namespace tally::noname
