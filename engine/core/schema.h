#pragma once
// What a game's events, cards and seats are called: the one description from which logs are read
// and written, findings are worded and docs are printed.
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/event.h"

namespace tally {

enum class FieldType : std::uint8_t {
  number,
  boolean,
  seat,
  seats,
  card,
  cards,
  name,
  names,  // several, held in Event::cards as numbers
};

struct FieldInfo {
  Field field;
  FieldType type;
  std::string_view key;                          // the key in a log line
  std::span<const std::string_view> names = {};  // for FieldType::name
  std::span<const std::string_view> zh = {};     // the same in Chinese, for people
  std::span<const std::string_view> en = {};     // the same in English, for people
  // A boolean may have words of its own too: zh and en for false, then for true.
  bool optional = false;  // left out of a line when 0, empty or nobody
  bool not_self = false;  // words leave it out where it is who acts
  int goes_with = any;    // words have it only where this is Event::extra

  static constexpr int any = -1;
};

// How a record may use a kind.
enum class EventRole : std::uint8_t { outcome, choice, chance };

// Who sees the cards of a kind of event, or the names it has in their place. Cards that lay face up
// just before are seen by all, whatever is said here.
enum class Sight : std::uint8_t {
  all,
  none,
  seat,  // who it happens to
  both,  // the second party as well
  each,  // each seat its own share
};

// Where the cards of a kind of event come from and go to, as far as this bears on who sees them.
enum class Spot : std::uint8_t {
  none,      // they stay where they are
  table,     // face up, for the time being: a card in use, say
  shown,     // face up, turned up from the pile, for the time being
  discard,   // face up, on the discard pile
  area,      // face up in front of a player, his to use
  pending,   // face up in front of a player, waiting to take effect
  opposite,  // face up in front of the second party, as it lay where it came from, or his to use
  pile,
  aside,  // taken from the pile and looked at, to be dealt with
  seat,   // the hand of whom it happens to
  other,  // the hand of the second party
  each,   // hands, a share for each seat in turn
};

// In use, or turned up.
[[nodiscard]] constexpr bool on_table(Spot s) { return s == Spot::table || s == Spot::shown; }
// In front of a player.
[[nodiscard]] constexpr bool in_front(Spot s) {
  return s == Spot::area || s == Spot::pending || s == Spot::opposite;
}

// Whether the value of a kind says how many cards it has: all of them, or for each seat in turn.
enum class Counted : std::uint8_t { no, cards, cards_each };

struct KindInfo {
  std::string_view name;  // the "e" of a log line
  EventRole role = EventRole::outcome;
  std::span<const FieldInfo> fields;
  // Words for people; {key} stands for the field of that key. A part in [ ] is left out where it is
  // empty; of two wordings in one, apart by |, the second stands behind another part.
  std::string_view en;
  std::string_view zh;
  // A claim that only restates what is so already (hit points, a flipped card) may stand again.
  bool restates = false;
  bool ordered = false;   // the order of its cards is the point
  bool boundary = false;  // nothing before it belongs to what comes after (a turn, a round)
  bool sequence = false;  // one after another in a fixed order by `what`; each is its own subject
  bool ends = false;      // the last event of a game
  Counted counted = Counted::no;
  bool single = false;  // once in a game: who it is about is what it says
  Sight sight = Sight::all;
  Spot from = Spot::none;
  Spot to = Spot::none;
  bool to_bottom = false;  // its cards go under the pile; else on top, or as its number says
  // What it says is face down for the others until everybody who was told of this kind has answered
  // with it.
  Kind face_down_with = nothing;
  // Whether its cards lie face down before whoever may use them. None: they lie open.
  bool (*face_down)(const Event& e) = nullptr;
  // An event as it stands in signatures, where names have come between others since; none: as it
  // is.
  Event (*signs)(const Event& e) = nullptr;
  // A choice that another one completes, which says what it is for.
  bool opens = false;
  // What it keeps from happening to the same seat, where it keeps anything.
  KindSet (*forbids)(const Event& e) = nullptr;

  // Somebody's cards, face up, out of use or into it: one that a record does not name was seen.
  [[nodiscard]] constexpr bool all_see_it_go() const {
    return sight == Sight::all && (to == Spot::discard || to == Spot::table) &&
           (from == Spot::seat || from == Spot::other);
  }
};

struct CardInfo {
  std::string_view token;  // in a log line: suit, rank, key; "S7.slash"
  std::string_view en;
  std::string_view zh;
  std::string_view face;  // "♠7"
  bool on_self = false;   // used on oneself only (equipment): words need not say so
  Rule rule = no_rule;    // what the card does
  // The card that stands for it in records which leave out what tells it from others, if any do.
  Card name_only = unknown_card;
  // Which of several that look alike, where words have to say so: "2".
  std::string_view copy = {};
};

// A small named number each seat brings to the game: role, gender …
struct SeatFieldInfo {
  std::string_view key;
  std::span<const std::string_view> names;
  What hidden = 0;                            // the value that means "not shown"
  bool optional = false;                      // left out of a log where it is hidden
  std::span<const std::string_view> en = {};  // in words, where these are not the names
  bool secret = false;                        // seen by nobody else until an event shows it …
  std::uint64_t open = 0;  // … but where it has one of these values, a bit each
  What plain = 0;          // what all have where it tells nobody apart: a warrior of kingdom war
  // The key in the state of a second name that a seat may have: a deputy.
  std::string_view second = {};

  [[nodiscard]] bool is_open(What value) const { return value < 64 && (open >> value & 1U) != 0; }
  // Whether the word is worth saying.
  [[nodiscard]] bool tells(What value) const {
    return value < names.size() && value != hidden && value != plain;
  }
  [[nodiscard]] std::string_view word(What value) const {
    const auto& words = en.empty() ? names : en;
    return value < words.size() ? words[value] : "?";
  }
};

inline constexpr int max_seat_fields = 4;

// A word of the state (Match::fields) or of the seats, as the game spells it, in Chinese.
struct Word {
  std::string_view en;
  std::string_view zh;
  std::string_view said = {};  // in English to people, where the game's spelling is not for them
};

struct Schema {
  std::span<const KindInfo> kinds;
  std::span<const CardInfo> cards;
  std::span<const SeatFieldInfo> seat_fields;
  std::span<const Word> words = {};  // what is missing here reads the same in both languages
  Rule holds = no_rule;              // cited when a card cannot be where it is said to come from
  Rule roles = no_rule;              // cited when the players cannot be who they are said to be
  Rule draws = no_rule;              // cited when a card cannot come off the top of the pile

  [[nodiscard]] const KindInfo& of(const Event& e) const { return kinds[e.kind]; }
};

}  // namespace tally
